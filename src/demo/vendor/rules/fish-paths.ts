import { type FishKind, fishFacts } from './fish-kinds.ts';

/** A fish as everybody is told of it once; where it is follows from the time alone. */
export interface Fish {
  id: number;
  kind: FishKind;
  /** Milliseconds of the room's clock at which it comes in. */
  born: number;
  /** Whole, from 0 to 2³² − 1: which way it takes. */
  seed: number;
}

export interface FishPlace {
  /** Of the pond's width and height; beyond 0 and 1 it is outside. */
  x: number;
  y: number;
  /** Where it is heading, in radians. */
  heading: number;
}

/** How long it is in the pond. */
export function swimMilliseconds(fish: Pick<Fish, 'kind' | 'seed'>): number {
  return fishFacts[fish.kind].seconds * 1000 * (0.85 + 0.3 * part(fish.seed, 5));
}

/** Null before it comes and when it has gone. */
export function placeOf(fish: Fish, now: number): FishPlace | null {
  const along = (now - fish.born) / swimMilliseconds(fish);
  if (along < 0 || along > 1) return null;
  const here = pointAt(fish, along);
  const ahead = pointAt(fish, along + 0.004);
  // A pond is about half as wide again as it is high; a heading is what an eye sees of it.
  return { ...here, heading: Math.atan2(ahead.y - here.y, (ahead.x - here.x) * 1.4) };
}

/** From one side to the other along a curve of four points, with a light swing of its own. */
function pointAt(fish: Fish, along: number): { x: number; y: number } {
  const { seed } = fish;
  const isLeftward = part(seed, 0) < 0.5;
  const margin = fishFacts[fish.kind].size;
  const across = -margin + along * (1 + 2 * margin);
  // Fish keep to their depth, more or less; without it all would meet in the middle of the pond.
  const depth = 0.1 + 0.66 * part(seed, 8);
  const bend = (nth: number) =>
    Math.min(0.77, Math.max(0.1, depth + 0.5 * (part(seed, nth) - 0.5)));
  const [first, second, third, last] = [bend(1), bend(2), bend(3), bend(4)];
  const rest = 1 - along;
  const height =
    rest ** 3 * first +
    3 * rest ** 2 * along * second +
    3 * rest * along ** 2 * third +
    along ** 3 * last;
  const swing = 0.018 * Math.sin(along * (14 + 10 * part(seed, 6)) + part(seed, 7) * 6.3);
  const pace = 0.035 * Math.sin(along * Math.PI * 4 + part(seed, 6) * 6.3) * along * rest * 4;
  return { x: isLeftward ? 1 - across - pace : across + pace, y: height + swing };
}

/** Even parts from 0 below 1 out of one seed (a finaliser of MurmurHash): for looks, never for money. */
export function part(seed: number, nth: number): number {
  let mixed = (seed + Math.imul(nth + 1, 0x9e37_79b9)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
