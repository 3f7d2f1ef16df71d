import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { launchAddress, launchHostFor } from './launch-address.ts';

const hosts = ['https://play1.example', 'https://play2.example', 'https://play3.example'];

test('a session keeps its host, in whatever order the hosts are listed', () => {
  const session = randomBytes(32);
  const first = launchHostFor(hosts, session);
  expect(launchHostFor([...hosts].reverse(), session)).toBe(first);
});

test('all hosts are drawn', () => {
  const drawn = new Set(
    Array.from({ length: 300 }, (_, number) =>
      launchHostFor(hosts, Buffer.from(`session ${number}`)),
    ),
  );
  expect([...drawn].sort()).toEqual(hosts);
});

test('a host that leaves the list moves only those who had it', () => {
  const left = hosts.slice(0, 2);
  for (let number = 0; number < 100; number += 1) {
    const session = Buffer.from(`session ${number}`);
    const before = launchHostFor(hosts, session);
    if (before === hosts[2]) continue;
    expect(launchHostFor(left, session)).toBe(before);
  }
});

test('nothing outside the list of fit origins is ever drawn', () => {
  expect(launchHostFor([], randomBytes(32))).toBeUndefined();
  expect(launchHostFor(['javascript:alert(1)', 'http://evil.example'], randomBytes(32))).toBe(
    undefined,
  );
});

test('the token stands behind the number sign, where only the page reads it', () => {
  const address = new URL(
    launchAddress({
      host: 'https://play1.example',
      path: '/play/PG/PG-1',
      token: 'a'.repeat(43),
      language: 'es',
      theme: 'night',
      mode: 'real',
      origin: 'https://verbena.example',
    }),
  );
  expect(`${address.origin}${address.pathname}${address.search}`).toBe(
    'https://play1.example/play/PG/PG-1',
  );
  expect(Object.fromEntries(new URLSearchParams(address.hash.slice(1)))).toEqual({
    token: 'a'.repeat(43),
    language: 'es',
    theme: 'night',
    mode: 'real',
    origin: 'https://verbena.example',
  });
});
