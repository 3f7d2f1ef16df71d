import { expect, test } from 'vitest';
import { isLoginOfThis } from './is-login-of-this.ts';

const opened = (at: string, by = '2') => ({ device: 'Safari, iPhone', at, by });
const here = { id: '1', isThis: true, since: '2026-11-21T10:00:00.000Z' };
const there = { id: '2', isThis: false, since: '2026-11-21T10:30:00.000Z' };

test.each([
  ['the login that opened this session', '2026-11-21T10:00:00.040Z', '1', true],
  ['one before it', '2026-11-21T09:00:00.000Z', '2', true],
  ['one after it', '2026-11-21T10:30:00.010Z', '2', false],
  ['one that comes a moment after it', '2026-11-21T10:00:00.300Z', '2', false],
])('%s', (_, at, by, expected) => {
  expect(isLoginOfThis(opened(at, by), [there, here])).toBe(expected);
});

test('who does not know their own session is told', () => {
  expect(isLoginOfThis(opened('2026-11-21T10:00:00.000Z'), [there])).toBe(false);
});
