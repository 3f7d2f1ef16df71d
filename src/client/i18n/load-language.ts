import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Language } from '#contract/values.ts';

type Load = () => Promise<{ messages: Messages }>;

const ofHome: Record<Language, Load> = {
  es: () => import('./locales/es.po?part=home'),
  en: () => import('./locales/en.po?part=home'),
  zh: () => import('./locales/zh.po?part=home'),
  ms: () => import('./locales/ms.po?part=home'),
};

const ofTheRest: Record<Language, Load> = {
  es: () => import('./locales/es.po?part=rest'),
  en: () => import('./locales/en.po?part=rest'),
  zh: () => import('./locales/zh.po?part=rest'),
  ms: () => import('./locales/ms.po?part=rest'),
};

/**
 * Stands on instances that speak of more than home: in their next language they will have to as well.
 * React's components are handed a proxy of the instance, so a map by identity would not find it.
 */
const whole = Symbol('whole');
type Speaker = I18n & { [whole]?: Promise<void> };

/** Loads a language's words into the given instance and makes them the ones that are shown. */
export async function loadLanguage(i18n: Speaker, language: Language): Promise<void> {
  const parts = i18n[whole] ? [ofHome, ofTheRest] : [ofHome];
  const loaded = await Promise.all(parts.map((part) => part[language]()));
  const messages = Object.assign({}, ...loaded.map((part) => part.messages));
  i18n.loadAndActivate({ locale: language, messages });
}

/** Adds the words that home does without; whoever shows something fetched on its own waits for them. */
export function loadAllWords(i18n: Speaker): Promise<void> {
  i18n[whole] ??= addTheRest(i18n).catch((cause) => {
    delete i18n[whole];
    throw cause;
  });
  return i18n[whole];
}

async function addTheRest(i18n: I18n): Promise<void> {
  const language = i18n.locale as Language;
  const { messages } = await ofTheRest[language]();
  // A language chosen in the meantime brought its own.
  if (i18n.locale !== language) return;
  // Put there quietly: nothing on the screen says these words yet, so nothing has to be drawn again.
  Object.assign(i18n.messages, messages);
}

/** One instance a page; the gateway makes one a rendering, since it speaks four languages at once. */
export function createI18n(): I18n {
  return setupI18n();
}
