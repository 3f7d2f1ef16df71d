/** Pairs of hexadecimal digits as bytes; anything else is refused rather than read as something. */
export function bytesOfHex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new RangeError('these are no hexadecimal digits');
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
