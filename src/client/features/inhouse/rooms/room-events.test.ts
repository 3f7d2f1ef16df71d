import { expect, test } from 'vitest';
import type { HouseRound } from '#contract/inhouse.ts';
import type { TableRound } from '#contract/rooms.ts';
import { afterEvent, isOfRound, newerOf, provable, type RoomNow } from './room-events.ts';

const at = '2026-11-20T12:00:00.000Z';
const round = (id: string, phase: TableRound['phase']): TableRound => ({
  ...{ id, phase, chain: 1, number: Number(id), closesAt: at, startedAt: null, endedAt: null },
  ...{ outcome: null, commitment: 'c'.repeat(64), link: phase === 'over' ? 'ab' : null },
});
const room: RoomNow = {
  ...{ serverTime: at, beatMs: 1_000, restMs: 5_000, nextChain: null },
  round: round('4', 'running'),
  calls: [7, 12],
  players: 1,
  staked: '100',
  bets: [{ id: '1', name: 'an***a', staked: '100', paid: null, leftAt: null }],
  recent: [round('3', 'over')],
  chain: { number: 1, rounds: 1_000, used: 4, commitment: 'c'.repeat(64), clientSeed: null },
};
const event = (kind: string, body: unknown) => ({ kind, id: '1', body }) as never;

test('a new round begins with no calls and nobody in it', () => {
  const next = afterEvent(room, event('room.round', round('5', 'betting')));
  expect(next).toMatchObject({ round: { id: '5' }, calls: [], bets: [], players: 0 });
});

test('a round that is over stands first among the recent ones, once', () => {
  const over = afterEvent(room, event('room.round', round('4', 'over')));
  expect(over?.recent.map(({ id }) => id)).toEqual(['4', '3']);
  const again = over && afterEvent(over, event('room.round', round('4', 'over')));
  expect(again?.recent).toHaveLength(2);
});

test('what comes late takes nothing back', () => {
  expect(afterEvent(room, event('room.round', round('4', 'betting')))).toBe(room);
  const late = { ...room, round: round('3', 'running') };
  expect(newerOf(room, late).round).toBe(room.round);
  const next = { ...room, round: round('5', 'betting') };
  expect(newerOf(room, next)).toBe(next);
});

test('calls follow one another; one that was missed is asked for', () => {
  const call = (number: number) =>
    afterEvent(room, event('room.call', { round: '4', call: number, ball: 33 }));
  expect(call(3)?.calls).toEqual([7, 12, 33]);
  expect(call(2)).toBe(room);
  expect(call(4)).toBe(null);
});

test('bets change where they are, and the greatest stand first', () => {
  const seat = (id: string, staked: string, leftAt: number | null) => ({
    id,
    name: 'x***',
    staked,
    paid: null,
    leftAt,
  });
  const changed = [seat('1', '100', 150), seat('2', '900', null)];
  const next = afterEvent(
    room,
    event('room.bets', { round: '4', players: 2, staked: '1000', changed }),
  );
  expect(next).toMatchObject({ players: 2, staked: '1000' });
  expect(next?.bets.map(({ id, leftAt }) => [id, leftAt])).toEqual([
    ['2', null],
    ['1', 150],
  ]);
});

test('only a round of the chain that is shown is held to it; another chain is asked for', () => {
  expect(provable(room)?.id).toBe('3');
  const begun = { ...room, chain: { number: 2, used: 1 } } as RoomNow;
  expect(provable(begun)).toBeUndefined();
  const first = { ...round('5', 'betting'), chain: 2, number: 1 };
  expect(afterEvent(room, event('room.round', first))).toBe(null);
  expect(afterEvent(begun, event('room.round', first))).toMatchObject({ round: { id: '5' } });
});

test('a bet is of the round that is drawn from the same link, and of none before or after', () => {
  const bet = { proof: { commitment: 'ab' } } as HouseRound;
  expect(isOfRound(bet, { commitment: 'ab' })).toBe(true);
  expect(isOfRound(bet, { commitment: 'cd' })).toBe(false);
  expect(isOfRound(bet, null)).toBe(false);
  expect(isOfRound(null, { commitment: 'ab' })).toBe(false);
});
