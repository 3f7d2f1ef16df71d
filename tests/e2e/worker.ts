import type { Page } from 'playwright';

/** The worker holds the shell, and the page's questions are kept. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(async () => {
    const names = await caches.keys();
    const shell = names.find((name) => name.includes('precache'));
    if (!shell) return false;
    const kept = await (await caches.open(shell)).keys();
    return kept.some(({ url }) => url.includes('/app-shell'));
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
