import { type I18n, setupI18n } from '@lingui/core';
import { type InLanguages, languages, wordsIn } from '#contract/languages.ts';
import type { Language } from '#contract/values.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { ms } from './words/ms.ts';
import type { GatewayWords, WordKey } from './words/word-keys.ts';
import { zh } from './words/zh.ts';

export const gatewayWords: InLanguages<GatewayWords> = { es, en, zh, ms };

export function say(
  language: Language,
  key: WordKey,
  values: Record<string, number | string> = {},
): string {
  return speakers[language].t(key, values);
}

const speakers = Object.fromEntries(
  languages.map((language) => [language, speaker(language)]),
) as Readonly<Record<Language, I18n>>;

function speaker(language: Language): I18n {
  const i18n = setupI18n();
  // Lingui leaves its own compiler out when NODE_ENV is production; these words only name values.
  i18n.setMessagesCompiler((message) =>
    message.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 1 ? [part] : part)),
  );
  i18n.load(language, { ...wordsIn(gatewayWords, language) });
  i18n.activate(language);
  return i18n;
}
