import { expect, test } from 'vitest';
import { playsOf } from '#lottery/plays/find-play.ts';
import { families } from '#lottery/types.ts';
import { exampleOf } from './example-of.ts';

test.each(families)('every bet of %s has an example that the rules themselves pay', (family) => {
  const without = playsOf(family).filter((play) => {
    const example = exampleOf(family, play);
    return example === null || play.match(example.choice, example.result).length === 0;
  });
  expect(without.map(({ code }) => code)).toEqual([]);
});

test('a bet has the same example each time', () => {
  const [play] = playsOf('SSC');
  if (!play) throw new Error('SSC has no play');
  expect(exampleOf('SSC', play)).toEqual(exampleOf('SSC', play));
});

test('a prize that comes twice in an example is said once', () => {
  for (const family of families) {
    for (const play of playsOf(family)) {
      const tiers = exampleOf(family, play)?.hits.map(({ tier }) => tier) ?? [];
      expect(new Set(tiers).size).toBe(tiers.length);
    }
  }
});
