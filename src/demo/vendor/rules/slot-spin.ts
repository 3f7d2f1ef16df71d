import { rows, type SlotModel, scatter, wild } from './slot-model.ts';

export interface LineWin {
  line: number;
  symbol: number;
  count: number;
  /** In stakes of one line. */
  pays: number;
}

export interface SpinResult {
  /** By reel, from top to bottom. */
  window: number[][];
  wins: LineWin[];
  scatters: number;
  /** In stakes of one line, of everything. */
  pays: number;
}

/** What a stop of each reel shows and pays. Free spins pay more, and nothing for scatters. */
export function spinAt(model: SlotModel, stops: readonly number[], isFree: boolean): SpinResult {
  const window = model.reels.map((reel, at) => windowOf(reel, stops[at] ?? 0));
  const wins = model.lines.flatMap((line, at) => {
    const symbols = line.map((row, reel) => window[reel]?.[row] ?? scatter);
    const { symbol, count, pays } = payOf(model, symbols);
    return pays > 0
      ? [{ line: at, symbol, count, pays: isFree ? pays * model.freeTimes : pays }]
      : [];
  });
  const scatters = isFree ? 0 : window.flat().filter((symbol) => symbol === scatter).length;
  const scatterPays = (model.scatterPays[scatters - 3] ?? 0) * model.lines.length;
  const pays = wins.reduce((sum, win) => sum + win.pays, scatterPays);
  return { window, wins, scatters, pays };
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
