<?php
/**
 * The element's files, loaded once and only where a game is. Pages get the module, which is small at first and loads the rest
 * when needed; editors get the one script of the old kind, which their inner frames take in every version of WordPress.
 */

namespace SolitaireGame;

defined( 'ABSPATH' ) || exit;

const MODULE = 'solitaire-game';
const SCRIPT = 'solitaire-game-classic';
const EDITOR = 'solitaire-game-editor';

function register_scripts(): void {
	wp_register_script( MODULE, plugins_url( 'assets/solitaire-game.min.js', MAIN_FILE ), array(), VERSION, true );
	wp_register_script( SCRIPT, plugins_url( 'assets/solitaire-game.classic.js', MAIN_FILE ), array(), VERSION, true );
	wp_register_script(
		EDITOR,
		plugins_url( 'block/editor.js', MAIN_FILE ),
		array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' ),
		VERSION,
		true
	);
}

/** What a page with a game needs. An editor asks over REST for what a pasted address becomes. */
function enqueue_game(): void {
	wp_enqueue_script( is_admin() || ( defined( 'REST_REQUEST' ) && REST_REQUEST ) ? SCRIPT : MODULE );
}

function as_module( string $tag, string $handle ): string {
	return MODULE === $handle ? str_replace( '<script', '<script type="module"', preg_replace( '/ type=(["\']).*?\1/', '', $tag ) ) : $tag;
}
