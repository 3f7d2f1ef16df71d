import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { playsOf } from '#lottery/plays/find-play.ts';
import { families } from '#lottery/types.ts';
import { nameGroup, namePlay, sayHowToWin } from './play-words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test.each(families)('every bet of %s has a name of its own and says how it wins', (family) => {
  const plays = playsOf(family);
  const names = plays.map(({ code }) => namePlay(i18n, family, code));
  expect(new Set(names).size).toBe(names.length);
  for (const { code, group } of plays) {
    expect(sayHowToWin(i18n, family, code).length).toBeGreaterThan(10);
    expect(nameGroup(i18n, group)).not.toBe('');
  }
});
