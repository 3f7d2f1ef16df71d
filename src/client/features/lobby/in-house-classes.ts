import type { GameClass } from '#contract/catalogue.ts';

/** Scratch, video poker, jackpot, table games, arcade, bingo: the filters of our own games. */
const filters: readonly string[] = ['SC', 'VP', 'JP', 'TG', 'AC', 'BG'];

/** The gateway lists the classes in which the merchant has games; others of the category are no filters. */
export function inHouseClasses(classes: readonly GameClass[]): GameClass[] {
  return classes.filter(({ key }) => filters.includes(key));
}
