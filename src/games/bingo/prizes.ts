import { decimal, type Ratio, ratio, sum } from '../ratio.ts';
import { houseChance, lineChance } from './chances.ts';

/** What a card is paid for its first line, or for a full house, at a call. */
export function timesAt(kind: BingoPrize['for'], call: number | null): Ratio {
  const rung = call === null ? undefined : rungs[kind].find(([by]) => call <= by);
  return rung ? decimal(rung[1]) : ratio(0);
}

export interface BingoPrize {
  for: 'line' | 'house';
  /** The last call it is paid at. */
  by: number;
  multiplier: string;
  chance: Ratio;
}

/** How many different cards the room has. */
export const bingoCards = 10_000;

type Rung = readonly [by: number, multiplier: string];

const rungs: Record<BingoPrize['for'], readonly Rung[]> = {
  line: [
    [15, '20'],
    [20, '5'],
    [25, '3'],
    [30, '2'],
    [35, '1.25'],
    [38, '1'],
  ],
  house: [
    [50, '6000'],
    [55, '500'],
    [60, '50'],
    [65, '5'],
  ],
};

export const lastLineCall = 38;

/** After this call the round is over. */
export const lastCall = 65;

/** The prize list, earliest first; of each kind a card is paid the best it has reached. */
export function bingoPrizes(): readonly BingoPrize[] {
  return [...prizesFor('line', lineChance), ...prizesFor('house', houseChance)];
}

function prizesFor(kind: BingoPrize['for'], chanceBy: (call: number) => Ratio): BingoPrize[] {
  return rungs[kind].map(([by, multiplier], index) => {
    const before = chanceBy(rungs[kind][index - 1]?.[0] ?? 0);
    const chance = sum([chanceBy(by), ratio(-before.numerator, before.denominator)]);
    return { for: kind, by, multiplier, chance };
  });
}
