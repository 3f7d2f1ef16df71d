import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkField,
  checkFields,
  type FieldRule,
  type FormRules,
  type FormValues,
  rangeOf,
  registrationRules,
  requiredRule,
} from './field-rules.ts';
import { cleanValue, type FormField, hasHiddenCharacters, lengthOf } from './field-text.ts';
import { fieldNames, type WhitelabelSwitch } from './system.ts';

function rule(changes: Partial<FieldRule> = {}): FieldRule {
  return { ...requiredRule, ...changes };
}

function check(field: FormField, given: FieldRule, value: string, values: FormValues = {}) {
  return checkField(given, value, { field, values });
}

test('the first obstacle is named: missing, hidden characters, length, pattern', () => {
  const digits = rule({ minLength: 3, maxLength: 5, patternId: 'DIGITS', acceptedPattern: '' });
  expect(check('qqNum', digits, '')).toEqual({ kind: 'required' });
  expect(check('qqNum', digits, '  ')).toEqual({ kind: 'required' });
  expect(check('qqNum', digits, 'a\u202Eb')).toEqual({ kind: 'hidden-characters' });
  expect(check('qqNum', digits, 'ab')).toEqual({ kind: 'length', min: 3, max: 5 });
  expect(check('qqNum', digits, 'abcdef')).toEqual({ kind: 'length', min: 3, max: 5 });
  expect(check('qqNum', digits, 'abc')).toEqual({ kind: 'digits', min: 3, max: 5 });
  expect(check('qqNum', digits, ' 12345 ')).toBeNull();
});

test('an optional field may stay empty, but not be wrong', () => {
  const optional = rule({ required: false, patternId: 'EMAIL', acceptedPattern: '' });
  expect(check('email', optional, '')).toBeNull();
  expect(check('email', optional, 'nobody')?.kind).toBe('email');
});

test('what the merchant switched off is not taken', () => {
  const off = rule({ enabled: false, required: true });
  expect(check('line', off, '')).toBeNull();
  expect(check('line', off, 'ana')).toEqual({ kind: 'not-asked' });
});

test.each([
  ['password', 'x', 'password-length'],
  ['newPassword', 'x', 'password-length'],
  ['paymentPassword', 'x', 'password-length'],
  ['affiliateCode', 'x', 'invitation'],
  ['affiliateCode', 'xx!', 'invitation'],
  ['mobileNum', 'x', 'mobile'],
  ['mobileNum', 'abc', 'mobile'],
  ['verificationCode', 'x', 'verification-code'],
  ['payeeName', 'x', 'length'],
] as const)('%s “%s” is refused as %s', (field, value, kind) => {
  const given = rule({ minLength: 2, maxLength: 4, acceptedPattern: '^[0-9]+$' });
  expect(check(field, given, value)).toEqual({ kind, min: 2, max: 4 });
});

test('characters are counted as people count them', () => {
  const three = rule({ minLength: 3, maxLength: 3 });
  for (const text of ['ñañ', 'n\u0303an\u0303', '𠮷野家', '😀😀😀']) {
    expect(check('payeeName', three, text)).toBeNull();
  }
});

test('one é is one é on every keyboard', () => {
  expect(cleanValue('payeeName', 'Jose\u0301')).toBe('José');
  expect(cleanValue('password', ' e\u0301 ')).toBe(' é ');
  const values = { password: 'cafe\u0301 ' };
  expect(check('confirmPassword', rule(), 'café ', values)).toBeNull();
  expect(check('confirmPassword', rule(), 'café', values)).toEqual({ kind: 'confirmation' });
});

test('a mobile number may be typed with what people put between', () => {
  const digits = rule({ patternId: 'DIGITS', acceptedPattern: '', minLength: 10, maxLength: 10 });
  expect(check('mobileNum', digits, ' (300) 123-45 67 ')).toBeNull();
});

test('the judge of mobile numbers is asked before the rule', () => {
  const context = {
    field: 'mobileNum' as const,
    values: {},
    judgeMobile: (text: string) =>
      text.length === 10 ? null : { kind: 'mobile-digits' as const, min: 10, max: 10 },
  };
  const digits = rule({ patternId: 'DIGITS', acceptedPattern: '', minLength: 7, maxLength: 15 });
  expect(checkField(digits, '300123', context)).toEqual({
    kind: 'mobile-digits',
    min: 10,
    max: 10,
  });
  expect(checkField(digits, '300123456a', context)?.kind).toBe('mobile');
  expect(checkField(digits, '3001234567', context)).toBeNull();
});

test('lengths typed the wrong way round, or none, lock nobody out', () => {
  expect(check('line', rule({ minLength: 9, maxLength: 3 }), 'four')).toBeNull();
  expect(check('line', rule({ minLength: 0, maxLength: 0 }), 'four')).toBeNull();
  expect(check('line', rule({ maxLength: 0 }), 'x'.repeat(1001))?.kind).toBe('length');
});

test('a million characters are refused for their length', () => {
  const owned = rule({ acceptedPattern: '^(a+)+$', maxLength: 1_000_000 });
  expect(check('facebook', owned, 'a'.repeat(1_000_000))?.kind).toBe('length');
});

test.each([
  ['a control', 'a\u0000b'],
  ['a line end', 'a\nb'],
  ['a turn of direction', 'a\u2067b'],
  ['a space without width', 'a\u200Bb'],
  ['a soft hyphen', 'a\u00ADb'],
  ['a byte order mark', 'a\uFEFFb'],
  ['half a character', 'a\uD83Db'],
  ['a tag', 'a\u{E0041}b'],
])('%s is hidden', (_, text) => {
  expect(hasHiddenCharacters(text)).toBe(true);
});

test.each(['José', '王小明', 'สมชาย', 'ක්\u200Dෂ', '👩\u200D👧', 'a b', 'ZZ_9·’-'])(
  '“%s” hides nothing',
  (text) => {
    expect(hasHiddenCharacters(text)).toBe(false);
  },
);

test('one number is shown where least and most are the same', () => {
  expect(rangeOf({ kind: 'length', min: 6, max: 16 })).toBe('6–16');
  expect(rangeOf({ kind: 'length', min: 6, max: 6 })).toBe('6');
  expect(rangeOf({ kind: 'age', min: 21 })).toBe('21');
  expect(rangeOf({ kind: 'required' })).toBe('');
});

const merchantRules = Object.fromEntries(
  fieldNames.map((name) => [name, rule({ required: false, enabled: name !== 'qqNum' })]),
) as FormRules as Record<(typeof fieldNames)[number], FieldRule>;

const site = (whitelabel: Partial<Record<WhitelabelSwitch, boolean>>) => ({
  register: merchantRules,
  whitelabel: whitelabel as Record<WhitelabelSwitch, boolean>,
});

test('registering by name asks for a name, a password and its confirmation', () => {
  const rules = registrationRules(site({}), { by: 'username', hasMobile: false });
  expect(checkFields(rules, {})).toEqual({
    username: { kind: 'required' },
    password: { kind: 'required' },
    confirmPassword: { kind: 'required' },
  });
});

test('registering by mobile asks for the number and the code, and takes no name', () => {
  const rules = registrationRules(site({ MOBILENUMPASSREG3: false }), {
    by: 'mobile',
    hasMobile: false,
  });
  expect(checkFields(rules, { username: 'ana', password: 'x' })).toEqual({
    username: { kind: 'not-asked' },
    password: { kind: 'not-asked' },
    mobileNum: { kind: 'required' },
    verificationCode: { kind: 'required' },
  });
});

test('a number that is given is proved where the merchant wants it, whichever way one registers', () => {
  const wanted = site({ REGMOBVERF3: true });
  const asksCode = (hasMobile: boolean) =>
    registrationRules(wanted, { by: 'username', hasMobile }).verificationCode?.required;
  expect([asksCode(false), asksCode(true)]).toEqual([false, true]);
});

const anyRule: fc.Arbitrary<FieldRule> = fc.record({
  enabled: fc.boolean(),
  required: fc.boolean(),
  acceptedPattern: fc.oneof(fc.constantFrom('*', '', '(', '^a+$', '^(a+)+$', '\\S'), fc.string()),
  patternId: fc.constantFrom('ANY', 'DIGITS', 'FULL_NAME', 'EMAIL', 'OWN', ''),
  minLength: fc.integer({ min: -1, max: 12 }),
  maxLength: fc.integer({ min: -1, max: 12 }),
});
const anyForm = fc.tuple(
  fc.dictionary(fc.constantFrom<FormField>(...fieldNames, 'confirmPassword'), anyRule),
  fc.dictionary(
    fc.constantFrom<FormField>(...fieldNames, 'confirmPassword'),
    fc.string({ unit: 'binary' }),
  ),
);

test('both sides come to the same verdict: what is cleaned and sent is judged as what was typed', () => {
  fc.assert(
    fc.property(anyForm, ([rules, values]) => {
      const typed = checkFields(rules as FormRules, values as FormValues);
      const sent = Object.fromEntries(
        Object.entries(values).map(([field, text]) => [
          field,
          cleanValue(field as FormField, text),
        ]),
      );
      const travelled = JSON.parse(JSON.stringify({ rules, sent }));
      expect(checkFields(travelled.rules, travelled.sent)).toEqual(typed);
    }),
    { numRuns: 1000 },
  );
});

test('no length slips past its rule', () => {
  fc.assert(
    fc.property(anyRule, fc.string({ unit: 'binary' }), (given, text) => {
      const fault = check('facebook', { ...given, enabled: true }, text);
      const length = lengthOf(cleanValue('facebook', text));
      const [least, most] = [given.minLength, given.maxLength].sort((a, b) => a - b);
      if (given.maxLength > 0 && length > 0 && most !== undefined && least !== undefined) {
        if (length > most || length < least) expect(fault).not.toBeNull();
      }
    }),
  );
});
