import { expect, test } from 'vitest';
import { addressKey } from './address-key.ts';

test('a /64 is one neighbour, however it is written; its neighbour is another', () => {
  expect(addressKey('2001:db8:0:1::1')).toBe(addressKey('2001:0db8:0:1:ffff:1:2:3'));
  expect(addressKey('2001:db8:0:1::1')).not.toBe(addressKey('2001:db8:0:2::1'));
});

test('IPv4 counts by itself, inside IPv6 too', () => {
  expect(addressKey('::ffff:190.0.2.7')).toBe(addressKey('190.0.2.7'));
  expect(addressKey('190.0.2.7')).not.toBe(addressKey('190.0.2.8'));
});
