import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { grainsInMinor } from '#games/jackpot.ts';
import { isSurelyNoHit, looksLikeLast } from './feed-pots.ts';

const rule = { seed: 10_000n, cap: 100_000n };
const margin = ((rule.cap - rule.seed) * grainsInMinor) / 64n;
const grains = fc.bigInt({ min: 0n, max: rule.cap * grainsInMinor });
const feed = fc.bigInt({ min: 1n, max: margin });

test('thirty-two stakes that see nothing of each other do not bring a pot to its trigger', () => {
  fc.assert(
    fc.property(
      grains,
      grains,
      fc.array(feed, { minLength: 1, maxLength: 32 }),
      (lies, trigger, feeds) => {
        const fed = feeds.filter((one) =>
          isSurelyNoHit(rule, { grains: lies, feed: one, trigger }),
        );
        const sum = fed.reduce((total, one) => total + one, 0n);
        return fed.length === 0 || lies + sum < trigger;
      },
    ),
  );
});

test('most of the way is far from the trigger, and usual stakes are small', () => {
  const far = {
    grains: rule.seed * grainsInMinor,
    feed: margin / 32n,
    trigger: rule.cap * grainsInMinor,
  };
  expect(isSurelyNoHit(rule, far)).toBe(true);
  expect(isSurelyNoHit(rule, { ...far, feed: far.feed + 1n })).toBe(false);
  expect(isSurelyNoHit(rule, { ...far, grains: far.trigger - margin })).toBe(false);
  expect(isSurelyNoHit(rule, { ...far, grains: far.trigger - margin - 1n })).toBe(true);
});

test('of the parts before the last about one in eight looks like it, each from its begin to its end', () => {
  const trigger = rule.cap * grainsInMinor;
  const looks = (text: string, grains: bigint) =>
    looksLikeLast(rule, { grains, secret: { trigger, text } });
  let alone = 0;
  for (let pot = 0; pot < 100; pot += 1) {
    for (let ahead = 1n; ahead < 64n; ahead += 1n) {
      const last = trigger - ahead * margin - 1n;
      const isAlone = looks(`salt ${pot}`, last);
      expect(looks(`salt ${pot}`, last - margin + 1n)).toBe(isAlone);
      if (isAlone) alone += 1;
    }
  }
  // Of 6,300 parts: 787 are expected, and 26 is their deviation.
  expect(alone).toBeGreaterThan(787 - 5 * 26);
  expect(alone).toBeLessThan(787 + 5 * 26);
});
