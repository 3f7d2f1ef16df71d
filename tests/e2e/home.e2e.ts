import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { address, alive, type Phone, phones, visit } from './visit.ts';

test.each(Object.keys(phones) as Phone[])('home on a %s shows what one can play', async (phone) => {
  const { page, complaints } = await visit({ phone, language: 'en' });
  await page.goto('/');
  await alive(page);
  await page.getByRole('list', { name: 'Hot games' }).waitFor();
  expect(await page.getByRole('list', { name: 'Hot games' }).getByRole('listitem').count()).toBe(
    12,
  );
  await page.getByRole('navigation', { name: 'Main' }).first().waitFor();
  const board = page.getByRole('region', { name: 'Winner board' });
  await board.scrollIntoViewIfNeeded();
  await board.getByRole('button', { name: 'Show all 20' }).click();
  await board.getByRole('listitem').nth(19).waitFor();
  expect(await board.getByRole('listitem').count()).toBe(20);
  expect(complaints).toEqual([]);
});

test.each([320, 390, 1280])('nothing reaches beyond a screen of %i pixels', async (width) => {
  const { page } = await visit({ language: 'es' });
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/');
  await alive(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    width,
  );
});

test('the first paint holds tiles, and neither styles nor scripts that the content policy forbids', async () => {
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('<html lang="es"');
  expect(html.match(/\/art\/covers\//g)?.length ?? 0).toBeGreaterThan(3);
  expect(html).not.toMatch(/<[^>]+\sstyle="/);
  const markup = html.slice(html.indexOf('<div id="root">'));
  expect(markup).not.toContain('<script');
  expect(response.headers.get('content-security-policy')).not.toContain('unsafe-inline');
});

test('home for a phone, with its head, fits into what is sent before a first answer comes back', async () => {
  const headers = {
    accept: 'text/html',
    'accept-encoding': 'br',
    'user-agent': phones.iphone.userAgent,
  };
  const segments = 10;
  const segmentBytes = 1460;
  for (const language of languages) {
    const ask = () => bytesOf(`${address}/`, { ...headers, cookie: `lang=${language}` });
    // Right after content has changed it may still be packed quickly.
    await expect.poll(ask, { message: language }).toBeLessThanOrEqual(segments * segmentBytes);
  }
});

/** As they travel: head and packed body. */
async function bytesOf(url: string, headers: Record<string, string>): Promise<number> {
  const [answer] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  let bytes = answer.rawHeaders.reduce((sum, part) => sum + part.length + 2, 0);
  for await (const chunk of answer) bytes += (chunk as Buffer).length;
  return bytes;
}

test('a phone is not sent the standing menu, and has it when its screen grows wide', async () => {
  const { page, complaints } = await visit({ language: 'en' });
  await page.goto('/');
  await alive(page);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  expect(await page.locator('nav:has(a[href="/promotions?id=welcome-bonus"])').count()).toBe(0);
  await page.setViewportSize({ width: 1300, height: 900 });
  await menu.getByRole('link', { name: 'Help centre' }).waitFor();
  expect(complaints).toEqual([]);
});

test('home whose beginning is lost is drawn anew, dressed as ever', async () => {
  const { page } = await visit({ language: 'en' });
  await page.route('**/page-state/**', (route) => route.abort());
  await page.goto('/');
  await alive(page);
  await page.getByRole('list', { name: 'Hot games' }).waitFor();
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].map(({ href, cssRules }) => [href !== null, cssRules.length > 0]),
  );
  expect(sheets).toContainEqual([true, true]);
});

test('every spelling of home is home, and an unknown address says so with its status', async () => {
  const { page } = await visit({ language: 'en' });
  for (const path of ['/index', '/index.html', '/home']) {
    await page.goto(path);
    await page.getByRole('list', { name: 'Hot games' }).waitFor();
  }
  const lost = await page.goto('/no/such/room');
  expect(lost?.status()).toBe(404);
  await page.getByRole('heading', { name: 'This page does not exist' }).waitFor();
});

test('a choice of language speaks at once, is kept, and tells the gateway', async () => {
  const { page, context } = await visit();
  await page.goto('/');
  await alive(page);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('es');
  await page
    .getByRole('button', { name: /^Idioma/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Bahasa Melayu').click();
  await page.getByRole('list', { name: 'Permainan popular' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ms');
  expect(await page.evaluate(() => [localStorage.lang, localStorage.hisLang])).toEqual([
    'ms',
    'ms',
  ]);
  await expect
    .poll(async () => (await context.cookies()).find((cookie) => cookie.name === 'lang')?.value)
    .toBe('ms');
  await page.reload();
  await page.getByRole('list', { name: 'Permainan popular' }).waitFor();
});
