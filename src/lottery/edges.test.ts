import { expect, test } from 'vitest';
import { leastEdge } from './edges.ts';
import { playsOf } from './plays/find-play.ts';
import { quoteSlip } from './slip.ts';
import { type Choice, type Family, families, type Picker, type Play } from './types.ts';

const maxSeries = 1_980;

/** Choices of one note, among which every prize of the play is found: each button, each pattern of digits. */
function* singles(play: Play): Iterable<Choice> {
  const { picker } = play;
  if (picker.kind === 'marks') {
    for (const [row, { marks }] of picker.rows.entries()) {
      for (const mark of marks) yield picker.rows.map((_, at) => (at === row ? [mark] : []));
    }
    return;
  }
  if (picker.kind === 'text') {
    // Each row of a restricted growth says which places hold equal symbols.
    for (const pattern of patterns(picker.length)) {
      yield [[pattern.map((at) => picker.symbols[at]).join('')]];
    }
    return;
  }
  yield picker.kind === 'sets' ? ofSets(picker) : ofPositions(picker);
}

function* patterns(length: number, before: readonly number[] = []): Iterable<readonly number[]> {
  if (before.length === length) return yield before;
  for (let at = 0; at <= Math.max(-1, ...before) + 1; at += 1) {
    yield* patterns(length, [...before, at]);
  }
}

function ofSets({ rows, symbols }: Extract<Picker, { kind: 'sets' }>): Choice {
  let used = 0;
  return rows.map(({ take }) => {
    used += take;
    return symbols.slice(used - take, used);
  });
}

const ofPositions = ({ rows, symbols, needsAll }: Extract<Picker, { kind: 'positions' }>) =>
  rows.map((_, at) => (at === 0 || needsAll ? [symbols[at] ?? ''] : []));

/** In basis points, each choice's own: a rebate of the series picked is part of what comes back. */
function edgesOf(family: Family, series: number): { play: string; edge: number }[] {
  return playsOf(family).flatMap((play) => {
    const choices = [...singles(play)].filter((choice) => play.review(choice) === null);
    expect(choices.length, play.code).toBeGreaterThan(0);
    return choices.map((choice) => {
      const line = { play: play.code, choice, unit: '1', multiple: 9_999 } as const;
      const terms = { family, mode: 'LOTT', series, maxSeries, minorDigits: 2 } as const;
      const quote = quoteSlip(
        (_, code) => playsOf(family).find((one) => one.code === code),
        [line],
        terms,
      );
      if (quote.fault !== undefined) throw new Error(`${play.code}: ${quote.fault}`);
      const { numerator, denominator } = quote.returns;
      const back =
        Number(numerator) / Number(denominator) + Number(quote.rebate) / Number(quote.stake);
      return { play: play.code, edge: (1 - back) * 10_000 };
    });
  });
}

test.each(families)(
  'what %s keeps least is kept by one of its plays, and no play keeps less',
  (family) => {
    for (const series of [maxSeries, 1_700]) {
      const edges = edgesOf(family, series);
      const least = Math.min(...edges.map(({ edge }) => edge));
      expect(least).toBeGreaterThan(leastEdge(family, maxSeries) - 0.001);
      expect(least).toBeLessThan(leastEdge(family, maxSeries) + 1);
    }
  },
);

test('a game whose highest series is higher keeps less; odds of their own know no series', () => {
  expect(['11X5', 'LF'].map((family) => leastEdge(family as Family, 2_000))).toEqual([0, 0]);
  expect(leastEdge('SSC', 1_900)).toBe(100);
  expect([leastEdge('TH', 2_000), leastEdge('VN_SOUTH', 1_700)]).toEqual([1_000, 50]);
});
