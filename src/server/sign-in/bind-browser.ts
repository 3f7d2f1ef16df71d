import type { Cookie, Visit } from '#server/kernel/answer.ts';
import { hashOf, newToken } from '#server/secrets/token.ts';

/**
 * What a sign-in elsewhere is bound to: a link that somebody else has begun opens nothing here. One
 * binding serves all tabs of a browser while it lasts.
 */
export function bindBrowser({ signIn }: Visit): { cookieHash: Buffer; cookies: Cookie[] } {
  const value = signIn && hashOf(signIn) ? signIn : newToken();
  const cookieHash = hashOf(value);
  if (!cookieHash) throw new Error('A new token does not look like a token.');
  return { cookieHash, cookies: [{ ...binding, value, maxAgeSeconds: validSeconds }] };
}

/** Undefined in a browser that began nothing. */
export function boundBrowser({ signIn }: Visit): Buffer | undefined {
  return hashOf(signIn ?? '');
}

const binding = { name: 'sign-in', isHttpOnly: true, isHostBound: true } as const;
/** Outlives the way there and back, and the form that may follow. */
const validSeconds = 30 * 60;

export const unboundCookie: Cookie = { ...binding, value: '', maxAgeSeconds: 0 };
