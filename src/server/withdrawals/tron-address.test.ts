import { expect, test } from 'vitest';
import { isTronAddress } from './tron-address.ts';

const known = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

test('an address of the network is known by its checksum', () => {
  expect(isTronAddress(known)).toBe(true);
});

test('one letter changed anywhere is no address', () => {
  for (let at = 1; at < known.length; at += 1) {
    const other = known[at] === '2' ? '3' : '2';
    expect(isTronAddress(known.slice(0, at) + other + known.slice(at + 1))).toBe(false);
  }
});

test.each(['', 'T', '0OIl', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', known.slice(1)])(
  '%s is no address',
  (text) => expect(isTronAddress(text)).toBe(false),
);
