import { rows, type SlotModel, scatter, wild } from './slot-model.ts';

export interface LineWin {
  /** Null where it runs through every way that its symbol has. */
  line: number | null;
  symbol: number;
  count: number;
  /** In units of the model, as all pays are. */
  pays: number;
}

export interface SpinResult {
  /** By reel, from top to bottom. */
  window: number[][];
  wins: LineWin[];
  scatters: number;
  /** Of everything. */
  pays: number;
}

/** What a stop of each reel shows and pays. Free spins pay more, and nothing for scatters. */
export function spinAt(model: SlotModel, stops: readonly number[], isFree: boolean): SpinResult {
  const window = model.reels.map((reel, at) => windowOf(reel, stops[at] ?? 0));
  const times = isFree ? model.freeTimes : 1;
  const wins = (model.isWays ? winsByWays(model, window) : winsByLines(model, window)).map(
    (win) => ({ ...win, pays: win.pays * times }),
  );
  const scatters = isFree ? 0 : window.flat().filter((symbol) => symbol === scatter).length;
  const scatterPays = (model.scatterPays[scatters - 3] ?? 0) * model.units;
  const pays = wins.reduce((sum, win) => sum + win.pays, scatterPays);
  return { window, wins, scatters, pays };
}

function winsByLines(model: SlotModel, window: readonly (readonly number[])[]): LineWin[] {
  return model.lines.flatMap((line, at) => {
    const symbols = line.map((row, reel) => window[reel]?.[row] ?? scatter);
    const { symbol, count, pays } = payOf(model, symbols);
    return pays > 0 ? [{ line: at, symbol, count, pays }] : [];
  });
}

/** A symbol pays as often as there are ways through it: what it has on each reel, multiplied. */
function winsByWays(model: SlotModel, window: readonly (readonly number[])[]): LineWin[] {
  return model.pays.flatMap((three, symbol) => {
    const seen = window.map((reel) => reel.filter((one) => stands(one, symbol)).length);
    const end = seen.indexOf(0);
    const count = end === -1 ? seen.length : end;
    const ways = seen.slice(0, count).reduce((product, many) => product * many, 1);
    const pays = (three[count - 3] ?? 0) * ways;
    return pays > 0 ? [{ line: null, symbol, count, pays }] : [];
  });
}

/** Whether it is the symbol, or the wild for it. */
export function stands(one: number, symbol: number): boolean {
  return one === symbol || one === wild;
}

/** A stop for each reel out of chance from 0 to below 1. */
export function drawStops(model: SlotModel, chance: () => number): number[] {
  return model.reels.map((reel) => Math.floor(chance() * reel.length));
}

export function bringsFreeSpins({ scatters }: SpinResult): boolean {
  return scatters >= 3;
}

/** From the left, as many of the first symbol as follow each other; wilds stand for it. */
export function payOf(model: SlotModel, symbols: readonly number[]) {
  const symbol = symbols.find((one) => one !== wild) ?? wild;
  const end = symbols.findIndex((one) => one !== wild && one !== symbol);
  const count = end === -1 ? symbols.length : end;
  return { symbol, count, pays: symbol === scatter ? 0 : (model.pays[symbol]?.[count - 3] ?? 0) };
}

function windowOf(reel: readonly number[], stop: number): number[] {
  return Array.from({ length: rows }, (_, row) => reel[(stop + row) % reel.length] ?? 0);
}
