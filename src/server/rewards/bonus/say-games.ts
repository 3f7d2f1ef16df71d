import type { BonusWeights } from '#contract/bonus-terms.ts';
import { factsOf } from '#contract/languages.ts';
import type { GameType, Language } from '#contract/values.ts';
import { sayClass } from '../missions/terms-words.ts';

/** Which games count, those of one per cent together, the fullest first. */
export function sayGames(
  { games, vendors, classes }: BonusWeights,
  names: ReadonlyMap<string, string>,
  language: Language,
): string {
  const named = [
    ...Object.entries(games).map(([code, weight]) => ({ name: names.get(code) ?? code, weight })),
    ...Object.entries(vendors).map(([code, weight]) => ({ name: code, weight })),
    ...Object.entries(classes).map(([type, weight]) => ({
      name: sayClass(type as GameType, language),
      weight,
    })),
  ].filter(({ weight }) => weight > 0);
  const { comma, semicolon } = factsOf(language);
  return [...Map.groupBy(named, ({ weight }) => weight)]
    .sort(([one], [other]) => other - one)
    .map(([weight, group]) => `${weight} %: ${group.map(({ name }) => name).join(comma)}`)
    .join(semicolon);
}
