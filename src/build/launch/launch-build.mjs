// @ts-check
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root, run, runProjectFile, Stop } from './launch-run.mjs';

const sources = [
  'src',
  'sw',
  'public',
  'index.html',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
];

/**
 * @param {string[]} told How much the bundler says.
 * @returns {{ says: string, run: () => Promise<number> }[]}
 */
function buildSteps(told) {
  return [
    { says: 'vite build', run: () => run('vite', ['build', ...told]) },
    {
      says: 'vite build --mode first-paint',
      run: () => run('vite', ['build', '--mode', 'first-paint', ...told]),
    },
    {
      says: 'vite build --mode vendor',
      run: () => run('vite', ['build', '--mode', 'vendor', ...told]),
    },
    { says: 'compress', run: () => runProjectFile('src/build/compress.ts', []) },
  ];
}

/** On the way to something else: hundreds of file names would bury what comes after them. */
export async function buildIfStale() {
  const stampFile = join(root, 'dist', '.built');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceStamp(root)) return;
  console.log('Building the app: this happens once, and again when its sources change.');
  await build(['--logLevel', 'warn']);
}

/** @param {string[]} [told] */
export async function build(told = []) {
  // Taken first: what is edited during the build is built again the next time.
  const stamp = sourceStamp(root);
  rmSync(join(root, 'dist', '.built'), { force: true });
  for (const step of buildSteps(told)) {
    const code = await step.run();
    if (code !== 0) throw new Stop(`The build stopped at "${step.says}" with exit code ${code}.`);
  }
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist', '.built'), stamp);
}

/**
 * Contents, not times: a checkout touches every file, and a copy keeps old times.
 * @param {string} folder
 */
export function sourceStamp(folder) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesUnder(folder, source))) {
    hash.update(`${file}\0`);
    hash.update(readFileSync(join(folder, file)));
    hash.update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(folder, path) {
  const full = join(folder, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return isBuilt(path) ? [path] : [];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(folder, `${path}/${name}`));
}

/**
 * The gateway runs as it is written, and what a build writes must not call for the next build.
 * @param {string} path
 */
function isBuilt(path) {
  // The demonstration's vendor runs as it is written too; its pages and what they count with are built.
  if (/^src\/(server|demo\/vendor\/(server|check)|build\/launch)\//.test(path)) return false;
  if (path.startsWith('src/demo/')) return path.startsWith('src/demo/vendor/');
  return !/\.(test\.tsx?|gen\.ts|tsbuildinfo|md)$/.test(path);
}
