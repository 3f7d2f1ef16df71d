import { expect, test } from 'vitest';
import type { HouseRound } from '#contract/inhouse.ts';
import type { TableRound } from '#contract/rooms.ts';
import { afterEvent, isOfTurn, newerOf, provable, type RoomNow } from './room-events.ts';

const at = '2026-11-20T12:00:00.000Z';
const turn = (id: string, phase: TableRound['phase']): TableRound => ({
  ...{ id, phase, chain: 1, number: Number(id), closesAt: at, startedAt: null, endedAt: null },
  ...{ outcome: null, commitment: 'c'.repeat(64), link: phase === 'over' ? 'ab' : null },
});
const room: RoomNow = {
  ...{ serverTime: at, beatMs: 1_000, restMs: 5_000, nextChain: null },
  turn: turn('4', 'running'),
  calls: [7, 12],
  players: 1,
  staked: '100',
  seats: [{ id: '1', name: 'an***a', staked: '100', paid: null, leftAt: null }],
  recent: [turn('3', 'over')],
  chain: { number: 1, rounds: 1_000, used: 4, commitment: 'c'.repeat(64), clientSeed: null },
};
const told = (kind: string, body: unknown) => ({ kind, id: '1', body }) as never;

test('a new round begins with no calls and nobody in it', () => {
  const next = afterEvent(room, told('room.turn', turn('5', 'betting')));
  expect(next).toMatchObject({ turn: { id: '5' }, calls: [], seats: [], players: 0 });
});

test('a round that is over stands first among the recent ones, once', () => {
  const over = afterEvent(room, told('room.turn', turn('4', 'over')));
  expect(over?.recent.map(({ id }) => id)).toEqual(['4', '3']);
  const again = over && afterEvent(over, told('room.turn', turn('4', 'over')));
  expect(again?.recent).toHaveLength(2);
});

test('what comes late takes nothing back', () => {
  expect(afterEvent(room, told('room.turn', turn('4', 'betting')))).toBe(room);
  const late = { ...room, turn: turn('3', 'running') };
  expect(newerOf(room, late).turn).toBe(room.turn);
  const next = { ...room, turn: turn('5', 'betting') };
  expect(newerOf(room, next)).toBe(next);
});

test('calls follow one another; one that was missed is asked for', () => {
  const call = (number: number) =>
    afterEvent(room, told('room.call', { turn: '4', call: number, ball: 33 }));
  expect(call(3)?.calls).toEqual([7, 12, 33]);
  expect(call(2)).toBe(room);
  expect(call(4)).toBe(null);
});

test('seats change where they are, and the greatest stand first', () => {
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
    told('room.seats', { turn: '4', players: 2, staked: '1000', changed }),
  );
  expect(next).toMatchObject({ players: 2, staked: '1000' });
  expect(next?.seats.map(({ id, leftAt }) => [id, leftAt])).toEqual([
    ['2', null],
    ['1', 150],
  ]);
});

test('only a round of the chain that is shown is held to it; another chain is asked for', () => {
  expect(provable(room)?.id).toBe('3');
  const begun = { ...room, chain: { number: 2, used: 1 } } as RoomNow;
  expect(provable(begun)).toBeUndefined();
  const first = { ...turn('5', 'betting'), chain: 2, number: 1 };
  expect(afterEvent(room, told('room.turn', first))).toBe(null);
  expect(afterEvent(begun, told('room.turn', first))).toMatchObject({ turn: { id: '5' } });
});

test('a bet is of the round that is drawn from the same link, and of none before or after', () => {
  const bet = { proof: { commitment: 'ab' } } as HouseRound;
  expect(isOfTurn(bet, { commitment: 'ab' })).toBe(true);
  expect(isOfTurn(bet, { commitment: 'cd' })).toBe(false);
  expect(isOfTurn(bet, null)).toBe(false);
  expect(isOfTurn(null, { commitment: 'ab' })).toBe(false);
});
