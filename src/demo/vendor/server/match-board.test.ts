import { expect, test } from 'vitest';
import type { Room } from '../served-game.ts';
import { openMatchBoard } from './match-board.ts';

/** A room whose clock is moved by hand; what it was to do later is done as the clock passes it. */
function openBoard() {
  let now = 0;
  let names = 0;
  const due: { at: number; act: () => void }[] = [];
  const room: Room = {
    game: { code: 'SB_FOOTBALL', name: 'Football', type: 'SPORTS' },
    now: () => now,
    after(milliseconds, act) {
      const task = { at: now + milliseconds, act };
      due.push(task);
      return () => void due.splice(due.indexOf(task), 1);
    },
    chance: () => 0.4,
    newRound() {
      names += 1;
      return `r${names}`;
    },
    tell: () => undefined,
  };
  const board = openMatchBoard(room);
  const pass = (milliseconds: number) => {
    const end = now + milliseconds;
    for (;;) {
      const next = due.toSorted((one, other) => one.at - other.at)[0];
      if (!next || next.at > end) break;
      due.splice(due.indexOf(next), 1);
      now = next.at;
      next.act();
    }
    now = end;
  };
  return { board, pass, isRunning: () => due.length > 0, now: () => now };
}

test('a lobby is told of matches with a beginning or a clock and score, at prices that pay', () => {
  const { board, now } = openBoard();
  const matches = board.matches?.() ?? [];
  expect(matches.length).toBeGreaterThan(3);
  for (const { beginsAt, clock, score, prices } of matches) {
    if (beginsAt === null) expect([typeof clock, score?.length]).toEqual(['number', 2]);
    else expect([beginsAt > now(), clock, score]).toEqual([true, null, null]);
    for (const { odds } of prices) expect(odds).toBeGreaterThan(100);
  }
  expect(matches.some(({ prices }) => prices.length === 3)).toBe(true);
});

test('matches go on while somebody looks at them from outside, and stand once nobody does', () => {
  const { board, pass, isRunning } = openBoard();
  const before = JSON.stringify(board.matches?.());
  pass(20_000);
  expect(JSON.stringify(board.matches?.())).not.toBe(before);
  pass(90_000);
  expect(isRunning()).toBe(false);
});
