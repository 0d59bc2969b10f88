<?php
/** Games in the text of a post: the tag itself, which authors may write, and pasted addresses. */

namespace SolitaireGame;

defined( 'ABSPATH' ) || exit;

/** Sizes are for the block and the shortcode: the tag has no such attributes. */
function allow_tag( array $tags, $context ): array {
	if ( 'post' === $context ) {
		$names                  = array_diff( array_keys( fields() ), array( 'height', 'max-width' ) );
		$tags['solitaire-game'] = array_fill_keys( array_merge( $names, array( 'class', 'id' ) ), true );
	}
	return $tags;
}

/** What is saved holds a link, which can be read where the plugin is not, and without which the visual editor would drop the tag. */
function fill_saved_tags( string $slashed ): string {
	return false === stripos( $slashed, '<solitaire-game' ) ? $slashed : wp_slash( fill_tags( wp_unslash( $slashed ) ) );
}

/** The visual editor of classic posts knows no other tags than those that it is told of. */
function allow_in_visual_editor( array $settings ): array {
	foreach ( array( 'custom_elements' => '~solitaire-game', 'extended_valid_elements' => 'solitaire-game[*]' ) as $name => $value ) {
		$settings[ $name ] = ltrim( ( $settings[ $name ] ?? '' ) . ',' . $value, ',' );
	}
	return $settings;
}

/** Loads the script for tags in the text, and puts each on one line: WordPress would make paragraphs of the others. */
function prepare_tags( string $content ): string {
	if ( false === stripos( $content, '<solitaire-game' ) ) {
		return $content;
	}
	enqueue_game();
	return preg_replace_callback(
		'~<solitaire-game\b.*?</solitaire-game\s*>~is',
		static function ( array $match ): string {
			return preg_replace( '/\s*\R\s*/', ' ', $match[0] );
		},
		$content
	) ?? $content;
}

/**
 * Addresses of games, alone on a line: `https://cards.example/play/klondike/42` and `…/embed.html?variant=klondike&seed=42` of the
 * server that the settings name. Those of other servers are WordPress's affair (oEmbed).
 */
function register_addresses(): void {
	if ( '' !== home() ) {
		$home = preg_quote( preg_replace( '~^https?://~i', '', home() ), '~' );
		wp_embed_register_handler( 'solitaire-game', "~^https?://{$home}(?:play/([a-z0-9-]+)/([^/?#]+)/?|embed\.html)(?:\?([^#]*))?(?:#.*)?$~i", __NAMESPACE__ . '\render_address' );
	}
}

/** @return string|false False: somebody else may know what to do with it. */
function render_address( array $matches ) {
	wp_parse_str( $matches[3] ?? '', $wishes );
	if ( isset( $wishes['record'] ) ) { // A game that somebody shared: the server's own page shows it, in a frame.
		return false;
	}
	$wishes = array_intersect_key( $wishes, fields() );
	if ( '' !== ( $matches[1] ?? '' ) ) {
		$wishes['variant'] = $matches[1];
		$wishes['seed']    = rawurldecode( $matches[2] );
	}
	list( $taken ) = read_wishes( $wishes );
	return isset( $taken['variant'] ) && ( '' === ( $matches[1] ?? '' ) || isset( $taken['seed'] ) ) ? render( $taken ) : false;
}
