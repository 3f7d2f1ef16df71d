import pino from 'pino';
import { afterAll } from 'vitest';
import { findArt } from '#demo/merchant/art-files.ts';
import { seedMerchant } from '#demo/merchant/seed-merchant.ts';
import { type OpenedApp, openApp } from '#server/compose/open-app.ts';
import { openSite } from '#server/compose/open-site.ts';
import type { HttpDependencies } from '#server/http/dependencies.ts';
import type { Gateway } from '#server/http/gateway.ts';
import * as clock from '#server/kernel/clock.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { freshDatabase } from '#tests/database/harness.ts';

export interface FreshSite extends OpenedApp {
  gateway: Gateway;
  connectionString: string;
}

interface Wishes {
  environment?: Record<string, string>;
  games?: number;
  given?: Partial<HttpDependencies>;
}

/** The whole gateway on a seeded database of its own; closed after the file's last test. */
export async function freshSite({ environment, games, given }: Wishes = {}): Promise<FreshSite> {
  const { connectionString } = await freshDatabase();
  const opened = await openFreshApp(connectionString, environment);
  await seedMerchant(opened.app, games === undefined ? {} : { games });
  const gateway = await openSite(opened, silent, { findArt, ...given });
  afterAll(() => gateway.close());
  return { ...opened, gateway, connectionString };
}

/** A house on a database that a test has already; several of them are several gateways. */
export async function openFreshApp(
  connectionString: string,
  environment: Record<string, string> = {},
): Promise<OpenedApp> {
  const settings = readSettings({
    LIMIT_PER_MINUTE: '1000000',
    DATABASE_POOL: '4',
    ...environment,
  });
  const opened = await openApp({ settings, clock, log: silent, connectionString });
  afterAll(opened.close);
  return opened;
}

const silent = pino({ level: 'silent' });
