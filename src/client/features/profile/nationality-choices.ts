import { foldText } from '#client/i18n/fold-text.ts';
import { nationalities } from '#contract/nationalities.ts';
import type { Language } from '#contract/values.ts';

export interface NationalityChoice {
  code: string;
  /** In the reader's language, from the platform: catalogues need not carry the world. */
  name: string;
}

const known = new Map<Language, readonly NationalityChoice[]>();

/** Every country there is, in the alphabet of the one who chooses. */
export function nationalityChoices(language: Language): readonly NationalityChoice[] {
  const before = known.get(language);
  if (before) return before;
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const choices = nationalities
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name));
  known.set(language, choices);
  return choices;
}

/** Those whose name begins so first, then those with a word that does, then those that hold it. */
export function searchNationalities(
  choices: readonly NationalityChoice[],
  typed: string,
): readonly NationalityChoice[] {
  const wanted = foldText(typed);
  if (wanted === '') return choices;
  const ranked = [0, 1, 2].map((rank) =>
    choices.filter(({ name, code }) => rankOf(foldText(name), code, wanted) === rank),
  );
  return ranked.flat();
}

/** The one that was meant by what was typed, if it can be told. */
export function meantBy(choices: readonly NationalityChoice[], typed: string) {
  const found = searchNationalities(choices, typed);
  return found.length === 1
    ? found[0]
    : found.find(({ name }) => foldText(name) === foldText(typed));
}

function rankOf(name: string, code: string, wanted: string): number {
  if (name.startsWith(wanted) || code.toLowerCase() === wanted) return 0;
  if (name.includes(` ${wanted}`)) return 1;
  return name.includes(wanted) ? 2 : 3;
}
