/**
 * Whether passkeys can be made and used here: not by every browser, not over plain http, and not where
 * the address is a number, since a passkey belongs to a name.
 */
export function hasPasskeys(): boolean {
  const isNumber = /^[\d.]+$|^\[/.test(location.hostname);
  return typeof globalThis.PublicKeyCredential === 'function' && !isNumber;
}
