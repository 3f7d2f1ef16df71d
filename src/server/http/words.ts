import { type I18n, setupI18n } from '@lingui/core';
import type { ErrorCode } from '#contract/errors.ts';
import type { FaultKind } from '#contract/field-rules.ts';
import type { Language } from '#contract/values.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { ms } from './words/ms.ts';
import { zh } from './words/zh.ts';

export const fieldWordKeys = [
  'field.required',
  'field.too-short',
  'field.too-long',
  'field.too-small',
  'field.too-big',
  'field.pattern',
  'field.number',
  'field.choice',
  'field.unknown',
] as const;
export type FieldWordKey = (typeof fieldWordKeys)[number];

/** What a form's own check found wrong; the app words the same kinds for itself. */
export type FaultWordKey = `fault.${FaultKind}`;

export type WordKey = ErrorCode | FieldWordKey | FaultWordKey;

/** A code without words in one of the languages does not compile. */
export type GatewayWords = Readonly<Record<WordKey, string>>;

export const gatewayWords: Readonly<Record<Language, GatewayWords>> = { es, en, zh, ms };

export function say(
  language: Language,
  key: WordKey,
  values: Record<string, number | string> = {},
): string {
  return speakers[language].t(key, values);
}

const speakers: Readonly<Record<Language, I18n>> = {
  es: speaker('es'),
  en: speaker('en'),
  zh: speaker('zh'),
  ms: speaker('ms'),
};

function speaker(language: Language): I18n {
  const i18n = setupI18n();
  // Lingui leaves its own compiler out when NODE_ENV is production; these words only name values.
  i18n.setMessagesCompiler((message) =>
    message.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 1 ? [part] : part)),
  );
  i18n.load(language, { ...gatewayWords[language] });
  i18n.activate(language);
  return i18n;
}
