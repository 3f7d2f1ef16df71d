import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { beginButton } from './begin-round.ts';
import { housePlans } from './house-plans.ts';
import { betsOf, seatedAt } from './house-seat.ts';
import { plantSeeds } from './planted-seeds.ts';
import { violationsOn } from './violations.ts';

const said = (page: Page) => page.locator('main [role="status"][data-result]');

test.each(Object.entries(housePlans))(
  '%s is played to a loss and to a win, and each is said, paid and written down',
  async (rules, { choices, lay, rounds }) => {
    const { page, account, complaints } = await seatedAt(rules, {
      wantsCalm: true,
      prepare: (playerId) => plantSeeds(playerId, { rules, choices, plans: rounds }),
    });
    await page.getByRole('button', { name: 'Choose the stake' }).waitFor();
    await lay?.(page);
    for (const [place, { outcome, walk }] of rounds.entries()) {
      await beginButton(page, rules).click();
      await walk?.(page);
      await expect
        .poll(async () => (await betsOf(account)).map(({ state }) => state)[place])
        .toBe(outcome);
      const words = said(page).filter({ hasText: /^(Paid:|No win this time)/ });
      // Nothing glows below the stake.
      await words
        .and(page.locator(outcome === 'won' ? '[data-tone="won"]' : ':not([data-tone])'))
        .waitFor();
    }
    expect(await violationsOn(page, 'main')).toEqual([]);
    expect(complaints).toEqual([]);
  },
);
