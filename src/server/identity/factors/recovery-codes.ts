import { createHash, randomInt } from 'node:crypto';

export const recoveryCodesGiven = 10;

/** Thirty-two signs without look-alikes, as Crockford chose them: five bits each. */
export const recoveryAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Twelve signs, 60 bits: what is tried five times in a quarter of an hour is not found. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < recoveryCodesGiven) codes.add(newCode());
  return [...codes];
}

/** As somebody types what they wrote on paper: any case, any gaps, O for 0, I and L for 1. */
export function readRecoveryCode(typed: string): string | undefined {
  const plain = typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '');
  const read = plain.replace(/O/g, '0').replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{12}$/.test(read) ? read : undefined;
}

/** With the player in it: the same code of another player is another hash. */
export function hashRecoveryCode(playerId: string, read: string): Buffer {
  return createHash('sha256').update(`recovery:${playerId}:${read}`).digest();
}

function newCode(): string {
  const signs = Array.from(
    { length: 12 },
    () => recoveryAlphabet[randomInt(recoveryAlphabet.length)],
  ).join('');
  return (signs.match(/.{4}/g) ?? []).join('-');
}
