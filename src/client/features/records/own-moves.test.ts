import { expect, test } from 'vitest';
import type { TransactionRecord } from '#contract/records.ts';
import { isOwnMove, withOwnMoves } from './own-moves.ts';

const leg = (id: string, amount: string, more: Partial<TransactionRecord> = {}) =>
  ({
    id,
    amount,
    at: '2026-11-20 12:00:00',
    kind: 'vendor-in',
    group: 'move',
    wallet: 'main',
    vendor: null,
    vendorName: null,
    currency: 'COP',
    balanceAfter: '0',
    reference: '',
    ...more,
  }) satisfies TransactionRecord;
const shown = (records: TransactionRecord[]) =>
  withOwnMoves(records).map((entry) =>
    isOwnMove(entry) ? `${entry.id}: ${entry.from.wallet} → ${entry.to.wallet}` : entry.id,
  );

test('two legs of one transfer that come to nothing are one move, whichever stands first', () => {
  const vendor = { wallet: 'vendor', vendor: 'PG', vendorName: 'PG' } as const;
  expect(
    shown([
      leg('9.1', '500'),
      leg('8.2', '70', vendor),
      leg('8.1', '-70'),
      leg('7.2', '30'),
      leg('7.1', '-30', vendor),
      leg('6.1', '-500'),
    ]),
  ).toEqual(['9.1', '8.2: main → vendor', '7.2: vendor → main', '6.1']);
});

test('a leg whose other one is filtered away, or yet to come, stands by itself', () => {
  expect(shown([leg('8.2', '70'), leg('7.1', '-70')])).toEqual(['8.2', '7.1']);
  expect(shown([leg('8.2', '70')])).toEqual(['8.2']);
});

test('what differs in amount or in currency is no move', () => {
  expect(shown([leg('8.2', '70'), leg('8.1', '-80')])).toEqual(['8.2', '8.1']);
  expect(shown([leg('8.2', '70', { currency: 'PTS' }), leg('8.1', '-70')])).toEqual(['8.2', '8.1']);
});
