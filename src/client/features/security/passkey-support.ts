/** Whether this browser can make and use passkeys at all; over plain http it cannot. */
export function hasPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function';
}
