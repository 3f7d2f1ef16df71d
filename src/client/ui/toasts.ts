import { atom, useSetAtom } from 'jotai';
import { useCallback } from 'react';

export interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'good' | 'bad';
  /** One thing that can be done about it. */
  action?: { label: string; onPress: () => void };
}

export const toastsAtom = atom<readonly Toast[]>([]);
let lastId = 0;

/** Adds a toast; the same words are not said twice at once, and three are enough to read. */
export const addToastAtom = atom(null, (get, set, toast: Omit<Toast, 'id'>) => {
  lastId += 1;
  const others = get(toastsAtom).filter((one) => one.text !== toast.text);
  set(toastsAtom, [...others, { ...toast, id: lastId }].slice(-3));
});

export const removeToastAtom = atom(null, (get, set, id: number) => {
  set(
    toastsAtom,
    get(toastsAtom).filter((toast) => toast.id !== id),
  );
});

/** Says something short that asks for no answer. */
export function useToast(): (text: string, options?: Partial<Omit<Toast, 'id' | 'text'>>) => void {
  const add = useSetAtom(addToastAtom);
  return useCallback((text, options) => add({ text, tone: 'plain', ...options }), [add]);
}
