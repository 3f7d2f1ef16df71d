import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { addToastAtom, removeToastAtom, toastsAtom } from './toasts.ts';

test('the same words are not said twice at once', () => {
  const store = createStore();
  store.set(addToastAtom, { text: 'Copied', tone: 'good' });
  store.set(addToastAtom, { text: 'Copied', tone: 'good' });
  expect(store.get(toastsAtom).map((toast) => toast.text)).toEqual(['Copied']);
});

test('no more than three are shown, the latest last', () => {
  const store = createStore();
  for (const text of ['a', 'b', 'c', 'd']) store.set(addToastAtom, { text, tone: 'plain' });
  expect(store.get(toastsAtom).map((toast) => toast.text)).toEqual(['b', 'c', 'd']);
});

test('a toast that was read goes, and only that one', () => {
  const store = createStore();
  store.set(addToastAtom, { text: 'a', tone: 'plain' });
  store.set(addToastAtom, { text: 'b', tone: 'plain' });
  store.set(removeToastAtom, store.get(toastsAtom)[0]?.id ?? 0);
  expect(store.get(toastsAtom).map((toast) => toast.text)).toEqual(['b']);
});
