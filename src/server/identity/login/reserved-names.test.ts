import { expect, test } from 'vitest';
import { isReservedName } from './reserved-names.ts';

test.each(['Admin', 'admin007', 'S.o.p.o.r.t.e', 'SYSTEM', 'trial12345', 'customer_service1'])(
  '%s speaks for the house',
  (name) => expect(isReservedName(name)).toBe(true),
);

test.each(['camila', 'adamin', 'rootless', 'mysystem'])('%s does not', (name) => {
  expect(isReservedName(name)).toBe(false);
});
