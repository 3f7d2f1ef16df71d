import type { Logger } from 'pino';
import { keepTurningContent } from '#server/content/turn-content.ts';
import { addressesOf, type DatabaseAddresses } from '#server/db/addresses.ts';
import type { HttpDependencies } from '#server/http/dependencies.ts';
import { createLog } from '#server/http/log.ts';
import { describeThrown } from '#server/http/thrown.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import * as clock from '#server/kernel/clock.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import type { Settings } from '#server/settings/settings.ts';
import { openApp } from './open-app.ts';
import { openSite } from './open-site.ts';
import { StartError } from './start-error.ts';
import { sentenceOf } from './start-fault.ts';

/** What has been opened, to be closed in the other direction. */
const opened: (() => Promise<void>)[] = [];
let opening: Promise<OpenedGateway> | undefined;
let isStopping = false;
const stopping = new AbortController();
const longestStopMs = 25_000;

/** What is shown where DEMO is on; production is run without one. */
export interface Demonstration {
  findArt: HttpDependencies['findArt'];
  /** Printed below the gateway's address. */
  greeting: readonly string[];
  /** Called with the address at which this machine reaches the gateway. */
  onListening(home: string): void;
}

type OpenDemonstration = (
  app: AppContext,
  log: Logger,
  closeAtEnd: (close: () => Promise<void>) => void,
) => Promise<Demonstration>;

/** Runs until a signal ends it; the process is the gateway's alone. */
export async function runGateway(openDemonstration?: OpenDemonstration): Promise<void> {
  let settings: Settings | undefined;
  try {
    listenToSignals();
    settings = readSettings(process.env);
    const log = createLog(settings, clock);
    process.on('uncaughtException', (thrown) => {
      log.fatal({ thrown: describeThrown(thrown) }, 'something was not caught');
      void stop(1);
    });
    opening = open(settings, log, openDemonstration);
    const { address, greeting } = await opening;
    if (isStopping) return;
    console.log(`Verbena is open at ${address}`);
    for (const line of greeting) console.log(line);
  } catch (thrown) {
    // A gateway that is stopped in the middle of its start has no fault to report.
    if (isStopping) return;
    console.error(sentenceOf(thrown, settings));
    await stop(1);
  }
}

interface OpenedGateway {
  address: string;
  greeting: readonly string[];
}

async function open(
  settings: Settings,
  log: Logger,
  openDemonstration: OpenDemonstration | undefined,
): Promise<OpenedGateway> {
  if (settings.isDemo && !openDemonstration) {
    throw new StartError('DEMO is on, and this program has no demonstration: set DEMO to off.');
  }
  const addresses = addressesOf(settings) ?? (await embedded(settings, log));
  goOn();
  const opening = await openApp({
    settings,
    clock,
    log,
    ...addresses,
    stopping: stopping.signal,
  });
  const { app } = opening;
  const closeAtEnd = (close: () => Promise<void>) => opened.push(close);
  closeAtEnd(opening.close);
  goOn();
  const demonstration = settings.isDemo
    ? await openDemonstration?.(app, log, closeAtEnd)
    : undefined;
  closeAtEnd(
    keepTurningContent(app, (cause) =>
      log.warn({ thrown: describeThrown(cause) }, 'content was not turned'),
    ),
  );
  goOn();
  const site = await openSite(
    opening,
    log,
    demonstration ? { findArt: demonstration.findArt } : {},
  );
  closeAtEnd(site.close);
  const port = await site.listen(settings.port, settings.host);
  demonstration?.onListening(`http://${heardAt(settings.host)}:${port}`);
  return {
    address: settings.publicOrigin ?? `http://${reachable(settings.host)}:${port}`,
    greeting: demonstration?.greeting ?? [],
  };
}

function goOn(): void {
  if (isStopping) throw new Error('It was told to stop while it started.');
}

async function embedded(settings: Settings, log: Logger): Promise<DatabaseAddresses> {
  // A gateway with a DATABASE_URL never loads it.
  const { openEmbedded } = await import('#server/db/embedded/open-embedded.ts');
  const server = await openEmbedded(settings.dataFolder, {
    onLost(cause) {
      log.fatal({ thrown: describeThrown(cause) }, 'the database is gone');
      void stop(1);
    },
    onDiskFull() {
      log.error('the disk is full: the database starts again as soon as there is room');
    },
  });
  opened.push(server.stop);
  return {
    connectionString: server.gatewayConnectionString,
    ownerConnectionString: server.connectionString,
  };
}

/**
 * Listening everywhere is no address that a browser could open; and on this machine a name is printed and
 * not a number, since passkeys belong to names.
 */
function reachable(host: string): string {
  if (['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Where this machine itself reaches what listens there. */
function heardAt(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

function listenToSignals(): void {
  const onSignal = () => {
    // Asked twice, it does not wait for anyone: the next start recovers by itself.
    if (isStopping) process.exit(1);
    void stop(0);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  // The channel to the launcher closes when it dies, however it dies.
  process.on('disconnect', () => {
    if (!isStopping) void stop(0);
  });
}

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  stopping.abort();
  setTimeout(() => process.exit(exitCode || 1), longestStopMs).unref();
  // What is just being opened must be closed too, or a database server would be left behind.
  await opening?.catch(() => undefined);
  for (const close of opened.toReversed()) {
    await close().catch((thrown) => console.error(describeThrown(thrown)));
  }
  process.exit(exitCode);
}
