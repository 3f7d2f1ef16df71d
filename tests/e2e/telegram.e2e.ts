import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { atRest, violationsOn } from './violations.ts';
import { alive, visit } from './visit.ts';

const link = (page: Page) => page.getByRole('link', { name: 'Write to us on Telegram' });

/** Whether it can be pressed where it stands, and what else could be pressed there. */
function standing(page: Page): Promise<{ isHere: boolean; covered: string[] }> {
  return link(page).evaluate((own) => {
    const { x, y, width, height } = own.getBoundingClientRect();
    const beneath = [x + 1, x + width / 2, x + width - 1].flatMap((left) =>
      [y + 1, y + height / 2, y + height - 1].flatMap((top) =>
        document
          .elementsFromPoint(left, top)
          .map((element) => element.closest('a, button, input'))
          .filter((pressable) => pressable !== null && pressable !== own)
          .map((pressable) => pressable?.textContent ?? ''),
      ),
    );
    return {
      isHere: getComputedStyle(own).pointerEvents !== 'none',
      covered: beneath,
    };
  });
}

test('the Telegram button never lies over what one would press, and waits at the end of the page', async () => {
  const { page, complaints } = await visit({ language: 'en', wantsCalm: true });
  await page.goto('/');
  await alive(page);
  expect((await standing(page)).isHere).toBe(false);
  const end = async () => {
    // What comes late makes the page longer.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    return (await standing(page)).isHere;
  };
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Verify representative', exact: true }).waitFor();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(async () => (await standing(page)).isHere || (await end())).toBe(true);
  expect((await standing(page)).covered).toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(async () => (await standing(page)).isHere).toBe(false);
  await link(page).focus();
  expect((await standing(page)).isHere).toBe(true);
  await atRest(page);
  expect(await violationsOn(page, 'aside[aria-label=Telegram]')).toEqual([]);
  expect(complaints).toEqual([]);
});
