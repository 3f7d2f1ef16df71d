/** The name of one service of the app; its type says what is kept under it. */
export interface Slot<Value> {
  name: string;
  /** Never set: it only carries the type. */
  holds?: Value;
}

export function slotFor<Value>(name: string): Slot<Value> {
  return { name };
}

/** What lives as long as the app. Modules keep nothing themselves, so two apps share nothing. */
export interface Scope {
  /** The app's one of these: opened by the first who asks, the same for all who ask later. */
  once<Value>(slot: Slot<Value>, open: () => Value): Value;
  find<Value>(slot: Slot<Value>): Value | undefined;
  /** For what somebody else opened, as the demonstration its sandboxes. */
  put<Value>(slot: Slot<Value>, value: Value): void;
  /** The next who asks opens it again. */
  forget(slot: Slot<unknown>): void;
}

export function createScope(): Scope {
  const values = new Map<Slot<unknown>, unknown>();
  return {
    once<Value>(slot: Slot<Value>, open: () => Value) {
      if (!values.has(slot)) values.set(slot, open());
      return values.get(slot) as Value;
    },
    find: <Value>(slot: Slot<Value>) => values.get(slot) as Value | undefined,
    put: (slot, value) => void values.set(slot, value),
    forget: (slot) => void values.delete(slot),
  };
}

/** As `once` for what is fetched: a failure is forgotten, so that the next who asks tries again. */
export function onceFetched<Value>(
  scope: Scope,
  slot: Slot<Promise<Value>>,
  fetch: () => Promise<Value>,
): Promise<Value> {
  return scope.once(slot, () => {
    const fetching = fetch();
    fetching.catch(() => scope.forget(slot));
    return fetching;
  });
}
