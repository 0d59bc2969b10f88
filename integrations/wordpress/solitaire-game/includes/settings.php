<?php
/** One setting, among those for writing: the site's server of games. */

namespace SolitaireGame;

defined( 'ABSPATH' ) || exit;

function register_settings(): void {
	register_setting(
		'writing',
		HOME_OPTION,
		array(
			'type'              => 'string',
			'default'           => '',
			'sanitize_callback' => __NAMESPACE__ . '\checked_home',
		)
	);
	add_settings_field( HOME_OPTION, __( 'Server of solitaire games', 'solitaire-game' ), __NAMESPACE__ . '\show_setting', 'writing', 'default', array( 'label_for' => HOME_OPTION ) );
}

/** @param mixed $text */
function checked_home( $text ): string {
	$url   = esc_url_raw( trim( is_string( $text ) ? $text : '' ), array( 'http', 'https' ) );
	$parts = wp_parse_url( $url );
	return empty( $parts['host'] ) || isset( $parts['query'] ) || isset( $parts['fragment'] ) ? '' : trailingslashit( $url );
}

function show_setting(): void {
	printf(
		'<input type="url" class="regular-text" id="%1$s" name="%1$s" value="%2$s" placeholder="https://cards.example/"><p class="description">%3$s</p>',
		esc_attr( HOME_OPTION ),
		esc_attr( home() ),
		esc_html__( 'If you have one: its addresses, pasted on a line of their own, become games, and links to games lead there.', 'solitaire-game' )
	);
}
