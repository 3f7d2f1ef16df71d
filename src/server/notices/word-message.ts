import { type InLanguages, wordsIn } from '#contract/languages.ts';
import type { Language } from '#contract/values.ts';
import { isTemplate, type NoticeWords, type WordedNotice } from './templates.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { ms } from './words/ms.ts';
import { zh } from './words/zh.ts';

const words: InLanguages<NoticeWords> = { es, en, zh, ms };

/**
 * A template in somebody's language; undefined for one that this release does not know, as after a
 * newer one was taken back.
 */
export function wordTemplate(
  template: string,
  values: Readonly<Record<string, string | null>>,
  language: Language,
): WordedNotice | undefined {
  if (!isTemplate(template)) return undefined;
  // Only `notifyPlayer` writes these rows, and it takes a template with the values it asks for.
  const word = wordsIn(words, language)[template] as (filled: typeof values) => WordedNotice;
  return word(values);
}
