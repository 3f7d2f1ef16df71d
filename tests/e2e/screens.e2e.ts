import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { languages } from '#contract/values.ts';
import { alive, site, visit } from './visit.ts';

const screens = [
  '/',
  '/login',
  '/register',
  '/help',
  '/promotions',
  '/rng',
  '/live',
  '/sports',
  '/lott',
  '/inHouse',
  '/favorite',
  '/recent',
  '/agent',
  '/no/such/room',
] as const;

afterEach(async () => {
  await site('status', 'normal');
});

async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
  );
}

test.each(['night', 'day'] as const)(
  'every screen can be used by everyone, by %s',
  async (theme) => {
    const { page } = await visit({ language: 'en', theme });
    await page.emulateMedia({
      reducedMotion: 'reduce',
      colorScheme: theme === 'day' ? 'light' : 'dark',
    });
    const found: Record<string, string[]> = {};
    for (const path of screens) {
      await page.goto(path);
      await alive(page);
      if (/login|register/.test(path)) await page.getByRole('dialog').waitFor();
      const violations = await violationsOn(page);
      if (violations.length > 0) found[path] = violations;
    }
    expect(found).toEqual({});
  },
  120_000,
);

test.each(languages)(
  'the screens are as sound in %s',
  async (language) => {
    const { page } = await visit({ language });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found: Record<string, string[]> = {};
    for (const path of ['/', '/rng', '/promotions', '/help']) {
      await page.goto(path);
      await alive(page);
      const violations = await violationsOn(page);
      if (violations.length > 0) found[path] = violations;
    }
    expect(found).toEqual({});
  },
  120_000,
);

test('what lies over a screen is as sound as the screen', async () => {
  const { page } = await visit({ language: 'en' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await alive(page);
  const found: Record<string, string[]> = {};
  const openers = {
    'game sheet': page.getByRole('list', { name: 'Hot games' }).getByRole('button').first(),
    'side menu': page.getByRole('button', { name: 'Menu' }).first(),
    'language dialog': page.getByRole('button', { name: /^Language/ }).first(),
    licence: page.getByRole('button', { name: 'Gaming licence' }).last(),
  };
  for (const [name, opener] of Object.entries(openers)) {
    await opener.click();
    await page.getByRole('dialog').waitFor();
    const violations = await violationsOn(page);
    if (violations.length > 0) found[name] = violations;
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  expect(found).toEqual({});
}, 120_000);

test('a closed site is as sound as an open one', async () => {
  await site('status', 'maintenance', '--until', '+2h');
  const { page } = await visit({ language: 'en' });
  await page.goto('/');
  await page.getByLabel('Time left').waitFor();
  expect(await violationsOn(page)).toEqual([]);
});
