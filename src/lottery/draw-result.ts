import { drawOf, floats, type Hmac } from '#games/draw.ts';
import type { Draw } from '#games/game.ts';
import { hexOf, hmacSha256, sha256 } from '#games/sha256.ts';
import { bytesOfHex } from './hex.ts';
import { ballName, shapeOf } from './results.ts';
import type { Family, Result } from './types.ts';

/**
 * The result that seed, sealed list and beacon come to. None of the three can be chosen by somebody who
 * knows the other two: the seed is committed first, the list sealed next, the beacon signed last.
 */
export function drawResult(family: Family, from: DrawnFrom, hmac: Hmac = hmacSha256): Result {
  const seeds = { serverSeed: from.seed, clientSeed: drawText(from), nonce: 0 };
  const next = wholeNumbers(drawOf(seeds, hmac));
  return shapeOf(family).flatMap((part, index, parts) => {
    if (!('balls' in part)) return Array.from({ length: part.count }, () => digitsFrom(next, part));
    // Parts with balls share one drum, and the first part draws for all of them.
    const inAll = parts.reduce((before, { count }) => before + count, 0);
    return index === 0 ? ballsFrom(next, part.balls, inAll) : [];
  });
}

export interface DrawnFrom {
  seed: string;
  game: string;
  numero: string;
  listRoot: string;
  /** The beacon's signature, in hexadecimal digits. */
  beacon: string;
}

/** What the seed is used on; the digest of the signature is what the beacon calls its randomness. */
export function drawText({ game, numero, listRoot, beacon }: Omit<DrawnFrom, 'seed'>): string {
  return `draw:${game}:${numero}:${listRoot}:${randomnessOf(beacon)}`;
}

export function randomnessOf(signature: string): string {
  return hexOf(sha256(bytesOfHex(signature)));
}

/**
 * Whole numbers below `size`, each exactly as likely: what is left over when 2³² is shared out evenly is
 * thrown away and drawn again.
 */
export function wholeNumbers(draw: Draw): (size: number) => number {
  let position = 0;
  return (size) => {
    const each = Math.floor(floats / size);
    for (;;) {
      const drawn = draw(position) * floats;
      position += 1;
      if (drawn < each * size) return Math.floor(drawn / each);
    }
  };
}

function digitsFrom(next: (size: number) => number, part: { digits: number }): string {
  return Array.from({ length: part.digits }, () => next(10)).join('');
}

function ballsFrom(next: (size: number) => number, balls: number, count: number): string[] {
  const drum = Array.from({ length: balls }, (_, index) => ballName(index + 1));
  return Array.from({ length: count }, () => drum.splice(next(drum.length), 1)).flat();
}
