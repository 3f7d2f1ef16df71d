import { expect, test } from 'vitest';
import { address, alive, visit } from './visit.ts';

async function promotionIds(): Promise<{ id: string; title: string; category: string }[]> {
  const response = await fetch(`${address}/wps/promotions?language=en`);
  const { value } = (await response.json()) as {
    value: { promotions: { id: string; title: string; category: string }[] };
  };
  return value.promotions;
}

test('the promotions of the game rooms are left out', async () => {
  const promotions = await promotionIds();
  expect(promotions).toHaveLength(12);
  expect(promotions.filter(({ category }) => /gaming|lotto_promo/.test(category))).toEqual([]);
});

test.each([
  ['the query', (id: string) => `/promotions?id=${id}`],
  ['the hash', (id: string) => `/promotions#${id}`],
])('a promotion named by %s opens, and closing it cleans the address', async (_, pathOf) => {
  const [promotion] = await promotionIds();
  const { page } = await visit({ language: 'en' });
  await page.goto(pathOf(promotion?.id ?? ''));
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('heading', { name: promotion?.title ?? '' })
    .first()
    .waitFor();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await dialog.waitFor({ state: 'detached' });
  const left = new URL(page.url());
  expect([left.pathname, left.search, left.hash]).toEqual(['/promotions', '', '']);
});

test('one announcement opens by itself, all of them eight a page, and only their own button closes them', async () => {
  const { page } = await visit({ language: 'en', wantsAnnouncements: true });
  await page.goto('/');
  await alive(page);
  await page.mouse.wheel(0, 40);
  const popup = page.getByRole('dialog');
  await popup.waitFor();
  await page.keyboard.press('Escape');
  expect(await popup.count()).toBe(1);
  await popup.getByRole('button', { name: /^See all/ }).click();
  await popup.getByRole('button', { name: 'Next page' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await popup.count()).toBe(1);
  await popup.getByRole('button', { name: 'Close' }).first().click();
  await popup.waitFor({ state: 'detached' });
  await page.reload();
  await alive(page);
  expect(await page.evaluate(() => Object.keys(sessionStorage).length)).toBeGreaterThan(0);
});

test('the help page goes to the article that the address names', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/help#term');
  await alive(page);
  await expect
    .poll(() =>
      page.locator('#term').evaluate((element) => Math.abs(element.getBoundingClientRect().top)),
    )
    .toBeLessThan(200);
});

test('the manifest is whole, and every picture it names is there', async () => {
  const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
  const href = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  const manifest = await (await fetch(new URL(href ?? '', address))).json();
  expect(manifest).toMatchObject({ id: '/', scope: '/', display: 'standalone', lang: 'es' });
  expect(manifest.shortcuts).toHaveLength(3);
  const purposes = manifest.icons.map((icon: { purpose?: string }) => icon.purpose ?? 'any');
  expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable', 'monochrome']));
  expect(manifest.screenshots.length).toBeGreaterThan(0);
  const pictures = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap((shortcut: { icons: unknown[] }) => shortcut.icons),
  ] as { src: string; type: string }[];
  for (const { src, type } of pictures) {
    const answer = await fetch(new URL(src, address));
    expect([src, answer.status, answer.headers.get('content-type')]).toEqual([src, 200, type]);
  }
});
