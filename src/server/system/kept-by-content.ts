import type { House } from '#server/kernel/app-context.ts';

/**
 * Loads something once for each content version, however many ask. The version is read before the
 * load begins, so what is kept may be newer than its mark, never older.
 */
export function keptByContent<Key extends string, Value extends object | string>(
  load: (house: House, key: Key) => Promise<Value>,
  keysAtMost = 100,
): (house: House, key: Key) => Promise<Value> {
  const shelves = new WeakMap<House, { version: string; values: Map<Key, Promise<Value>> }>();

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
    // After a failure the next caller loads again.
    loading.catch(() => {
      if (values.get(key) === loading) values.delete(key);
    });
    return loading;
  };
}
