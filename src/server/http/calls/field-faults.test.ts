import { expect, test } from 'vitest';
import { faultKinds, rangeOf } from '#contract/field-rules.ts';
import { languages } from '#contract/languages.ts';
import { wordFaults } from './field-faults.ts';

test('a field’s fault is worded with its numbers, one where both are the same', () => {
  const faults = {
    password: { kind: 'password-length', min: 8, max: 32 },
    paymentPassword: { kind: 'digits', min: 6, max: 6 },
    birthday: { kind: 'age', min: 21 },
  } as const;
  expect(wordFaults(faults, 'en')).toEqual([
    { path: 'password', message: 'Please fill in your password with 8–32 characters' },
    { path: 'paymentPassword', message: 'Use only digits, 6 of them' },
    { path: 'birthday', message: 'You must be 21 or older' },
  ]);
});

test.each(languages)('no kind of fault leaves a hole in its words in %s', (language) => {
  for (const kind of faultKinds) {
    const fault = { kind, min: 41, max: 87 };
    const [worded] = wordFaults({ field: fault }, language);
    expect(worded?.message).not.toMatch(/[{}]|fault\./);
    if (/4|8/.test(worded?.message ?? '')) expect(worded?.message).toContain(rangeOf(fault));
  }
});
