import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import * as clock from '#server/kernel/clock.ts';
import { readSecret } from '#server/secrets/read-secret.ts';
import { createVault } from '#server/secrets/vault.ts';
import { giveFlights, lowFlights } from '#tests/inhouse/known-flights.ts';
import { hurryRoom, seatedAt } from './house-seat.ts';
import { inDatabase, place } from './place.ts';
import { violationsOn } from './violations.ts';

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

interface Board {
  /** The button that stakes. */
  begin: string;
  /** What it says while others play. */
  meanwhile?: string;
  /** What shows that somebody is in it. */
  playing: (page: Page) => Promise<void>;
}

/** Once the next spin can be begun: until then the button still changes its colours. */
async function told(page: Page): Promise<void> {
  await page.getByText(/^(Paid:|No win this time)/).waitFor();
  const again = page.getByRole('main').getByRole('button', { name: 'Spin', exact: true });
  await expect.poll(() => again.isEnabled(), { timeout: 30_000 }).toBe(true);
}

const boards: Readonly<Record<string, Board>> = {
  VB_CRASH: {
    begin: 'Get in',
    meanwhile: 'Bet on the next flight',
    playing: (page) => page.getByText('You').first().waitFor(),
  },
  VB_BINGO: {
    begin: 'Buy',
    meanwhile: 'Wait for the next game',
    // A sale that closed in this very moment refuses: the card is asked for again in the next game.
    playing: async (page) => {
      const card = page.getByRole('list', { name: /^Card / }).first();
      const buy = page.getByRole('main').getByRole('button', { name: 'Buy', exact: true });
      const isIn = async () => {
        if (await card.isVisible()) return true;
        if ((await buy.isVisible()) && (await buy.isEnabled())) await buy.click();
        return false;
      };
      await expect.poll(isIn, { timeout: 90_000, interval: 500 }).toBe(true);
    },
  },
  VB_SCRATCH_1: {
    begin: 'Buy a ticket',
    playing: (page) => page.getByRole('list', { name: 'Covered ticket' }).waitFor(),
  },
  VB_SCRATCH_10: {
    begin: 'Buy a ticket',
    playing: async (page) => {
      await press('Reveal all')(page);
      await page.getByRole('list', { name: 'Under the cover' }).waitFor();
    },
  },
  VB_ORCHARD: { begin: 'Spin', playing: told },
  VB_GARDEN: { begin: 'Spin', playing: told },
};

/** Flights that end soon, so that the next one can be got into, and balls that follow one another at once. */
beforeAll(async () => {
  await hurryRoom('VB_BINGO', { betting_ms: 12_000, beat_ms: 100, rest_ms: 1_000 });
  await hurryRoom('VB_CRASH', { betting_ms: 5_000, beat_ms: 1_000, rest_ms: 1_000 });
  const vault = createVault(await readSecret(undefined, place.dataFolder));
  await inDatabase((database) =>
    giveFlights({ database, vault, clock }, { game: 'VB_CRASH', purse: 'money' }, lowFlights),
  );
});

test.each(Object.entries(boards))(
  '%s can be read and pressed by everybody, before a stake and after it',
  async (rules, { begin, playing }) => {
    const { page, complaints } = await seatedAt(rules, { wantsCalm: true });
    await page.getByRole('main').getByRole('button', { name: begin, exact: true }).waitFor();
    expect(await violationsOn(page, 'main')).toEqual([]);
    await press(begin)(page);
    await playing(page);
    expect(await violationsOn(page, 'main')).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test.each(Object.entries(boards))(
  '%s keeps to the screen when its text is twice as large, and on the narrowest phone',
  async (rules, { begin, meanwhile = begin }) => {
    const { page } = await seatedAt(rules, { wantsCalm: true });
    const buttons = page.getByRole('main').getByRole('button');
    const button = buttons.filter({ hasText: new RegExp(`^(${begin}|${meanwhile})`) });
    await button.waitFor();
    for (const look of ['narrow', 'large'] as const) {
      if (look === 'narrow') await page.setViewportSize({ width: 320, height: 640 });
      else {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      }
      await button.scrollIntoViewIfNeeded();
      expect(await spilling(page), look).toEqual([]);
    }
  },
);

/** What reaches beyond the screen to the side and could only be read by scrolling there. */
function spilling(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const isCut = (element: Element): boolean => {
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowX !== 'visible') return true;
      }
      return false;
    };
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > wide + 1 && !isCut(element))
      .map((element) => `${element.tagName} ${element.className} ${element.textContent}`)
      .slice(0, 5);
  });
}

test.each(['VB_ORCHARD', 'VB_GARDEN', 'VB_SCRATCH_1'])(
  '%s fades and does not move where somebody wants things calm',
  async (rules) => {
    const { page } = await seatedAt(rules, { wantsCalm: true });
    await page.evaluate(() => {
      const moved = new Set<string>();
      const look = () => {
        for (const motion of document.getAnimations()) {
          const { effect } = motion;
          if (!(effect instanceof KeyframeEffect) || motion.playState !== 'running') continue;
          const isLong = Number(effect.getComputedTiming().activeDuration) > 50;
          for (const frame of isLong ? effect.getKeyframes() : []) {
            for (const property of ['transform', 'translate', 'rotate', 'scale']) {
              const value = frame[property];
              if (value !== undefined && value !== 'none') moved.add(`${property} ${value}`);
            }
          }
        }
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { seenMoving: moved });
    });
    const { begin, playing } = boards[rules] as Board;
    await press(begin)(page);
    await playing(page);
    const seen = await page.evaluate(() => [
      ...(window as unknown as { seenMoving: Set<string> }).seenMoving,
    ]);
    expect(seen).toEqual([]);
  },
);
