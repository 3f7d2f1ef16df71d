import { expect, test } from 'vitest';
import { capabilitiesOf } from './domains.ts';

test('what the app may offer is what the listed domains serve', () => {
  const domains = [{}, { capabilities: ['rewards', 'vip'] as const }, {}];
  expect(capabilitiesOf(domains)).toEqual(['rewards', 'vip']);
  expect(capabilitiesOf([{}])).toEqual([]);
});
