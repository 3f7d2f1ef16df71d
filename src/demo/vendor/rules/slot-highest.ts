import { rows, type SlotModel, scatter, wild } from './slot-model.ts';
import { stands } from './slot-spin.ts';

/**
 * The most that one round can bring back, in whole stakes and apart from the pot: a spin that brings free
 * ones, each of which is the best there is. Exact: reels are set from the left, and stops that cannot beat
 * what was found are passed over.
 */
export function highestOf(model: SlotModel): number {
  const bestFree = best(model, () => 0) * model.freeTimes;
  const all = best(model, (scatters) =>
    scatters < 3
      ? 0
      : (model.scatterPays[scatters - 3] ?? 0) * model.units + model.freeSpins * bestFree,
  );
  return Math.floor(all / model.units);
}

/** What runs from the left: lines, or ways with each symbol. */
interface Runs {
  /** The symbol of a line, the wild while nothing else was seen; none once its run is over. */
  symbols: readonly (number | undefined)[];
  /** In units: what has ended, and what those that run could bring at most. */
  ended: number;
  running: number;
  /** How many ways there are through each symbol so far; with lines one. */
  ways: readonly number[];
}

/** In units, by wins from the left and by what so many scatters are worth. */
function best(model: SlotModel, worthOf: (scatters: number) => number): number {
  const windows = model.reels.map((reel) =>
    reel.map((_, stop) =>
      Array.from({ length: rows }, (_row, row) => reel[(stop + row) % reel.length] ?? scatter),
    ),
  );
  const withScatters = windows.map((stops) => Math.max(...stops.map(scattersIn)));
  const goOn = model.isWays ? waysThrough : linesThrough;
  let highest = 0;
  const walk = (runs: Runs, reel: number, scatters: number): void => {
    const open = withScatters.slice(reel + 1).reduce((sum, many) => sum + many, 0);
    const next = (windows[reel] ?? []).map((window) => {
      const after = goOn(model, runs, window, reel);
      const seen = scatters + scattersIn(window);
      return { after, seen, bound: after.ended + after.running + worthOf(seen + open) };
    });
    if (reel === model.reels.length - 1) {
      for (const { bound } of next) highest = Math.max(highest, bound);
      return;
    }
    // The most promising first, so that the others are passed over early.
    next.sort((one, other) => other.bound - one.bound);
    for (const { after, seen, bound } of next) if (bound > highest) walk(after, reel + 1, seen);
  };
  const count = model.isWays ? model.pays.length : model.lines.length;
  const symbols = Array.from({ length: count }, (_, at) => (model.isWays ? at : wild));
  walk({ symbols, ended: 0, running: 0, ways: symbols.map(() => 1) }, 0, 0);
  return highest;
}

function scattersIn(window: readonly number[]): number {
  return window.filter((symbol) => symbol === scatter).length;
}

function linesThrough(model: SlotModel, runs: Runs, window: readonly number[], reel: number): Runs {
  let { ended } = runs;
  let running = 0;
  const symbols = runs.symbols.map((symbol, at) => {
    if (symbol === undefined) return undefined;
    const seen = window[model.lines[at]?.[reel] ?? 0] ?? scatter;
    const now = symbol === wild ? seen : symbol;
    if (now === scatter || !stands(seen, now)) {
      ended += paysOf(model, symbol, reel);
      return undefined;
    }
    running += now === wild ? dearest(model) : paysOf(model, now, model.reels.length);
    return now;
  });
  return { symbols, ended, running, ways: runs.ways };
}

function waysThrough(model: SlotModel, runs: Runs, window: readonly number[], reel: number): Runs {
  let { ended } = runs;
  let running = 0;
  const ways = [...runs.ways];
  const symbols = runs.symbols.map((symbol, at) => {
    if (symbol === undefined) return undefined;
    const seen = window.filter((one) => stands(one, symbol)).length;
    const before = ways[at] ?? 0;
    if (seen === 0) {
      ended += paysOf(model, symbol, reel) * before;
      return undefined;
    }
    ways[at] = before * seen;
    const open = model.reels.length - reel - 1;
    running += paysOf(model, symbol, model.reels.length) * before * seen * rows ** open;
    return symbol;
  });
  return { symbols, ended, running, ways };
}

function paysOf(model: SlotModel, symbol: number, count: number): number {
  return symbol === scatter ? 0 : (model.pays[symbol]?.[count - 3] ?? 0);
}

function dearest(model: SlotModel): number {
  return Math.max(...model.pays.map(([, , five]) => five));
}
