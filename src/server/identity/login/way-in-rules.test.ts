import { expect, test } from 'vitest';
import { isWayLeft } from './way-in-rules.ts';

const none = { hasPassword: false, hasPasskey: false, hasMobile: false, linked: [] } as const;
const all = { whitelabel: { MOBILEVERCODELOGIN3: true }, offered: ['google', 'facebook'] } as const;

test.each([
  ['nothing', none, all, false],
  ['a password', { ...none, hasPassword: true }, { whitelabel: {}, offered: [] }, true],
  ['a passkey', { ...none, hasPasskey: true }, { whitelabel: {}, offered: [] }, true],
  ['a number where codes by SMS let in', { ...none, hasMobile: true }, all, true],
  [
    'a number where another service lets in',
    { ...none, hasMobile: true },
    { whitelabel: { PHONEAUTHLOGIN3: true }, offered: [] },
    true,
  ],
  ['a number where no code does', { ...none, hasMobile: true }, { ...all, whitelabel: {} }, false],
  ['a provider that is set up', { ...none, linked: ['google'] }, all, true],
  [
    'a provider that is not',
    { ...none, linked: ['google'] },
    { ...all, offered: ['facebook'] },
    false,
  ],
] as const)('of an account with %s', (_, ways, open, isLeft) => {
  expect(isWayLeft(ways, { ...open, offered: [...open.offered] })).toBe(isLeft);
});
