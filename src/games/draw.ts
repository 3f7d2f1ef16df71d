import type { Draw } from './game.ts';
import { hexOf, sha256, utf8 } from './sha256.ts';

/** The pair of seeds a round is drawn from, and which round of that pair it is. */
export interface Seeds {
  /** 64 hexadecimal digits; used as text, not as the bytes they stand for. */
  serverSeed: string;
  clientSeed: string;
  nonce: number;
}

/** HMAC-SHA-256 of two texts. Handed in, because the gateway's machine does it faster than a page can. */
export type Hmac = (key: string, message: string) => Uint8Array;

/**
 * The provable draw. Bytes come from HMAC(serverSeed, "clientSeed:nonce:cursor"), 32 for each cursor;
 * four of them make one float, so a float is one of 2³² equally likely ones in [0, 1).
 */
export function drawOf({ serverSeed, clientSeed, nonce }: Seeds, hmac: Hmac): Draw {
  // Games look at one float after the other, so the bytes last made are nearly always those wanted.
  let bytes: Uint8Array | undefined;
  let madeFor = -1;
  return (position) => {
    const cursor = Math.floor(position / floatsInBlock);
    if (cursor !== madeFor || bytes === undefined) {
      bytes = hmac(serverSeed, `${clientSeed}:${nonce}:${cursor}`);
      madeFor = cursor;
    }
    const start = (position % floatsInBlock) * bytesInFloat;
    const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(start, start + 4);
    return first / 256 + second / 256 ** 2 + third / 256 ** 3 + fourth / 256 ** 4;
  };
}

/** What a player sees before the first round: it binds the house to a seed without telling it. */
export function commitmentOf(serverSeed: string): string {
  return hexOf(sha256(utf8(serverSeed)));
}

/**
 * One of `size` outcomes, from 0. Multiplying keeps them even: none is likelier than another by more
 * than one float in 2³², where a remainder of fewer bytes would favour the low ones.
 */
export function scaled(float: number, size: number): number {
  return Math.floor(float * size);
}

/** Takes `count` elements out of the ordered list 0 … size − 1, one a float, from position `first` on. */
export function takeOut(draw: Draw, first: number, size: number, count: number): number[] {
  const list = Array.from({ length: size }, (_, element) => element);
  const taken: number[] = [];
  for (let step = 0; step < count; step += 1) {
    taken.push(...list.splice(scaled(draw(first + step), list.length), 1));
  }
  return taken;
}

export const floats = 2 ** 32;
const floatsInBlock = 8;
const bytesInFloat = 4;
