import { type CalendarDay, readDay } from './dates.ts';

/**
 * Whole years lived on a day. Someone born on 29 February has their birthday on 1 March in other
 * years: the later day is the one that no regulator disputes.
 */
export function ageOn(today: CalendarDay, birthday: CalendarDay): number {
  const isBefore =
    today.month < birthday.month || (today.month === birthday.month && today.day < birthday.day);
  return today.year - birthday.year - (isBefore ? 1 : 0);
}

/** What a licence asks of those it lets play. */
export interface JurisdictionPack {
  /** Two letters of ISO 3166. */
  country: string;
  adultAge: number;
}

/** Where nothing stricter is written. */
export const defaultAdultAge = 18;

/** The countries whose law asks for more than the default. */
export const stricterPacks: readonly JurisdictionPack[] = [
  { country: 'US', adultAge: 21 },
  { country: 'SG', adultAge: 21 },
  { country: 'MY', adultAge: 21 },
  { country: 'PH', adultAge: 21 },
];

/** The years somebody from these countries has to have lived; of two rules the stricter holds. */
export function adultAgeIn(...countries: readonly string[]): number {
  const asked = stricterPacks
    .filter(({ country }) => countries.includes(country))
    .map(({ adultAge }) => adultAge);
  return Math.max(defaultAdultAge, ...asked);
}

/** What is wrong with a birthday: no day at all, one that nobody alive has, or too late a one. */
export function checkBirthday(
  text: string,
  today: CalendarDay,
  adultAge: number,
): { kind: 'birthday' } | { kind: 'age'; min: number } | null {
  const birthday = readDay(text, 'year-first');
  if (!birthday) return { kind: 'birthday' };
  const age = ageOn(today, birthday);
  if (age < 0 || age > longestLife) return { kind: 'birthday' };
  return age < adultAge ? { kind: 'age', min: adultAge } : null;
}

const longestLife = 125;
