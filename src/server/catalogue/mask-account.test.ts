import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskAccount } from './mask-account.ts';

test.each([
  ['valentina', 'va***a'],
  ['maria', 'ma***a'],
  ['juan', 'j***'],
  ['ab', 'a***'],
  ['x', '***'],
  ['', '***'],
  ['😀😀😀😀😀', '😀😀***😀'],
])('%s is shown as %s', (account, shown) => {
  expect(maskAccount(account)).toBe(shown);
});

test('no account is ever shown whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (account) => {
      fc.pre(!account.includes('*'));
      const told = [...maskAccount(account)].filter((sign) => sign !== '*');
      expect(told.length).toBeLessThan([...account].length);
    }),
  );
});
