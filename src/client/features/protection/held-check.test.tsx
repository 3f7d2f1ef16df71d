// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { askThrough } from '#client/data/ask.ts';
import { createQueryClient } from '#client/data/query-client.ts';
import { type Session, sessionAtom } from '#client/ground/session/session-atom.ts';
import { readyParts } from '#client/i18n/apart.tsx';
import { useHoldCheck } from './held-check.ts';
import { ProtectionFeed } from './ProtectionFeed.tsx';
import { protectionQuery } from './protection-queries.ts';

vi.mock('./RealityCheck.tsx', () => ({ RealityCheck: () => <dialog open>The clock</dialog> }));
vi.mock('#client/ground/overlay/overlay.ts', () => ({
  useOverlay: () => null,
  useOpenOverlay: () => () => undefined,
}));
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

function Flight({ isIn }: { isIn: boolean }) {
  useHoldCheck(isIn);
  return null;
}

test('the reality check waits for as long as a hand may be needed, and not for longer', async () => {
  await readyParts();
  askThrough(() => new Promise(() => undefined));
  const queryClient = createQueryClient();
  const due = { reality: { minutes: 30, dueAt: null, isPending: true }, hasChosen: true };
  queryClient.setQueryData(protectionQuery('7').queryKey, { ...due, break: null } as never);
  const store = createStore();
  store.set(sessionAtom, { isLogin: true, member: { id: '7' } } as Session);
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  const show = (isIn: boolean) =>
    act(async () =>
      root?.render(
        <Provider store={store}>
          <QueryClientProvider client={queryClient}>
            <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
              <ProtectionFeed memberId="7" />
              <Flight isIn={isIn} />
            </I18nProvider>
          </QueryClientProvider>
        </Provider>,
      ),
    );
  const isAsked = () => place.querySelector('dialog') !== null;
  await show(false);
  expect(isAsked()).toBe(true);
  await show(true);
  expect(isAsked()).toBe(false);
  await show(false);
  expect(isAsked()).toBe(true);
});
