import { type Browser, type BrowserContext, chromium, devices, type Page } from 'playwright';
import { pageScripts } from './page-scripts.ts';

/** Two browsers of one run must not warm each other, so each measurement has its own. */
export function openBrowser(flags: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...flags],
  });
}

/** A visitor with an empty device. */
export function newPhone(browser: Browser): Promise<BrowserContext> {
  const { defaultBrowserType: _, ...device } = devices['Pixel 7'];
  return browser.newContext({ ...device, locale: 'es-CO', serviceWorkers: 'allow' });
}

export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

export function untilAlive(page: Page): Promise<void> {
  return until(page, pageScripts.isAlive);
}

export function untilKept(page: Page): Promise<void> {
  return until(page, pageScripts.isKept);
}

/** Asked again from outside: the page's content policy forbids it to read a script of its own accord. */
export async function until(page: Page, script: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await page.evaluate(script)) return;
    await page.waitForTimeout(50);
  }
  throw new Error(`A page did not get ready: ${script}`);
}
