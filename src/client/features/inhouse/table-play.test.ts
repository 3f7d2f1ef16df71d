import { expect, test } from 'vitest';
import type { HouseRound } from '#contract/inhouse.ts';
import { answerTo, nextPlay, noPlay, roundInSight, type TableEvent } from './table-play.ts';

const round = (id: string, steps: number, state: 'open' | 'done' = 'open') =>
  ({ id, state, steps: Array.from({ length: steps }, () => 'hit') }) as unknown as HouseRound;
const after = (...events: TableEvent[]) => events.reduce(nextPlay, noPlay);
const bet = (id: string, choices: string): TableEvent => ({ kind: 'bet.sent', id, choices });
const told = (one: HouseRound, held: HouseRound | null = null): TableEvent => ({
  kind: 'round.told',
  round: one,
  held,
});
const heard = { roundId: '5', steps: 2 };

test.each([
  ['a bet is sent', [bet('a', 'x')], { intent: { id: 'a', choices: 'x' } }],
  [
    'a bet that is sent again after a lost reply is the same one',
    [bet('a', 'x'), bet('b', 'x')],
    { intent: { id: 'a', choices: 'x' } },
  ],
  [
    'a bet with other choices is another one',
    [bet('a', 'x'), bet('b', 'y')],
    { intent: { id: 'b', choices: 'y' } },
  ],
  [
    'a bet that has begun is over, and the cycle runs',
    [bet('a', 'x'), { kind: 'bet.begun' }],
    { intent: null, isCycling: true },
  ],
  ['a bet that was refused is over', [bet('a', 'x'), { kind: 'bet.decided' }], { intent: null }],
  ['the cycle ends', [{ kind: 'bet.begun' }, { kind: 'cycle.over' }], { isCycling: false }],
  ['a round is told', [told(round('5', 1))], { told: round('5', 1) }],
  [
    'a round with more steps follows one with fewer',
    [told(round('5', 1)), told(round('5', 2))],
    { told: round('5', 2) },
  ],
  [
    'an answer that was overtaken brings no older state back',
    [told(round('5', 2)), told(round('5', 1))],
    { told: round('5', 2) },
  ],
  [
    'an answer older than what the table names is passed over',
    [told(round('5', 1), round('5', 2))],
    { told: null },
  ],
  [
    'what ended stays ended',
    [told(round('5', 1, 'done')), told(round('5', 1))],
    { told: round('5', 1, 'done') },
  ],
  [
    'what its board has shown is shown',
    [{ kind: 'round.shown', round: round('5', 1, 'done') }],
    { shown: round('5', 1, 'done') },
  ],
  [
    'changes wait in the order in which they were heard',
    [
      { kind: 'change.heard', heard },
      { kind: 'change.heard', heard: { ...heard, steps: 3 } },
    ],
    { unheard: [heard, { ...heard, steps: 3 }] },
  ],
  [
    'changes that were taken do not come again',
    [{ kind: 'change.heard', heard }, { kind: 'changes.taken' }],
    { unheard: [] },
  ],
] as const satisfies readonly (readonly [string, readonly TableEvent[], object])[])(
  '%s',
  (_, events, expected) => {
    expect(after(...events)).toMatchObject(expected);
  },
);

test.each([
  ['nothing is known', null, null, null],
  ['only the table names one', null, round('5', 1), round('5', 1)],
  ['only this screen knows one', round('5', 1), null, round('5', 1)],
  ['another device went on', round('5', 1), round('5', 2), round('5', 2)],
  ['this screen is ahead', round('5', 2), round('5', 1), round('5', 2)],
] as const)('the round in sight, where %s', (_, own, held, expected) => {
  expect(roundInSight({ ...noPlay, told: own }, held)).toEqual(expected);
});

test.each([
  ['is kept while an answer is on its way', round('5', 0), true, false, 'keep'],
  ['of an unknown round is met', round('4', 0), false, false, 'meet'],
  ['is met where no round is known', null, false, false, 'meet'],
  ['is looked at where it is ahead', round('5', 1), false, false, 'look'],
  ['is nothing where it is known', round('5', 2), false, false, 'nothing'],
  ['is looked at in a room that goes on without its player', round('5', 2), false, true, 'look'],
] as const)('a change that was heard %s', (_, known, isWaiting, isShared, expected) => {
  expect(answerTo(heard, { round: known, isWaiting, isShared })).toBe(expected);
});

test('a change that names no steps is always looked at', () => {
  const standing = { round: round('5', 9), isWaiting: false, isShared: false };
  expect(answerTo({ roundId: '5' }, standing)).toBe('look');
});
