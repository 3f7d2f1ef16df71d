import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  open,
  readFile,
  rename,
  rmdir,
  stat,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Binaries } from './binaries.ts';
import { EmbeddedError } from './error.ts';
import { type ClusterPlace, isCode } from './place.ts';
import { findPostmaster, isRunning, setStalePidFileAside } from './postmaster.ts';
import { isDiskFull } from './space.ts';

// The name of a socket file is bound by the kernel to 107 bytes, its own name included.
const longestSocketFolderBytes = 92;
const shortPauseMs = 20;
const longPauseMs = 200;
// After a crash the server first replays what it had written: minutes, where there was much.
const longestStartMs = 600_000;
const longestFastStopMs = 30_000;
const longestImmediateStopMs = 5_000;
const largestLogBytes = 10_000_000;

/** One postmaster over one cluster, whichever process started it. */
export class PostgresServer {
  socketFolder = '';
  readonly #place: ClusterPlace;
  readonly #binaries: Binaries;
  #child: ChildProcess | undefined;
  #childLogStart = 0;

  constructor(place: ClusterPlace, binaries: Binaries) {
    this.#place = place;
    this.#binaries = binaries;
  }

  /** Connects, and starts the server first where none is running. */
  async connect(login: { user: string; password: string }): Promise<Client> {
    for (let waitedMs = 0; waitedMs < longestStartMs; ) {
      const running = await findPostmaster(this.#place.cluster);
      if (running) this.socketFolder = running.socketFolder;
      else if (!this.#isStarting()) await this.#start();
      const client = running && (await tryConnect(running.socketFolder, login));
      if (client) {
        this.#child = undefined;
        return client;
      }
      const pauseMs = waitedMs < 2_000 ? shortPauseMs : longPauseMs;
      await delay(pauseMs);
      waitedMs += pauseMs;
    }
    throw new EmbeddedError(`The database did not get ready; ${this.#place.log} says why.`);
  }

  /** Ends open transactions, writes everything down and goes; the next start has nothing to repair. */
  async stop(): Promise<void> {
    const running = await findPostmaster(this.#place.cluster);
    if (!running) return;
    const isStopped =
      (await endsAfter(running.pid, 'SIGINT', longestFastStopMs)) ||
      // What a power cut does: the next start repairs it.
      (await endsAfter(running.pid, 'SIGQUIT', longestImmediateStopMs));
    if (!isStopped) throw new EmbeddedError(`The database (process ${running.pid}) does not stop.`);
    if (dirname(running.socketFolder) !== this.#place.home) await rmdir(running.socketFolder);
  }

  #isStarting(): boolean {
    const child = this.#child;
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  async #start(): Promise<void> {
    await this.#giveUpIfHopeless();
    await setStalePidFileAside(this.#place.cluster);
    if (!this.socketFolder) this.socketFolder = await this.#makeSocketFolder();
    const log = await this.#openLog();
    this.#childLogStart = (await log.stat()).size;
    try {
      this.#child = spawn(this.#binaries.postgres, this.#options(), {
        ...this.#place.owner,
        cwd: '/',
        env: { LC_ALL: 'C' },
        stdio: ['ignore', log.fd, log.fd],
        // In a session of its own: a Ctrl-C meant for the gateway must not reach it first.
        detached: true,
      });
      this.#child.once('error', () => undefined);
      this.#child.unref();
    } finally {
      await log.close();
    }
  }

  /** A server that went at once says why in its log; some reasons pass by themselves. */
  async #giveUpIfHopeless(): Promise<void> {
    const child = this.#child;
    if (!child?.exitCode) return;
    const log = await readFile(this.#place.log).catch(() => Buffer.alloc(0));
    const said = log.subarray(this.#childLogStart).toString('utf8');
    // Processes of a killed server may still be writing their own last words into it.
    const own = said.split('\n').filter((line) => line.includes(` [${child.pid}] FATAL:`));
    const last = own.at(-1) ?? '';
    // Another gateway was faster, or processes of a killed server are still on their way out.
    if (/lock file .* already exists|still in use/.test(last)) return;
    // A later attempt starts anew.
    this.#child = undefined;
    const reason = (await isDiskFull(this.#place.home))
      ? 'its disk is full'
      : (last.split('FATAL:')[1]?.trim() ?? `exit code ${child.exitCode}`);
    throw new EmbeddedError(`The database did not start: ${reason} (more in ${this.#place.log}).`);
  }

  async #makeSocketFolder(): Promise<string> {
    const { home, owner } = this.#place;
    const beside = join(home, 'run');
    const isShort = Buffer.byteLength(beside) <= longestSocketFolderBytes;
    if (isShort) await mkdir(beside, { recursive: true });
    const folder = isShort ? beside : await mkdtemp(join(tmpdir(), 'verbena-'));
    await chmod(folder, 0o700);
    if (owner) await chown(folder, owner.uid, owner.gid);
    return folder;
  }

  async #openLog() {
    const { log } = this.#place;
    const known = await stat(log).catch(() => undefined);
    if (known && known.size > largestLogBytes) await rename(log, `${log}.1`);
    return open(log, 'a', 0o600);
  }

  #options(): string[] {
    const settings = {
      listen_addresses: '',
      unix_socket_directories: this.socketFolder,
      unix_socket_permissions: '0700',
      fsync: 'on',
      shared_buffers: '128MB',
      timezone: 'UTC',
      log_timezone: 'UTC',
      log_line_prefix: '%m [%p] ',
      // Short statements on warm tables: compiling them costs more than it saves.
      jit: 'off',
    };
    const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    return ['-D', this.#place.cluster, '-p', '5432', ...given];
  }
}

async function tryConnect(
  socketFolder: string,
  { user, password }: { user: string; password: string },
): Promise<Client | undefined> {
  const client = new Client({
    host: socketFolder,
    port: 5432,
    user,
    password,
    database: 'postgres',
    application_name: 'verbena keeper',
  });
  // A connection that breaks later emits `end`; without a listener, its `error` would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (cause) {
    // Not listening yet, starting up or shutting down.
    if (isCode(cause, 'ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P03', '57P01')) {
      return undefined;
    }
    if (cause instanceof Error && cause.message.startsWith('Connection terminated')) {
      return undefined;
    }
    throw cause;
  }
}

async function endsAfter(pid: number, signal: NodeJS.Signals, mostMs: number): Promise<boolean> {
  try {
    process.kill(pid, signal);
  } catch (cause) {
    if (isCode(cause, 'ESRCH')) return true;
    throw cause;
  }
  for (let waitedMs = 0; waitedMs < mostMs; waitedMs += shortPauseMs) {
    if (!(await isRunning(pid))) return true;
    await delay(shortPauseMs);
  }
  return false;
}
