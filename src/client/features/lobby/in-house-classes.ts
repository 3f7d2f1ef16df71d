import type { GameClass } from '#contract/catalogue.ts';

/** Scratch, video poker, jackpot, table games, arcade, bingo. */
const always: readonly string[] = ['SC', 'VP', 'JP', 'TG', 'AC'];

/** Bingo is offered where the merchant speaks TY; other classes of the category are not filters here. */
export function inHouseClasses(
  classes: readonly GameClass[],
  languages: readonly string[],
): GameClass[] {
  const speaksTy = languages.some((language) => language.toUpperCase() === 'TY');
  return classes.filter(({ key }) => always.includes(key) || (key === 'BG' && speaksTy));
}
