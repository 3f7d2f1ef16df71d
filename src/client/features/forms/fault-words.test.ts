import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { type Fault, faultKinds } from '#contract/field-rules.ts';
import { faultWords, sayFault } from './fault-words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test.each<[Fault, string]>([
  [
    { kind: 'password-length', min: 8, max: 32 },
    'Please fill in your password with 8–32 characters',
  ],
  [{ kind: 'password-length', min: 6, max: 6 }, 'Please fill in your password with 6 characters'],
  [{ kind: 'length', min: 1, max: 1 }, 'Enter 1 character'],
  [{ kind: 'mobile-digits', min: 10, max: 10 }, 'A mobile number has 10 digits'],
  [{ kind: 'age', min: 21 }, 'You must be 21 or older'],
  [{ kind: 'confirmation' }, 'Incorrect confirmation input'],
  [{ kind: 'invitation', min: 4, max: 16 }, 'Invalid invitation code'],
  [{ kind: 'mobile' }, 'Please enter a valid mobile number'],
  [{ kind: 'real-name', min: 3, max: 60 }, 'Real name format is incorrect'],
  [{ kind: 'verification-code' }, 'Please enter a valid verification code'],
  [{ kind: 'required' }, 'Input cannot be empty'],
])('%o is told as “%s”', (fault, words) => {
  expect(sayFault(fault, i18n)).toBe(words);
});

test('every kind has its own words', () => {
  const words = faultKinds.map((kind) => faultWords[kind].message);
  expect(new Set(words).size).toBe(faultKinds.length);
});
