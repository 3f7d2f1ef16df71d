import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { removeData } from '#tests/database/remove-data.ts';
import { browserFlags, freePort, startGateway } from './gateway.ts';
import type { Place } from './place.ts';
import { seededCopy } from './seeded-folder.ts';

/**
 * One built app, and for each of those who walk at once a gateway with its own database and a browser:
 * walks close the whole site, and a browser that draws for two keeps both waiting.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const closings: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const each of closings.reverse()) await each();
  };
  try {
    const seededFolder = await mkdtemp(join(tmpdir(), 'verbena-seeded-'));
    closings.push(() => removeData(seededFolder));
    const gateway = await startGateway({ port: await freePort(), dataFolder: seededFolder });
    await gateway.stop();
    const opening = Array.from({ length: project.config.maxWorkers }, () =>
      openPlace(seededFolder, closings),
    );
    project.provide('places', await Promise.all(opening));
    project.provide('seededFolder', seededFolder);
  } catch (cause) {
    await close();
    throw cause;
  }
  return close;
}

async function openPlace(seededFolder: string, closings: (() => Promise<void>)[]): Promise<Place> {
  const dataFolder = await seededCopy(seededFolder);
  closings.push(() => removeData(dataFolder));
  // Every visitor is then a caller of their own: wrong passwords of one walk are not another's.
  const settings = { TRUST_PROXY: '127.0.0.1' };
  const gateway = await startGateway({ port: await freePort(), dataFolder, settings });
  closings.push(gateway.stop);
  const browser = await chromium.launchServer({
    executablePath: process.env.CHROME_PATH,
    args: browserFlags,
  });
  closings.push(() => browser.close());
  return { address: gateway.address, dataFolder, browserEndpoint: browser.wsEndpoint() };
}
