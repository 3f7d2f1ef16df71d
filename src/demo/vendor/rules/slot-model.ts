import { slotLines } from './slot-lines.ts';

/** What may stand on a reel. The wild stands for all but the scatter; looks are a skin's business. */
export const wild = 0;
export const scatter = 1;
export const rows = 3;

export interface SlotModel {
  /** What stands on each reel, from top to bottom, in a ring. */
  reels: readonly (readonly number[])[];
  /** The row of each reel that a line runs through; none where every way pays. */
  lines: readonly (readonly number[])[];
  /** Where no line runs: each way from the left through neighbouring reels pays by itself. */
  isWays?: true;
  /** What a stake is divided into: pays are in these. With lines there is one for each. */
  units: number;
  /** For a symbol, what three, four and five of it pay, in units. */
  pays: readonly (readonly [number, number, number])[];
  /** What three, four and five scatters pay anywhere, in whole stakes. */
  scatterPays: readonly [number, number, number];
  freeSpins: number;
  /** What wins are multiplied by while spins are free; they bring no further ones. */
  freeTimes: number;
}

/** How often each symbol stands on each reel: wild, scatter, three dear ones, four cheap ones. */
const counts: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 5, 6, 6],
  [1, 1, 2, 3, 4, 5, 5, 5, 6],
  [3, 1, 2, 3, 3, 5, 5, 5, 5],
  [2, 1, 2, 3, 4, 5, 5, 5, 5],
  [0, 1, 2, 3, 4, 5, 5, 6, 6],
];

/** With twenty lines; `slot-of-code.ts` says which game has how many. */
export const slotModel: SlotModel = {
  reels: counts.map(spread),
  lines: slotLines.slice(0, 20),
  units: 20,
  pays: [
    [0, 0, 0],
    [0, 0, 0],
    [50, 250, 1_500],
    [30, 125, 500],
    [25, 80, 300],
    [10, 45, 150],
    [10, 35, 120],
    [5, 20, 100],
    [5, 15, 75],
  ],
  scatterPays: [2, 10, 50],
  freeSpins: 10,
  freeTimes: 2,
};

/** Puts as many of each on a ring as were counted, the same ones as far apart as they can be. */
function spread(count: readonly number[], reel: number): number[] {
  const places = count.flatMap((many, symbol) =>
    Array.from({ length: many }, (_, at) => ({
      symbol,
      // A little aside for each symbol and reel, so that no two reels run alike.
      place: ((at + 0.5) / many + symbol * 0.37 + reel * 0.21) % 1,
    })),
  );
  return places.sort((one, other) => one.place - other.place).map(({ symbol }) => symbol);
}
