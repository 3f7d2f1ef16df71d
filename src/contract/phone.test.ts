import fc from 'fast-check';
import { getExampleNumber, isSupportedCountry } from 'libphonenumber-js/mobile';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { countries } from './countries.ts';
import { mobileDigits, mobileJudge, readMobile } from './phone.ts';

function exampleOf(countryCode: string) {
  const example = isSupportedCountry(countryCode) && getExampleNumber(countryCode, examples);
  if (!example) throw new Error(`no example for ${countryCode}`);
  return example;
}

test.each(countries)('a mobile number of $countryCode is read, however it is typed', (country) => {
  const { countryCode, countryDialingCode } = country;
  const example = exampleOf(countryCode);
  const readings = [
    example.nationalNumber,
    example.formatNational(),
    example.formatInternational(),
    example.number,
    example.number.replace('+', '00'),
  ].map((typed) => readMobile(countryDialingCode, typed));
  const expected = { isMobile: true, e164: example.number, countryCode };
  expect(readings).toEqual(readings.map(() => expected));
});

test.each([
  ['57', 10, 10],
  ['51', 9, 9],
  ['507', 7, 8],
  ['1', 10, 10],
  ['62', 9, 12],
])('+%s expects %i to %i digits', (dialingCode, min, max) => {
  expect(mobileDigits(dialingCode)).toEqual({ min, max });
});

test.each([
  ['57', '300123', { kind: 'mobile-digits', min: 10, max: 10 }],
  ['57', '30012345678', { kind: 'mobile-digits', min: 10, max: 10 }],
  ['57', '6012345678', { kind: 'mobile' }],
  ['57', '0000000000', { kind: 'mobile' }],
  ['57', '+52 55 1234 5678', { kind: 'mobile' }],
  ['57', '3OO1234567', { kind: 'mobile' }],
  ['57', '', { kind: 'mobile' }],
  ['999', '3001234567', { kind: 'dialing-code' }],
  ['', '3001234567', { kind: 'dialing-code' }],
])('+%s %s is refused with what helps', (dialingCode, typed, fault) => {
  expect(mobileJudge(dialingCode)(typed)).toEqual(fault);
});

test('the 9 of Argentina may be left away', () => {
  expect(readMobile('54', '11 2345 6789')).toEqual({
    isMobile: true,
    e164: '+5491123456789',
    countryCode: 'AR',
  });
});

test('a number that was read is read again from its own E.164', () => {
  const anyCountry = fc.constantFrom(...countries);
  fc.assert(
    fc.property(anyCountry, fc.stringMatching(/^[0-9]{1,4}$/), (country, last) => {
      const { countryCode, countryDialingCode } = country;
      const example = exampleOf(countryCode).nationalNumber;
      const reading = readMobile(countryDialingCode, example.slice(0, -last.length) + last);
      if (!reading.isMobile) return;
      expect(readMobile(countryDialingCode, reading.e164)).toEqual(reading);
      expect(readMobile(`+${countryDialingCode}`, reading.e164)).toEqual(reading);
    }),
    { numRuns: 500 },
  );
});

test('whatever is typed is a number in E.164 or a fault', () => {
  const unit = fc.constantFrom(...'0123456789+() -.x#٣３');
  fc.assert(
    fc.property(
      fc.constantFrom(...countries),
      fc.string({ unit, maxLength: 60 }),
      (country, typed) => {
        const reading = readMobile(country.countryDialingCode, typed);
        if (reading.isMobile) expect(reading.e164).toMatch(/^\+[1-9][0-9]{6,14}$/);
        else expect(['mobile', 'mobile-digits']).toContain(reading.fault.kind);
      },
    ),
    { numRuns: 1000 },
  );
});
