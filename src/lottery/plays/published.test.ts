import { expect, test } from 'vitest';
import { commitmentOf } from '#games/draw.ts';
import { product, type Ratio, ratio, shown, sum, toNumber } from '#games/ratio.ts';
import { findIn } from '#tests/lottery/play-cases.ts';
import { fairOdds } from '../kinds/chances.ts';
import { timesOf } from '../slip.ts';
import { type Family, families } from '../types.ts';
import { playsOf } from './find-play.ts';

const chanceOf = (family: Family, code: string, tier = 'note') => {
  const found = findIn(family, code).tiers.find((one) => one.code === tier);
  if (!found) throw new Error(`${code} has ${findIn(family, code).tiers.map((one) => one.code)}`);
  return found.chance;
};

test.each<[Family, string, number, number]>([
  ['SSC', 'five-direct', 1, 100_000],
  ['SSC', 'five-group-120', 120, 100_000],
  ['SSC', 'five-group-60', 60, 100_000],
  ['SSC', 'five-group-30', 30, 100_000],
  ['SSC', 'five-group-20', 20, 100_000],
  ['SSC', 'five-group-10', 10, 100_000],
  ['SSC', 'five-group-5', 5, 100_000],
  ['SSC', 'four-back-group-24', 24, 10_000],
  ['SSC', 'four-back-group-12', 12, 10_000],
  ['SSC', 'four-back-group-6', 6, 10_000],
  ['SSC', 'four-back-group-4', 4, 10_000],
  ['SSC', 'three-back-group-3', 3, 1_000],
  ['SSC', 'three-back-group-6', 6, 1_000],
  ['SSC', 'two-front-direct', 1, 100],
  ['SSC', 'two-front-group', 2, 100],
  ['SSC', 'position', 1, 10],
  ['SSC', 'three-front-any-one', 271, 1_000],
  ['SSC', 'three-front-any-two', 54, 1_000],
  ['11X5', 'three-direct', 1, 990],
  ['11X5', 'three-group', 1, 165],
  ['11X5', 'two-direct', 1, 110],
  ['11X5', 'two-group', 1, 55],
  ['11X5', 'position', 1, 11],
  ['11X5', 'any-of-three', 3, 11],
  ['11X5', 'any-1', 5, 11],
  ['11X5', 'any-2', 2, 11],
  ['11X5', 'any-3', 2, 33],
  ['11X5', 'any-4', 1, 66],
  ['11X5', 'any-5', 1, 462],
  ['11X5', 'any-6', 1, 77],
  ['11X5', 'any-7', 1, 22],
  ['11X5', 'any-8', 4, 33],
  ['PK10', 'position', 1, 10],
  ['LHC', 'special-string', 1, 196],
])('%s %s has the published chance', (family, code, above, below) => {
  expect(chanceOf(family, code)).toEqual(ratio(above, below));
});

test.each<[Family, string, string, number, number]>([
  ['SSC', 'sum-sides', 'sum.big', 1, 2],
  ['SSC', 'dragon-tiger', 'ends.dragon', 45, 100],
  ['SSC', 'dragon-tiger', 'ends.tie', 10, 100],
  ['SSC', 'forms', 'three-back.leopard', 1, 100],
  ['SSC', 'forms', 'three-back.straight', 6, 100],
  ['SSC', 'forms', 'three-back.pair', 27, 100],
  ['SSC', 'forms', 'three-back.half-straight', 36, 100],
  ['SSC', 'forms', 'three-back.mixed', 30, 100],
  ['PK10', 'top-two-sides', 'sum.big', 40, 90],
  ['PK10', 'top-two-sides', 'sum.small', 50, 90],
  ['PK10', 'top-two-sides', 'sum.odd', 50, 90],
  ['PK10', 'top-two-sides', 'sum.even', 40, 90],
  ['PK10', 'dragon-tiger', 'rank-1.dragon', 1, 2],
  ['LHC', 'special-sides', 'special.push', 1, 49],
  ['TH', 'top-3', 'top', 1, 1_000],
  ['TH', 'any-3', 'top-6', 6, 1_000],
  ['TH', 'any-3', 'top-3', 3, 1_000],
  ['TH', 'bottom-2', 'bottom', 1, 100],
  ['TH', 'run-top', 'note', 271, 1_000],
  ['TH', 'run-bottom', 'note', 19, 100],
])('%s %s: %s has the published chance', (family, code, tier, above, below) => {
  expect(chanceOf(family, code, tier)).toEqual(ratio(above, below));
});

test('sums, spans, odd counts and middles come as often as published', () => {
  const sums = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75];
  const spans = [10, 54, 96, 126, 144, 150, 144, 126, 96, 54];
  const notesOf = (code: string, marks: number) =>
    Array.from({ length: marks }, (_, mark) =>
      findIn('SSC', `three-front-${code}`).count([[`${mark}`]]),
    );
  expect(notesOf('sum', 28)).toEqual([...sums, ...sums.toReversed()]);
  expect(notesOf('span', 10)).toEqual(spans);
  expect(chanceOf('SSC', 'three-front-sum', 'sum.note')).toEqual(ratio(1, 1_000));
  const over = (code: string, below: number) =>
    findIn('11X5', code).tiers.map((tier) => toNumber(product(tier.chance, ratio(below))));
  expect(over('odd-count', 462)).toEqual([1, 30, 150, 200, 75, 6]);
  expect(over('middle', 462)).toEqual([28, 63, 90, 100, 90, 63, 28]);
  const topTwo = findIn('PK10', 'top-two-sum').tiers.map((tier) =>
    toNumber(product(tier.chance, ratio(90))),
  );
  expect(topTwo).toEqual([2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2]);
});

test('LF pays at series 1700 what is published', () => {
  const perUnitOfTwo = (code: string) => {
    const tier = findIn('LF', code).tiers[0];
    return tier && shown(product(timesOf(tier, 1_700), ratio(2)), 2);
  };
  expect(['three-direct', 'three-group-3', 'three-group-6'].map(perUnitOfTwo)).toEqual([
    '1700',
    '566.66',
    '283.33',
  ]);
});

test('LHC’s fair odds are the published ones, and ours lie below them', () => {
  const fair = (code: string, tier = 'note') => toNumber(fairOdds(chanceOf('LHC', code, tier)));
  expect(fair('special', 'special.07')).toBe(49);
  expect(fair('2-of-2')).toBe(78.4);
  expect(fair('3-of-3')).toBeCloseTo(921.2, 9);
  expect(fair('4-of-4')).toBeCloseTo(14_125.07, 2);
  expect(fair('special-string')).toBe(196);
  expect(toNumber(chanceOf('LHC', 'animals', 'z2.shown'))).toBeCloseTo(0.471719, 6);
  expect(toNumber(chanceOf('LHC', 'animals', 'z1.shown'))).toBeCloseTo(0.553896, 6);
});

test('Vietnam stakes on as many prizes as may show a number, and pays the published odds', () => {
  const told = (family: Family) =>
    playsOf(family).map(({ code, unitsPerNote, tiers: [tier] }) => {
      const pays = tier && typeof tier.pays === 'object' ? shown(tier.pays) : '';
      return `${code} ${unitsPerNote} ${pays}`;
    });
  expect(told('VN_NORTH')).toEqual([
    'lo-2 27 99.5',
    'lo-3 23 980',
    'lo-4 20 8880',
    'de-2 1 99.5',
    'de-3 1 980',
    'de-4 1 8880',
    'de-digit 1 9.95',
    'xien-2 1 16',
    'xien-3 1 65',
    'xien-4 1 180',
    'truot-4 1 2.3',
    'truot-6 1 4.5',
    'truot-8 1 8',
    'truot-10 1 12',
  ]);
  expect(told('VN_SOUTH').slice(0, 3)).toEqual(['lo-2 18 99.5', 'lo-3 17 980', 'lo-4 16 8880']);
  expect(told('VN_SOUTH').slice(7)).toEqual([
    'xien-2 1 28',
    'xien-3 1 150',
    'xien-4 1 750',
    'truot-4 1 1.8',
    'truot-6 1 2.5',
    'truot-8 1 3.3',
    'truot-10 1 4.3',
  ]);
});

test.each<[Family, number]>([
  ['VN_NORTH', 27],
  ['VN_SOUTH', 18],
])('%s: chances over all prizes, by the product of each prize’s own', (family, prizes) => {
  const power = (of: number) => (of / 100) ** prizes;
  const chance = (code: string) => toNumber(chanceOf(family, code));
  expect(chance('xien-2')).toBeCloseTo(1 - 2 * power(99) + power(98), 12);
  expect(chance('xien-3')).toBeCloseTo(1 - 3 * power(99) + 3 * power(98) - power(97), 12);
  for (const take of [4, 6, 8, 10])
    expect(chance(`truot-${take}`)).toBeCloseTo(power(100 - take), 12);
  expect(toNumber(findIn(family, 'lo-2').chance([['07']]).atLeast)).toBeCloseTo(1 - power(99), 12);
  // On the average a number shows once in a hundred prizes.
  expect(chanceOf(family, 'lo-2', 'hit')).toEqual(ratio(prizes, 100));
});

test('4D: every number of the draw pays, and a box by how many orders it has', () => {
  const draw = Array.from({ length: 23 }, (_, at) => (at === 3 ? '4321' : String(9_000 + at)));
  const [big, box] = [findIn('MY4D', 'big'), findIn('MY4D', 'ibox-big')];
  expect(big.match([['9000', '4321', '1234']], draw)).toEqual([
    { tier: 'first', notes: 1 },
    { tier: 'special', notes: 1 },
  ]);
  expect(box.match([['1234']], draw)).toEqual([{ tier: 'special-24', notes: 1 }]);
  expect(findIn('MY4D', 'small').match([['4321']], draw)).toEqual([]);
  expect(box.review([['1111']])).toBe('symbol');
  expect(box.review([['1234', '4321']])).toBe('repeated');
  const back = sum(big.tiers.map((tier) => product(tier.chance, tier.pays as Ratio)));
  expect(toNumber(back)).toBe(0.64);
});

test('a Vietnamese number pays as often as it shows', () => {
  const prizes = ['12307', '45607', '11111', ...Array.from({ length: 24 }, () => '99')];
  const play = findIn('VN_NORTH', 'lo-2');
  expect(play.match([['07', '99']], prizes).reduce((all, hit) => all + hit.notes, 0)).toBe(26);
  expect(findIn('VN_NORTH', 'de-digit').match([['0'], ['8']], prizes)).toEqual([
    { tier: 'note', notes: 1 },
  ]);
});

test('no bet returns its stake or more, by whatever series', () => {
  const above = families.flatMap((family) =>
    playsOf(family).flatMap((play) =>
      play.tiers
        .filter(({ pays }) => typeof pays === 'object' && play.tiers.length < 3)
        .filter((tier) => {
          const back = product(tier.chance, timesOf(tier, 1_980), ratio(1, play.unitsPerNote));
          return back.numerator >= back.denominator;
        })
        .map((tier) => `${family} ${play.code} ${tier.code}`),
    ),
  );
  expect(above).toEqual([]);
});

test('codes, chances and odds are those that tickets were sold by', () => {
  const told = (family: Family) =>
    playsOf(family).flatMap((play) =>
      play.tiers.map(({ code, chance, pays }) => {
        const odds = typeof pays === 'object' ? `${pays.numerator}/${pays.denominator}` : pays;
        return `${play.code} ${code} ${chance.numerator}/${chance.denominator} ${odds}`;
      }),
    );
  const digests = families.map((family) => {
    // In whatever order a board shows them.
    const lines = told(family).toSorted();
    return `${family} ${lines.length} ${commitmentOf(lines.join('\n')).slice(0, 16)}`;
  });
  expect(digests).toMatchInlineSnapshot(`
    [
      "SSC 123 141512fb638ca33e",
      "11X5 29 09a2b4e50aca8cdf",
      "PK10 72 41268296e2382760",
      "LF 25 682ca312a8c85da9",
      "LHC 93 b8fc9e7acbc1557e",
      "VN_NORTH 14 68521f68d327e46c",
      "VN_CENTRAL 14 f802c266da3f832a",
      "VN_SOUTH 14 f802c266da3f832a",
      "TH 7 51ff50cdab138ee4",
      "LAO 7 51ff50cdab138ee4",
      "MY4D 40 99c64f7d2dc53f87",
    ]
  `);
});

test('no two plays of a family share a code', () => {
  for (const family of families) {
    const codes = playsOf(family).map((play) => play.code);
    expect(new Set(codes).size).toBe(codes.length);
  }
});
