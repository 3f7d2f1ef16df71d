import { setTimeout as delay } from 'node:timers/promises';
import pino from 'pino';
import { type OpenedApp, openApp } from '#server/compose/open-app.ts';
import { openGateway } from '#server/http/gateway.ts';
import * as clock from '#server/kernel/clock.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { vendorWebhooks } from '#server/vendor-play/wallet/receive-vendor-callback.ts';

/** The gateway's own room with the way in of vendors and nothing else, as a process of its own. */
const [connectionString = '', dataFolder = '', poolSize = '16'] = process.argv.slice(2);
const log = pino({ level: 'silent' });
const settings = readSettings({ DATA_DIR: dataFolder, DATABASE_POOL: poolSize });
const opened = await openWhenUp();
const gateway = await openGateway({
  ...opened.app,
  log,
  webhooks: vendorWebhooks(opened.app),
  answers: [],
  landings: [],
  downloads: [],
  identify: async () => null,
  identifyOperator: async () => null,
  clearedSessionCookies: [],
  openLetter: async () => ({ isOpen: false, code: 'seal.unreadable' }),
  standing: async () => ({ status: 0, maintenanceEnd: null, country: null }),
  findArt: () => undefined,
  isReady: opened.isReady,
  figures: {
    daysPartitionedAhead: async () => 180,
    unreadEventsSeconds: async () => 0,
    factsLagSeconds: async () => 0,
    lotteryDelays: async () => ({ draw: 0, beacon: 0, settlement: 0 }),
    worksAsOwner: async () => false,
  },
  defaultLanguage: 'es',
  appFolder: '/nowhere',
  firstPaintFile: '/nowhere/first-paint.js',
});
process.on('disconnect', () => process.exit(0));
process.send?.(await gateway.listen(0, '127.0.0.1'));

/** Where the database was killed too, it is waited for. */
async function openWhenUp(): Promise<OpenedApp> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await openApp({ settings, clock, log, connectionString });
    } catch (thrown) {
      if (tries === 300) throw thrown;
      await delay(100);
    }
  }
}
