import { useState } from 'react';

/**
 * A state that outlives its form while popups take each other's place: who looks something up, or goes
 * from signing up to logging in and back, finds what they typed. In this page's memory only, and only
 * until the last popup is closed. Without a name it is a state like any other.
 */
export function useDraft<Value>(
  name: string | undefined,
  initial: Value | (() => Value),
): [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(() =>
    name !== undefined && drafts.has(name)
      ? (drafts.get(name) as Value)
      : typeof initial === 'function'
        ? (initial as () => Value)()
        : initial,
  );
  return [
    value,
    (next) => {
      if (name !== undefined) drafts.set(name, next);
      setValue(next);
    },
  ];
}

/** Nobody is filling anything in any more. */
export function dropDrafts(): void {
  drafts.clear();
}

const drafts = new Map<string, unknown>();
