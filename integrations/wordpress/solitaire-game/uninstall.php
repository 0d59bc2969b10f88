<?php
/**
 * When the plugin is deleted, its games in the text become links that can be read: shortcodes, and tags that hold nothing, from before
 * it was there. (A block has its link in the post already, and an address is one.) Titles and revisions stay as they are.
 */

namespace SolitaireGame;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

const MAIN_FILE = __DIR__ . '/solitaire-game.php';

require __DIR__ . '/includes/fields.php';
require __DIR__ . '/includes/links.php';

function without_games( string $content ): string {
	$shortcode = '/' . get_shortcode_regex( array( 'solitaire-game' ) ) . '/s';
	// Text only: a link within a tag's attribute would break the tag.
	$parts = array_map(
		static function ( string $part ) use ( $shortcode ): string {
			if ( '' === $part || '<' === $part[0] ) {
				return $part;
			}
			$part = preg_replace_callback(
				$shortcode,
				static function ( array $match ): string {
					return '[' === $match[1] && ']' === $match[6] ? $match[0] : $match[1] . link_for( shortcode_parse_atts( $match[3] ) ) . $match[6];
				},
				$part
			);
			return str_replace( '[/solitaire-game]', '', $part );
		},
		wp_html_split( fill_tags( $content ) )
	);
	return implode( '', $parts );
}

function leave_links(): void {
	global $wpdb;
	load_plugin_textdomain( 'solitaire-game', false, basename( __DIR__ ) . '/languages' );
	$posts = $wpdb->get_results(
		$wpdb->prepare(
			"SELECT ID, post_content FROM {$wpdb->posts} WHERE post_type <> 'revision' AND (post_content LIKE %s OR post_content LIKE %s)",
			'%' . $wpdb->esc_like( '[solitaire-game' ) . '%',
			'%' . $wpdb->esc_like( '<solitaire-game' ) . '%'
		)
	);
	foreach ( $posts as $post ) {
		$content = without_games( $post->post_content );
		if ( $content !== $post->post_content ) {
			// Not wp_update_post: this is no edit of somebody's, and nobody's rights should take anything else away.
			$wpdb->update( $wpdb->posts, array( 'post_content' => $content ), array( 'ID' => $post->ID ) );
			clean_post_cache( (int) $post->ID );
		}
	}
	delete_option( HOME_OPTION );
}

foreach ( is_multisite() ? get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) : array( 0 ) as $site ) {
	if ( $site ) {
		switch_to_blog( $site );
	}
	leave_links();
	if ( $site ) {
		restore_current_blog();
	}
}
