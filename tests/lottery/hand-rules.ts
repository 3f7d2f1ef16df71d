import { ratio } from '#games/ratio.ts';
import type { FindPlay } from '#lottery/slip.ts';
import type { Play } from '#lottery/types.ts';

/** A bet that can be followed by hand: one digit of ten, which pays by the series. */
const digit: Play = {
  code: 'digit',
  group: 'digit',
  picker: { kind: 'sets', rows: [{ code: 'digit', take: 1 }], symbols: [...'0123456789'] },
  unitsPerNote: 1,
  tiers: [{ code: 'hit', chance: ratio(1, 10), pays: 'series' }],
  review: (choice) => (choice.length === 1 && choice[0]?.length ? null : 'rows'),
  count: (choice) => choice[0]?.length ?? 0,
  stakes: (choice) => [{ tier: 'hit', notes: choice[0]?.length ?? 0 }],
  match: (choice, result) =>
    choice[0]?.includes(result[0] ?? '') ? [{ tier: 'hit', notes: 1 }] : [],
  best: (_, times) => times('hit'),
  chance: (choice) => ({
    atLeast: ratio(choice[0]?.length ?? 0, 10),
    atMost: ratio(choice[0]?.length ?? 0, 10),
  }),
  notes: (choice) => (choice[0] ?? []).map((symbol) => [[symbol]]),
};

/** Red or black at 2 to 1, and 0 returns the stake. */
const colour: Play = {
  ...digit,
  code: 'colour',
  picker: { kind: 'marks', rows: [{ code: 'colour', marks: ['odd', 'even'] }] },
  tiers: [
    { code: 'hit', chance: ratio(9, 20), pays: ratio(2) },
    { code: 'push', chance: ratio(1, 10), pays: 'push' },
  ],
  match: (choice, result) => {
    if (result[0] === '0') return [{ tier: 'push', notes: 1 }];
    const isOdd = Number(result[0]) % 2 === 1;
    return choice[0]?.includes(isOdd ? 'odd' : 'even') ? [{ tier: 'hit', notes: 1 }] : [];
  },
};

const plays = [digit, colour];
const findPlay: FindPlay = (_, code) => plays.find((play) => play.code === code);
export const handRules = { findPlay, playsOf: () => plays, isAnyOrder: () => false };
