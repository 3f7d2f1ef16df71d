// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastsAtom } from '#client/ui/toasts.ts';
import { useSlowLoad } from './use-slow-load.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const store = createStore();
let root: Root;

function Waiting({ isLoading }: { isLoading: boolean }): null {
  useSlowLoad(isLoading);
  return null;
}

async function show(isLoading: boolean): Promise<void> {
  await act(async () =>
    root.render(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <Provider store={store}>
          <Waiting isLoading={isLoading} />
        </Provider>
      </I18nProvider>,
    ),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  store.set(toastsAtom, []);
  root = createRoot(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

test('a page that loads for 120 seconds says that its network is slow', async () => {
  await show(true);
  await act(() => vi.advanceTimersByTimeAsync(119_000));
  expect(store.get(toastsAtom)).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(store.get(toastsAtom)).toHaveLength(1);
});

test('a page that has loaded by then says nothing', async () => {
  await show(true);
  await act(() => vi.advanceTimersByTimeAsync(100_000));
  await show(false);
  await act(() => vi.advanceTimersByTimeAsync(100_000));
  expect(store.get(toastsAtom)).toEqual([]);
});
