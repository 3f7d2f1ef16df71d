import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { alive, visit } from './visit.ts';

const hasFocus = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector);

const focusLies = () => {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'outside';
  return focused.closest('[role="dialog"], dialog') ? 'in the dialog' : 'beneath';
};

test('by keyboard alone: past the header, to a tile, into its sheet, and back to the tile', async () => {
  const { page } = await visit({ language: 'en' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await alive(page);
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Skip to content' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  expect(await hasFocus(page, '#content')).toBe(true);
  for (
    let step = 0;
    step < 80 && !(await hasFocus(page, 'li:has(button[aria-pressed])'));
    step += 1
  )
    await page.keyboard.press('Tab');
  expect(await hasFocus(page, 'li:has(button[aria-pressed])')).toBe(true);
  const name = await page.evaluate(() => document.activeElement?.textContent ?? '');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Play', exact: true }).waitFor();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    // A modal lets Tab out to the browser's own bar, and never to what lies beneath it.
    expect(await page.evaluate(focusLies)).not.toBe('beneath');
  }
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent ?? '')).toBe(name);
});

test('who asks for calm gets a page that moves nothing by itself', async () => {
  const { page } = await visit({ language: 'en', wantsCalm: true });
  await page.clock.install();
  await page.goto('/');
  await alive(page);
  expect(await page.locator('[data-running]').count()).toBe(0);
  await page.getByRole('button', { name: 'Next notice' }).waitFor();
  const before = await page.evaluate(() =>
    [...document.querySelectorAll('main [aria-current="true"]')].map((dot) => dot.ariaLabel),
  );
  await page.clock.fastForward('00:06');
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('main [aria-current="true"]')].map((dot) => dot.ariaLabel),
    ),
  ).toEqual(before);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test.each(['/', '/rng', '/help', '/promotions'])(
  'at twice its size, %s needs no sideways scrolling',
  async (path) => {
    const { page } = await visit({ language: 'es', phone: 'desk' });
    // 200 % zoom leaves a 390-pixel phone half its pixels.
    await page.setViewportSize({ width: 195, height: 422 });
    await page.goto(path);
    await alive(page);
    await page.getByRole('main').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      195,
    );
  },
);

test('a new screen begins at its top, and going back finds the old place', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/');
  await alive(page);
  await page.getByRole('region', { name: 'Live Casino' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.getByRole('link', { name: 'Promotions' }).last().click();
  await page.getByRole('heading', { name: 'Promotions' }).first().waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await page.getByRole('list', { name: 'Hot games' }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});
