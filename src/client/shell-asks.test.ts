import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import type { CallDeclaration } from '#contract/call.ts';
import { askThrough } from './data/ask.ts';
import { addressOf } from './data/fetch-transport.ts';
import { methodsQuery } from './features/deposit/deposit-queries.ts';
import { tableQuery } from './features/inhouse/inhouse-queries.ts';
import { gameByCodeQuery } from './features/play/play-queries.ts';
import { sessionFactsQuery } from './features/protection/protection-queries.ts';
import { betsQuery, profitQuery, transactionsQuery } from './features/records/record-queries.ts';
import { vendorMovesQuery } from './features/wallet/use-vendor-moves.ts';
import { termsQuery } from './features/withdraw/withdraw-queries.ts';
import { createI18n, loadLanguage } from './i18n/load-language.ts';
import { createAppRouter } from './router.tsx';
import { shellAsks } from './shell-asks.ts';

const i18n = createI18n();
await loadLanguage(i18n, 'es');
const { pages, money } = await shellAsks(i18n);

/** The addresses that the screens' own queries ask. */
async function askedBy(fetch: (client: QueryClient) => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  askThrough(async (call: CallDeclaration, request) => {
    asked.push(addressOf(call, request));
    return { success: true, value: {} };
  });
  await fetch(new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return asked;
}

const whose = { memberId: '1', language: 'es', search: {} } as const;

test.each([
  ['transactionHistory', (one: QueryClient) => one.prefetchInfiniteQuery(transactionsQuery(whose))],
  ['personalHistoryCopy', (one: QueryClient) => one.prefetchInfiniteQuery(betsQuery(whose))],
  ['personalProfit', (one: QueryClient) => one.prefetchQuery(profitQuery('1', {}))],
  ['transferFund', (one: QueryClient) => one.prefetchQuery(vendorMovesQuery('1'))],
  ['depositv2', (one: QueryClient) => one.prefetchQuery(methodsQuery('1', 'es'))],
  ['withdraw', (one: QueryClient) => one.prefetchQuery(termsQuery('1'))],
])(
  'what is asked ahead for %s is what its screen then asks, word for word',
  async (page, fetch) => {
    const { forMoney, forCoins } = pages[`/member?page=${page}`] ?? {};
    expect(forMoney).toEqual(expect.arrayContaining(await askedBy(fetch)));
    expect(forCoins).toEqual([]);
  },
);

/** What has nothing to ask before somebody does something there; loaders of one's own lists would weigh on home. */
const asksNothing = ['/agent', '/agentHome?page=more', '/favorite', '/recent', '/search'];

test('every page that the device draws is asked ahead', async () => {
  const router = createAppRouter(
    { queryClient: new QueryClient(), i18n },
    createMemoryHistory({ initialEntries: ['/'] }),
  );
  const drawn = Object.values(router.routesById).flatMap(({ fullPath, options }) => {
    const { paint, aheadFor } = options.staticData ?? {};
    const isAsked = paint === 'device' && aheadFor?.length !== 0;
    return isAsked ? [router.buildLocation({ to: fullPath }).publicHref] : [];
  });
  const asked = new Set(
    Object.entries(pages).flatMap(([address, { forMoney, forCoins, game }]) =>
      game || forMoney?.length || forCoins?.length ? [address.replace(/[?&]gameCode=.*/, '')] : [],
    ),
  );
  expect(drawn.length).toBeGreaterThan(40);
  expect(drawn.filter((address) => !asked.has(address)).toSorted()).toEqual(asksNothing);
});

test('every page of the member centre is asked ahead, with its name, and money is asked for once', () => {
  const ofMembers = Object.entries(pages).filter(([address]) => address.startsWith('/member?'));
  expect(ofMembers.length).toBeGreaterThanOrEqual(13);
  for (const [, page] of ofMembers) {
    expect(page.title).toBeTruthy();
    expect(page.forMoney?.length).toBeGreaterThan(0);
    expect(page.forMoney).not.toContain(money);
  }
});

test.each([
  ['', 'money'],
  ['&mode=real', 'money'],
  ['&mode=trial', 'coins'],
] as const)(
  'a game’s page with “%s” asks ahead for the game and a table for %s',
  async (mode, purse) => {
    const named = (address: string) => address.replace('{gameCode}', 'AC-1');
    const seat = { game: 'AC-1', language: 'es' } as const;
    const [game, facts, table, coins] = await askedBy(async (client) => {
      await client.prefetchQuery(gameByCodeQuery('es', 'AC-1'));
      await client.prefetchQuery(sessionFactsQuery('1'));
      await client.prefetchQuery(tableQuery('1', { ...seat, purse }));
      await client.prefetchQuery(tableQuery('1', { ...seat, purse: 'coins' }));
    });
    const page = pages[`/seamless?gameCode={gameCode}${mode}`];
    expect(named(page?.game ?? '')).toBe(game);
    expect(page?.forMoney?.map(named).sort()).toEqual([facts, table].sort());
    expect(page?.forCoins?.map(named)).toEqual([coins]);
  },
);
