import {
  getCountries,
  getCountryCallingCode,
  Metadata,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile';
import { isDialingCode } from './countries.ts';
import type { Fault } from './field-rules.ts';

export type MobileReading =
  | { isMobile: true; e164: string; countryCode: string }
  | { isMobile: false; fault: Fault };

/**
 * A mobile number by its country's dialling code and what was typed after it, as E.164; or what is
 * wrong, with the digits that its region expects. Fixed lines are refused: they read no SMS.
 */
export function readMobile(countryDialingCode: string, typed: string): MobileReading {
  const dialingCode = countryDialingCode.replace(/^\+/, '');
  if (!isDialingCode(dialingCode)) return faulty({ kind: 'dialing-code' });
  const national = nationalPart(dialingCode, typed);
  if (national === null) return faulty({ kind: 'mobile' });
  for (const digits of [national, ...otherWritings(dialingCode, national)]) {
    const found = parsePhoneNumberFromString(digits, {
      defaultCallingCode: dialingCode,
      extract: false,
    });
    if (found?.countryCallingCode === dialingCode && found.isValid() && found.country) {
      return { isMobile: true, e164: found.number, countryCode: found.country };
    }
  }
  const expected = mobileDigits(dialingCode);
  const isOfLength = national.length >= expected.min && national.length <= expected.max;
  return faulty(isOfLength ? { kind: 'mobile' } : { kind: 'mobile-digits', ...expected });
}

/** As a form's check wants it. */
export function mobileJudge(countryDialingCode: string): (typed: string) => Fault | null {
  return (typed) => {
    const reading = readMobile(countryDialingCode, typed);
    return reading.isMobile ? null : reading.fault;
  };
}

/** How many digits a mobile number has in the regions behind a dialling code. */
export function mobileDigits(dialingCode: string): { min: number; max: number } {
  const lengths = getCountries()
    .filter((country) => getCountryCallingCode(country) === dialingCode)
    .flatMap((country) => {
      const metadata = new Metadata();
      metadata.selectNumberingPlan(country);
      return (
        (metadata.numberingPlan as MobilePlan | undefined)?.type('MOBILE')?.possibleLengths() ?? []
      );
    });
  return { min: Math.min(...lengths), max: Math.max(...lengths) };
}

/** What the library's numbering plans answer beyond their declared type. */
interface MobilePlan {
  type(name: 'MOBILE'): { possibleLengths(): readonly number[] } | undefined;
}

/** Digits after the country's code, also where the whole number was typed or pasted; else null. */
function nationalPart(dialingCode: string, typed: string): string | null {
  const bare = typed.slice(0, longestTyped).replace(/[\s().\-\u2010-\u2015/]/gu, '');
  const international = /^(?:\+|00)([0-9]+)$/.exec(bare)?.[1];
  if (international !== undefined) {
    return international.startsWith(dialingCode) ? international.slice(dialingCode.length) : null;
  }
  return /^[0-9]+$/.test(bare) ? bare : null;
}

const longestTyped = 40;

/** In Argentina a mobile number bears a 9 that nobody says at home. */
function otherWritings(dialingCode: string, national: string): string[] {
  return dialingCode === '54' && national.length === 10 ? [`9${national}`] : [];
}

function faulty(fault: Fault): MobileReading {
  return { isMobile: false, fault };
}
