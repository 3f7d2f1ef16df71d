import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { eventsPath } from '#contract/events.ts';
import type { PublishedEvent } from '#server/kernel/event-store.ts';
import { fakeGateway } from '#tests/gateway/fake-gateway.ts';

const clients: WebSocket[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.terminate();
});

/** The ids of all frames it got, once it has been welcomed. */
async function listen(port: number, query: string, headers: Record<string, string>) {
  const client = new WebSocket(`ws://127.0.0.1:${port}${eventsPath}${query}`, { headers });
  clients.push(client);
  const told: unknown[] = [];
  client.on('message', (data) => told.push(JSON.parse(String(data)).id));
  await once(client, 'message');
  return { client, told };
}

const call = (id: string, room: string): PublishedEvent => ({
  playerId: null,
  room,
  event: { kind: 'room.call', id: `1-${id}`, body: { round: '1', call: 1, ball: 7 } },
});
const version = (id: string, playerId: string | null): PublishedEvent => ({
  playerId,
  event: { kind: 'catalogue.changed', id: `1-${id}`, body: { version: id } },
});
const member = { cookie: 'session=member' };

test('a viewer of a table gets its events and no other’s; nobody else gets them', async () => {
  const gateway = await fakeGateway();
  const port = await gateway.listen(0, '127.0.0.1');
  const seated = await listen(port, '?room=VB_CRASH:money', member);
  const beside = await listen(port, '?room=VB_CRASH:coins', member);
  const home = await listen(port, '', member);
  gateway.tell(call('1', 'VB_CRASH:money'));
  gateway.tell(version('2', null));
  gateway.tell(version('3', '1'));
  gateway.tell(call('4', 'VB_CRASH:coins'));
  gateway.tell(call('5', 'VB_CRASH:money'));
  await expect.poll(() => seated.told).toEqual(['0-0', '1-1', '1-5']);
  await expect.poll(() => beside.told).toEqual(['0-0', '1-4']);
  await expect.poll(() => home.told).toEqual(['0-0', '1-2', '1-3']);
});

test('who has no session looks at no table', async () => {
  const gateway = await fakeGateway();
  const port = await gateway.listen(0, '127.0.0.1');
  const client = new WebSocket(`ws://127.0.0.1:${port}${eventsPath}?room=VB_CRASH:money`);
  clients.push(client);
  client.on('error', () => undefined);
  const [, response] = await once(client, 'unexpected-response');
  expect(response.statusCode).toBe(401);
});

test('a session that ends takes its table’s socket along', async () => {
  const gateway = await fakeGateway();
  const port = await gateway.listen(0, '127.0.0.1');
  const { client, told } = await listen(port, '?room=VB_CRASH:money', member);
  const closed = once(client, 'close');
  gateway.tell({ playerId: '1', event: { kind: 'session.ended', id: '1-9', body: {} } });
  await closed;
  expect(told).toEqual(['0-0']);
});
