// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sharedCacheSeconds } from '#contract/call.ts';
import { hotGames } from '#contract/catalogue.ts';
import { onServerEvent } from './server-events.ts';
import { listenAs, startSocket } from './socket.ts';

class FakeSocket extends EventTarget {
  static opened: FakeSocket[] = [];
  readonly address: string;
  isClosed = false;

  constructor(address: string) {
    super();
    this.address = address;
    FakeSocket.opened.push(this);
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.dispatchEvent(new Event('close'));
  }

  say(event: unknown): void {
    const data = typeof event === 'string' ? event : JSON.stringify(event);
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const newest = () => FakeSocket.opened.at(-1) as FakeSocket;
const hello = (id: string) => ({ kind: 'hello', id, serverTime: '2026-11-20T20:00:00Z' });
const winner = (id: string) => ({
  kind: 'winner.added',
  id,
  body: {
    id: 'w1',
    account: 'ma***7',
    winAmount: '900',
    currency: 'COP',
    gameName: 'A game',
    gameCode: 'A',
    gameType: 'RNG',
    vassalage: 'PG',
    iconUrl: '/art/a.svg',
    wonAt: '2026-11-20T20:00:00Z',
  },
});

function offlineStore() {
  return {
    persister: vi.fn(),
    keep: vi.fn(async () => undefined),
    clean: vi.fn(async () => undefined),
    forget: vi.fn(async () => undefined),
  };
}

let stop: () => void = () => undefined;

function start() {
  const queryClient = new QueryClient();
  const offline = offlineStore();
  stop = startSocket({ queryClient, offline });
  return { queryClient, offline };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});

afterEach(() => {
  stop();
  listenAs('');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('comes back after a loss and names the last event it was told', () => {
  start();
  expect(newest().address).not.toContain('after');
  newest().say(hello('40'));
  newest().say(winner('41'));
  newest().close();
  expect(FakeSocket.opened).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.opened).toHaveLength(2);
  expect(newest().address).toMatch(/\/wps\/events\?after=41$/);
});

test('a connection lost amid catching up asks again from what it was told, not from hello', () => {
  start();
  newest().say(hello('40'));
  newest().close();
  vi.advanceTimersByTime(1_000);
  newest().say(hello('50'));
  newest().say(winner('41'));
  newest().close();
  vi.advanceTimersByTime(60_000);
  expect(newest().address).toContain('after=41');
});

test('waits longer after each loss and begins anew once a connection has lasted', () => {
  start();
  for (const atMostMs of [1_000, 2_000, 4_000, 8_000]) {
    const before = FakeSocket.opened.length;
    newest().close();
    vi.advanceTimersByTime(atMostMs / 2 - 1);
    expect(FakeSocket.opened).toHaveLength(before);
    vi.advanceTimersByTime(atMostMs / 2 + 1);
    expect(FakeSocket.opened).toHaveLength(before + 1);
  }
  newest().dispatchEvent(new Event('open'));
  vi.advanceTimersByTime(10_000);
  const before = FakeSocket.opened.length;
  newest().close();
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.opened).toHaveLength(before + 1);
});

test('a network that is back is used at once', () => {
  start();
  newest().close();
  window.dispatchEvent(new Event('online'));
  expect(FakeSocket.opened).toHaveLength(2);
  window.dispatchEvent(new Event('online'));
  expect(FakeSocket.opened).toHaveLength(2);
});

test('listeners hear their own kind, until they stop', () => {
  start();
  const heard: string[] = [];
  const stopListening = onServerEvent('winner.added', ({ id }) => heard.push(id));
  newest().say(winner('41'));
  newest().say({ kind: 'status.changed', id: '42', body: {} });
  stopListening();
  newest().say(winner('43'));
  expect(heard).toEqual(['41']);
});

test.each([
  'not json',
  { kind: 'unheard.of', id: '1', body: {} },
  { ...winner('1'), body: { winAmount: -1 } },
  null,
])('what is no event of the contract is passed over: %j', (said) => {
  start();
  const heard = vi.fn();
  const stopListening = onServerEvent('winner.added', heard);
  newest().say(said);
  stopListening();
  expect(heard).not.toHaveBeenCalled();
});

test('a changed catalogue drops what was kept and leaves the session alone', async () => {
  const { queryClient, offline } = start();
  queryClient.setQueryData([hotGames.path, 'es'], []);
  queryClient.setQueryData(['session', 'member'], { id: '1' });
  newest().say({ kind: 'catalogue.changed', id: '2', body: { version: '9' } });
  vi.advanceTimersByTime(sharedCacheSeconds * 2_000);
  await vi.waitFor(() => expect(offline.keep).toHaveBeenCalledOnce());
  expect(offline.forget).toHaveBeenCalledBefore(offline.keep);
  expect(queryClient.getQueryData([hotGames.path, 'es'])).toBeUndefined();
  expect(queryClient.getQueryState(['session', 'member'])?.isInvalidated).toBe(false);
});

test('new content is asked for once, and not before every CDN has let go of the old', async () => {
  const { queryClient } = start();
  const drop = vi.spyOn(queryClient, 'removeQueries');
  newest().say({ kind: 'catalogue.changed', id: '2', body: { version: '9' } });
  vi.advanceTimersByTime(500);
  newest().say({ kind: 'catalogue.changed', id: '3', body: { version: '10' } });
  vi.advanceTimersByTime(sharedCacheSeconds * 1_000 - 1);
  expect(drop).not.toHaveBeenCalled();
  vi.advanceTimersByTime(sharedCacheSeconds * 1_000 + 1);
  expect(drop).toHaveBeenCalledOnce();
});

test('who missed too much asks for everything again', async () => {
  const { offline } = start();
  newest().say({ kind: 'resync', id: '99' });
  vi.advanceTimersByTime(sharedCacheSeconds * 2_000);
  await vi.waitFor(() => expect(offline.forget).toHaveBeenCalledWith('all'));
  newest().close();
  vi.advanceTimersByTime(1_000);
  expect(newest().address).toContain('after=99');
});

test('what was let go stays closed', () => {
  start();
  stop();
  vi.advanceTimersByTime(120_000);
  window.dispatchEvent(new Event('online'));
  expect(FakeSocket.opened).toHaveLength(1);
  expect(newest().isClosed).toBe(true);
});

test('a login and a logout open it anew, from the last event that was told', () => {
  start();
  newest().say(hello('40'));
  newest().say(winner('41'));
  const visitors = newest();
  listenAs('7');
  expect(visitors.isClosed).toBe(true);
  expect(FakeSocket.opened).toHaveLength(2);
  expect(newest().address).toContain('after=41');
  listenAs('7');
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.opened).toHaveLength(2);
  listenAs('');
  expect(FakeSocket.opened).toHaveLength(3);
});

test('what a member was still being told is told to nobody after the logout', () => {
  start();
  listenAs('7');
  const members = newest();
  const heard = vi.fn();
  const stopListening = onServerEvent('winner.added', heard);
  listenAs('');
  members.say(winner('41'));
  stopListening();
  expect(heard).not.toHaveBeenCalled();
});

test('who is known to listen before it begins costs no second connection', () => {
  listenAs('7');
  start();
  expect(FakeSocket.opened).toHaveLength(1);
});
