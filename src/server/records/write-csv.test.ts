import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, plainAmount } from './write-csv.ts';

test.each(['=1+1', '+57 300', '-cmd|calc', '@SUM(A1)', '\t=1', ' =1+1', '\r\n=1', '－1'])(
  '%j cannot run in a spreadsheet',
  (text) => {
    const line = csvLine([text]);
    expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

test('an amount stays a number', () => {
  expect(csvLine(['-1234.50', '7', '-0.05'])).toBe('-1234.50,7,-0.05\r\n');
});

const cell = fc.string({ unit: fc.constantFrom('a', ',', '"', '\r', '\n', '=', ' ', '-', '7') });

test('whatever a cell holds, the line has as many cells as before', () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (cells) => {
      expect(cellsOf(csvLine(cells))).toHaveLength(cells.length);
    }),
  );
});

test.each([
  ['-123450', 'COP', '-1234.50'],
  ['5', 'COP', '0.05'],
  ['0', 'COP', '0.00'],
  ['700', 'POINTS', '700'],
  ['1234', 'KWD', '1.234'],
])('%s of %s is %s', (minor, currency, plain) => {
  expect(plainAmount(minor, currency)).toBe(plain);
});

/** Reads a line as RFC 4180 says. */
function cellsOf(line: string): string[] {
  const cells = [''];
  let isQuoted = false;
  const body = line.slice(0, -2);
  for (let index = 0; index < body.length; index += 1) {
    const sign = body[index];
    if (sign === '"' && isQuoted && body[index + 1] === '"') index += 1;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === ',' && !isQuoted) cells.push('');
  }
  return cells;
}
