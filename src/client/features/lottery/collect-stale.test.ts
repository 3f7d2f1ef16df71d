import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableEvent } from '#contract/rooms.ts';
import { collectStale, staleAfter } from './collect-stale.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const event = (
  state: Extract<TableEvent, { kind: 'lottery.numero' }>['body']['state'],
): TableEvent => ({
  kind: 'lottery.numero',
  id: '1',
  body: {
    ...{
      id: '1',
      game: 'SSC1',
      numero: '20261124-0001',
      state,
      listRoot: null,
      result: null,
      edition: 1,
    },
    ...{ closesAt: '2026-11-24T00:00:00Z', drawsAt: '2026-11-24T00:00:05Z' },
  },
});

test('a burst of events is asked about once, with all that it makes out of date', () => {
  const asked: string[][] = [];
  const collected = collectStale(
    (stale) => asked.push([...stale].sort()),
    () => 300,
  );
  for (const state of ['closed', 'open', 'drawn', 'settled'] as const) {
    collected.add(staleAfter(event(state)));
  }
  vi.advanceTimersByTime(299);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual([['results', 'sale']]);
});

test('a closing asks for nothing, and what is collected is dropped with the screen', () => {
  const asked: unknown[] = [];
  const collected = collectStale(
    (stale) => asked.push(stale),
    () => 300,
  );
  collected.add(staleAfter(event('closed')));
  collected.add(staleAfter(event('drawn')));
  collected.stop();
  vi.advanceTimersByTime(1_000);
  expect(asked).toEqual([]);
});
