import type { Logger } from 'pino';
import { accounts } from '#demo/merchant/accounts.ts';
import { makeDemoDeposits } from '#demo/merchant/make-deposits.ts';
import { openDemoAccounts } from '#demo/merchant/open-accounts.ts';
import { seedMerchant } from '#demo/merchant/seed-merchant.ts';
import { openApp } from './compose/open-app.ts';
import { openSite } from './compose/open-site.ts';
import { sentenceOf } from './compose/start-fault.ts';
import { keepTurningContent } from './content/turn-content.ts';
import { openEmbedded } from './db/embedded.ts';
import { createLog } from './http/log.ts';
import { describeThrown } from './http/thrown.ts';
import * as clock from './kernel/clock.ts';
import { openSandboxOf } from './ports/payments/open-payments.ts';
import { openPayoutSandboxOf } from './ports/payouts/open-payouts.ts';
import { openEmbeddedVendor } from './ports/vendors/open-embedded-vendor.ts';
import { readSettings, type Settings } from './settings/settings.ts';

/** What has been opened, to be closed in the other direction. */
const opened: (() => Promise<void>)[] = [];
let opening: Promise<string> | undefined;
let isStopping = false;
const longestStopMs = 25_000;
const kindOf = { 0: 'a member', 1: 'an agent', 4: 'on trial' } as const;
let demoPassword: string | undefined;

await start();

async function start(): Promise<void> {
  let settings: Settings | undefined;
  try {
    listenToSignals();
    settings = readSettings(process.env);
    const log = createLog(settings, clock);
    process.on('uncaughtException', (thrown) => {
      log.fatal({ thrown: describeThrown(thrown) }, 'something was not caught');
      void stop(1);
    });
    opening = open(settings, log);
    const address = await opening;
    if (!isStopping) welcome(settings, address);
  } catch (thrown) {
    // Told to stop in the middle of its start, it has nothing to complain about.
    if (isStopping) return;
    console.error(sentenceOf(thrown, settings));
    await stop(1);
  }
}

async function open(settings: Settings, log: Logger): Promise<string> {
  const connectionString = settings.databaseUrl ?? (await embedded(settings, log));
  goOn();
  const app = await openApp({ settings, clock, log, connectionString });
  opened.push(app.close);
  goOn();
  if (settings.isDemo) {
    await seedMerchant(app.app, { onlyIfEmpty: true });
    demoPassword = await openDemoAccounts(app.app);
    await makeDemoDeposits(app.app);
  }
  const stopTurning = keepTurningContent(app.app, (cause) =>
    log.warn({ thrown: describeThrown(cause) }, 'content was not turned'),
  );
  opened.push(stopTurning);
  goOn();
  const sandbox = settings.isDemo ? await openSandboxOf(app.app) : undefined;
  if (sandbox) opened.push(sandbox.close);
  const payouts = settings.isDemo ? await openPayoutSandboxOf(app.app) : undefined;
  if (payouts) opened.push(payouts.close);
  const site = await openSite(app, log);
  opened.push(site.close);
  const port = await site.listen(settings.port, settings.host);
  const home = `http://${heardAt(settings.host)}:${port}`;
  sandbox?.notify(new URL(`${home}/wps/payments/webhook/sandbox`));
  payouts?.notify(new URL(`${home}/wps/payouts/webhook/sandbox`));
  if (settings.isDemo) {
    const vendor = openEmbeddedVendor(app.app, {
      gatewayOrigin: settings.publicOrigin ?? home,
      onTrouble: (trouble) => log.warn(trouble, 'the embedded vendor begins again'),
    });
    opened.push(vendor.close);
  }
  return settings.publicOrigin ?? `http://${reachable(settings.host)}:${port}`;
}

function goOn(): void {
  if (isStopping) throw new Error('It was told to stop while it started.');
}

async function embedded(settings: Settings, log: Logger): Promise<string> {
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
  return server.connectionString;
}

/**
 * Listening everywhere is no address that a browser could open; and on this machine a name is told and
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

function welcome(settings: Settings, address: string): void {
  console.log(`Verbena is open at ${address}`);
  if (!settings.isDemo) return;
  const names = accounts
    .filter(({ type }) => type !== 4)
    .map(({ account, type }) => `${account} (${kindOf[type]})`);
  const word = demoPassword === undefined ? '' : `, password ${demoPassword}`;
  console.log(`Demo accounts: ${names.join(', ')}${word}`);
  console.log('Close it for maintenance with: npm run site -- status maintenance');
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
  setTimeout(() => process.exit(exitCode || 1), longestStopMs).unref();
  // What is just being opened must be closed too, or a database server would be left behind.
  await opening?.catch(() => undefined);
  for (const close of opened.toReversed()) {
    await close().catch((thrown) => console.error(describeThrown(thrown)));
  }
  process.exit(exitCode);
}
