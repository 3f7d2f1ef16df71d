import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { holdToManners } from '#tests/games/game-manners.ts';
import { seededDraw } from '#tests/games/seeded-draw.ts';
import { orderOf, remainingPrizes } from './order.ts';
import { type ScratchPool, scratchPools } from './pools.ts';
import { scratchGame } from './scratch.ts';

const smallest = scratchPools.at(-1) as ScratchPool;
const ticketsOf = (pool: ScratchPool) => [...orderOf(pool, seededDraw(pool.code, 0))];
const timesOf = (pool: ScratchPool, place: number) => pool.prizes[place - 1]?.times ?? 0;

describe.each(scratchPools)('$code', (pool) => {
  const game = scratchGame(pool);
  const [odds] = game.odds();

  test('pays back what is printed on its tickets, ticket by ticket: at least 85 %', () => {
    const order = ticketsOf(pool);
    const printed = order.reduce((total, place) => total + timesOf(pool, place), 0);
    expect(order).toHaveLength(pool.tickets);
    expect(odds?.return).toBeCloseTo(printed / pool.tickets, 12);
    expect(odds?.chance).toBeCloseTo(order.filter(Boolean).length / pool.tickets, 12);
    expect(odds?.return).toBeGreaterThanOrEqual(0.85);
    expect(odds?.return).toBeLessThan(0.95);
  });

  test('its prizes are different, the greatest first', () => {
    const times = pool.prizes.map((prize) => prize.times);
    expect(times).toEqual([...new Set(times)].sort((left, right) => right - left));
  });

  test('the first tickets sold pay back like the pool, within what chance allows', () => {
    const sold = ticketsOf(pool).slice(0, pool.tickets / 4);
    const mean = sold.reduce((total, place) => total + timesOf(pool, place), 0) / sold.length;
    const squares = pool.prizes.reduce(
      (total, prize) => total + (prize.times ** 2 * prize.tickets) / pool.tickets,
      0,
    );
    const exact = odds?.return ?? 0;
    // Tickets are not put back, so a quarter of the pool strays a little less than free draws would.
    const deviation = Math.sqrt(((squares - exact ** 2) * 0.75) / sold.length);
    expect(Math.abs(mean - exact)).toBeLessThan(2.5758 * deviation);
  });
});

test('the dearer the ticket, the more comes back', () => {
  const returns = scratchPools.map((pool) => scratchGame(pool).odds()[0]?.return ?? 0);
  expect(returns).toEqual([...returns].sort((left, right) => left - right));
});

test('another seed shuffles another order out of the same tickets', () => {
  const [one, other] = [1, 2].map((nonce) => orderOf(smallest, seededDraw('pool', nonce)));
  expect(String(one)).not.toBe(String(other));
  expect(String(one?.slice().sort())).toBe(String(other?.slice().sort()));
});

test('what remains is what was printed without what was sold', () => {
  const order = orderOf(smallest, seededDraw('pool', 1));
  expect(remainingPrizes(smallest, order, 0)).toEqual(
    smallest.prizes.map(({ tickets }) => tickets),
  );
  expect(remainingPrizes(smallest, order, smallest.tickets)).toEqual(smallest.prizes.map(() => 0));
  const sold = 1_000;
  const left = remainingPrizes(smallest, order, sold);
  left.forEach((count, place) => {
    const gone = order.subarray(0, sold).filter((prize) => prize === place + 1).length;
    expect(count + gone).toBe(smallest.prizes[place]?.tickets);
  });
});

test('a ticket shows three alike exactly where it wins, and those it pays', () => {
  const game = scratchGame(smallest);
  const draw = seededDraw('cells', 1);
  const seen = new Set<number>();
  for (let ticket = 0; ticket < 3_000; ticket += 1) {
    const told = game.tell({ stake: '10', ticket }, [], draw);
    if (told.refused) throw new Error('a ticket was refused');
    const { cells, winningCells, times } = told.view;
    const triples = smallest.prizes.filter(
      (prize) => cells.filter((cell) => cell === prize.times).length >= 3,
    );
    expect(cells).toHaveLength(9);
    expect(triples.map((prize) => prize.times)).toEqual(times === 0 ? [] : [times]);
    expect(winningCells.map((cell) => cells[cell])).toEqual(
      times === 0 ? [] : [times, times, times],
    );
    expect(told.paid).toBe(10n * BigInt(times));
    seen.add(times);
  }
  expect(seen.size).toBeGreaterThan(5);
});

test.each([{ ticket: -1 }, { ticket: 24_000 }, { ticket: 0.5 }, { stake: '0' }, { more: 1 }])(
  'refused: %j',
  (wrong) => {
    const given = { stake: '10', ticket: 0, ...wrong };
    expect(v.is(scratchGame(smallest).choices, given)).toBe(false);
  },
);

test('it keeps the manners of a game', () => {
  // A small pool, for every property shuffles it anew.
  const pool = {
    code: 'VB_SCRATCH_TEST',
    price: 1,
    tickets: 90,
    prizes: smallest.prizes.slice(2, 8),
  };
  holdToManners(
    scratchGame({ ...pool, prizes: pool.prizes.map((prize) => ({ ...prize, tickets: 10 })) }),
    fc.record({
      stake: fc.integer({ min: 1, max: 10 ** 9 }).map(String),
      ticket: fc.integer({ min: 0, max: 89 }),
    }),
  );
});
