import { expect, test } from 'vitest';
import { contractPeriods } from '#contract/contract-terms.ts';
import { shiftDay } from '#contract/days.ts';
import { periodBefore, periodOf } from './periods.ts';

test.each([
  ['daily', '2026-02-28', '2026-02-28', '2026-02-28'],
  ['weekly', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['weekly', '2026-11-23', '2026-11-23', '2026-11-29'],
  ['weekly', '2027-01-01', '2026-12-28', '2027-01-03'],
  ['semimonthly', '2026-11-15', '2026-11-01', '2026-11-15'],
  ['semimonthly', '2026-11-16', '2026-11-16', '2026-11-30'],
  ['semimonthly', '2028-02-16', '2028-02-16', '2028-02-29'],
  ['monthly', '2026-02-10', '2026-02-01', '2026-02-28'],
  ['monthly', '2026-12-31', '2026-12-01', '2026-12-31'],
] as const)('a %s period of %s goes from %s to %s', (period, day, from, to) => {
  expect(periodOf(period, day)).toEqual({ from, to });
});

test.each(contractPeriods)('%s periods follow each other without a gap or an overlap', (period) => {
  let day = '2026-01-01';
  for (let count = 0; count < 800; count += 1) {
    const { from, to } = periodOf(period, day);
    expect(from <= day && day <= to).toBe(true);
    const next = periodOf(period, shiftDay(to, 1));
    expect(next.from).toBe(shiftDay(to, 1));
    expect(periodBefore(period, next.from)).toEqual({ from, to });
    day = shiftDay(day, 1);
  }
});
