import type { AppContext } from '#server/kernel/app-context.ts';
import { slotFor } from '#server/kernel/scope.ts';

interface Shelf<Key, Value> {
  version: string | undefined;
  values: Map<Key, Promise<Value>>;
}

/**
 * Loads something once for each content version, however many ask. The version is read before the
 * load begins, so what is kept may be newer than its mark, never older. It stands in the app's scope.
 */
export function keptByContent<Key extends string, Value extends object | string>(
  name: string,
  load: (app: AppContext, key: Key) => Promise<Value>,
  keysAtMost = 100,
): (app: AppContext, key: Key) => Promise<Value> {
  const slot = slotFor<Shelf<Key, Value>>(`kept by content: ${name}`);

  return (app, key) => {
    const version = app.versions.content();
    const shelf = app.scope.once<Shelf<Key, Value>>(slot, () => ({ version, values: new Map() }));
    if (shelf.version !== version) {
      shelf.version = version;
      shelf.values = new Map();
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
