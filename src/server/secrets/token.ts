import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that say nothing; the database keeps their hash, so its reader cannot log in with it. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Undefined for what cannot be one of ours, so that the database is not asked about it. */
export function hashOf(token: string): Buffer | undefined {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return undefined;
  return createHash('sha256').update(token).digest();
}
