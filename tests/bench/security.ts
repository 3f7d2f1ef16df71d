import pino from 'pino';
import { seedMerchant } from '#demo/merchant/seed-merchant.ts';
import { openApp } from '#server/compose/open-app.ts';
import { openSite } from '#server/compose/open-site.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import * as clock from '#server/kernel/clock.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import type { Figure } from './figure.ts';
import { measureGuesses } from './guesses.ts';
import { temporaryFolder } from './run-program.ts';
import { measureTelling } from './telling.ts';
import { measureWire } from './wire.ts';

/** Attacks on a gateway of its own, and how far each of them came. */
export async function measureSecurity(): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const log = pino({ level: 'silent' });
  const embedded = await openEmbedded(folder.path);
  try {
    const settings = readSettings({ DATA_DIR: folder.path, LIMIT_PER_MINUTE: '1000000' });
    const { connectionString } = embedded;
    const opened = await openApp({ settings, clock, log, connectionString });
    try {
      await seedMerchant(opened.app, {});
      const guesses = await measureGuesses(opened.app);
      const telling = await measureTelling(opened.app);
      const gateway = await openSite(opened, log);
      try {
        return [...guesses, ...telling, ...(await measureWire(opened.app, gateway))];
      } finally {
        await gateway.close();
      }
    } finally {
      await opened.close();
    }
  } finally {
    await embedded.stop();
    await folder.remove();
  }
}
