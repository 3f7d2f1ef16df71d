import { expect, test } from 'vitest';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

test.each([
  '8.8.8.8',
  '190.0.2.7',
  '2606:4700::1111',
  '::ffff:8.8.8.8',
  '172.32.0.1',
  '100.128.0.1',
])('%s is of the open internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.8.8.8',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:0a00:0001',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '2001:0:1::',
  'fd00::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  'localhost',
  '',
  '0x7f.1',
  '2130706433',
])('%j is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('only this machine is this machine', () => {
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map(isLoopbackAddress)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['10.0.0.1', '8.8.8.8', '::2'].map(isLoopbackAddress)).toEqual([false, false, false]);
});
