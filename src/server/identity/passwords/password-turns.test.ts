import { expect, test } from 'vitest';
import { createTurns } from './password-turns.ts';

/** Work that ends when the test says so, in the order it was begun. */
function bench() {
  const ends: (() => void)[] = [];
  let most = 0;
  let working = 0;
  return {
    work: async () => {
      working += 1;
      most = Math.max(most, working);
      await new Promise<void>((resolve) => ends.push(resolve));
      working -= 1;
    },
    end: () => ends.shift()?.(),
    begun: () => ends.length,
    most: () => most,
  };
}

test('so many work at once, so many wait, and the others are sent away', async () => {
  const { work, end, most, begun } = bench();
  const turns = createTurns({ atOnce: 2, waitingAtMost: 3 });
  const asked = Array.from({ length: 10 }, () => turns.take(work));
  expect(begun()).toBe(2);
  for (let index = 0; index < 5; index += 1) {
    await expect.poll(begun).toBeGreaterThan(0);
    end();
  }
  const taken = (await Promise.all(asked)).map(({ isTaken }) => isTaken);
  expect(taken).toEqual([true, true, true, true, true, false, false, false, false, false]);
  expect(most()).toBe(2);
});

test('who waits goes on in the order of arriving', async () => {
  const { work, end, begun } = bench();
  const turns = createTurns({ atOnce: 1, waitingAtMost: 5 });
  const order: number[] = [];
  const asked = [1, 2, 3].map(async (number) => {
    await turns.take(work);
    order.push(number);
  });
  for (let index = 0; index < 3; index += 1) {
    await expect.poll(begun).toBe(1);
    end();
  }
  await Promise.all(asked);
  expect(order).toEqual([1, 2, 3]);
});

test('work that fails leaves its place', async () => {
  const turns = createTurns({ atOnce: 1, waitingAtMost: 0 });
  await expect(turns.take(() => Promise.reject(new Error('no memory')))).rejects.toThrow();
  expect(await turns.take(async () => 7)).toEqual({ isTaken: true, value: 7 });
});
