import { createHash } from 'node:crypto';
import { compactDecrypt, decodeProtectedHeader } from 'jose';
import * as v from 'valibot';
import type { ErrorCode } from '#contract/errors.ts';
import { SealedLetter, sealing } from '#contract/keys.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { SealingKeys } from './sealing-keys.ts';
import { insertUse } from './store.ts';

export type OpenedLetter = { isOpen: true; body: unknown } | { isOpen: false; code: ErrorCode };

/** How far a letter's time may be from ours, either way. */
export const longestWayMs = 2 * 60_000;

/**
 * Opens a letter once. Http lends its reader of JSON, so that what was inside is read as any body is;
 * what that reader throws is http's own refusal and goes back to it, with the letter unused.
 */
export async function openLetter(
  { database, clock }: AppContext,
  keys: SealingKeys,
  sealed: string,
  readJson: (text: string) => unknown,
): Promise<OpenedLetter> {
  const kid = kidOf(sealed);
  if (kid === undefined) return refused('seal.unreadable');
  const key = await keys.privateKey(kid);
  if (!key) return refused('seal.unknown-key');
  const text = await decrypt(sealed, key);
  if (text === undefined) return refused('seal.unreadable');
  const read = v.safeParse(SealedLetter, readJson(text));
  if (!read.success) return refused('seal.unreadable');
  const letter = read.output;
  const now = clock.now();
  if (Math.abs(now.getTime() - letter.iat * 1_000) > longestWayMs) return refused('seal.stale');
  const letterHash = createHash('sha256').update(letter.jti).digest();
  if (!(await insertUse(database, letterHash, now))) return refused('seal.used');
  return { isOpen: true, body: letter.body };
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

async function decrypt(
  sealed: string,
  key: Parameters<typeof compactDecrypt>[1],
): Promise<string | undefined> {
  try {
    const { plaintext } = await compactDecrypt(sealed, key, {
      keyManagementAlgorithms: [sealing.keyAgreement],
      contentEncryptionAlgorithms: [sealing.encryption],
    });
    return new TextDecoder('utf-8', { fatal: true }).decode(plaintext);
  } catch {
    return undefined;
  }
}
