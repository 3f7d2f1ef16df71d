import { expect, test } from 'vitest';
import { alive, visit } from './visit.ts';

async function slots() {
  const visited = await visit({ language: 'en' });
  await visited.page.goto('/rng');
  await alive(visited.page);
  await visited.page
    .getByRole('list', { name: /games|Slots/i })
    .first()
    .waitFor();
  return visited;
}

test('28 games come at once, and the next as one scrolls', async () => {
  const { page } = await slots();
  const tiles = page.locator('main li:has(button[aria-pressed])');
  await expect.poll(() => tiles.count()).toBe(28);
  await tiles.last().scrollIntoViewIfNeeded();
  await expect.poll(() => tiles.count()).toBe(56);
});

test('a tile opens its sheet; going back and Escape close it, and the focus returns', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/');
  await alive(page);
  const tile = page.getByRole('list', { name: 'Hot games' }).getByRole('button').first();
  await tile.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Return to player').waitFor();
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  await tile.click();
  await sheet.getByText('Return to player').waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await expect
    .poll(() => tile.evaluate((element) => element === document.activeElement))
    .toBe(true);
});
