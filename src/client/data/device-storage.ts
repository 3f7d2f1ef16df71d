import * as v from 'valibot';

/** What jotai's atomWithStorage asks of a storage. */
interface DeviceStorage<Value> {
  getItem: (key: string, initial: Value) => Value;
  setItem: (key: string, value: Value) => void;
  removeItem: (key: string) => void;
}

/**
 * Storage for what only this device decides. What does not fit the schema (an older release, another
 * hand) counts as absent; a storage that is closed or full keeps nothing and breaks nothing.
 */
export function deviceStorage<Value>(
  schema: v.BaseSchema<unknown, Value, v.BaseIssue<unknown>>,
): DeviceStorage<Value> {
  return {
    getItem: (key, initial) => {
      try {
        const read = v.safeParse(schema, JSON.parse(localStorage.getItem(key) ?? 'null'));
        return read.success ? read.output : initial;
      } catch {
        return initial;
      }
    },
    setItem: (key, value) => {
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Full or closed: the choice holds until the page is left.
      }
    },
    removeItem: (key) => {
      try {
        localStorage.removeItem(key);
      } catch {
        // Nothing was kept, so nothing is left behind.
      }
    },
  };
}
