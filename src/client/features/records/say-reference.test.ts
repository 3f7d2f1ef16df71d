import { expect, test } from 'vitest';
import { sayReference } from './say-reference.ts';

test.each([
  ['withdrawal:7', '№ 7'],
  ['round:19', '№ 19'],
  ['round:19:0', '№ 19'],
  ['VBCRSSQAWZ', 'VBCRSSQAWZ'],
  ['vendor-transfer:d8f054aa-337c-43ae-b0a9-a7676a45ceb1', ''],
  ['', ''],
])('%s is said as "%s"', (reference, said) => {
  expect(sayReference(reference)).toBe(said);
});
