/**
 * A customer service path travels sealed, so that harvesters of addresses find nothing:
 * base64url of (12 bytes iv ‖ AES-256-GCM ciphertext with its tag), under the SHA-256 of this label.
 * It keeps robots out, not people: everybody who runs the app can read it, as they must.
 */
export function customerServiceKeyLabel(merchant: string, mainDomain: string): string {
  return `customer-service:${merchant}:${mainDomain}`;
}
export const customerServiceIvBytes = 12;
