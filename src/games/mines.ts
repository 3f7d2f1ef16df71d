import * as v from 'valibot';
import { MinorToMove } from '#contract/money.ts';
import { takeOut } from './draw.ts';
import type { Game } from './game.ts';
import { payFor } from './pay.ts';
import { choose, product, type Ratio, ratio, shown, toNumber } from './ratio.ts';

/** Twenty-five cells, some of them mined; each safe pick is worth more, until somebody takes it. */
export const mines: Game<MinesChoices, MinesStep, MinesView> = {
  code: 'VB_MINES',
  category: 'AC',
  edition: 1,
  choices: v.strictObject({
    stake: MinorToMove,
    mines: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)),
  }),
  step: v.variant('kind', [
    v.strictObject({
      kind: v.literal('pick'),
      cell: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24)),
    }),
    v.strictObject({ kind: v.literal('cash-out') }),
  ]),
  stakeOf: (choices) => BigInt(choices.stake),
  tell(choices, steps, draw) {
    const mined = takeOut(draw, 0, minesCells, choices.mines);
    const ended = walk(steps, mined, minesCells - choices.mines);
    if (ended === 'refused') return { refused: 'step' };
    const { picked, state } = ended;
    const stake = BigInt(choices.stake);
    const safe = state === 'hit' ? picked.length - 1 : picked.length;
    return {
      view: {
        state,
        picked,
        mines: choices.mines,
        minedCells: state === 'running' ? null : mined,
        multiplier: safe === 0 ? null : shown(minesMultiplier(choices.mines, safe)),
        nextMultiplier:
          state === 'running' ? shown(minesMultiplier(choices.mines, safe + 1)) : null,
      },
      staked: stake,
      paid: paidIn(state, () => payFor(stake, minesMultiplier(choices.mines, safe))),
      drawn: choices.mines,
    };
  },
  leave: ({ picked }) => (picked.length > 0 ? { kind: 'cash-out' } : null),
  odds: () =>
    Array.from({ length: minesCells - 1 }, (_, count) => count + 1).flatMap((count) =>
      Array.from({ length: minesCells - count }, (_, pick) => pick + 1).map((picks) => ({
        bet: `${count} mines, taken after ${picks} picks`,
        chance: toNumber(minesChance(count, picks)),
        return: toNumber(product(minesChance(count, picks), minesMultiplier(count, picks))),
        how: 'all ways to lay the mines; which cells are picked makes no difference',
      })),
    ),
};

export interface MinesChoices {
  stake: string;
  mines: number;
}

export type MinesStep = { kind: 'pick'; cell: number } | { kind: 'cash-out' };

export interface MinesView {
  state: MinesState;
  /** Row by row, 0 top left; the last one hit a mine where the state says so. */
  picked: readonly number[];
  mines: number;
  /** Null while the round runs. */
  minedCells: readonly number[] | null;
  /** What could be taken now, was taken, or was lost with the last pick; null before the first. */
  multiplier: string | null;
  nextMultiplier: string | null;
}

export type MinesState = 'running' | 'hit' | 'taken';

export const minesCells = 25;

export function minesMultiplier(count: number, picks: number): Ratio {
  return ratio(99n * choose(minesCells, picks), 100n * choose(minesCells - count, picks));
}

/** Of so many safe picks in a row. */
export function minesChance(count: number, picks: number): Ratio {
  return ratio(choose(minesCells - count, picks), choose(minesCells, picks));
}

function walk(
  steps: readonly MinesStep[],
  mined: readonly number[],
  safeCells: number,
): { state: MinesState; picked: number[] } | 'refused' {
  const picked: number[] = [];
  let state: MinesState = 'running';
  for (const step of steps) {
    if (state !== 'running') return 'refused';
    if (step.kind === 'cash-out') {
      if (picked.length === 0) return 'refused';
      state = 'taken';
    } else {
      if (picked.includes(step.cell)) return 'refused';
      picked.push(step.cell);
      if (mined.includes(step.cell)) state = 'hit';
      // Nothing is left to be picked, so nothing is left to be decided.
      else if (picked.length === safeCells) state = 'taken';
    }
  }
  return { state, picked };
}

function paidIn(state: MinesState, taken: () => bigint): bigint | null {
  if (state === 'running') return null;
  return state === 'hit' ? 0n : taken();
}
