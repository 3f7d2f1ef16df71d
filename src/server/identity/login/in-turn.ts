import { type Scope, slotFor } from '#server/kernel/scope.ts';

/**
 * Runs the work of one key one after the other, also after a failure; work of other keys is not
 * delayed.
 */
export function inTurn<Value>(
  { scope }: { scope: Scope },
  key: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const tails = scope.once(tailsByKey, () => new Map());
  const mine = (tails.get(key) ?? Promise.resolve()).then(work);
  const tail = mine.then(settled, settled);
  tails.set(key, tail);
  void tail.then(() => {
    if (tails.get(key) === tail) tails.delete(key);
  });
  return mine;
}

/** The last work of each key; an empty queue is removed. */
const tailsByKey = slotFor<Map<string, Promise<void>>>('attempts that wait for one another');

const settled = () => undefined;
