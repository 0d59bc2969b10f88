<?php
/**
 * A game as a link that can be read: for readers without scripts, in feeds, and what is left when the plugin is gone. Owns the
 * names of games and the address of the server that the site names in its settings. Also loaded by uninstall.php.
 */

namespace SolitaireGame;

defined( 'ABSPATH' ) || exit;

const HOME_OPTION = 'solitaire_game_home';
/** Where it is said what this is, for sites that name no server of games. */
const PROJECT = 'https://www.npmjs.com/package/solitaire-game';

/** @return array<string, string> */
function game_names(): array {
	return array(
		'klondike'        => __( 'Klondike', 'solitaire-game' ),
		'little-klondike' => __( 'Little Klondike', 'solitaire-game' ),
		'aceless'         => __( 'Aceless', 'solitaire-game' ),
		'little-piano'    => __( 'Little Piano', 'solitaire-game' ),
		'big-piano'       => __( 'Big Piano', 'solitaire-game' ),
	);
}

/** The server of games, with a slash at its end; empty where there is none. */
function home(): string {
	$home = (string) get_option( HOME_OPTION, '' );
	return '' === $home ? '' : trailingslashit( $home );
}

function title_of( array $taken ): string {
	$variant = $taken['variant'] ?? 'klondike';
	$name    = game_names()[ $variant ] ?? $variant;
	/* translators: 1: a game's name, 2: the number or name of its deal. */
	return isset( $taken['seed'] ) ? sprintf( __( '%1$s, deal %2$s', 'solitaire-game' ), $name, $taken['seed'] ) : $name;
}

function address_of( array $taken ): string {
	if ( '' === home() ) {
		return PROJECT;
	}
	$variant = $taken['variant'] ?? 'klondike';
	return isset( $taken['seed'] ) ? home() . 'play/' . $variant . '/' . rawurlencode( $taken['seed'] ) : home() . 'embed.html?variant=' . $variant;
}

function link_to( array $taken ): string {
	return sprintf( '<a href="%s">%s</a>', esc_url( address_of( $taken ) ), esc_html( title_of( $taken ) ) );
}

/** @param array|string $wishes As WordPress reads them out of a tag; without any, an empty text. */
function link_for( $wishes ): string {
	return link_to( read_wishes( is_array( $wishes ) ? $wishes : array() )[0] );
}

/** Tags in a text that hold nothing get their link. */
function fill_tags( string $content ): string {
	return preg_replace_callback(
		'~(<solitaire-game\b([^>]*)>)\s*(</solitaire-game\s*>)~i',
		static function ( array $match ): string {
			return $match[1] . link_for( shortcode_parse_atts( $match[2] ) ) . $match[3];
		},
		$content
	) ?? $content;
}
