// A WordPress of a test's own: the files of Debian's package, a database behind a socket, PHP's own server on loopback, all in a
// folder that goes when the test is done. Nothing of the machine's own WordPress or database is touched.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { makeMo } from '../../../scripts/lib/gettext.mjs';
import { SOURCE } from '../../../scripts/lib/wordpress-here.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** What `npm run wordpress` makes. */
const ZIP = join(ROOT, 'integrations/wordpress/build/solitaire-game.zip');

export const PASSWORD = 'a password for the test';
export type User = 'admin' | 'author';

export interface WordPress {
  readonly origin: string;
  readonly version: string;
  /** Runs PHP inside WordPress, as somebody with that user's rights; what it returns, through JSON. */
  php(code: string, as?: User): unknown;
  /** Publishes what that user wrote, in as far as that user may; the post's address. */
  publish(content: string, as?: User): string;
  readonly pluginZip: string;
  close(): Promise<void>;
}

/** No theme comes along where recommended packages are left out. It declares no HTML5 scripts, as old themes do. */
const THEME = {
  'style.css': '/*\nTheme Name: Plain\n*/\nbody { max-width: 700px; margin: 1rem auto; font-family: serif; }\n',
  'functions.php': "<?php add_theme_support('title-tag'); add_theme_support('editor-styles');\n",
  'index.php': `<!doctype html><html <?php language_attributes(); ?>><head><meta charset="utf-8"><?php wp_head(); ?></head><body>
<?php while (have_posts()) : the_post(); ?><article><h1><?php the_title(); ?></h1><div class="content"><?php the_content(); ?></div></article><?php endwhile; ?>
<?php wp_footer(); ?></body></html>
`,
};

/** WordPress asks no server on loopback, as a rule; here the others are there too. Mail and updates are left out. */
const MU_PLUGIN = `<?php
add_filter('http_request_host_is_external', '__return_true');
add_filter('http_allowed_safe_ports', function ($ports, $host, $url) { $ports[] = (int) wp_parse_url($url, PHP_URL_PORT); return $ports; }, 10, 3);
add_filter('pre_http_request', function ($no, $args, $url) { return '127.0.0.1' === wp_parse_url($url, PHP_URL_HOST) ? $no : new WP_Error('offline'); }, 10, 3);
// As the Classic Editor plugin does it.
add_filter('use_block_editor_for_post', function ($yes) { return isset($_GET['classic']) ? false : $yes; });
add_filter('pre_wp_mail', '__return_true');
add_filter('pre_get_avatar', '__return_empty_string');
// A machine may be busy, and what WordPress did not get in five seconds it does not ask for again.
add_filter('http_request_timeout', function () { return 30; });
`;

/**
 * Starts a program and keeps it: when its keeper's input ends, by `close` or because the test was killed, the program and all that
 * it started are ended, and then the folder goes that it is given.
 */
const KEEPER = 'folder=$1; shift; setsid "$@" </dev/null >/dev/null 2>&1 & cat >/dev/null; kill -s TERM -- "-$!"; wait; [ -z "$folder" ] || rm -rf "$folder"';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export async function openWordPress(): Promise<WordPress> {
  const folder = mkdtempSync(join(tmpdir(), 'solitaire-wordpress-'));
  const site = join(folder, 'site');
  const socket = join(folder, 'db.sock');
  const keepers: ChildProcess[] = [];
  const start = (program: string, args: string[], { goes = '', env = {} }: { goes?: string; env?: Record<string, string> } = {}): void => {
    keepers.push(spawn('sh', ['-c', KEEPER, 'keeper', goes, program, ...args], { stdio: ['pipe', 'ignore', 'ignore'], detached: true, env: { ...process.env, ...env } }));
  };
  const close = async (): Promise<void> => {
    for (const keeper of keepers.reverse()) {
      const gone = new Promise((resolve) => (keeper.exitCode === null ? keeper.once('exit', resolve) : resolve(null)));
      keeper.stdin!.end();
      await gone;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const must = (program: string, args: string[], cwd = folder): string => {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 1e8 });
    if (status !== 0) throw new Error(`${program} failed (${status}):\n${stdout}${stderr}`);
    return stdout;
  };
  try {
    const user = process.getuid?.() === 0 ? ['--user=root'] : [];
    must('mariadb-install-db', ['--no-defaults', `--datadir=${folder}/db`, '--auth-root-authentication-method=normal', '--skip-test-db', ...user]);
    start('mariadbd', ['--no-defaults', `--datadir=${folder}/db`, `--socket=${socket}`, '--skip-networking', `--pid-file=${folder}/db.pid`, '--innodb-flush-log-at-trx-commit=0', ...user], { goes: folder });

    cpSync(SOURCE, site, { recursive: true, dereference: true });
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const put = (path: string, text: string | Uint8Array): void => {
      mkdirSync(join(site, path, '..'), { recursive: true });
      writeFileSync(join(site, path), text);
    };
    for (const [name, text] of Object.entries(THEME)) put(`wp-content/themes/plain/${name}`, text);
    put('wp-content/mu-plugins/offline.php', MU_PLUGIN);
    // Languages that the site may have, without texts of WordPress's own.
    for (const locale of ['ru_RU', 'uk']) put(`wp-content/languages/${locale}.mo`, makeMo([{ context: undefined, id: '', text: `Language: ${locale}\n` }]));
    must(process.execPath, ['scripts/wordpress.mjs'], ROOT);
    const keys = ['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'].flatMap((name) => [`${name}_KEY`, `${name}_SALT`]);
    put(
      'wp-config.php',
      `<?php
define('DB_NAME', 'wp'); define('DB_USER', 'root'); define('DB_PASSWORD', ''); define('DB_HOST', 'localhost:${socket}'); define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
${keys.map((key) => `define('${key}', '${key}');`).join(' ')}
define('WP_HOME', '${origin}'); define('WP_SITEURL', '${origin}'); define('DISABLE_WP_CRON', true); define('FS_METHOD', 'direct');
define('WP_DEBUG', true); define('WP_DEBUG_DISPLAY', false); define('WP_DEBUG_LOG', '${folder}/debug.log'); define('WP_AUTO_UPDATE_CORE', false);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`,
    );
    for (let tries = 0; !existsSync(socket); tries++) {
      if (tries > 300) throw new Error('The database does not come up.');
      await pause(200);
    }
    const raw = (code: string): unknown => {
      put('../run.php', `<?php\n$_SERVER['HTTP_HOST'] = '127.0.0.1:${port}'; $_SERVER['REQUEST_URI'] = '/'; $_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';\n${code}`);
      const printed = must('php', ['-d', 'display_errors=stderr', '-d', 'memory_limit=512M', '-d', `mysqli.default_socket=${socket}`, '../run.php'], site);
      const json = printed.split('\u0001')[1];
      if (json === undefined) throw new Error(`PHP broke off:\n${printed}`);
      return JSON.parse(json);
    };
    const answer = (code: string): string => `$answer = (function () {\n${code}\n})();\necho "\\x01" . json_encode($answer) . "\\x01";`;
    const php: WordPress['php'] = (code, as = 'admin') =>
      raw(
        `require './wp-load.php'; foreach (array('post', 'plugin', 'file', 'misc') as $part) require_once ABSPATH . "wp-admin/includes/$part.php";
wp_set_current_user(get_user_by('login', '${as}')->ID); kses_init();\n${answer(code)}`,
      );
    raw(
      `$db = new mysqli('localhost', 'root', '', '', 0, '${socket}'); $db->query('CREATE DATABASE wp CHARACTER SET utf8mb4');
define('WP_INSTALLING', true); require './wp-load.php'; require ABSPATH . 'wp-admin/includes/upgrade.php';
${answer(`global $wpdb; wp_install('Cards', 'admin', 'admin@example.org', true, '', '${PASSWORD}'); switch_theme('plain');
wp_insert_user(array('user_login' => 'author', 'user_pass' => '${PASSWORD}', 'user_email' => 'author@example.org', 'role' => 'author'));
// The editor's guide for newcomers would come up over the page, sooner or later.
foreach (get_users() as $user) update_user_meta($user->ID, $wpdb->get_blog_prefix() . 'persisted_preferences', array('core/edit-post' => array('welcomeGuide' => false), '_modified' => gmdate('c')));
return 1;`)}`,
    );
    start('php', ['-d', 'memory_limit=512M', '-S', `127.0.0.1:${port}`, '-t', site], { env: { PHP_CLI_SERVER_WORKERS: '4' } });
    for (let tries = 0; !(await fetch(`${origin}/wp-login.php`).then(({ ok }) => ok, () => false)); tries++) {
      if (tries > 300) throw new Error('The server does not come up.');
      await pause(200);
    }
    return {
      origin,
      version: String(php('return get_bloginfo("version");')),
      php,
      publish: (content, as = 'author') =>
        String(
          php(
            `$id = wp_insert_post(wp_slash(array('post_title' => 'A game', 'post_status' => 'publish', 'post_content' => base64_decode('${Buffer.from(content).toString('base64')}'))), true);
return is_wp_error($id) ? $id->get_error_message() : home_url("/?p=$id");`,
            as,
          ),
        ),
      pluginZip: ZIP,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
