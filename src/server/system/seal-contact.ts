import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { customerServiceIvBytes, customerServiceKeyLabel } from '#contract/customer-service.ts';

/** Keeps harvesters of addresses out; the app opens it again with the same label. */
export function sealContact(path: string, merchant: string, mainDomain: string): string {
  const key = createHash('sha256').update(customerServiceKeyLabel(merchant, mainDomain)).digest();
  const iv = randomBytes(customerServiceIvBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const sealed = [iv, cipher.update(path, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(sealed).toString('base64url');
}
