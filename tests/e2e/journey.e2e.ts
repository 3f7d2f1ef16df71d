import type { Locator } from 'playwright';
import { afterEach, describe, expect, test } from 'vitest';
import { alive, type Phone, phones, site, visit } from './visit.ts';
import { settled } from './worker.ts';

const tile = 'main li:has(button[aria-pressed])';

afterEach(async () => {
  await site('status', 'normal');
});

/** One visit on each size of phone, as a finger makes it: every step begins where the last one ended. */
describe.each(Object.keys(phones) as Phone[])('on a %s', (phone) => {
  test('one comes, chooses a language, filters, searches, looks at a game and is asked to log in', async () => {
    const { page, complaints } = await visit({ phone });
    await page.goto('/');
    await alive(page);
    await page
      .getByRole('button', { name: /^Idioma/ })
      .first()
      .tap();
    await page.getByRole('dialog').getByText('English').tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('list', { name: 'Hot games' }).waitFor();

    await page.getByRole('navigation', { name: 'Main' }).getByText('Games').tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Slots' }).tap();
    await page.waitForURL('**/rng');
    await page.locator(tile).nth(27).waitFor();
    await page
      .getByRole('radiogroup', { name: 'Provider' })
      .getByRole('radio', { name: 'JDB' })
      .tap();
    await page.waitForURL('**/rng?vassalage=JDB');
    await expect
      .poll(() => page.locator(`${tile} img[alt]:not([alt=""])`).evaluateAll(altsOf))
      .toEqual(['JDB']);

    const name = await firstWords(page.locator(tile).nth(1).locator('button').first());
    await page.getByRole('searchbox').fill(name.toUpperCase());
    await expect
      .poll(() => firstWords(page.locator(tile).first().locator('button').first()))
      .toBe(name);
    await page.locator(tile).first().locator('button').first().tap();
    const sheet = page.getByRole('dialog', { name });
    await sheet.getByText('Return to player').waitFor();
    await sheet.getByRole('button', { name: 'Play', exact: true }).tap();
    await page.getByRole('dialog', { name: 'Log in' }).waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('vassalage')).toBe('JDB');
    expect(complaints).toEqual([]);
  });

  test('a promotion opens by its id, and the site closes and opens again over it without a reload', async () => {
    const { page, complaints } = await visit({ phone, language: 'en' });
    await page.goto('/promotions');
    await alive(page);
    await page.getByRole('main').getByRole('link', { name: /More$/ }).nth(1).tap();
    await page.waitForURL('**/promotions?id=*');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.goto(page.url());
    await alive(page);
    await dialog.waitFor();

    await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
    await site('status', 'maintenance', '--until', '+1h');
    const closed = page.getByRole('heading', { name: 'We are under maintenance' });
    await closed.waitFor();
    await site('status', 'normal');
    await closed.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Promotions' }).first().waitFor();
    expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('the app can be installed, and opens from the home screen without a network', async () => {
    const { page, context } = await visit({ phone, language: 'en', serviceWorkers: 'allow' });
    await page.goto('/');
    await alive(page);
    await settled(page);
    const tools = await context.newCDPSession(page);
    const { errors } = await tools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await tools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
    const start = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
      return (await (await fetch(link?.href ?? '')).json()).start_url as string;
    });
    await context.setOffline(true);
    await page.goto(start);
    await alive(page);
    await page.getByRole('list', { name: 'Hot games' }).getByRole('listitem').nth(11).waitFor();
  });
});

function altsOf(images: Element[]): string[] {
  return [...new Set(images.map((image) => image.getAttribute('alt') ?? ''))];
}

async function firstWords(element: Locator): Promise<string> {
  return (await element.innerText()).split('\n')[0]?.trim() ?? '';
}
