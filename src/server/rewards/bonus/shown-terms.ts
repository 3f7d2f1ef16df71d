import type { PublicBonus } from '#contract/bonus.ts';
import type { BonusTerms } from '#contract/bonus-terms.ts';
import { wordsIn } from '#contract/languages.ts';
import type { Language } from '#contract/values.ts';
import { multipleOf } from './review-bonus.ts';
import { sayGames } from './say-games.ts';

/** By code. */
export type GameNames = ReadonlyMap<string, string>;

interface InWords {
  language: Language;
  names: GameNames;
}

/** What an offer says to whoever may choose it. */
export function offeredTerms(terms: BonusTerms, inWords: InWords): Omit<PublicBonus, 'beginsAt'> {
  const { code, promotion, audience, match, to } = terms;
  return {
    ...shownTerms(terms, inWords),
    id: code,
    promotion,
    audience,
    percent: match.percent,
    atLeast: String(match.atLeast),
    atMost: String(match.atMost),
    endsAt: to,
  };
}

/** What a bonus says that is offered, or had. */
export function shownTerms(terms: BonusTerms, { language, names }: InWords) {
  return {
    title: wordsIn(terms.title, language),
    product: terms.product,
    multiple: terms.multiple,
    base: terms.base,
    effectiveMultiple: multipleOf(terms),
    weights: {
      ...terms.weights,
      classes: terms.weights.classes as Record<string, number>,
    },
    games: sayGames(terms.weights, names, language),
    capStake: String(terms.capStake),
    capConversion: terms.capConversion === null ? null : String(terms.capConversion),
    isSticky: terms.isSticky,
    days: terms.days,
    onWithdrawal: terms.onWithdrawal,
  };
}
