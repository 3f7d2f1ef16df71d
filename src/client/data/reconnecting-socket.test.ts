// @vitest-environment happy-dom
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reconnectingSocket } from './reconnecting-socket.ts';

class FakeSocket extends EventTarget {
  static opened: FakeSocket[] = [];
  readonly address: string;

  constructor(address: string) {
    super();
    this.address = address;
    FakeSocket.opened.push(this);
  }

  close(): void {
    this.dispatchEvent(new Event('close'));
  }

  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const newest = () => FakeSocket.opened.at(-1) as FakeSocket;
const onEvent = vi.fn();
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.opened = [];
  onEvent.mockReset();
  const search = () => ({ room: String(FakeSocket.opened.length + 1) });
  stop = reconnectingSocket({ search, schema: v.object({ is: v.number() }), onEvent }).close;
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('an event reaches its listener; what is no event of this release is dropped', () => {
  for (const data of ['{"is":1}', '{"is":"new"}', 'no JSON', 7]) newest().say(data);
  expect(onEvent.mock.calls).toEqual([[{ is: 1 }]]);
});

test('each connection says anew what it asks for', async () => {
  newest().close();
  await vi.advanceTimersByTimeAsync(60_000);
  const rooms = FakeSocket.opened.map(({ address }) => new URL(address).searchParams.get('room'));
  expect(rooms).toEqual(['1', '2']);
});

test('a gateway that answers and hangs up at once is asked more and more seldom', async () => {
  for (let round = 0; round < 6; round += 1) {
    newest().dispatchEvent(new Event('open'));
    newest().say('{"is":1}');
    newest().close();
    await vi.advanceTimersByTimeAsync(60_000);
  }
  const asked = FakeSocket.opened.length;
  newest().close();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(FakeSocket.opened.length).toBe(asked);
});

test('a connection that lasted is opened again soon', async () => {
  newest().dispatchEvent(new Event('open'));
  await vi.advanceTimersByTimeAsync(10_000);
  newest().close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeSocket.opened.length).toBe(2);
});

test('a closed connection opens no other, and its events reach nobody', async () => {
  const last = newest();
  stop();
  last.say('{"is":1}');
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(onEvent).not.toHaveBeenCalled();
  expect(FakeSocket.opened.length).toBe(1);
});
