import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { askThrough } from '#client/data/ask.ts';
import { NetworkFailed } from '#client/data/refused.ts';
import type { Envelope } from '#contract/envelope.ts';
import { withIntents } from './favourite-intents.ts';
import { favouriteIdsQuery, favouriteIntentsQuery } from './favourite-queries.ts';
import { pressFavourite } from './press-favourite.ts';
import { replayFavourites } from './settle-favourite.ts';

type Answer = (method: string, nodeId: string) => Promise<Envelope<unknown>>;

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const memberId = 'm1';
/** What the gateway holds. */
let stored: Set<string>;
let told: string[];

function gateway(answer?: Answer): void {
  askThrough(async (call, request) => {
    if (call.method === 'GET') return { success: true, value: { nodeIds: [...stored] } };
    const nodeId = String(request.nodeId);
    told.push(`${call.method} ${nodeId}`);
    if (answer) return answer(call.method, nodeId);
    if (call.method === 'POST') stored.add(nodeId);
    else stored.delete(nodeId);
    return { success: true, value: { nodeIds: [...stored] } };
  });
}

const withoutNetwork: Answer = () => Promise.reject(new NetworkFailed('abnormal'));
const full: Answer = async () => ({
  success: false,
  code: 'favourite.full',
  message: 'Your list of favourites is full.',
});

function shown(): string[] {
  const known = client.getQueryData(favouriteIdsQuery(memberId).queryKey) ?? [];
  const intents = client.getQueryData(favouriteIntentsQuery(memberId).queryKey) ?? {};
  return [...withIntents(known, intents)].sort();
}

beforeEach(async () => {
  client.clear();
  stored = new Set(['1']);
  told = [];
  gateway();
  await client.ensureQueryData(favouriteIdsQuery(memberId));
  await client.ensureQueryData(favouriteIntentsQuery(memberId));
});

test('the heart fills before the gateway has answered', async () => {
  const pressed = pressFavourite(client, memberId, '2');
  expect(shown()).toEqual(['1', '2']);
  expect(await pressed).toEqual({ outcome: 'done' });
  expect(shown()).toEqual(['1', '2']);
  expect(told).toEqual(['POST 2']);
});

test('a second press lets it go again', async () => {
  await pressFavourite(client, memberId, '1');
  expect(shown()).toEqual([]);
  expect(told).toEqual(['DELETE 1']);
});

test('a refusal empties the heart again and says why', async () => {
  gateway(full);
  const settled = await pressFavourite(client, memberId, '2');
  expect(shown()).toEqual(['1']);
  expect(settled).toMatchObject({ outcome: 'refused', refused: { code: 'favourite.full' } });
});

test('without a network the heart stays as pressed and is told when the network is back', async () => {
  gateway(withoutNetwork);
  expect(await pressFavourite(client, memberId, '2')).toEqual({ outcome: 'kept' });
  expect(await pressFavourite(client, memberId, '1')).toEqual({ outcome: 'kept' });
  expect(shown()).toEqual(['2']);
  gateway();
  told = [];
  await replayFavourites(client, memberId);
  expect(told.sort()).toEqual(['DELETE 1', 'POST 2']);
  expect(shown()).toEqual(['2']);
  expect(client.getQueryData(favouriteIntentsQuery(memberId).queryKey)).toEqual({});
});

test('two who notice the network at once send everything once', async () => {
  gateway(withoutNetwork);
  await pressFavourite(client, memberId, '2');
  gateway();
  told = [];
  await Promise.all([replayFavourites(client, memberId), replayFavourites(client, memberId)]);
  expect(told).toEqual(['POST 2']);
});

test('what was unsent and is refused later is undone and named', async () => {
  gateway(withoutNetwork);
  await pressFavourite(client, memberId, '2');
  gateway(full);
  const refusals = await replayFavourites(client, memberId);
  expect(refusals.map(({ code }) => code)).toEqual(['favourite.full']);
  expect(shown()).toEqual(['1']);
});

test('an answer that comes after logout leaves nothing of the member behind', async () => {
  const pressed = pressFavourite(client, memberId, '2');
  client.removeQueries({ queryKey: ['member'] });
  await pressed;
  expect(client.getQueryCache().findAll({ queryKey: ['member'] })).toEqual([]);
});

test('a heart pressed before the first answer is there stays as pressed', async () => {
  client.removeQueries({ queryKey: favouriteIdsQuery(memberId).queryKey });
  let isSlow = true;
  askThrough(async (call, request) => {
    if (call.method === 'POST') stored.add(String(request.nodeId));
    else if (isSlow) {
      isSlow = false;
      return new Promise<never>(() => undefined);
    }
    return { success: true, value: { nodeIds: [...stored] } };
  });
  const leave = new QueryObserver(client, favouriteIdsQuery(memberId)).subscribe(() => undefined);
  await pressFavourite(client, memberId, '2');
  leave();
  expect(shown()).toEqual(['1', '2']);
});
