// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[/\\]$/, '');
const oldestMajor = 24;

/** What the person at the keyboard must know; shown without a stack. */
export class Stop extends Error {}

let nodeFile = process.execPath;

/** From here on everything runs on the Node that came with the project, whichever started us. */
export function chooseNode() {
  const candidates = [join(root, 'node_modules', '.bin', 'node'), process.execPath];
  const found = candidates.find((file) => majorOf(file) >= oldestMajor);
  if (!found) {
    throw new Stop(
      `Verbena runs on Node ${oldestMajor}; none came with its packages for this machine ` +
        `(${process.platform}-${process.arch}), and the one at hand is ${process.version}. ` +
        `Please start it with Node ${oldestMajor} or newer.`,
    );
  }
  nodeFile = found;
}

/** @param {string} file */
function majorOf(file) {
  if (file === process.execPath) return Number.parseInt(process.versions.node, 10);
  if (!existsSync(file)) return 0;
  // A binary for another C library exists and yet does not run.
  const asked = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return asked.status === 0 ? Number.parseInt(asked.stdout.slice(1), 10) : 0;
}

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string>} [environment]
 * @property {boolean} [isGateway] It is given a channel to us, so that it notices when we are killed.
 */

/**
 * A TypeScript file of ours.
 * @param {string} file
 * @param {string[]} given
 * @param {RunOptions} [options]
 */
export function runProjectFile(file, given, options) {
  if (!existsSync(join(root, file))) throw new Stop(`This version has no ${file}.`);
  if (!options?.isGateway) return follow(nodeFile, [join(root, file), ...given], options);
  const environment = { ...gatewayWay.environment, ...options.environment };
  return follow(nodeFile, [...gatewayWay.flags, join(root, file), ...given], {
    ...options,
    environment,
  });
}

/**
 * A person who looks at a terminal came for the address and the password; a line for each request
 * would push both out of sight. Where the output is collected, and where a level was set, it holds.
 * @param {{ isTTY?: boolean }} output
 * @param {Record<string, string | undefined>} environment
 * @returns {Record<string, string>}
 */
export function quietIn(output, environment) {
  return output.isTTY && !environment.LOG_LEVEL ? { LOG_LEVEL: 'warn' } : {};
}

/** Types are stripped once and kept: each program begins sooner, and the gateway holds no stripper. */
const compileCache = join(root, 'node_modules', '.cache', 'verbena');

/** How the gateway is run: here, where it is measured and where it is walked through. */
export const gatewayWay = {
  // Answers live shortly: a small nursery is emptied often and holds half the memory.
  flags: ['--max-semi-space-size=4'],
  environment: {
    NODE_COMPILE_CACHE: compileCache,
    // Compressing pages leaves each thread's own heap large and empty: few heaps, soon given back.
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
};

/**
 * A tool out of node_modules/.bin, or any other program.
 * @param {string} tool
 * @param {string[]} given
 * @param {RunOptions} [options]
 */
export function run(tool, given, options) {
  const own = join(root, 'node_modules', '.bin', tool);
  return follow(existsSync(own) ? own : tool, given, options);
}

/** What a child of ours sees: our tools and our Node before the machine's. */
export function childEnvironment() {
  const paths = [join(root, 'node_modules', '.bin'), dirname(nodeFile), process.env.PATH];
  const PATH = paths.filter(Boolean).join(delimiter);
  return { NODE_COMPILE_CACHE: compileCache, ...process.env, PATH };
}

/**
 * Runs until it ends, passing signals on, and answers its exit code.
 * @param {string} file
 * @param {string[]} given
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
function follow(file, given, { environment = {}, isGateway = false } = {}) {
  const child = spawn(file, given, {
    cwd: root,
    env: { ...childEnvironment(), ...environment },
    stdio: isGateway ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
    // A terminal sends Ctrl-C to the whole group; in a group of its own the gateway hears it once, from us.
    detached: isGateway,
  });
  let isTold = false;
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    // A tool shares our group and has heard the terminal's Ctrl-C already.
    if (isTold || (signal === 'SIGINT' && !isGateway)) return;
    isTold = true;
    child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, passOn);
  return new Promise((resolve, reject) => {
    child.once('error', (cause) => reject(new Stop(`${file} did not start: ${cause.message}.`)));
    child.once('exit', (code, signal) => {
      for (const each of signals) process.off(each, passOn);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}
