import { expect, test } from 'vitest';
import { BoundedMemory } from './bounded-memory.ts';

test('what was not used for longest goes first', () => {
  const memory = new BoundedMemory<string>(2, 1_000);
  memory.set('a', 'A', 1);
  memory.set('b', 'B', 1);
  memory.get('a');
  memory.set('c', 'C', 1);
  expect([memory.get('a'), memory.get('b'), memory.get('c')]).toEqual(['A', undefined, 'C']);
});

test('bytes are bounded as well as entries', () => {
  const memory = new BoundedMemory<string>(100, 1_000);
  for (let index = 0; index < 20; index += 1) memory.set(String(index), 'x', 200);
  expect(memory.bytes).toBeLessThanOrEqual(1_000);
  expect(memory.size).toBe(5);
});

test('one that would push out everything is not kept', () => {
  const memory = new BoundedMemory<string>(100, 1_000);
  memory.set('small', 's', 100);
  memory.set('huge', 'h', 900);
  expect([memory.get('small'), memory.get('huge')]).toEqual(['s', undefined]);
});

test('growing in place is weighed, unless another has taken its place', () => {
  const memory = new BoundedMemory<{ name: string }>(100, 1_000);
  const first = { name: 'first' };
  memory.set('key', first, 10);
  memory.weighAgain('key', first, 60);
  expect(memory.bytes).toBe(60);
  memory.set('key', { name: 'second' }, 20);
  memory.weighAgain('key', first, 90);
  expect([memory.get('key')?.name, memory.bytes]).toEqual(['second', 20]);
});
