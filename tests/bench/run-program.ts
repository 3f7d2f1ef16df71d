import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gatewayWay } from '#build/launch/launch-run.mjs';
import { processorMs } from './processor-time.ts';

export interface Program {
  child: ChildProcess;
  /** From the start of the process to its first readiness. */
  readyMs: number;
  address: string;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The gateway as it is started, on a data folder of its own, logging to nowhere that costs. */
export async function runGateway(
  dataFolder: string,
  environment: Record<string, string> = {},
): Promise<Program> {
  const port = await freePort();
  const started = performance.now();
  const child = runFile(
    'src/demo/main.ts',
    [],
    {
      ...gatewayWay.environment,
      PORT: String(port),
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
      LIMIT_PER_MINUTE: '1000000',
      ...environment,
    },
    gatewayWay.flags,
  );
  const address = `http://127.0.0.1:${port}`;
  await untilReady(child, `${address}/readyz`);
  const readyMs = performance.now() - started;
  await untilAtRest(child);
  return { child, readyMs, address, stop: () => stopped(child) };
}

/**
 * A new demonstration writes its past after it is ready. Whoever measured meanwhile would measure that:
 * it is at rest when a second of the clock takes a tenth of the processor, or is waited for no longer.
 */
async function untilAtRest({ pid }: ChildProcess): Promise<void> {
  for (let seconds = 0; seconds < 120; seconds += 1) {
    const before = processorMs(pid);
    await delay(1_000);
    if (processorMs(pid) - before < 100) return;
  }
}

/** A file of this folder as a process of its own, that says its port when it is ready. */
export async function runServer(file: string, given: string[]): Promise<Program> {
  const started = performance.now();
  const child = runFile(`tests/bench/${file}`, given, {});
  const [port] = await once(child, 'message');
  const readyMs = performance.now() - started;
  return { child, readyMs, address: `http://127.0.0.1:${port}`, stop: () => stopped(child) };
}

/** A command of ours on a data folder, until it is done. */
export async function runToEnd(file: string, given: string[], dataFolder: string): Promise<void> {
  const child = runFile(file, given, { DATA_DIR: dataFolder, DATABASE_URL: '' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${file} ended with ${code}.`);
}

export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'verbena-bench-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

function runFile(
  file: string,
  given: string[],
  environment: Record<string, string>,
  flags: readonly string[] = [],
): ChildProcess {
  return spawn(process.execPath, [...flags, join(root, file), ...given], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

async function untilReady(child: ChildProcess, address: string): Promise<void> {
  for (let tries = 0; tries < 6_000; tries += 1) {
    if (child.exitCode !== null) throw new Error('The gateway stopped at its start.');
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('The gateway was not ready within a minute.');
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}
