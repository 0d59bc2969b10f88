<?php
/** The one renderer: whatever way a game came into the content, its tag is written here. */

namespace SolitaireGame;

defined( 'ABSPATH' ) || exit;

/** @param array<int|string, mixed> $wishes By the names of fields.json. */
function render( array $wishes ): string {
	list( $taken, $faults ) = read_wishes( $wishes );
	if ( is_feed() ) {
		return link_to( $taken );
	}
	enqueue_game();
	$styles = '';
	$html   = '';
	foreach ( $taken as $name => $value ) {
		if ( 'height' === $name || 'max-width' === $name ) {
			$styles .= $name . ':' . (int) $value . 'px;';
		} else {
			$html .= true === $value ? ' ' . $name : sprintf( ' %s="%s"', $name, esc_attr( $value ) );
		}
	}
	$style = '' === $styles ? '' : sprintf( ' style="%s"', esc_attr( $styles ) );
	return "<solitaire-game{$html}{$style}>" . link_to( $taken ) . '</solitaire-game>' . note_of( $faults );
}

/** For those who can mend it, what of their wishes was not taken. */
function note_of( array $faults ): string {
	if ( array() === $faults || ! current_user_can( 'edit_posts' ) ) {
		return '';
	}
	/* translators: %s: names of attributes. */
	$text = sprintf( __( 'Solitaire did not take: %s.', 'solitaire-game' ), implode( ', ', array_slice( $faults, 0, 10 ) ) );
	return sprintf( '<small class="solitaire-game-note">%s</small>', esc_html( $text ) );
}

/** @param array|string $wishes A shortcode without any gives an empty text. */
function render_shortcode( $wishes ): string {
	return render( is_array( $wishes ) ? $wishes : array() );
}
