import { expect, test } from 'vitest';
import { pathForLog } from './request-log.ts';

test.each([
  ['/rng?phone=5551234', '/rng'],
  ['/', '/'],
  ['/a\u001b[31mb', '/a?[31mb'],
  [`/${'x'.repeat(300)}`, `/${'x'.repeat(199)}`],
])('%j stands in the log as %j', (url, path) => {
  expect(pathForLog(url)).toBe(path);
});
