import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Locks single fields, so that a copy of the database alone gives nothing personal away. */
export interface Vault {
  /** `place` names table, column and row: a field moved elsewhere does not open there. */
  lock(text: string, place: string): string;
  unlock(locked: string, place: string): string;
  /** The same text has the same one in the same kind of place, and without the secret none can be tried. */
  fingerprint(text: string, place: string): string;
}

/** Its message is one sentence for the person who started the gateway. */
export class VaultError extends Error {}

/** AES-256-GCM under a key of its own, drawn from the merchant's secret. */
export function createVault(secret: string): Vault {
  const key = Buffer.from(hkdfSync('sha256', secret, 'verbena', 'vault', 32));
  const printKey = Buffer.from(hkdfSync('sha256', secret, 'verbena', 'fingerprint', 32));
  return {
    lock(text, place) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return version + Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
    },
    unlock(locked, place) {
      const bytes = Buffer.from(locked.slice(version.length), 'base64url');
      if (!locked.startsWith(version) || bytes.length < nonceBytes + tagBytes) {
        throw new VaultError('A locked field is not one of ours.');
      }
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        const text = decipher.update(bytes.subarray(nonceBytes + tagBytes));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        throw new VaultError('SECRET is not the one that this database was written with.');
      }
    },
    fingerprint: (text, place) =>
      createHmac('sha256', printKey).update(`${place}\0${text}`).digest('base64url'),
  };
}

/** Names the way it was locked, so that a later way can be distinguished. */
const version = 'v1.';
const nonceBytes = 12;
const tagBytes = 16;
