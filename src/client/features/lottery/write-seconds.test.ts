import { expect, test } from 'vitest';
import { writeSeconds } from './write-seconds.ts';

test('a countdown is written as a clock, with hours only where there are any', () => {
  expect([9, 65, 600, 3_600, 94_210].map(writeSeconds)).toEqual([
    '0:09',
    '1:05',
    '10:00',
    '1:00:00',
    '26:10:10',
  ]);
});
