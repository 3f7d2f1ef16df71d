import { setupI18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';
import { Refused } from '#client/data/refused.ts';
import { sayError } from './error-words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('a lock says until when, by this device’s own clock', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 14, 50), toFake: ['Date'] });
  const locked = new Refused('login.locked', '', [], 900);
  expect(sayError(locked, i18n)).toMatch(/locked until 3:05\sPM/);
  vi.useRealTimers();
});

test('a code of a newer gateway is told in its own words', () => {
  expect(sayError(new Refused('moon.full', 'The moon is full.'), i18n)).toBe('The moon is full.');
});
