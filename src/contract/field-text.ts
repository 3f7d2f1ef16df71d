import type { fieldNames } from './system.ts';

/** The fields of a form that rules can speak of: those a merchant sets, and the app's own. */
export type FormField = (typeof fieldNames)[number] | OwnField;
type OwnField =
  | 'newPassword'
  | 'oldPassword'
  | 'confirmPassword'
  | 'verificationCode'
  | 'referralCode'
  | ProfileOnly;
type ProfileOnly =
  | 'nickname'
  | 'fullName'
  | 'birthday'
  | 'birthPlace'
  | 'nationality'
  | 'permanentAddress'
  | 'currentAddress'
  | 'occupation'
  | 'incomeSource'
  | 'telegram'
  | 'zalo';

/**
 * What is checked, sent and stored, all from the same text: composed, so that one é is one é on
 * every keyboard; without the spaces that phones add at the ends; a number without its separators.
 * A password stays as it was typed but for the composition.
 */
export function cleanValue(field: FormField, text: string): string {
  const composed = text.slice(0, longestRead).normalize('NFC');
  if (secrets.has(field)) return composed;
  if (field === 'mobileNum' || field === 'whatsapp') return withoutSeparators(composed.trim());
  return composed.trim();
}

/** As people count: a character beyond the first 65,536 is one too. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/**
 * Whether something in it is not seen, or turns the direction of what is: names that look alike
 * and are not, lines forged in a log. Joiners stay: some scripts cannot be written without them.
 */
export function hasHiddenCharacters(text: string): boolean {
  return !text.isWellFormed() || hidden.test(text);
}

/** Longer than any rule allows, so a value cut here is refused for its length. */
export const longestRead = 2000;

const secrets: ReadonlySet<FormField> = new Set([
  'password',
  'newPassword',
  'oldPassword',
  'confirmPassword',
  'paymentPassword',
]);

// Controls, private use, soft hyphen, zero-width space, word joiners, marks and turns of direction.
const hidden =
  /[\p{Cc}\p{Co}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/u;

function withoutSeparators(number: string): string {
  return number.replace(/[\s().\-\u2010-\u2015/]/gu, '');
}
