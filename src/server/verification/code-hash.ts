import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

export interface NewSecret {
  code: string;
  salt: Buffer;
  hash: Buffer;
}

/** Six digits, each number as likely as the other, and what is kept of them. */
export function newCode(): NewSecret {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const salt = randomBytes(32);
  return { code, salt, hash: hashOf(code, salt) };
}

/** What is kept where no code was sent: nothing that is typed has this hash. */
export function newNothing(): Omit<NewSecret, 'code'> {
  return { salt: randomBytes(32), hash: randomBytes(32) };
}

export function isCode(typed: string, salt: Buffer, hash: Buffer): boolean {
  return timingSafeEqual(hashOf(typed, salt), hash);
}

function hashOf(code: string, salt: Buffer): Buffer {
  return createHash('sha256').update(salt).update(code).digest();
}
