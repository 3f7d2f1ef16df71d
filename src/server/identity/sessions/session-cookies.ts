import type { Cookie } from '#server/kernel/answer.ts';

/**
 * What a login leaves on the device: the session for the gateway alone, and a mark without a secret
 * that lets the app know it has one, and whether money comes with it. Both last as long as the
 * browser's session.
 */
export function sessionCookies(token: string, isTrial = false): Cookie[] {
  return [
    { name: 'session', value: token, isHttpOnly: true },
    { name: 'signed-in', value: isTrial ? '1-trial' : '1', isHttpOnly: false },
  ];
}

export const clearedSessionCookies: readonly Cookie[] = [
  { name: 'session', value: '', maxAgeSeconds: 0, isHttpOnly: true },
  { name: 'signed-in', value: '', maxAgeSeconds: 0, isHttpOnly: false },
];
