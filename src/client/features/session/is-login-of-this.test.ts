import { expect, test } from 'vitest';
import { isLoginOfThis } from './is-login-of-this.ts';

const opened = (at: string) => ({ device: 'Safari, iPhone', at });
const here = { isThis: true, since: '2026-11-21T10:00:00.000Z' };
const there = { isThis: false, since: '2026-11-21T10:30:00.000Z' };

test.each([
  ['the login that opened this session', '2026-11-21T10:00:00.040Z', true],
  ['one before it', '2026-11-21T09:00:00.000Z', true],
  ['one after it', '2026-11-21T10:30:00.010Z', false],
])('%s', (_, at, expected) => {
  expect(isLoginOfThis(opened(at), [there, here])).toBe(expected);
});

test('who does not know their own session is told', () => {
  expect(isLoginOfThis(opened('2026-11-21T10:00:00.000Z'), [there])).toBe(false);
});
