import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { AppContext } from '#server/kernel/app-context.ts';
import {
  saveSandboxHost,
  selectGuestVendors,
  upsertSandboxLink,
} from '#server/ports/vendors/link-store.ts';
import { type KeyPair, makeKeyPair } from '#server/ports/vendors/sign.ts';

const program = fileURLToPath(new URL('./vendor/main.ts', import.meta.url));

interface EmbeddedVendorOptions {
  /** Where it finds our wallet, and whose pages may frame its own. */
  gatewayOrigin: string;
  /** Told of a death; the next life begins by itself. */
  onTrouble: (trouble: { reason: string; againInMs: number }) => void;
  /** For tests: another program in its place, and which process it is. */
  program?: string;
  onBegun?: (pid: number) => void;
}

export interface EmbeddedVendor {
  /** It hosts games, and the database says where. */
  ready: Promise<void>;
  close(): Promise<void>;
}

const Ready = v.object({ kind: v.literal('ready'), origin: v.pipe(v.string(), v.url()) });

/**
 * Another company of our own: a program beside this one that knows nothing of it but what any vendor
 * is told. It begins again when it dies, later each time, and ends with us, however we end.
 */
export function openEmbeddedVendor(
  app: Pick<AppContext, 'database' | 'settings'>,
  options: EmbeddedVendorOptions,
): EmbeddedVendor {
  const closing = new AbortController();
  const pair = makeKeyPair();
  const first = Promise.withResolvers<void>();
  let child: ChildProcess | undefined;
  const living = live();

  async function live(): Promise<void> {
    let port = app.settings.vendorsSandboxPort;
    let pauseMs = shortestPauseMs;
    while (!closing.signal.aborted && port !== 'off') {
      const begun = await begin(port).catch(() => undefined);
      if (begun) {
        // The same place in its next life, so that nobody's page has to learn another.
        port = begun.port;
        pauseMs = shortestPauseMs;
        first.resolve();
        await begun.ended;
      } else {
        // Somebody else may sit there.
        port = 0;
      }
      child = undefined;
      if (closing.signal.aborted) return;
      options.onTrouble({ reason: begun ? 'died' : 'did not begin', againInMs: pauseMs });
      await delay(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  }

  async function begin(port: number): Promise<{ port: number; ended: Promise<unknown> }> {
    const vendors = await selectGuestVendors(app.database);
    const started = fork(options.program ?? program, [], {
      execArgv: [
        '--max-old-space-size=96',
        '--max-semi-space-size=2',
        '--disable-warning=ExperimentalWarning',
      ],
      // Nothing of what we know: neither secrets nor where the database is.
      env: Object.fromEntries(handedOn.map((name) => [name, process.env[name] ?? ''])),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child = started;
    const ended = once(started, 'exit');
    const origin = await greet(started, ended, { ...begunWith(pair, vendors), port });
    const { port: heardAt } = new URL(origin);
    await saveSandboxHost(app.database, launchOriginOf(app.settings.host, heardAt) ?? origin);
    for (const { code, wallet } of vendors) {
      await upsertSandboxLink(app.database, {
        vendor: code,
        wallet,
        baseAddress: `${origin}/api/${code}`,
        publicKey: pair.publicKey,
      });
    }
    options.onBegun?.(started.pid ?? 0);
    return { port: Number(heardAt), ended };
  }

  function begunWith(keys: KeyPair, vendors: readonly object[]) {
    const { host, dataFolder } = app.settings;
    return {
      privateKey: JSON.parse(keys.privateKey),
      gatewayOrigin: options.gatewayOrigin,
      host,
      vendors,
      folder: join(dataFolder, 'vendor'),
    };
  }

  return {
    ready: first.promise,
    async close() {
      closing.abort();
      const running = child;
      if (running && running.exitCode === null && running.signalCode === null) {
        const ended = once(running, 'exit');
        running.kill('SIGTERM');
        const timer = setTimeout(() => running.kill('SIGKILL'), longestEndMs);
        await ended;
        clearTimeout(timer);
      }
      await living;
    },
  };
}

/** Where devices open its pages: under the name this house listens by, where that is one. */
function launchOriginOf(host: string, port: string): string | undefined {
  if (host === '0.0.0.0' || host === '::') return undefined;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Tells it what it needs to know, and hears where it is. It has so long and no longer. */
async function greet(
  child: ChildProcess,
  ended: Promise<unknown>,
  message: object,
): Promise<string> {
  child.send(message);
  const late = AbortSignal.timeout(longestBeginMs);
  const heard = once(child, 'message', { signal: late });
  const said = await Promise.race([heard, ended.then(() => undefined)]).catch(() => undefined);
  const ready = v.safeParse(Ready, said?.[0]);
  if (!ready.success) {
    child.kill('SIGKILL');
    throw new Error('The embedded vendor did not begin.');
  }
  return ready.output.origin;
}

const handedOn = [
  'PATH',
  'NODE_ENV',
  'NODE_COMPILE_CACHE',
  'MALLOC_ARENA_MAX',
  'MALLOC_TRIM_THRESHOLD_',
];
const shortestPauseMs = 1_000;
const longestPauseMs = 60_000;
const longestBeginMs = 20_000;
const longestEndMs = 5_000;
