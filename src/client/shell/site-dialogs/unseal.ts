import { customerServiceIvBytes, customerServiceKeyLabel } from '#contract/customer-service.ts';

/**
 * Opens a customer service path that travelled sealed. Null for what cannot be opened, and for what
 * opens as something other than a way to reach somebody.
 */
export async function unsealPath(
  sealed: string,
  merchant: string,
  mainDomain: string,
): Promise<string | null> {
  try {
    const bytes = fromBase64Url(sealed);
    const key = await keyOf(customerServiceKeyLabel(merchant, mainDomain));
    const iv = bytes.slice(0, customerServiceIvBytes);
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv },
      key,
      bytes.slice(customerServiceIvBytes),
    );
    const path = new TextDecoder('utf-8', { fatal: true }).decode(plain);
    return /^(https:\/\/|mailto:|tel:)/.test(path) ? path : null;
  } catch {
    return null;
  }
}

async function keyOf(label: string): Promise<CryptoKey> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(label));
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['decrypt']);
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
