import { describe, expect, test } from 'vitest';
import { contains, isNeighbour, parseAddress, parseNetwork } from './network.ts';

test.each([
  ['1.2.3.0/24', '1.2.3.255', true],
  ['1.2.3.0/24', '1.2.4.0', false],
  ['1.2.3.4', '1.2.3.4', true],
  ['1.2.3.4', '1.2.3.5', false],
  ['0.0.0.0/0', '255.1.2.3', true],
  ['0.0.0.0/0', '2001:db8::1', false],
  ['2001:db8::/32', '2001:db8:ffff::1', true],
  ['2001:db8::/32', '2001:db9::', false],
  ['::/0', '1.2.3.4', false],
  ['1.2.3.0/24', '::ffff:1.2.3.9', true],
  ['::ffff:1.2.3.0/120', '1.2.3.9', true],
])('%s and %s: %s', (network, address, isInside) => {
  const range = parseNetwork(network);
  const one = parseAddress(address);
  expect(range && one && contains(range, one)).toBe(isInside);
});

describe('is no range', () => {
  test.each([
    '1.2.3.4/24',
    '1.2.3.0/33',
    '1.2.3.0/-1',
    '1.2.3.0/',
    '1.2.3/24',
    '1.2.3.0/24/1',
    '01.2.3.0/24',
    '2001:db8::/129',
    '2001:db8::1/64',
    'fe80::1%eth0',
    '::ffff:1.2.3.0/90',
    'CO',
    '',
  ])('%s', (text) => {
    expect(parseNetwork(text)).toBeUndefined();
  });
});

test('every way to write an IPv6 address means the same', () => {
  const whole = parseAddress('2001:0db8:0000:0000:0000:0000:0102:0304');
  expect(parseAddress('2001:db8::102:304')).toEqual(whole);
  expect(parseAddress('2001:DB8::1.2.3.4')).toEqual(whole);
});

test.each([
  ['127.0.0.1', true],
  ['10.255.0.1', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['::1', true],
  ['::2', false],
  ['fd00::1', true],
  ['fe80::1', true],
  ['::ffff:192.168.0.1', true],
  ['8.8.8.8', false],
])('%s is a neighbour: %s', (text, isOne) => {
  const address = parseAddress(text);
  expect(address && isNeighbour(address)).toBe(isOne);
});
