import { expect, test } from 'vitest';
import { evenness } from '#tests/evenness.ts';
import {
  hashRecoveryCode,
  newRecoveryCodes,
  readRecoveryCode,
  recoveryAlphabet,
} from './recovery-codes.ts';

test('ten codes, no two the same, each of which can be read again', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(readRecoveryCode(code)).toBe(code.replaceAll('-', ''));
  }
});

test('no sign is more likely than another', () => {
  const signs = Array.from({ length: 1_500 }, newRecoveryCodes).flat().join('').replaceAll('-', '');
  expect(evenness([...signs], [...recoveryAlphabet])).toBeLessThan(6);
});

test('what was written on paper is read in whichever way it is typed', () => {
  expect(readRecoveryCode(' 0o1i lL2a-bcde ')).toBe('001111' + '2ABCDE');
  for (const typed of ['', '0123', '0123-4567-89AU', '0123-4567-89AB-C', '0123-4567-89A!']) {
    expect(readRecoveryCode(typed), typed).toBeUndefined();
  }
});

test('the same code of two players is two hashes', () => {
  expect(hashRecoveryCode('1', 'A').equals(hashRecoveryCode('2', 'A'))).toBe(false);
});
