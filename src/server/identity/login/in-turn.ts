/**
 * Works of one key come one after the other, whatever becomes of the one before; those of other keys
 * go on meanwhile.
 */
export function inTurn<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
  const mine = (tails.get(key) ?? Promise.resolve()).then(work);
  const tail = mine.then(settled, settled);
  tails.set(key, tail);
  void tail.then(() => {
    if (tails.get(key) === tail) tails.delete(key);
  });
  return mine;
}

/** The last in each row; a row that is over leaves nothing behind. */
const tails = new Map<string, Promise<void>>();

const settled = () => undefined;
