import { isLanguage, type Language, languageFacts } from '#contract/languages.ts';
import { chosenPseudoLanguage, pseudoLanguages } from './pseudo-language.ts';

/**
 * The language chosen on this device: `lang` is the one in use, `hisLang` the one before a page
 * forced another. The gateway reads the cookie `lang`, so that its first paint speaks it too.
 */
export function chosenLanguage(): Language | null {
  return asLanguage(read('lang')) ?? asLanguage(read('hisLang'));
}

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem('lang', language);
    localStorage.setItem('hisLang', language);
  } catch {
    // A device that keeps nothing still gets the language for this visit.
  }
}

/** Screen readers, line breaks and the direction of the page follow the document's language. */
export function showLanguage(language: Language): void {
  const page = document.documentElement;
  const pseudo = import.meta.env.DEV ? chosenPseudoLanguage() : null;
  const { direction } = pseudo ? pseudoLanguages[pseudo] : languageFacts[language];
  // Set again to the same value, each would have every style looked up anew.
  if (page.lang !== language) page.lang = language;
  if (page.dir !== direction) page.dir = direction;
}

export function asLanguage(text: string | null | undefined): Language | null {
  return isLanguage(text) ? text : null;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
