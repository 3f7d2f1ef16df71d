import { rows, type SlotModel, scatter } from './slot-model.ts';
import { payOf, stands } from './slot-spin.ts';

export interface SlotReturn {
  /** Of a stake, by its lines or ways alone. */
  lines: number;
  scatters: number;
  freeSpins: number;
  whole: number;
  /** How likely a spin brings free ones. */
  freeChance: number;
}

/**
 * Exact, and without every stop of every reel: reels stop independently, so what a line pays on
 * average follows from how often each symbol stands on each reel, over every row of symbols there is.
 */
export function returnOf(model: SlotModel): SlotReturn {
  const lines = model.isWays ? waysPay(model) : linePay(model, model.reels.map(sharesOf));
  const chances = scatterChances(model);
  const scatters = model.scatterPays.reduce(
    (sum, pays, at) => sum + pays * (chances[at + 3] ?? 0),
    0,
  );
  const freeChance = chances.slice(3).reduce((sum, chance) => sum + chance, 0);
  const freeSpins = freeChance * model.freeSpins * model.freeTimes * lines;
  return { lines, scatters, freeSpins, whole: lines + scatters + freeSpins, freeChance };
}

/** What one line pays for a stake of one line: every line does the same on average. */
function linePay(model: SlotModel, shares: readonly Map<number, number>[]): number {
  let sum = 0;
  const walk = (symbols: number[], chance: number): void => {
    const share = shares[symbols.length];
    if (!share) {
      sum += chance * payOf(model, symbols).pays;
      return;
    }
    for (const [symbol, part] of share) walk([...symbols, symbol], chance * part);
  };
  walk([], 1);
  return sum;
}

/** Reels stop independently, so the ways through them on average are the product of their averages. */
function waysPay(model: SlotModel): number {
  const ofUnits = model.pays.reduce((sum, three, symbol) => {
    const reels = model.reels.map((reel) => seenOf(reel, symbol));
    const throughAll = three.map((pays, at) => {
      const count = at + 3;
      const ways = reels.slice(0, count).reduce((product, { mean }) => product * mean, 1);
      return pays * ways * (reels[count]?.none ?? 1);
    });
    return sum + throughAll.reduce((all, one) => all + one, 0);
  }, 0);
  return ofUnits / model.units;
}

/** How many of a symbol, or wilds for it, a reel shows on average, and how often none. */
function seenOf(reel: readonly number[], symbol: number): { mean: number; none: number } {
  const seen = [...reel.keys()].map(
    (stop) =>
      Array.from({ length: rows }, (_, row) => reel[(stop + row) % reel.length] ?? scatter).filter(
        (one) => stands(one, symbol),
      ).length,
  );
  const mean = seen.reduce((sum, one) => sum + one, 0) / reel.length;
  return { mean, none: seen.filter((one) => one === 0).length / reel.length };
}

function sharesOf(reel: readonly number[]): Map<number, number> {
  const shares = new Map<number, number>();
  for (const symbol of reel) shares.set(symbol, (shares.get(symbol) ?? 0) + 1 / reel.length);
  return shares;
}

/** How likely so many scatters are seen at once, by their number. */
function scatterChances(model: SlotModel): number[] {
  return model.reels.reduce<number[]>(
    (sofar, reel) => {
      const seen = countsSeen(reel);
      return Array.from({ length: sofar.length + rows }, (_, total) =>
        seen.reduce((sum, chance, here) => sum + chance * (sofar[total - here] ?? 0), 0),
      );
    },
    [1],
  );
}

/** How likely one reel shows none, one, two … of them. */
function countsSeen(reel: readonly number[]): number[] {
  const seen = Array.from({ length: rows + 1 }, () => 0);
  for (const stop of reel.keys()) {
    const here = Array.from({ length: rows }, (_, row) => reel[(stop + row) % reel.length]);
    const many = here.filter((symbol) => symbol === scatter).length;
    seen[many] = (seen[many] ?? 0) + 1 / reel.length;
  }
  return seen;
}
