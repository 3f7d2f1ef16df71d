import type { Hmac, Seeds } from './draw.ts';

/** A whole number from 0 on, below `size`, each as likely as any other. */
export type Below = (size: number) => number;

/**
 * The provable draw in eight bytes at a time, one after the other. What lies above the last whole multiple of
 * the size is thrown away, so that no number is likelier by a remainder.
 */
export function evenDraw({ serverSeed, clientSeed, nonce }: Seeds, hmac: Hmac): Below {
  let bytes: Uint8Array = new Uint8Array();
  let cursor = 0;
  let position = 0;
  const next = (): bigint => {
    if (position >= bytes.length) {
      bytes = hmac(serverSeed, `${clientSeed}:${nonce}:${cursor}`);
      cursor += 1;
      position = 0;
    }
    let number = 0n;
    for (const byte of bytes.subarray(position, position + bytesAtOnce)) {
      number = number * 256n + BigInt(byte);
    }
    position += bytesAtOnce;
    return number;
  };
  return (size) => {
    const many = BigInt(size);
    const limit = (numbers / many) * many;
    for (;;) {
      const number = next();
      if (number < limit) return Number(number % many);
    }
  };
}

const bytesAtOnce = 8;
const numbers = 2n ** 64n;

/** Everything of a list, in an order of which each is as likely as any other; as far as one asks for it. */
export function* takeOneByOne<Item>(below: Below, items: readonly Item[]): Generator<Item> {
  const rest = [...items];
  while (rest.length > 0) yield* rest.splice(below(rest.length), 1);
}
