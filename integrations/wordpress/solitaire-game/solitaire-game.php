<?php
/**
 * Plugin Name:       Solitaire Game
 * Description:       Five games of patience, played in the post: a block, a shortcode, a pasted address, or the tag itself.
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            solitaire-game contributors
 * License:           MIT
 * Text Domain:       solitaire-game
 * Domain Path:       /languages
 *
 * This file hangs the parts into WordPress and holds nothing else.
 */

namespace SolitaireGame;

defined( 'ABSPATH' ) || exit;

const VERSION   = '0.1.0';
const MAIN_FILE = __FILE__;

require __DIR__ . '/includes/fields.php';
require __DIR__ . '/includes/links.php';
require __DIR__ . '/includes/scripts.php';
require __DIR__ . '/includes/render.php';
require __DIR__ . '/includes/block.php';
require __DIR__ . '/includes/content.php';
require __DIR__ . '/includes/settings.php';

add_action( 'init', __NAMESPACE__ . '\load_texts', 5 );
add_action( 'init', __NAMESPACE__ . '\register_scripts' );
add_action( 'init', __NAMESPACE__ . '\register_block' );
add_action( 'init', __NAMESPACE__ . '\register_addresses' );
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\add_editor_data' );
add_action( 'admin_init', __NAMESPACE__ . '\register_settings' );
add_filter( 'script_loader_tag', __NAMESPACE__ . '\as_module', 10, 2 );
add_filter( 'wp_kses_allowed_html', __NAMESPACE__ . '\allow_tag', 10, 2 );
// After KSES (10), which has taken from authors what they may not write.
add_filter( 'content_save_pre', __NAMESPACE__ . '\fill_saved_tags', 20 );
add_filter( 'tiny_mce_before_init', __NAMESPACE__ . '\allow_in_visual_editor' );
// Before wpautop (10), which would break a tag with an empty line in it.
add_filter( 'the_content', __NAMESPACE__ . '\prepare_tags', 8 );
add_filter( 'widget_block_content', __NAMESPACE__ . '\prepare_tags', 8 );
add_filter( 'widget_text_content', __NAMESPACE__ . '\prepare_tags', 8 );
add_shortcode( 'solitaire-game', __NAMESPACE__ . '\render_shortcode' );

function load_texts(): void {
	load_plugin_textdomain( 'solitaire-game', false, dirname( plugin_basename( MAIN_FILE ) ) . '/languages' );
}
