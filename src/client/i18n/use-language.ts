import { useLingui } from '@lingui/react';
import type { Language } from '#contract/values.ts';

/** The language of this page. What depends on it takes it as part of its question. */
export function useLanguage(): Language {
  return useLingui().i18n.locale as Language;
}
