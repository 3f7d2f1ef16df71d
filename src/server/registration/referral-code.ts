import { randomInt } from 'node:crypto';

/** Eight letters that can be read out: no letter that looks or sounds like another. */
export function newReferralCode(): string {
  return Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
