import { type Language, languages } from '#contract/values.ts';

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

export function asLanguage(text: string | null | undefined): Language | null {
  return languages.find((language) => language === text) ?? null;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
