// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { askThrough } from '#client/data/ask.ts';
import { createQueryClient } from '#client/data/query-client.ts';
import { tell } from '#client/data/server-events.ts';
import { isCheckHeldAtom } from '#client/features/protection/held-check.ts';
import type { HouseRound } from '#contract/inhouse.ts';
import { useHouseTable } from './use-house-table.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
});

const flight = (state: 'open' | 'done') =>
  ({
    ...{ id: '5', game: 'VB_CRASH', rules: 'VB_CRASH', edition: 1, purse: 'money', state },
    ...{ choices: { leaveAt: null }, steps: [], view: {}, staked: '100', awarded: '0' },
    ...{ paid: state === 'open' ? null : '0', currency: 'USD' },
    openedAt: '2026-11-20T12:00:00.000Z',
    changedAt: '2026-11-20T12:00:00.000Z',
    proof: { commitment: 'c', clientSeed: 's', nonce: 1, serverSeed: null },
  }) as HouseRound;

/** What is asked and told reaches the table in tasks of their own. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await act(async () => new Promise((next) => setTimeout(next, 1)));
}

test('what is told while a hand is on its way is looked at as soon as the answer is there', async () => {
  let house: ReturnType<typeof useHouseTable> | undefined;
  const leaving = Promise.withResolvers<void>();
  let isOver = false;
  askThrough(async ({ name }) => {
    if (name === 'openRound') return { success: true, value: flight('open') };
    if (name === 'stepRound') {
      await leaving.promise;
      // Written before the flight was settled, and late.
      return { success: true, value: flight('open') };
    }
    if (name === 'oneRound') return { success: true, value: flight(isOver ? 'done' : 'open') };
    return { success: false, code: 'game.unknown', message: '' } as never;
  });
  const store = createStore();
  function Seat() {
    house = useHouseTable('VB_CRASH', 'money');
    return null;
  }
  root = createRoot(document.createElement('div'));
  await act(async () =>
    root?.render(
      <Provider store={store}>
        <QueryClientProvider client={createQueryClient()}>
          <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
            <Seat />
          </I18nProvider>
        </QueryClientProvider>
      </Provider>,
    ),
  );
  await act(async () => house?.play({ stake: '100', leaveAt: null }));
  await until(() => house?.round?.state === 'open' && house.isWaiting === false);
  expect(store.get(isCheckHeldAtom)).toBe(true);
  await act(async () => house?.step({ kind: 'leave' }));
  await until(() => house?.isWaiting === true);
  isOver = true;
  await act(async () =>
    tell({ kind: 'round.changed', id: '1', body: { roundId: '5', steps: 1 } } as Parameters<
      typeof tell
    >[0]),
  );
  expect(house?.round?.state).toBe('open');
  await act(async () => leaving.resolve());
  await until(() => house?.round?.state === 'done');
  expect(store.get(isCheckHeldAtom)).toBe(false);
});

test('a step that was taken elsewhere is seen here, and one that comes too late shows how it ended', async () => {
  let house: ReturnType<typeof useHouseTable> | undefined;
  const hand = (state: 'open' | 'done', steps: unknown[]) => ({
    ...flight(state),
    ...{ game: 'VB_BLACKJACK', rules: 'VB_BLACKJACK', steps },
  });
  let now = hand('open', []);
  askThrough(async ({ name }) => {
    if (name === 'openRound' || name === 'oneRound') return { success: true, value: now };
    if (name === 'stepRound')
      return { success: false, code: 'request.conflict', message: '' } as never;
    return { success: false, code: 'game.unknown', message: '' } as never;
  });
  root = createRoot(document.createElement('div'));
  await act(async () =>
    root?.render(
      <Provider store={createStore()}>
        <QueryClientProvider client={createQueryClient()}>
          <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
            <Seat />
          </I18nProvider>
        </QueryClientProvider>
      </Provider>,
    ),
  );
  function Seat() {
    house = useHouseTable('VB_BLACKJACK', 'money');
    return null;
  }
  await act(async () => house?.play({ stake: '100' }));
  await until(() => house?.round?.state === 'open' && house.isWaiting === false);
  now = hand('open', ['hit']);
  await act(async () =>
    tell({ kind: 'round.changed', id: '1', body: { roundId: '5', steps: 1 } } as Parameters<
      typeof tell
    >[0]),
  );
  await until(() => house?.round?.steps.length === 1);
  now = hand('done', ['hit', 'stand']);
  await act(async () => house?.step('hit'));
  await until(() => house?.round?.state === 'done');
  expect(house?.error).toBe(null);
});
