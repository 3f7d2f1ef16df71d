import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Day } from './day.ts';
import { bettingRecord, transactionHistory } from './records.ts';

test.each(['2026-11-23', '2024-02-29', '1900-01-01', '2999-12-31'])('%s is a day', (text) => {
  expect(v.safeParse(Day, text).success).toBe(true);
});

test.each([
  ...['2026-02-30', '2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-01-00'],
  ...['0000-01-01', '0001-01-01', '1899-12-31', '3000-01-01', '9999-12-31', '26-01-01', ''],
])('%s is no day that a database could count from', (text) => {
  expect(v.safeParse(Day, text).success).toBe(false);
});

test.each([
  ['0', true],
  ['999999999999999999', true],
  ['12.9999', true],
  ['9223372036854775808', false],
  ['12.32768', false],
  ['-1', false],
])('the cursor %s fits into the columns it is compared with: %s', (after, fits) => {
  for (const { request } of [transactionHistory, bettingRecord]) {
    expect(v.safeParse(request, { language: 'en', after }).success).toBe(fits);
  }
});
