import type { AppContext } from '#server/kernel/app-context.ts';

/**
 * Loads something once for each content version, however many ask. The version is read before the
 * load begins, so what is kept may be newer than its mark, never older.
 */
export function keptByContent<Key extends string, Value extends object | string>(
  load: (app: AppContext, key: Key) => Promise<Value>,
  keysAtMost = 100,
): (app: AppContext, key: Key) => Promise<Value> {
  const shelves = new WeakMap<AppContext, { version: string; values: Map<Key, Promise<Value>> }>();

  return (app, key) => {
    const version = app.versions.content();
    let shelf = shelves.get(app);
    if (shelf?.version !== version) {
      shelf = { version, values: new Map() };
      shelves.set(app, shelf);
    }
    const { values } = shelf;
    const kept = values.get(key);
    if (kept !== undefined) return kept;
    const loading = load(app, key);
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
