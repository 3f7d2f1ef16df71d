import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Fault, type FaultKind, rangeOf } from '#contract/field-rules.ts';

/** What is wrong with a field, and with it what would be right; a kind without words does not compile. */
export const faultWords: Record<FaultKind, MessageDescriptor> = {
  required: msg`Input cannot be empty`,
  'not-asked': msg`This is not needed. Leave it empty.`,
  'hidden-characters': msg`It contains a hidden character. Type it again.`,
  length: msg({
    message: 'Enter {max, plural, one {# character} other {{range} characters}}',
  }),
  'password-length': msg({
    message:
      'Please fill in your password with {max, plural, one {# character} other {{range} characters}}',
  }),
  confirmation: msg`Incorrect confirmation input`,
  'same-password': msg`Choose a password other than the old one`,
  taken: msg`This is already taken. Choose another.`,
  'common-password': msg`This password is too common. Choose another.`,
  invitation: msg`Invalid invitation code`,
  mobile: msg`Please enter a valid mobile number`,
  'mobile-digits': msg({
    message: 'A mobile number has {max, plural, one {# digit} other {{range} digits}}',
  }),
  'dialing-code': msg`Choose a country from the list`,
  'verification-code': msg`Please enter a valid verification code`,
  terms: msg`Please read and accept the terms first`,
  birthday: msg`Please enter your date of birth`,
  age: msg({ message: 'You must be {range} or older' }),
  pattern: msg({
    message: 'Check how it is written, {max, plural, one {# character} other {{range} characters}}',
  }),
  'plain-text': msg({
    message:
      'Use only letters, digits and common symbols, {max, plural, one {# character} other {{range} characters}}',
  }),
  'letters-or-digits': msg({
    message:
      'Use only letters or digits, {max, plural, one {# character} other {{range} characters}}',
  }),
  'letter-first': msg({
    message:
      'Start with a letter, then letters or digits, {max, plural, one {# character} other {{range} characters}}',
  }),
  digits: msg({ message: 'Use only digits, {range} of them' }),
  'letters-and-digits': msg({
    message:
      'Use both letters and digits, {max, plural, one {# character} other {{range} characters}}',
  }),
  'uppercase-needed': msg({
    message:
      'Use at least one capital letter, {max, plural, one {# character} other {{range} characters}}',
  }),
  'strong-password': msg({
    message:
      'Use an upper-case letter, a lower-case letter, a digit and a symbol, {max, plural, one {# character} other {{range} characters}}',
  }),
  'english-letters': msg({
    message:
      'Use only English letters and spaces, {max, plural, one {# character} other {{range} characters}}',
  }),
  'no-spaces': msg({
    message: 'No spaces, {max, plural, one {# character} other {{range} characters}}',
  }),
  chinese: msg({ message: 'Use only Chinese characters, {range} of them' }),
  korean: msg({ message: 'Use only Korean letters, {range} of them' }),
  thai: msg({ message: 'Use only Thai letters, {range} of them' }),
  'full-width-japanese': msg({
    message: 'Use only full-width Japanese characters, {range} of them',
  }),
  'uppercase-only': msg({ message: 'Use only capital letters, {range} of them' }),
  email: msg`Please enter a valid e-mail address`,
  'real-name': msg`Real name format is incorrect`,
  'date-year-first': msg`Write the date as yyyy-MM-dd`,
  'date-month-first': msg`Write the date as MM-dd-yyyy`,
};

/** A fault in the reader's words, with the least and the most it names, or one number where they meet. */
export function sayFault(fault: Fault, i18n: I18n): string {
  const { id, message } = faultWords[fault.kind];
  const most = fault.max ?? fault.min ?? 0;
  return i18n._(id, { range: rangeOf(fault), max: most }, { message });
}
