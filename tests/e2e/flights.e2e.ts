import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { atRest } from './violations.ts';
import { alive, visit } from './visit.ts';

test('a pressed tile grows into its sheet, and returns when the sheet goes', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/');
  await alive(page);
  await watchFlights(page);
  const tile = page.getByRole('list', { name: 'Hot games' }).getByRole('button').first();
  const picture = await tile.locator('img').first().boundingBox();
  await tile.click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('article').waitFor();
  await atRest(page);
  const cover = await sheet.locator('article img').first().boundingBox();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await atRest(page);
  const flights = await flightsOf(page);
  expect(flights).toEqual([
    { from: rounded(picture), to: rounded(cover) },
    { from: rounded(cover), to: rounded(picture) },
  ]);
  expect(await page.locator('body > img').count()).toBe(0);
});

test('who wants less motion sees no picture fly', async () => {
  const { page } = await visit({ language: 'en', wantsCalm: true });
  await page.goto('/');
  await alive(page);
  await watchFlights(page);
  await page.getByRole('list', { name: 'Hot games' }).getByRole('button').first().click();
  await page.getByRole('dialog').locator('article').waitFor();
  await atRest(page);
  expect(await flightsOf(page)).toEqual([]);
});

/** Notes where each picture that flies over the page begins and ends. */
async function watchFlights(page: Page): Promise<void> {
  await page.evaluate(() => {
    const flights: object[] = [];
    Object.assign(window, { flights });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes])) {
        const motion = node instanceof HTMLImageElement ? node.getAnimations()[0] : undefined;
        if (!(node instanceof HTMLImageElement) || !motion) continue;
        const placeAt = (progress: number) => {
          motion.currentTime = progress * Number(motion.effect?.getComputedTiming().endTime);
          const { x, y, width } = node.getBoundingClientRect();
          return { x: Math.round(x), y: Math.round(y), width: Math.round(width) };
        };
        motion.pause();
        const [to, from] = [placeAt(0.9999), placeAt(0)];
        flights.push({ from, to });
        motion.play();
      }
    }).observe(document.body, { childList: true });
  });
}

function flightsOf(page: Page): Promise<unknown> {
  return page.evaluate(() => (window as unknown as { flights: unknown }).flights);
}

function rounded(box: { x: number; y: number; width: number } | null) {
  return box && { x: Math.round(box.x), y: Math.round(box.y), width: Math.round(box.width) };
}
