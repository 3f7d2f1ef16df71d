import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { browserFlags, freePort, startGateway } from './gateway.ts';

declare module 'vitest' {
  interface ProvidedContext {
    gatewayAddress: string;
    gatewayDataFolder: string;
    browserEndpoint: string;
  }
}

/** One built app, one gateway with its own database, one browser, for all walks. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'verbena-walks-'));
  // Every visitor is then a caller of their own: wrong passwords of one walk are not another's.
  const settings = { TRUST_PROXY: '127.0.0.1' };
  const gateway = await startGateway({ port: await freePort(), dataFolder, settings });
  const browser = await chromium.launchServer({
    executablePath: process.env.CHROME_PATH,
    args: browserFlags,
  });
  project.provide('gatewayAddress', gateway.address);
  project.provide('gatewayDataFolder', dataFolder);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await gateway.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
}
