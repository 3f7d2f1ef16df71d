import { expect, test } from 'vitest';
import { hookLabel, judgeSignature, requestLabel, sign } from './sign.ts';

const secret = 'a-secret-of-the-tests';
const now = new Date('2026-11-20T12:00:00Z');
const body = '{"id":"evt_1"}';
const signature = sign(secret, hookLabel, body, now);
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test('what was signed is good for five minutes, whichever clock is ahead', () => {
  expect(judgeSignature(secret, hookLabel, body, { signature, now })).toBe('good');
  expect(judgeSignature(secret, hookLabel, body, { signature, now: later(300) })).toBe('good');
  expect(judgeSignature(secret, hookLabel, body, { signature, now: later(-300) })).toBe('good');
  expect(judgeSignature(secret, hookLabel, body, { signature, now: later(301) })).toBe('stale');
  expect(judgeSignature(secret, hookLabel, body, { signature, now: later(-301) })).toBe('stale');
});

test('another secret, body, time or purpose is wrong', () => {
  const judge = (given: string | undefined, what = hookLabel, text = body) =>
    judgeSignature(secret, what, text, { signature: given, now });
  expect(judge(sign('another-secret-of-tests', hookLabel, body, now))).toBe('wrong');
  expect(judge(signature, hookLabel, `${body} `)).toBe('wrong');
  expect(judge(signature.replace(/^t=\d+/, 't=1'))).toBe('wrong');
  expect(judge(signature, requestLabel('POST', '/v1/refunds'))).toBe('wrong');
});

test.each([
  undefined,
  '',
  't=1',
  'v1=00',
  `t=${'9'.repeat(40)},v1=${'0'.repeat(64)}`,
  `t=1,v1=${'g'.repeat(64)}`,
  `t=-1,v1=${'0'.repeat(64)}`,
])('%j is no signature', (given) => {
  expect(judgeSignature(secret, hookLabel, body, { signature: given, now })).toBe('wrong');
});
