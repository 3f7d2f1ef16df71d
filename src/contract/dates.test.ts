import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDay } from './dates.ts';

const written = (value: number, digits: number) => String(value).padStart(digits, '0');

test.each([
  ['2024-02-29', { year: 2024, month: 2, day: 29 }],
  ['2000-02-29', { year: 2000, month: 2, day: 29 }],
  ['2023-02-29', null],
  ['1900-02-29', null],
  ['2024-04-31', null],
  ['2024-13-01', null],
  ['2024-00-10', null],
  ['2024-01-00', null],
  ['0000-01-01', null],
  ['2024-1-1', null],
  ['24-01-01', null],
  ['2024/01/01', null],
  ['2024-01-01\n', null],
  ['٢٠٢٤-٠١-٠١', null],
])('%s is a day only if a calendar has it', (text, day) => {
  expect(readDay(text, 'year-first')).toEqual(day);
});

test('exactly the days of the calendar are days, in both orders', () => {
  const number = fc.integer({ min: 0, max: 32 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), number, number, (year, month, day) => {
      const [y, m, d] = [written(year, 4), written(month, 2), written(day, 2)];
      // The platform rolls an impossible day over into the next month, so it comes back changed.
      const platform = new Date(0);
      platform.setUTCFullYear(year, month - 1, day);
      const isReal = platform.toISOString().startsWith(`${y}-${m}-${d}T`);
      const expected = isReal ? { year, month, day } : null;
      expect(readDay(`${y}-${m}-${d}`, 'year-first')).toEqual(expected);
      expect(readDay(`${m}-${d}-${y}`, 'month-first')).toEqual(expected);
    }),
    { numRuns: 2000 },
  );
});
