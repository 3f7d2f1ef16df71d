import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { askThrough } from '#client/data/ask.ts';
import { followEvents } from '#client/data/follow-events.ts';
import { createQueryClient } from '#client/data/query-client.ts';
import { tell } from '#client/data/server-events.ts';
import { statusQuery } from './status-query.ts';

test('the standing of the site is asked for anew once it changes, and at each connection', async () => {
  const client = createQueryClient();
  const asked = vi.fn(async () => ({ success: true, value: {} }));
  askThrough(asked as never);
  const stop = followEvents(client);
  const leave = new QueryObserver(client, statusQuery).subscribe(() => undefined);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  tell({ kind: 'status.changed', id: '1-1', body: {} });
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  tell({ kind: 'hello', id: '1-2', serverTime: '2026-11-20T20:00:00Z' });
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
  leave();
  stop();
});
