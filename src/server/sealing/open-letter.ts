import { createHash } from 'node:crypto';
import { compactDecrypt, decodeProtectedHeader } from 'jose';
import * as v from 'valibot';
import type { ErrorCode } from '#contract/errors.ts';
import { SealedLetter, sealing } from '#contract/keys.ts';
import type { House } from '#server/house.ts';
import type { SealingKeys } from './sealing-keys.ts';
import { insertUse } from './store.ts';

export type OpenedLetter = { isOpen: true; body: string } | { isOpen: false; code: ErrorCode };

/** How far a letter's time may be from ours, either way. */
export const longestWayMs = 2 * 60_000;

/** Opens a letter once. What was inside comes as text: http reads it as it reads any body. */
export async function openLetter(
  { database, clock }: House,
  keys: SealingKeys,
  sealed: string,
): Promise<OpenedLetter> {
  const kid = kidOf(sealed);
  if (kid === undefined) return refused('seal.unreadable');
  const key = await keys.privateKey(kid);
  if (!key) return refused('seal.unknown-key');
  const letter = await decrypt(sealed, key);
  if (!letter) return refused('seal.unreadable');
  const now = clock.now();
  if (Math.abs(now.getTime() - letter.iat * 1_000) > longestWayMs) return refused('seal.stale');
  const letterHash = createHash('sha256').update(letter.jti).digest();
  if (!(await insertUse(database, letterHash, now))) return refused('seal.used');
  return { isOpen: true, body: JSON.stringify(letter.body) };
}

function refused(code: ErrorCode): OpenedLetter {
  return { isOpen: false, code };
}

/** Only what we wrap ourselves: a header that asks for more, such as unpacking, is not obeyed. */
function kidOf(sealed: string): string | undefined {
  try {
    const header = v.safeParse(Header, decodeProtectedHeader(sealed));
    return header.success ? header.output.kid : undefined;
  } catch {
    return undefined;
  }
}

const Header = v.strictObject({
  alg: v.literal(sealing.keyAgreement),
  enc: v.literal(sealing.encryption),
  kid: v.pipe(v.string(), v.maxLength(64)),
  epk: v.strictObject({
    kty: v.literal('EC'),
    crv: v.literal(sealing.curve),
    x: v.string(),
    y: v.string(),
  }),
});

async function decrypt(sealed: string, key: Parameters<typeof compactDecrypt>[1]) {
  try {
    const { plaintext } = await compactDecrypt(sealed, key, {
      keyManagementAlgorithms: [sealing.keyAgreement],
      contentEncryptionAlgorithms: [sealing.encryption],
    });
    const text = new TextDecoder('utf-8', { fatal: true }).decode(plaintext);
    const letter = v.safeParse(SealedLetter, JSON.parse(text));
    return letter.success ? letter.output : undefined;
  } catch {
    return undefined;
  }
}
