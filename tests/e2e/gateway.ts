import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gatewayWay } from '#build/launch/launch-run.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** What Playwright turns off: of two such lists the browser reads the last, so ours carries theirs. */
const offForPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * What a person would thank a browser for, and nobody here waits for: two pages that the address bar
 * drops down, drawn for each visitor, and a process begun ahead of each page that may never come. They
 * take half of what it costs the processor to load two screens.
 */
const offForWalks = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** Keeps the browser from calling anywhere but here. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[...offForPlaywright, ...offForWalks].join(',')}`,
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
  const child = spawn(process.execPath, [...gatewayWay.flags, 'src/demo/main.ts'], {
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
      // A walk that plays vendors' games says so; the others have no use for another program.
      VENDORS_SANDBOX_PORT: 'off',
      // Walks of the captcha come to it by one failed login, short of the lock.
      CAPTCHA_AFTER: '1',
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
    async stop() {
      await end(child, 'SIGTERM');
      // What a walk saw as an answer of 500 has its reason here, and nowhere else.
      if (said().includes('"level":50')) console.error(said().slice(-20_000));
    },
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
  // On a busy machine a start takes minutes: as long is waited as for any other beginning of a walk.
  for (let tries = 0; tries < 2_400; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The gateway stopped at its start:\n${said()}`);
    const response = await fetch(`${address}/readyz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The gateway was not ready within four minutes:\n${said()}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

export async function freePort(): Promise<number> {
  // Below those that a system gives away by itself: such a one may be taken before it is used.
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    server.close();
    if (isFree) return port;
  }
}
