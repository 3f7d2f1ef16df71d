import type { I18n } from '@lingui/core';
import { addWordsOf } from './load-language.ts';

let pageI18n: I18n | undefined;

/** From now on what is fetched later brings its words into this instance: the page's own. */
export function bringWordsInto(i18n: I18n): void {
  pageI18n = i18n;
}

/**
 * A part that is fetched later, once its words are there too. The build writes this around every
 * `import()` of a source that says something, with the name under which that source's words are found.
 * The gateway, which has all words from the start, and tests have no page.
 */
export async function withWords<Fetched>(part: Promise<Fetched>, name?: string): Promise<Fetched> {
  const [fetched] = await Promise.all([part, pageI18n && addWordsOf(pageI18n, name)]);
  return fetched;
}
