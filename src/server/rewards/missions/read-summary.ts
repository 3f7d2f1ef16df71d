import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { wordsIn } from '#contract/languages.ts';
import type { GoalTerms } from '#contract/mission-terms.ts';
import type { Mission, missionCount, missionSummary } from '#contract/missions.ts';
import { pointsCommodity } from '#contract/money.ts';
import { type Done, done, type Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { isOnBreak } from '#server/protection/is-on-break.ts';
import { offersBarred } from '#server/protection/offers-barred.ts';
import { findBudget } from '../grants/budget-store.ts';
import { selectMerchant } from '../merchant-store.ts';
import { countIssued, selectOwnAwards } from './award-store.ts';
import { type CurrentRun, readCurrentRuns } from './current-runs.ts';
import { budgetNameOf } from './grant-earned.ts';
import { endOf, joinableUntil } from './offer-days.ts';
import { selectBreaksOf, selectJoined, selectProgress } from './progress-store.ts';
import { isOfGoals, offerOf, sayCondition } from './say-offer.ts';
import { stageState, statusOf } from './standing.ts';

type App = Pick<AppContext, 'database' | 'clock'>;

/** Whoever takes a break is shown no missions: they would be an invitation. */
export async function readSummary(
  { database, clock }: App,
  { language }: RequestOf<typeof missionSummary>,
  player: Player,
): Promise<Done<AnswerOf<typeof missionSummary>>> {
  const now = clock.now();
  const { currency } = await selectMerchant(database);
  const answer = (missions: Mission[]) => done({ currency, missions, asOf: now.toISOString() });
  if (await isOnBreak(database, { playerId: player.id, now })) return answer([]);
  const current = (await readCurrentRuns(database, now)).filter(isOfGoals);
  const ids = current.flatMap(({ id }) => id ?? []);
  const [progress, awards, joined, breaks] = await Promise.all([
    selectProgress(database, ids, [player.id]),
    ids.length > 0 ? selectOwnAwards(database, player.id, ids) : [],
    ids.length > 0 ? selectJoined(database, ids, [player.id]) : [],
    selectBreaksOf(database, [player.id]),
  ]);
  // Whoever is offered nothing sees what they joined, and what they reached.
  const isBarred = (await offersBarred(database, player.id)) !== null;
  const isOwn = ({ id }: CurrentRun) =>
    joined.some(({ runId }) => runId === id) || awards.some((award) => award.run_id === id);
  const missions = (isBarred ? current.filter(isOwn) : current).map(
    async ({ id, terms, beginsAt, endsAt }): Promise<Mission> => {
      const stages = terms.stages.map(({ form, amount }, index) => {
        const award = awards.find((one) => one.run_id === id && one.stage === index + 1);
        const state = stageState(award);
        const rewardId = state === 'issued' ? (award?.grant_id ?? null) : null;
        return { form, amount: String(amount), state, rewardId };
      });
      const { joinedAt, leftAt } = joined.find(({ runId }) => runId === id) ?? {};
      const ownEnd = endOf(terms, { joinedAt, leftAt, endsAt, breaks });
      return {
        id: terms.code,
        title: wordsIn(terms.title, language),
        status: statusOf({
          now,
          beginsAt,
          endsAt: joinedAt === undefined ? joinableUntil(terms, ownEnd) : ownEnd,
          isJoined: terms.joining === 'automatic' || joinedAt !== undefined,
          hasBudget: await hasBudget(database, terms, currency),
          stages: stages.map(({ state }) => state),
        }),
        every: terms.window.every,
        beginsAt: beginsAt.toISOString(),
        endsAt: ownEnd.toISOString(),
        offer: offerOf(terms, language),
        mayLeave:
          joinedAt !== undefined && now < ownEnd && stages.some(({ state }) => state === 'open'),
        leftAt: leftAt?.toISOString() ?? null,
        match: terms.match,
        conditions: terms.conditions.map((condition, index) => ({
          ...sayCondition(condition, { language, currency }),
          counted: atLeastNothing(
            progress.find((one) => one.runId === id && one.condition === index)?.amount,
          ),
        })),
        stages,
      };
    },
  );
  return answer(await Promise.all(missions));
}

/** Rewards of missions and boards that can be claimed; none in a break. */
export async function countMissionRewards(
  { database, clock }: App,
  player: Player,
): Promise<Done<AnswerOf<typeof missionCount>>> {
  const now = clock.now();
  if (await isOnBreak(database, { playerId: player.id, now })) return done({ claimable: 0 });
  return done({ claimable: await countIssued(database, player.id, now) });
}

/** Whether the smallest of its rewards could still be given. */
async function hasBudget(
  database: App['database'],
  { code, stages }: GoalTerms,
  currency: string,
): Promise<boolean> {
  const name = budgetNameOf(code);
  const left = await Promise.all(
    stages.map(async ({ form, amount }) => {
      const commodity = form === 'points' ? pointsCommodity : currency;
      const budget = await findBudget(database, { name, commodity });
      return budget !== undefined && BigInt(budget.cap) - BigInt(budget.spent) >= BigInt(amount);
    }),
  );
  return left.some(Boolean);
}

/** What was undone may be more than what was counted, where the bet came before the period. */
function atLeastNothing(amount = 0n): string {
  return String(amount < 0n ? 0n : amount);
}
