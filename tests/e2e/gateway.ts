import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gatewayWay } from '#server/commands/launch-run.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Keeps the browser from calling anywhere but here. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export interface RunningGateway {
  address: string;
  stop(): Promise<void>;
  /** As the power cut does it. */
  kill(): Promise<void>;
}

interface GatewayPlace {
  port: number;
  dataFolder: string;
  settings?: Record<string, string>;
}

/** Starts the real program, as `npm start` does after building, and waits until it is ready. */
export async function startGateway({
  port,
  dataFolder,
  settings,
}: GatewayPlace): Promise<RunningGateway> {
  const child = spawn(process.execPath, [...gatewayWay.flags, 'src/server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...gatewayWay.environment,
      PORT: String(port),
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
      LIMIT_PER_MINUTE: '100000',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      // The test runner sets it for its own ends.
      DEV: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const said = collect(child);
  const address = `http://127.0.0.1:${port}`;
  await untilReady(child, address, said);
  return {
    address,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
}

function collect(child: ChildProcess): () => string {
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return () => text;
}

async function untilReady(child: ChildProcess, address: string, said: () => string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The gateway stopped at its start:\n${said()}`);
    const response = await fetch(`${address}/readyz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The gateway was not ready within a minute:\n${said()}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
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
