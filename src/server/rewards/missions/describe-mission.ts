import { type Language, wordsIn } from '#contract/languages.ts';
import type { MissionTerms } from '#contract/mission-terms.ts';
import { pointsCommodity } from '#contract/money.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { writeSum } from '#server/notices/write-sum.ts';
import { selectMerchant } from '../merchant-store.ts';
import { sayCounted, unitOf } from './terms-words.ts';

/** What players of a language will read of a mission, line by line, with its figures. */
export async function describeMission(
  { database }: Pick<AppContext, 'database'>,
  terms: MissionTerms,
  language: Language,
): Promise<string[]> {
  const { currency } = await selectMerchant(database);
  const sum = (amount: number, commodity: string) =>
    writeSum({ amount: String(amount), currency: commodity }, language);
  const given = ({ form, amount }: { form: 'cash' | 'points'; amount: number }) =>
    sum(amount, form === 'points' ? pointsCommodity : currency);
  const title = wordsIn(terms.title, language);
  if (terms.kind === 'board') {
    return [
      title,
      sayCounted(terms.score, { language, currency }),
      ...terms.prizes.map((prize, place) => `${place + 1}. ${given(prize)}`),
    ];
  }
  return [
    title,
    ...terms.stages.map((stage, index) => {
      const asked = terms.conditions.map((condition) => {
        const goal = condition.goals[index] ?? 0;
        const written = unitOf(condition) === 'money' ? sum(goal, currency) : String(goal);
        return `${sayCounted(condition, { language, currency })}: ${written}`;
      });
      return `${asked.join(terms.match === 'all' ? ' + ' : ' / ')} = ${given(stage)}`;
    }),
  ];
}
