// Whether this machine has what a WordPress of a test's own is made of: its files, PHP, and a database.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian's package puts it. */
export const SOURCE = process.env.WORDPRESS_PATH ?? '/usr/share/wordpress';
const has = (program) => spawnSync(program, ['--version']).status === 0;

const HINT = 'apt-get install --no-install-recommends wordpress php-cli php-mysql mariadb-server; or name the folder of another WordPress in WORDPRESS_PATH';

/** Why there can be no WordPress here, and what to do about it, on one line; `null` where there can. */
export function whatIsMissing() {
  const missing = [
    existsSync(join(SOURCE, 'wp-settings.php')) ? null : `WordPress in ${SOURCE}`,
    !has('php') ? 'PHP' : spawnSync('php', ['-m'], { encoding: 'utf8' }).stdout.includes('mysqli') ? null : "PHP's mysqli",
    has('mariadbd') && has('mariadb-install-db') ? null : 'MariaDB',
  ].filter((name) => name !== null);
  return missing.length === 0 ? null : `there is no ${missing.join(', no ')} (${HINT}).`;
}
