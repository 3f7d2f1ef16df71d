import * as v from 'valibot';
import { MinorToMove } from '#contract/money.ts';
import { takeOut } from '../draw.ts';
import type { Draw, Game } from '../game.ts';
import { payFor } from '../pay.ts';
import { expectationOf } from '../prizes.ts';
import { ratio } from '../ratio.ts';
import { orderOf } from './order.ts';
import type { ScratchPool } from './pools.ts';

/**
 * One kind of scratch ticket out of a finite pool. The gateway writes which ticket is the next to be
 * sold, and holds the stake to the pool's price; what a ticket bears was settled when the pool was shuffled.
 */
export function scratchGame(pool: ScratchPool): Game<ScratchChoices, never, ScratchView> {
  return {
    code: pool.code,
    category: 'SC',
    edition: 1,
    drawnFrom: 'pool',
    choices: v.strictObject({
      stake: MinorToMove,
      ticket: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(pool.tickets - 1)),
    }),
    step: null,
    stakeOf: (choices) => BigInt(choices.stake),
    tell(choices, steps, draw) {
      if (steps.length > 0) return { refused: 'step' };
      const place = orderOf(pool, draw)[choices.ticket] ?? 0;
      const times = pool.prizes[place - 1]?.times ?? 0;
      const stake = BigInt(choices.stake);
      const cells = cellsOf(pool, draw, choices.ticket, times);
      return {
        view: {
          ticket: choices.ticket,
          cells,
          winningCells: times === 0 ? [] : placesOf(cells, times),
          times,
        },
        staked: stake,
        paid: payFor(stake, ratio(times)),
        drawn: pool.tickets + (choices.ticket + 1) * floatsForCells,
      };
    },
    odds: () => [
      {
        bet: 'one ticket',
        ...expectationOf(
          pool.prizes.map(({ times, tickets }) => ({
            chance: ratio(tickets, pool.tickets),
            times: ratio(times),
          })),
        ),
        how: `all ${pool.tickets} tickets of a pool as it is printed`,
      },
    ],
  };
}

export interface ScratchChoices {
  stake: string;
  /** Its number in the order of sale, 0 first. */
  ticket: number;
}

export interface ScratchView {
  ticket: number;
  /** What stands under each of the nine cells, as times the price; three alike win it. */
  cells: readonly number[];
  winningCells: readonly number[];
  times: number;
}

const cellCount = 9;
const floatsForCells = 2 * cellCount;

/**
 * Drawn after the pool's own floats, so that a ticket looks the same wherever it is shown. Every other
 * prize lies in the bag twice and none is drawn to be nearly won: two alike come as chance has it.
 */
function cellsOf(pool: ScratchPool, draw: Draw, ticket: number, times: number): number[] {
  const first = pool.tickets + ticket * floatsForCells;
  const bag = pool.prizes.flatMap((prize) =>
    prize.times === times ? [] : [prize.times, prize.times],
  );
  const winning = times === 0 ? [] : [times, times, times];
  const others = takeOut(draw, first, bag.length, cellCount - winning.length);
  const shown = [...winning, ...others.map((place) => bag[place] ?? 0)];
  return takeOut(draw, first + cellCount, cellCount, cellCount).map((cell) => shown[cell] ?? 0);
}

function placesOf(cells: readonly number[], times: number): number[] {
  return cells.flatMap((shown, cell) => (shown === times ? [cell] : []));
}
