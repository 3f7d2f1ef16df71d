import { expect, test } from 'vitest';
import { zoneName } from './zone-name.ts';

test.each([
  [-300, 'UTC−5'],
  [0, 'UTC'],
  [480, 'UTC+8'],
  [330, 'UTC+5:30'],
  [-210, 'UTC−3:30'],
])('%s minutes ahead of Greenwich is %s', (minutes, name) => {
  expect(zoneName(minutes)).toBe(name);
});
