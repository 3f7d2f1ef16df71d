import { factsOf, type InLanguages, type Language, wordsIn } from '#contract/languages.ts';
import type { Counted } from '#contract/mission-terms.ts';
import type { GameType } from '#contract/values.ts';
import { writeSum } from '#server/notices/write-sum.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import type { MissionWords } from './words/mission-words.ts';
import { ms } from './words/ms.ts';
import { zh } from './words/zh.ts';

/** What counts, as players read it and operators see it before they publish. */
export function sayCounted(
  counted: Counted,
  { language, currency }: { language: Language; currency: string },
): string {
  const words = wordsIn(wordsOf, language);
  const sum = (amount: number | undefined) =>
    amount === undefined ? null : writeSum({ amount: String(amount), currency }, language);
  const { counter, classes, vendors, minimum, times = 0, dailyCap } = counted;
  const cap =
    dailyCap === undefined ? null : counter === 'valid-bets' ? sum(dailyCap) : String(dailyCap);
  const parts = { minimum: sum(minimum), times, dailyCap: cap };
  const names = [...(classes ?? []).map((one) => words.classes[one]), ...(vendors ?? [])];
  return [
    words.counters[counter](parts),
    names.length > 0 ? words.within(names.join(factsOf(language).comma)) : '',
    cap === null ? '' : words.dailyCap(cap),
  ]
    .filter(Boolean)
    .join(words.between);
}

/** Categories with their per cent, the fullest first. */
export function sayWeights(weights: NonNullable<Counted['weights']>, language: Language): string {
  const { classes } = wordsIn(wordsOf, language);
  return Object.entries(weights)
    .sort(([, one], [, other]) => other - one)
    .map(([type, percent]) => `${classes[type as GameType]} ${percent} %`)
    .join(factsOf(language).comma);
}

export function sayClass(type: GameType, language: Language): string {
  return wordsIn(wordsOf, language).classes[type];
}

export function unitOf({ counter }: Counted): 'money' | 'times' {
  return counter === 'valid-bets' || counter === 'deposit-sum' ? 'money' : 'times';
}

const wordsOf: InLanguages<MissionWords> = { es, en, zh, ms };
