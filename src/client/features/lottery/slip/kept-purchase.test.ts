import { expect, test } from 'vitest';
import { NetworkFailed, Refused } from '#client/data/refused.ts';
import { isDecided } from './kept-purchase.ts';

test.each(['numero.closed', 'wallet.short', 'request.conflict', 'request.invalid'])(
  'a purchase that was refused with %s is over',
  (code) => expect(isDecided(new Refused(code, ''))).toBe(true),
);

test.each(['request.too-many', 'session.expired', 'system.unavailable', 'system.unexpected'])(
  'a purchase is still open after %s: an earlier attempt may have been sold',
  (code) => expect(isDecided(new Refused(code, ''))).toBe(false),
);

test('a purchase is still open while the network is lost', () => {
  expect(isDecided(new NetworkFailed('slow'))).toBe(false);
});
