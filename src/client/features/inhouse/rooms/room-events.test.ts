import { expect, test } from 'vitest';
import type { RoomTurn } from '#contract/rooms.ts';
import { afterEvent, newerOf, type RoomNow } from './room-events.ts';

const turn = (id: string, phase: RoomTurn['phase']) =>
  ({ id, phase, number: Number(id) }) as RoomTurn;
const room = {
  turn: turn('4', 'running'),
  calls: [7, 12],
  players: 1,
  staked: '100',
  seats: [{ id: '1', name: 'an***a', staked: '100', paid: null, leftAt: null }],
  recent: [turn('3', 'over')],
  chain: { number: 1, used: 4 },
} as unknown as RoomNow;
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
