import { scaled } from '../draw.ts';
import type { Draw } from '../game.ts';

/** A reel's symbols in their order, one letter each; after the last comes the first again. */
export type Strip = string;

export const rows = 3;

/** One float a reel: the stop whose symbol lies in the upper row. */
export function stopsOf(strips: readonly Strip[], draw: Draw, from: number): number[] {
  return strips.map((strip, reel) => scaled(draw(from + reel), strip.length));
}

/** What is seen of each reel, from above. */
export function windowOf(strips: readonly Strip[], stops: readonly number[]): string[] {
  return strips.map((strip, reel) => columnOf(strip, stops[reel] ?? 0));
}

export function columnOf(strip: Strip, stop: number): string {
  return (strip + strip).slice(stop, stop + rows);
}
