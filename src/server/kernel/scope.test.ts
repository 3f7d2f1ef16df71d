import { expect, test } from 'vitest';
import { createScope, onceFetched, slotFor } from './scope.ts';

test('a service is opened once in a scope, and another scope has its own', () => {
  const slot = slotFor<object>('counted');
  const [one, other] = [createScope(), createScope()];
  const opened = one.once(slot, () => ({}));
  expect(one.once(slot, () => ({}))).toBe(opened);
  expect(other.once(slot, () => ({}))).not.toBe(opened);
});

test('what could not be fetched is fetched again by the next who asks', async () => {
  const slot = slotFor<Promise<string>>('fetched');
  const scope = createScope();
  await expect(onceFetched(scope, slot, () => Promise.reject(new Error('away')))).rejects.toThrow();
  expect(await onceFetched(scope, slot, async () => 'here')).toBe('here');
  expect(await onceFetched(scope, slot, async () => 'later')).toBe('here');
});
