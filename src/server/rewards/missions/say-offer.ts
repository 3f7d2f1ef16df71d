import type { GoalTerms } from '#contract/mission-terms.ts';
import type { Mission, Offer } from '#contract/missions.ts';
import type { Language } from '#contract/values.ts';
import type { CurrentRun } from './current-runs.ts';
import { sayCounted, sayWeights, unitOf } from './terms-words.ts';

/** What an offer says beside its conditions; null of a mission that is none. */
export function offerOf(
  { offer, conditions, stages }: GoalTerms,
  language: Language,
): Offer | null {
  if (!offer) return null;
  const wagered = conditions.find(({ weights }) => weights !== undefined);
  const [given] = stages;
  const weights = wagered?.weights ?? {};
  return {
    promotion: offer.promotion,
    days: offer.days,
    audience: offer.audience,
    multiple:
      wagered && given?.form === 'cash'
        ? Number((BigInt(wagered.goals[0] ?? 0) * 100n) / BigInt(given.amount)) / 100
        : null,
    games: wagered ? sayWeights(weights, language) : null,
  };
}

export function sayCondition(
  condition: GoalTerms['conditions'][number],
  { language, currency }: { language: Language; currency: string },
): Pick<Mission['conditions'][number], 'text' | 'unit' | 'goals'> {
  return {
    text: sayCounted(condition, { language, currency }),
    unit: unitOf(condition),
    goals: condition.goals.map(String),
  };
}

export function isOfGoals(run: CurrentRun): run is CurrentRun & { terms: GoalTerms } {
  return run.terms.kind === 'goals';
}
