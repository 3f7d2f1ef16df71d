// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { childEnvironment, root, run, Stop } from './launch-run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser of the tests: given, found, from the distribution, or Playwright's own. */
export async function findChromium() {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (runs(given)) return given;
    throw new Stop(`CHROME_PATH is "${given}", which does not run as a browser.`);
  }
  const found = foundOnPath() ?? playwrightsOwn();
  if (found) return found;
  if (isDebianAsRoot()) {
    const environment = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { environment });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { environment });
    const installed = foundOnPath();
    if (installed) return installed;
  }
  await run('playwright', ['install', 'chromium']);
  const own = playwrightsOwn();
  if (own) return own;
  throw new Stop(
    'The browser tests need Chromium, and none was found or could be installed. ' +
      'Please install it, or set CHROME_PATH to one.',
  );
}

function foundOnPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs);
}

function playwrightsOwn() {
  const asked = spawnSync(
    'node',
    ['-e', "import('playwright').then((it) => console.log(it.chromium.executablePath()))"],
    { cwd: root, env: childEnvironment(), encoding: 'utf8' },
  );
  const file = asked.stdout?.trim();
  return file && runs(file) ? file : undefined;
}

/**
 * Ubuntu's package is a stub that asks for snap: that a file is there says little.
 * @param {string} file
 */
function runs(file) {
  return existsSync(file) && spawnSync(file, ['--version']).status === 0;
}

function isDebianAsRoot() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
}
