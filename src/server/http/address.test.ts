import { expect, test } from 'vitest';
import { isNeighbour, limitKeyOf } from './address.ts';

test('one line’s whole /64 shares a limit, another line has its own', () => {
  expect(limitKeyOf('2001:db8:1:2::1')).toBe(limitKeyOf('2001:db8:1:2:aaaa:bbbb:cccc:dddd'));
  expect(limitKeyOf('2001:db8:1:2::1')).not.toBe(limitKeyOf('2001:db8:1:3::1'));
  expect(limitKeyOf('2001:db8::1')).toBe('2001:db8:0:0');
  expect(limitKeyOf('203.0.113.9')).toBe('203.0.113.9');
});

test.each(['127.0.0.1', '10.2.3.4', '172.31.0.1', '192.168.1.1', '::1', 'fd00::1', 'fe80::1'])(
  '%s is a neighbour',
  (address) => expect(isNeighbour(address)).toBe(true),
);
test.each(['172.32.0.1', '8.8.8.8', '203.0.113.1', '2001:db8::1', '100.64.0.1'])(
  '%s is not a neighbour',
  (address) => expect(isNeighbour(address)).toBe(false),
);
