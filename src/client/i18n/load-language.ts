import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Language } from '#contract/values.ts';

const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  es: () => import('./locales/es.po'),
  en: () => import('./locales/en.po'),
  zh: () => import('./locales/zh.po'),
  ms: () => import('./locales/ms.po'),
};

/** Loads a language's words into the given instance and makes them the ones that are shown. */
export async function loadLanguage(i18n: I18n, language: Language): Promise<void> {
  const { messages } = await catalogues[language]();
  i18n.loadAndActivate({ locale: language, messages });
}

/** One instance a page; the gateway makes one a rendering, since it speaks four languages at once. */
export function createI18n(): I18n {
  return setupI18n();
}
