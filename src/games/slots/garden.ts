import * as v from 'valibot';
import { MinorToMove } from '#contract/money.ts';
import type { Draw, Game, Odds, Told } from '../game.ts';
import { potReturn } from '../jackpot.ts';
import { payFor } from '../pay.ts';
import { ratio, shown, sum, toNumber } from '../ratio.ts';
import {
  fewestFlowers,
  flower,
  flowersPay,
  freeSpins,
  freeSpinsPay,
  type GardenSymbol,
  gardenPays,
  gardenStrips,
  gardenSymbols,
  wild,
} from './garden-reels.ts';
import { potsOf } from './pots.ts';
import { stopsOf, windowOf } from './reels.ts';

/** Five reels, three rows, 243 ways; flowers pay anywhere and bring free spins. */
export const garden: Game<GardenChoices, never, GardenView> = {
  code: 'VB_GARDEN',
  category: 'JP',
  edition: 1,
  choices: v.strictObject({ stake: MinorToMove }),
  step: null,
  stakeOf: ({ stake }) => BigInt(stake),
  tell,
  odds,
};

export interface GardenChoices {
  stake: string;
}

export interface GardenView {
  /** The one that was paid for, and then the free ones. */
  spins: GardenSpin[];
  /** Of all spins together, such as `12.5`. */
  multiplier: string;
  paid: string;
}

export interface GardenSpin {
  isFree: boolean;
  /** By reel, from above. */
  reels: GardenSymbol[][];
  /** Which place of its strip lies in each reel's upper row, so that a screen can turn it there. */
  stops: number[];
  wins: GardenWin[];
  /** What the spin brought for one of the stake. */
  multiplier: string;
}

export interface GardenWin {
  symbol: GardenSymbol;
  /** How many reels from the left, or how many flowers. */
  count: number;
  /** In how many ways; flowers are counted once. */
  ways: number;
  /** By reel, the rows that belong to it. */
  rows: number[][];
  multiplier: string;
}

/** As `count-garden.ts` counts them over all stops of all reels; the pots come on top. */
export const gardenReels = { return: ratio(1_803_038, 1_953_125), chance: ratio(33_151, 84_375) };

function tell({ stake }: GardenChoices, steps: readonly never[], draw: Draw): Told<GardenView> {
  if (steps.length > 0) return { refused: 'step' };
  const staked = BigInt(stake);
  const bought = spin(draw, 0, false);
  const free = bought.flowers >= fewestFlowers ? freeSpins : 0;
  const spins = [bought, ...Array.from({ length: free }, (_, turn) => spin(draw, turn + 1, true))];
  const times = ratio(
    spins.reduce((so, { hundredths }) => so + hundredths, 0),
    100,
  );
  const paid = payFor(staked, times);
  return {
    view: { spins: spins.map(({ view }) => view), multiplier: shown(times), paid: String(paid) },
    staked,
    paid,
    drawn: spins.length * gardenStrips.length,
  };
}

function spin(draw: Draw, turn: number, isFree: boolean) {
  const stops = stopsOf(gardenStrips, draw, turn * gardenStrips.length);
  const reels = windowOf(gardenStrips, stops);
  const times = isFree ? freeSpinsPay : 1;
  const wins = winsOf(reels).map((win) => ({ ...win, hundredths: win.hundredths * times }));
  const hundredths = wins.reduce((so, win) => so + win.hundredths, 0);
  const view: GardenSpin = {
    isFree,
    reels: reels.map((column) => [...column].map(symbolOf)),
    stops,
    wins: wins.map(({ letter, hundredths: part, ...win }) => ({
      symbol: symbolOf(letter),
      ...win,
      multiplier: shown(ratio(part, 100)),
    })),
    multiplier: shown(ratio(hundredths, 100)),
  };
  return { view, hundredths, flowers: rowsWith(reels, [flower]).flat().length };
}

function symbolOf(letter: string): GardenSymbol {
  return gardenSymbols[letter] ?? 'ten';
}

function rowsWith(reels: readonly string[], letters: readonly string[]): number[][] {
  return reels.map((column) => [0, 1, 2].filter((row) => letters.includes(column.charAt(row))));
}

/** There is no wild on the first reel, so what it shows says which symbols can win. */
function winsOf(reels: readonly string[]) {
  const wins = [...new Set(reels[0])].flatMap((letter) => {
    const pays = gardenPays[letter];
    const rows = rowsWith(reels, [letter, wild]);
    const end = rows.findIndex((found) => found.length === 0);
    const count = end === -1 ? rows.length : end;
    const hundredths = pays?.[count - 3];
    if (hundredths === undefined) return [];
    const winning = rows.slice(0, count);
    const ways = winning.reduce((so, found) => so * found.length, 1);
    return [{ letter, count, ways, rows: winning, hundredths: hundredths * ways }];
  });
  const rows = rowsWith(reels, [flower]);
  const hundredths = flowersPay[rows.flat().length - fewestFlowers];
  if (hundredths === undefined) return wins;
  return [...wins, { letter: flower, count: rows.flat().length, ways: 1, rows, hundredths }];
}

function odds(): Odds[] {
  const pots = potsOf(garden.code).map(potReturn);
  return [
    {
      bet: 'spin',
      chance: toNumber(gardenReels.chance),
      return: toNumber(sum([gardenReels.return, ...pots])),
      how: `reels and free spins ${toNumber(gardenReels.return)} over all stops, the rest from two pots: contribution and seed by hit rate; the chance is the reels'`,
    },
  ];
}
