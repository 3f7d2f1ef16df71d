import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { seatedAt } from './house-seat.ts';

const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
] as const;

/** How high the board's place is at each size: where it changes, everything on it moves. */
async function heights(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const box = await page.locator('[data-scene]').first().boundingBox();
    found.push(Math.round(box?.height ?? 0));
  }
  return found;
}

test.each(['VB_JACKS_OR_BETTER', 'VB_BLACKJACK', 'VB_HI_LO'])(
  'no card of %s moves when a round begins and its steps stand where the stake was',
  async (rules) => {
    for (const search of ['', '&mode=trial']) {
      const { page, context, complaints } = await seatedAt(rules, { search, wantsCalm: true });
      const deal = page.getByRole('button', { name: 'Deal', exact: true });
      await deal.waitFor();
      const before = await heights(page);
      await deal.click();
      // A natural ends at once, and leaves the stake where it was.
      await page.locator('[data-result]').filter({ hasText: /./ }).waitFor();
      expect(await heights(page)).toEqual(before);
      expect(complaints).toEqual([]);
      await context.close();
    }
  },
);
