import { expect, test } from 'vitest';
import { refusal } from './refusal.ts';

test('a wait is given in seconds or in whole minutes, and never as shorter than it is', () => {
  const locked = refusal('en', 'login.locked', 'r1', { retryAfterSeconds: 601 });
  expect(locked.message).toContain('for 11 min');
  expect(locked.retryAfterSeconds).toBe(601);
  const busy = refusal('en', 'login.busy', 'r2', { retryAfterSeconds: 2 });
  expect(busy.message).toContain('Wait 2 s');
});
