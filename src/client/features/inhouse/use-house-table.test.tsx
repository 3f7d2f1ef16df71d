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
import { NetworkFailed } from '#client/data/refused.ts';
import { tell } from '#client/data/server-events.ts';
import { isCheckHeldAtom } from '#client/features/protection/held-check.ts';
import type { ValueOf } from '#contract/call.ts';
import type { HouseRound, houseGame } from '#contract/inhouse.ts';
import { type Slip, useHouseTable } from './use-house-table.ts';

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

type House = ReturnType<typeof useHouseTable>;

/** Sits down at a table; what stands there is read anew each time. */
async function sit(
  game: string,
  slip?: Slip,
): Promise<{ store: ReturnType<typeof createStore>; now: () => House }> {
  let house: House | undefined;
  const store = createStore();
  function Seat() {
    house = useHouseTable(game, 'money', slip);
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
  return { store, now: () => house as House };
}

const hear = (event: object) => act(async () => tell(event as Parameters<typeof tell>[0]));
const changed = (steps: number | undefined) =>
  hear({ kind: 'round.changed', id: '1', body: { roundId: '5', steps } });

test('what is told while a hand is on its way is looked at as soon as the answer is there', async () => {
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
  const { store, now } = await sit('VB_CRASH');
  await act(async () => now().play({ stake: '100', leaveAt: null }));
  await until(() => now().round?.state === 'open' && !now().isWaiting);
  expect(store.get(isCheckHeldAtom)).toBe(true);
  await act(async () => now().step({ kind: 'leave' }));
  await until(() => now().isWaiting);
  isOver = true;
  await changed(1);
  expect(now().round?.state).toBe('open');
  await act(async () => leaving.resolve());
  await until(() => now().round?.state === 'done');
  expect(store.get(isCheckHeldAtom)).toBe(false);
});

test('a look that was taken before a hand left, and is answered after it, brings the flight not back', async () => {
  const looking = Promise.withResolvers<void>();
  let looks = 0;
  askThrough(async ({ name }) => {
    if (name === 'openRound') return { success: true, value: flight('open') };
    if (name === 'stepRound') return { success: true, value: flight('done') };
    if (name === 'oneRound') {
      looks += 1;
      await looking.promise;
      return { success: true, value: flight('open') };
    }
    return { success: false, code: 'game.unknown', message: '' } as never;
  });
  const { store, now } = await sit('VB_CRASH');
  await act(async () => now().play({ stake: '100', leaveAt: null }));
  await until(() => now().round?.state === 'open' && !now().isWaiting);
  await hear({ kind: 'hello', id: '1', body: {} });
  expect(looks).toBe(1);
  await act(async () => now().step({ kind: 'leave' }));
  await until(() => now().round?.state === 'done');
  await act(async () => looking.resolve());
  await act(async () => new Promise((next) => setTimeout(next, 5)));
  expect(now().round?.state).toBe('done');
  expect(store.get(isCheckHeldAtom)).toBe(false);
});

const hand = (state: HouseRound['state'], steps: unknown[]) => ({
  ...flight('open'),
  ...{ game: 'VB_BLACKJACK', rules: 'VB_BLACKJACK', state, steps },
});

test('a step that was taken elsewhere is seen here, and one that comes too late shows how it ended', async () => {
  let round = hand('open', []);
  askThrough(async ({ name }) => {
    if (name === 'openRound' || name === 'oneRound') return { success: true, value: round };
    if (name === 'stepRound')
      return { success: false, code: 'request.conflict', message: '' } as never;
    return { success: false, code: 'game.unknown', message: '' } as never;
  });
  const { now } = await sit('VB_BLACKJACK');
  await act(async () => now().play({ stake: '100' }));
  await until(() => now().round?.state === 'open' && !now().isWaiting);
  round = hand('open', ['hit']);
  await changed(1);
  await until(() => now().round?.steps.length === 1);
  // An older gateway does not say how many there are.
  round = hand('open', ['hit', 'hit']);
  await changed(undefined);
  await until(() => now().round?.steps.length === 2);
  round = hand('done', ['hit', 'hit', 'stand']);
  await act(async () => now().step('hit'));
  await until(() => now().round?.state === 'done');
  expect(now().error).toBe(null);
});

const emptyTable: ValueOf<typeof houseGame> = {
  ...{ game: 'VB_BLACKJACK', name: 'Blackjack', rules: 'VB_BLACKJACK', edition: 1, isOpen: true },
  ...{
    least: '1',
    most: '1000',
    cycleMs: 0,
    currency: 'USD',
    coins: null,
    round: null,
    second: null,
  },
};

test('a round that the table knows nothing of any more is asked for, and shows how it ended', async () => {
  let round = hand('open', []);
  askThrough(async ({ name }) => {
    if (name === 'openRound' || name === 'oneRound') return { success: true, value: round };
    if (name === 'houseGame') return { success: true, value: emptyTable };
    return { success: false, code: 'game.unknown', message: '' } as never;
  });
  const { now } = await sit('VB_BLACKJACK');
  await until(() => now().table !== undefined);
  await act(async () => now().play({ stake: '100' }));
  await until(() => now().round?.state === 'open' && !now().isWaiting);
  round = hand('void', []);
  await act(async () => now().reload());
  await until(() => now().round?.state === 'void');
});

test('that the network was lost is said until it is back, and then what the table knows is shown', async () => {
  let isLost = true;
  const round = hand('open', []);
  askThrough(async ({ name }) => {
    if (name === 'openRound') throw new NetworkFailed('abnormal');
    if (name === 'oneRound') return { success: true, value: round };
    // The stake had arrived, and its answer was lost.
    if (name === 'houseGame') {
      return { success: true, value: isLost ? emptyTable : { ...emptyTable, round } };
    }
    return { success: false, code: 'game.unknown', message: '' } as never;
  });
  const { now } = await sit('VB_BLACKJACK');
  await until(() => now().table !== undefined);
  await act(async () => now().play({ stake: '100' }));
  await until(() => now().error !== null);
  isLost = false;
  await hear({ kind: 'hello', id: '1', body: {} });
  await until(() => now().error === null && now().round?.id === '5');
});

const bought = (id: string) => ({
  ...flight('done'),
  ...{ id, game: 'VB_SCRATCH_1', rules: 'VB_SCRATCH_1', choices: { stake: '100' } },
});
const ticketTable = { ...emptyTable, game: 'VB_SCRATCH_1', rules: 'VB_SCRATCH_1' };

test('a ticket whose answer was lost is shown by its event, and the next press buys another', async () => {
  const requests = new Set<unknown>();
  let isLost = true;
  askThrough(async ({ name }, request) => {
    if (name === 'openRound') {
      requests.add(request.requestId);
      if (isLost) throw new NetworkFailed('slow');
      return { success: true, value: bought('6') };
    }
    if (name === 'oneRound') return { success: true, value: bought('5') };
    if (name === 'houseGame') return { success: true, value: ticketTable };
    return { success: false, code: 'game.unknown', message: '' } as never;
  });
  const { now } = await sit('VB_SCRATCH_1');
  await until(() => now().table !== undefined);
  await act(async () => now().play({ stake: '100' }));
  await until(() => now().error !== null);
  await changed(0);
  await until(() => now().round?.id === '5' && now().error === null);
  isLost = false;
  await act(async () => now().play({ stake: '100' }));
  await until(() => now().round?.id === '6');
  expect(requests.size).toBe(2);
});

test('a bet of another device does not answer for the one that was lost here', async () => {
  let isLost = true;
  const requests = new Set<unknown>();
  askThrough(async ({ name }, request) => {
    if (name === 'openRound') {
      requests.add(request.requestId);
      if (isLost) throw new NetworkFailed('slow');
      return { success: true, value: bought('6') };
    }
    if (name === 'oneRound')
      return { success: true, value: { ...bought('5'), choices: { stake: '200' } } };
    if (name === 'houseGame') return { success: true, value: ticketTable };
    return { success: false, code: 'game.unknown', message: '' } as never;
  });
  const { now } = await sit('VB_SCRATCH_1');
  await until(() => now().table !== undefined);
  await act(async () => now().play({ stake: '100' }));
  await until(() => now().error !== null);
  await changed(0);
  await act(async () => new Promise((next) => setTimeout(next, 5)));
  expect(now().error).not.toBe(null);
  isLost = false;
  await act(async () => now().play({ stake: '100' }));
  await until(() => now().round?.id === '6');
  expect(requests.size).toBe(1);
});

test('a ticket is shown when its event comes before the answer', async () => {
  const answer = Promise.withResolvers<void>();
  askThrough(async ({ name }) => {
    if (name === 'openRound') {
      await answer.promise;
      return { success: true, value: bought('5') };
    }
    if (name === 'oneRound') return { success: true, value: bought('5') };
    if (name === 'houseGame') return { success: true, value: ticketTable };
    return { success: false, code: 'game.unknown', message: '' } as never;
  });
  const { now } = await sit('VB_SCRATCH_1');
  await until(() => now().table !== undefined);
  await act(async () => now().play({ stake: '100' }));
  await changed(0);
  await act(async () => answer.resolve());
  await until(() => now().round?.id === '5' && !now().isWaiting);
  // What was looked at before the stake was written is answered after it.
  await act(async () => now().reload());
  await act(async () => new Promise((next) => setTimeout(next, 5)));
  expect(now().round?.id).toBe('5');
});

test('a slip shows its own bet of a flight, and leaves news of the other to that one', async () => {
  const [first, second] = [flight('open'), { ...flight('open'), id: '6' }];
  const asked: string[] = [];
  askThrough(async ({ name }) => {
    asked.push(name);
    const table = { ...emptyTable, game: 'VB_CRASH', rules: 'VB_CRASH', round: first, second };
    if (name === 'houseGame') return { success: true, value: table };
    if (name === 'oneRound')
      return { success: true, value: { ...second, state: 'done', paid: '0' } };
    return { success: false, code: 'game.unknown', message: '' } as never;
  });
  const { now } = await sit('VB_CRASH', 2);
  await until(() => now().round?.id === '6');
  const before = asked.length;
  await changed(1);
  expect(asked).toHaveLength(before);
  await hear({ kind: 'round.changed', id: '2', body: { roundId: '6', steps: 1 } });
  await until(() => now().round?.state === 'done');
  expect(asked.slice(before, before + 1)).toEqual(['oneRound']);
});
