import { expect, test } from 'vitest';
import { focused, tabTo } from './by-keyboard.ts';
import { alive, visit } from './visit.ts';

test('by keyboard alone: out of the announcements, through the header to the search, to what it found, into the sheet and back', async () => {
  const { page } = await visit({ language: 'en', phone: 'desk', wantsAnnouncements: true });
  await page.clock.install();
  await page.goto('/');
  await alive(page);
  await page.getByRole('list', { name: 'Hot games' }).waitFor();
  await page.clock.fastForward('00:30');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.press('Tab');
  expect((await focused(page)).name).toBe('Close');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const toSearch = await tabTo(page, (name) => /^Search/.test(name));
  expect(toSearch[0]).toBe('Skip to content');
  expect(toSearch).toEqual(expect.arrayContaining(['Language: English', 'Log in', 'Sign up']));
  await page.keyboard.press('Enter');
  const field = page.getByRole('searchbox');
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.type('jaguar');
  await page.getByRole('main').getByRole('list', { name: 'Games found' }).waitFor();
  await tabTo(page, (_, isTile) => isTile);
  const { name } = await focused(page);
  expect(name).toMatch(/jaguar/i);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect((await focused(page)).name).toBe(name);
});

test('who asks for calm sees sheets fade, and nothing travel', async () => {
  const { page } = await visit({ language: 'en', wantsCalm: true });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      moved.push(JSON.stringify(keyframes));
      return animate.call(this, keyframes, options);
    };
  });
  await page.goto('/');
  await alive(page);
  await page.getByRole('list', { name: 'Hot games' }).getByRole('button').first().click();
  const sheet = page.getByRole('dialog');
  const places = await sheet.evaluate(async (panel) => {
    const tops = new Set<number>();
    for (let frame = 0; frame < 30; frame += 1) {
      tops.add(Math.round(panel.getBoundingClientRect().top));
      await new Promise(requestAnimationFrame);
    }
    return tops.size;
  });
  expect(places).toBe(1);
  const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
  expect(moved.filter((keyframes) => /transform|translate|scale/.test(keyframes))).toEqual([]);
});
