<?php
/** The block: its registration, the texts that its editor shows, and how its attributes are named in the tag. */

namespace SolitaireGame;

defined( 'ABSPATH' ) || exit;

const BLOCK = 'solitaire-game/game';

function register_block(): void {
	register_block_type(
		dirname( MAIN_FILE ) . '/block',
		array(
			'render_callback' => __NAMESPACE__ . '\render_block_game',
			// A block's scripts reach the editor's canvas also where that is a frame. On a page the renderer asks for its own.
			'script_handles'  => is_admin() ? array( SCRIPT ) : array(),
		)
	);
}

function add_editor_data(): void {
	$data = array(
		'attributes' => \WP_Block_Type_Registry::get_instance()->get_registered( BLOCK )->attributes,
		'fields'     => fields(),
		'games'      => game_names(),
		'home'       => home(),
		'project'    => PROJECT,
		'texts'      => editor_texts(),
	);
	wp_add_inline_script( EDITOR, 'window.solitaireGameBlock = ' . wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
}

function render_block_game( array $attributes ): string {
	$wishes = array();
	foreach ( $attributes as $name => $value ) {
		$name = strtolower( preg_replace( '/(?=[A-Z])/', '-', $name ) );
		if ( isset( fields()[ $name ] ) ) { // The others are WordPress's own: alignment, class, spacing.
			$wishes[ $name ] = $value;
		}
	}
	return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), render( $wishes ) );
}

/** @return array<string, string> */
function editor_texts(): array {
	return array(
		/* translators: 1: a game's name, 2: the number or name of its deal. */
		'title'        => __( '%1$s, deal %2$s', 'solitaire-game' ),
		'game'         => __( 'Game', 'solitaire-game' ),
		'seed'         => __( 'Deal', 'solitaire-game' ),
		'seedHelp'     => __( 'A number, a name or a date: all readers get the same cards. “daily”: another deal each day. Left empty: each reader gets another one.', 'solitaire-game' ),
		'seedFault'    => __( 'There is no such deal: 100 characters or numbers up to 9007199254740991.', 'solitaire-game' ),
		'winnable'     => __( 'Only deals that can be won', 'solitaire-game' ),
		'open'         => __( 'Cards face up', 'solitaire-game' ),
		'persist'      => __( 'Readers find their game again', 'solitaire-game' ),
		'appearance'   => __( 'Appearance', 'solitaire-game' ),
		'theme'        => __( 'Colours', 'solitaire-game' ),
		'controls'     => __( 'Buttons', 'solitaire-game' ),
		'autoplay'     => __( 'Cards go home by themselves', 'solitaire-game' ),
		'fourColor'    => __( 'Four-colour deck', 'solitaire-game' ),
		'mirrored'     => __( 'For left hands', 'solitaire-game' ),
		'sounds'       => __( 'Sounds', 'solitaire-game' ),
		'showWinnable' => __( 'Show whether the game can still be won', 'solitaire-game' ),
		'height'       => __( 'Height in pixels', 'solitaire-game' ),
		'maxWidth'     => __( 'Greatest width in pixels', 'solitaire-game' ),
		/* translators: 1: the smallest number, 2: the greatest. */
		'sizeHelp'     => __( 'From %1$s to %2$s; left empty, it follows from the game.', 'solitaire-game' ),
		'usual'        => __( 'As usual', 'solitaire-game' ),
		'true'         => __( 'Yes', 'solitaire-game' ),
		'easy'         => __( 'Easy', 'solitaire-game' ),
		'medium'       => __( 'Medium', 'solitaire-game' ),
		'hard'         => __( 'Hard', 'solitaire-game' ),
		'felt'         => __( 'Felt', 'solitaire-game' ),
		'paper'        => __( 'Paper', 'solitaire-game' ),
		'night'        => __( 'Night', 'solitaire-game' ),
		'contrast'     => __( 'Contrast', 'solitaire-game' ),
		'full'         => __( 'All', 'solitaire-game' ),
		'minimal'      => __( 'Few', 'solitaire-game' ),
		'none'         => __( 'None', 'solitaire-game' ),
		'off'          => __( 'Never', 'solitaire-game' ),
		'safe'         => __( 'When that cannot do harm', 'solitaire-game' ),
		'all'          => __( 'Always', 'solitaire-game' ),
	);
}
