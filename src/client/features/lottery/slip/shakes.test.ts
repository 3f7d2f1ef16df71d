import { expect, test } from 'vitest';
import { askForMotion, motionOf, type Push, shakesOf } from './shakes.ts';

/** So many pushes to and fro, `everyMs` apart. */
function shaken(strength: number, pushes: number, everyMs: number, from = 0): number {
  let shakes = 0;
  const feel = shakesOf(() => {
    shakes += 1;
  });
  for (let push = 0; push < pushes; push += 1) {
    feel({ x: push % 2 === 0 ? strength : -strength, y: 0, z: 9.8 }, from + push * everyMs);
  }
  return shakes;
}

test('a phone that is shaken is one shake, however long it goes on in one breath', () => {
  expect(shaken(15, 4, 120)).toBe(1);
  expect(shaken(15, 12, 120)).toBe(1);
});

test('steps, a single knock and slow swings are none', () => {
  expect(shaken(5, 40, 250)).toBe(0);
  expect(shaken(20, 2, 120)).toBe(0);
  expect(shaken(15, 12, 800)).toBe(0);
});

test('who shakes again after a while is heard again', () => {
  expect(shaken(15, 40, 120)).toBeGreaterThan(1);
});

test('a phone without figures is never shaken', () => {
  let shakes = 0;
  const feel = shakesOf(() => {
    shakes += 1;
  });
  const nothing: (Push | null)[] = [null, { x: null, y: null, z: null }, null];
  for (const [index, push] of nothing.entries()) feel(push, index * 100);
  expect(shakes).toBe(0);
});

test('a phone that asks is asked from a tap; a no is kept, and a failure is asked again', async () => {
  expect(motionOf(undefined, true)).toBe('none');
  expect(motionOf({}, false)).toBe('none');
  expect(motionOf({}, true)).toBe('open');
  expect(motionOf({ requestPermission: async () => 'granted' }, true)).toBe('asks');
  expect(await askForMotion({ requestPermission: async () => 'granted' })).toBe('open');
  expect(await askForMotion({ requestPermission: async () => 'denied' })).toBe('none');
  const early = async () => Promise.reject(new Error('not from a tap'));
  expect(await askForMotion({ requestPermission: early })).toBe('asks');
});
