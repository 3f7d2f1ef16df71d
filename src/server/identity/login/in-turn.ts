import { type Scope, slotFor } from '#server/kernel/scope.ts';

/**
 * Works of one key come one after the other, whatever becomes of the one before; those of other keys
 * go on meanwhile.
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

/** The last in each row; a row that is over leaves nothing behind. */
const tailsByKey = slotFor<Map<string, Promise<void>>>('attempts that wait for one another');

const settled = () => undefined;
