import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ceilingOf } from './pot-ceiling.ts';

const grains = fc.bigInt({ min: 0n, max: 10n ** 15n });
const feed = fc.bigInt({ min: 1n, max: 10n ** 9n });

test('a stake that fits is let in, one that may hit is not, and the trigger stands in no ceiling', () => {
  fc.assert(
    fc.property(grains, feed, grains, (lies, mine, trigger) => {
      const ceiling = ceilingOf({ lies, feed: mine, trigger });
      if (lies + mine >= trigger) return ceiling === null;
      return ceiling !== null && lies + mine < ceiling && ceiling <= trigger;
    }),
  );
});

test('what is told near the trigger follows from the stake alone', () => {
  const near = (trigger: bigint) => ceilingOf({ lies: 1_000n, feed: 10n, trigger });
  for (let trigger = 1_012n; trigger <= 1_650n; trigger += 1n) expect(near(trigger)).toBe(1_011n);
  expect(near(1_651n)).toBe(1_650n);
  expect(near(10n ** 9n)).toBe(1_650n);
});
