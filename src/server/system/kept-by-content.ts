import type { Soon } from '#server/answer.ts';
import type { House } from '#server/house.ts';

/**
 * Loads something once for each edition of content, however many ask, and answers at once when it is
 * loaded. The edition is read before the load begins, so what is kept may be newer than its mark,
 * never older.
 */
export function keptByContent<Key extends string, Value extends object | string>(
  load: (house: House, key: Key) => Promise<Value>,
  keysAtMost = 100,
): (house: House, key: Key) => Soon<Value> {
  const shelves = new WeakMap<House, { version: string; values: Map<Key, Soon<Value>> }>();

  return (house, key) => {
    const version = house.versions.content();
    let shelf = shelves.get(house);
    if (shelf?.version !== version) {
      shelf = { version, values: new Map() };
      shelves.set(house, shelf);
    }
    const { values } = shelf;
    const kept = values.get(key);
    if (kept !== undefined) return kept;
    const loading = load(house, key);
    values.set(key, loading);
    // A map keeps the order of insertion, so the first is the oldest.
    if (values.size > keysAtMost) values.delete(values.keys().next().value ?? key);
    loading.then(
      (loaded) => {
        // Pushed out meanwhile, it stays out.
        if (values.get(key) === loading) values.set(key, loaded);
      },
      // The next one asks again; who waits for this one hears of the failure.
      () => values.delete(key),
    );
    return loading;
  };
}
