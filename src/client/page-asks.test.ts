import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { CallDeclaration } from '#contract/call.ts';
import { askThrough } from './data/ask.ts';
import { addressOf } from './data/fetch-transport.ts';
import { tableQuery } from './features/inhouse/inhouse-queries.ts';
import { gameByCodeQuery } from './features/play/play-queries.ts';
import { sessionFactsQuery } from './features/protection/protection-queries.ts';
import { betsQuery, profitQuery, transactionsQuery } from './features/records/record-queries.ts';
import { vendorMovesQuery } from './features/wallet/use-vendor-moves.ts';
import { pageAsks } from './page-asks.ts';

test('what is asked ahead is what the screens then ask, word for word', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked: string[] = [];
  askThrough(async (call: CallDeclaration, request) => {
    asked.push(addressOf(call, request));
    return { success: true, value: {} };
  });
  const wanted = { memberId: '1', language: 'es', search: {} } as const;
  const seat = { game: 'AC-1', language: 'es' } as const;
  await client.prefetchInfiniteQuery(transactionsQuery(wanted));
  await client.prefetchInfiniteQuery(betsQuery(wanted));
  await client.prefetchQuery(profitQuery('1', {}));
  await client.prefetchQuery(vendorMovesQuery('1'));
  await client.prefetchQuery(gameByCodeQuery('es', 'AC-1'));
  await client.prefetchQuery(tableQuery('1', { ...seat, purse: 'money' }));
  await client.prefetchQuery(sessionFactsQuery('1'));
  await client.prefetchQuery(tableQuery('1', { ...seat, purse: 'coins' }));
  const ahead = Object.values(pageAsks('es'))
    .flatMap(({ game, forMoney = [], forCoins = [] }) => [
      ...(game ? [game] : []),
      ...forMoney,
      ...forCoins,
    ])
    .map((address) => address.replace('{gameCode}', 'AC-1'));
  expect(ahead).toEqual(asked);
});
