import { expect, test } from 'vitest';
import { findPlay, isAnyOrder, playsOf } from './plays/find-play.ts';
import { promisesOf } from './promises.ts';
import { quoteSlip, type Terms } from './slip.ts';
import { type Choice, families, type Line } from './types.ts';

const terms: Terms = {
  ...{ family: 'SSC', mode: 'LOTT', series: 1_900, maxSeries: 1_900, minorDigits: 2 },
};

function promised(family: Terms['family'], play: string, choice: Choice) {
  const found = findPlay(family, play);
  if (!found) throw new Error(play);
  const line: Line = { play, choice, unit: '1', multiple: 1 };
  return Object.fromEntries(promisesOf(found, line, { ...terms, family }));
}

test('a button or a position is promised its own prize, by its row', () => {
  expect(promised('SSC', 'position', [['1', '2'], [], ['1'], [], []])).toEqual({
    ...{ '1:1': 1_900n, '1:2': 1_900n, '3:1': 1_900n },
  });
});

test('a number that needs others is promised what the line may win', () => {
  expect(promised('SSC', 'two-front-direct', [['1', '2'], ['3']])).toEqual({
    ...{ '1:1': 19_000n, '1:2': 19_000n, '2:3': 19_000n },
  });
});

test('a number in any order is one number, however it is written', () => {
  const box = playsOf('MY4D').find((play) => play.isAnyOrder)?.code ?? '';
  const [number] = Object.keys(promised('MY4D', box, [['4321']]));
  expect(number).toBe('1234');
  expect(Object.keys(promised('MY4D', box, [['1243']]))).toEqual([number]);
});

test('no play in any order is overlooked where the family is not known', () => {
  const plays = families.flatMap((family) => playsOf(family));
  const anyOrder = plays.filter((play) => play.isAnyOrder).map(({ code }) => code);
  expect(anyOrder.length).toBeGreaterThan(2);
  expect(anyOrder.filter((code) => !isAnyOrder(code))).toEqual([]);
  expect(isAnyOrder('position')).toBe(false);
});

test('no line wins more than one of its numbers was promised, where one of them alone wins', () => {
  for (const symbol of ['00', '07', '99']) {
    const line: Line = { play: 'lo-2', choice: [[symbol]], unit: '.1', multiple: 3 };
    const north = { ...terms, family: 'VN_NORTH' as const };
    const quote = quoteSlip(findPlay, [line], north);
    if (quote.fault !== undefined) throw new Error(quote.fault);
    const play = findPlay('VN_NORTH', 'lo-2');
    const units = play && promisesOf(play, line, north).get(symbol);
    expect(units).toBeGreaterThanOrEqual(quote.best);
    expect(units).toBeLessThanOrEqual(quote.best + 1n);
  }
});
