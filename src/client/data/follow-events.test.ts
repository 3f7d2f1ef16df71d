import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { followEvents } from './follow-events.ts';
import { createQueryClient } from './query-client.ts';
import { tell } from './server-events.ts';

const hello = { kind: 'hello', id: '1-1', serverTime: '2026-11-20T20:00:00Z' } as const;
const changedBy = ['deposit.changed'] as const;

async function followed() {
  const client = createQueryClient();
  const stop = followEvents(client);
  const queryFn = vi.fn(async () => 'answer');
  await client.prefetchQuery({ queryKey: ['followed'], queryFn, meta: { changedBy } });
  await client.prefetchQuery({ queryKey: ['other'], queryFn: async () => 'answer' });
  const isOld = (key: string) => client.getQueryState([key])?.isInvalidated;
  return { client, stop, queryFn, isOld };
}

test.each([
  [
    'an event that its query names',
    { kind: 'deposit.changed', id: '1-2', body: { depositId: '7' } },
  ],
  ['a connection, the first one too', hello],
  ['a resync', { kind: 'resync', id: '1-3' }],
] as const)('%s makes an answer old that nobody shows; others stay', async (_name, event) => {
  const { stop, isOld } = await followed();
  tell(event);
  expect([isOld('followed'), isOld('other')]).toEqual([true, false]);
  stop();
});

test('another event leaves it as it is; and so does any once nobody follows', async () => {
  const { stop, isOld } = await followed();
  tell({ kind: 'kyc.changed', id: '1-2', body: {} });
  stop();
  tell(hello);
  expect(isOld('followed')).toBe(false);
});

test('what is shown is asked for at once; what is on its way for the first time is asked for again', async () => {
  const { client, stop, queryFn } = await followed();
  const shown = new QueryObserver(client, {
    queryKey: ['followed'],
    queryFn,
    staleTime: Infinity,
    meta: { changedBy },
  });
  const leave = shown.subscribe(() => undefined);
  tell(hello);
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const first = vi.fn(() => answers[first.mock.calls.length - 1]?.promise);
  const options = { queryKey: ['first'], queryFn: first, meta: { changedBy } };
  const leaveFirst = new QueryObserver(client, options).subscribe(() => undefined);
  tell({ kind: 'deposit.changed', id: '1-4', body: { depositId: '7' } });
  answers[0]?.resolve('before');
  answers[1]?.resolve('after');
  await vi.waitFor(() => expect(client.getQueryData(['first'])).toBe('after'));
  leave();
  leaveFirst();
  stop();
});
