// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Stop } from './launch-run.mjs';

/**
 * Installs what package-lock.json says unless that was done already, on this kind of machine.
 * @param {string} root
 * @param {(file: string, given: string[]) => { status: number | null }} runNow
 */
export function installIfStale(root, runNow) {
  const stampFile = join(root, 'node_modules', '.verbena-stamp');
  const stamp = lockStamp(root);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false;
  console.log('Installing packages: this happens once, and again when package-lock.json changes.');
  const [file, ...first] = npmCommand();
  const { status } = runNow(file, [
    ...first,
    'ci',
    // A shell that says NODE_ENV=production would leave out what the build needs.
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    // An older npm warns of every package that wants the Node which this very step brings.
    '--loglevel=error',
  ]);
  if (status !== 0) {
    throw new Stop(
      'The packages could not be installed: "npm ci" failed, and says why above. ' +
        'Verbena needs npm and a way to its registry the first time it starts.',
    );
  }
  writeFileSync(stampFile, stamp);
  return true;
}

/** @param {string} root */
function lockStamp(root) {
  const hash = createHash('sha256');
  hash.update(readFileSync(join(root, 'package-lock.json')));
  // A folder carried to another machine holds the other machine's binaries.
  hash.update(`${process.platform}-${process.arch}`);
  return hash.digest('hex');
}

/** @returns {[string, ...string[]]} */
function npmCommand() {
  const caller = process.env.npm_execpath;
  if (caller?.endsWith('npm-cli.js') && existsSync(caller)) return [process.execPath, caller];
  const beside = join(dirname(process.execPath), 'npm');
  return [existsSync(beside) ? beside : 'npm'];
}
