import { expect, test } from 'vitest';
import { createScope } from '#server/kernel/scope.ts';
import { inTurn } from './in-turn.ts';

const app = { scope: createScope() };

function step(said: string[], name: string, wait: Promise<unknown> = Promise.resolve()) {
  return async () => {
    said.push(`${name} begins`);
    await wait;
    said.push(`${name} ends`);
    return name;
  };
}

test('works of one key never overlap, and each has its own answer', async () => {
  const said: string[] = [];
  const works = ['a', 'b', 'c'].map((name) => inTurn(app, 'key', step(said, name)));
  expect(await Promise.all(works)).toEqual(['a', 'b', 'c']);
  expect(said).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test('who waits for one key keeps nobody of another waiting', async () => {
  const said: string[] = [];
  const gate = Promise.withResolvers<void>();
  const slow = inTurn(app, 'slow', step(said, 'slow', gate.promise));
  await inTurn(app, 'quick', step(said, 'quick'));
  expect(said).toEqual(['slow begins', 'quick begins', 'quick ends']);
  gate.resolve();
  await slow;
});

test('one that fails lets the next one go', async () => {
  const failing = inTurn(app, 'key', () => Promise.reject(new Error('no')));
  const next = inTurn(app, 'key', async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
