<?php
/**
 * What may be wished of a game, and which values are taken: the white list of fields.json. Everything that an author writes
 * comes through here. Must not know HTML.
 */

namespace SolitaireGame;

defined( 'ABSPATH' ) || exit;

/** By name; a site may add to it, for games that it defines itself. */
function fields(): array {
	static $fields = null;
	if ( null === $fields ) {
		$fields = json_decode( file_get_contents( dirname( MAIN_FILE ) . '/fields.json' ), true );
	}
	return apply_filters( 'solitaire_game_fields', $fields );
}

/**
 * Wishes by name, as text or as a block has them, sorted into those that are taken (as text; true for a switch) and the names of
 * the others. Empty ones and switches that are off are neither.
 *
 * @return array{0: array<string, string|true>, 1: string[]}
 */
function read_wishes( array $wishes ): array {
	$taken  = array();
	$faults = array();
	foreach ( $wishes as $name => $value ) {
		if ( is_int( $name ) ) { // In a shortcode: a word by itself.
			list( $name, $value ) = array( (string) $value, true );
		}
		$field = fields()[ $name ] ?? null;
		if ( null === $value || '' === $value || false === $value ) {
			continue;
		}
		$read = null === $field || ! is_scalar( $value ) ? null : read_wish( $name, $field, $value );
		if ( null === $read ) {
			$faults[] = $name;
		} elseif ( false !== $read ) {
			$taken[ $name ] = $read;
		}
	}
	return array( $taken, $faults );
}

/** @return string|bool|null Null for what is not taken. */
function read_wish( string $name, array $field, $value ) {
	$text = true === $value ? 'true' : trim( (string) $value );
	if ( 'false' === $text ) {
		return false;
	}
	if ( isset( $field['boolean'] ) ) {
		return in_array( strtolower( $text ), array( 'true', '1', 'yes', 'on', $name ), true ) ? true : null;
	}
	if ( isset( $field['values'] ) ) {
		return in_array( $text, $field['values'], true ) ? $text : null;
	}
	if ( isset( $field['most'] ) ) {
		$number = preg_match( '/^[0-9]{1,5}(px)?$/', $text ) ? (int) $text : 0;
		return $number >= $field['least'] && $number <= $field['most'] ? (string) $number : null;
	}
	return 1 === preg_match( '/' . $field['pattern'] . '/uD', $text ) && ! is_too_big( $text ) ? $text : null;
}

/** Numbers beyond 2^53-1 name no deal. */
function is_too_big( string $text ): bool {
	$digits = ltrim( $text, '0' );
	return ctype_digit( $text ) && ( strlen( $digits ) > 16 || ( 16 === strlen( $digits ) && strcmp( $digits, '9007199254740991' ) > 0 ) );
}
