import { checkBirthday, defaultAdultAge } from './ages.ts';
import type { CalendarDay } from './dates.ts';
import type { Fault } from './field-rules.ts';

export const documentKinds = ['identity-card', 'foreign-card', 'passport'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentSides = ['front', 'back', 'selfie'] as const;
export type DocumentSide = (typeof documentSides)[number];

/** A passport says all on one page; a card has a back. */
export function sidesOf(kind: DocumentKind): readonly DocumentSide[] {
  return kind === 'passport' ? ['front', 'selfie'] : documentSides;
}

/** Why papers are not accepted; both sides have words for each. */
export const kycReasons = [
  'unreadable',
  'expired',
  'incomplete',
  'other-person',
  'other-name',
  'under-age',
  'not-genuine',
] as const;
export type KycReason = (typeof kycReasons)[number];

export interface KycDetails {
  documentKind: DocumentKind;
  fullName: string;
  idNumber: string;
  /** yyyy-MM-dd */
  birthday: string;
}

/** Judged before anything is photographed, so that nobody takes three pictures for nothing. */
export function checkDetails(
  details: KycDetails,
  { today, adultAge = defaultAdultAge }: { today: CalendarDay; adultAge?: number },
): Partial<Record<'fullName' | 'idNumber' | 'birthday', Fault>> {
  const faults: Partial<Record<'fullName' | 'idNumber' | 'birthday', Fault>> = {};
  const fullName = details.fullName.trim();
  if (fullName === '') faults.fullName = { kind: 'required' };
  else if (!/^[\p{L}\p{M}][\p{L}\p{M}’'.\- ]{2,79}$/u.test(fullName)) {
    faults.fullName = { kind: 'real-name' };
  }
  const idNumber = cleanIdNumber(details.idNumber);
  const isCard = details.documentKind === 'identity-card';
  const [min, max] = isCard ? [6, 10] : [5, 20];
  const pattern = isCard ? /^\d+$/ : /^[A-Z0-9]+$/;
  if (idNumber === '') faults.idNumber = { kind: 'required' };
  else if (!pattern.test(idNumber) || idNumber.length < min || idNumber.length > max) {
    faults.idNumber = { kind: isCard ? 'digits' : 'letters-or-digits', min, max };
  }
  const birthday = checkBirthday(details.birthday.trim(), today, adultAge);
  if (birthday) faults.birthday = birthday;
  return faults;
}

/** As it stands on the card, without the points and spaces that people write between the figures. */
export function cleanIdNumber(written: string): string {
  return written.replace(/[\s.-]/g, '').toUpperCase();
}

/** Capitals, accents and the order of the words do not make another person. */
export function isSameName(one: string, other: string): boolean {
  return wordsOf(one) === wordsOf(other);
}

function wordsOf(name: string): string {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (bare.match(/\p{L}+/gu) ?? []).sort().join(' ');
}
