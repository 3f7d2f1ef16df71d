import { expect, test } from 'vitest';
import type { PayoutAccount, PayoutMethod } from '#contract/payout-accounts.ts';
import { placeFor, restsUntil, standingOf } from './places-standing.ts';

const account = (id: string, more: Partial<PayoutAccount> = {}): PayoutAccount => ({
  id,
  method: 'NEQUI',
  kind: 'e-wallet',
  name: 'Nequi',
  hint: '8901',
  holder: 'Ana Luz Rey',
  usableFrom: '2026-11-19T12:00:00.000Z',
  ...more,
});
const nequi: PayoutMethod = {
  code: 'NEQUI',
  kind: 'e-wallet',
  name: 'Nequi',
  number: 'mobile',
  minimum: '1',
  maximum: '100',
  feeFixed: '0',
  feeBasisPoints: 0,
};
const places = (...accounts: PayoutAccount[]) => ({
  accounts,
  methods: [nequi],
  holder: 'Ana Luz Rey',
  restHours: 24,
  serverTime: '2026-11-20T12:00:00.000Z',
});

test('an older account whose way is off does not hide the form from one that is good', () => {
  const off = account('1', { method: 'DAVIPLATA' });
  const both = places(off, account('2'));
  expect(standingOf(off, both)).toBe('off');
  expect(placeFor(both, undefined)?.id).toBe('2');
  // As it was picked before it was switched off.
  expect(placeFor(both, '1')?.id).toBe('2');
  expect(placeFor(places(account('1'), account('2')), '2')?.id).toBe('2');
});

test('nobody is told to wait for an account that waiting does not help', () => {
  const off = account('1', { method: 'DAVIPLATA' });
  const others = account('2', { holder: 'Bob Mule' });
  const later = account('3', { usableFrom: '2026-11-21T12:00:00.000Z' });
  const sooner = account('4', { usableFrom: '2026-11-21T09:00:00.000Z' });
  expect(restsUntil(places(off, others, later, sooner))).toBe('2026-11-21T09:00:00.000Z');
  expect(restsUntil(places(off, others))).toBeUndefined();
  expect(placeFor(places(off, others, later), '3')).toBeUndefined();
});
