import { ask } from '#client/data/ask.ts';
import { statusKey } from '#client/data/status-store.ts';
import { rememberLanguage, showLanguage } from '#client/i18n/chosen-language.ts';
import { loadLanguage } from '#client/i18n/load-language.ts';
import type { RouterContext } from '#client/router.tsx';
import { setLanguage } from '#contract/site.ts';
import type { Language } from '#contract/values.ts';

/**
 * Speaks another language from here on: words, the document, this device's memory, the gateway. No
 * reload, so nothing that was typed is lost; what is asked by language is asked again by itself,
 * since the language is part of every question.
 */
export async function changeLanguage(
  context: RouterContext,
  invalidate: () => Promise<void>,
  language: Language,
): Promise<void> {
  await loadLanguage(context.i18n, language);
  showLanguage(language);
  rememberLanguage(language);
  // Without a network the device remembers alone; the gateway hears it with the next choice.
  await ask(setLanguage, { language }).catch(() => undefined);
  // The merchant's own words travel with the status, whose question names no language.
  void context.queryClient.invalidateQueries({ queryKey: statusKey });
  await invalidate();
}
