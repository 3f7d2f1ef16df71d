import type { Bonus, BonusOffer, bonusDetails as Call } from '#contract/bonus.ts';
import type { AnswerOf } from '#contract/call.ts';
import { wordsIn } from '#contract/languages.ts';
import type { Language } from '#contract/values.ts';
import { type Done, done, type Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { mainBalance } from '#server/ledger/main-balance.ts';
import { selectBudgets } from '../grants/budget-store.ts';
import { isOfferedNothing } from '../may-offer.ts';
import { selectMerchant } from '../merchant-store.ts';
import {
  selectChoices,
  selectCounts,
  selectLiveOffers,
  selectMissed,
  selectStarted,
  selectWaiting,
} from './bonus-store.ts';
import { bonusBudgetOf } from './grant-for-deposit.ts';
import { selectBonusVendors, selectGameNames } from './offer-store.ts';
import { type GameNames, offeredTerms, shownTerms } from './shown-terms.ts';
import { refusalsFor } from './who-may-have.ts';

type App = Pick<AppContext, 'database' | 'clock'>;
type Details = AnswerOf<typeof Call>;

export async function readBonuses(
  { database, clock }: App,
  language: Language,
  player: Player,
): Promise<Done<Details>> {
  const now = clock.now();
  const { currency } = await selectMerchant(database);
  const [own, started, waiting, offers, vendors, missed] = await Promise.all([
    mainBalance(database, player.id, currency),
    selectStarted(database, player.id, bonusesShown),
    selectWaiting(database, player.id, now),
    selectLiveOffers(database, now),
    selectBonusVendors(database),
    selectMissed(database, player.id, new Date(now.getTime() - missedShownMs)),
  ]);
  const codes = [...started, ...offers].flatMap(({ terms }) => Object.keys(terms.weights.games));
  const names = await selectGameNames(database, [...new Set(codes)], language);
  const shown = await Promise.all(
    started.map(async (row) => {
      const counts = row.state === 'active' ? await selectCounts(database, row.grant_id, 10) : [];
      return shownBonus(row, counts, { language, names });
    }),
  );
  return done({
    currency,
    own: String(own),
    active: shown.filter(({ state }) => state === 'active'),
    waiting: waiting.map(({ id, amount, claimBy, terms }) => ({
      id,
      amount,
      title: wordsIn(terms.title, language),
      claimBy: claimBy?.toISOString() ?? null,
      onWithdrawal: terms.onWithdrawal,
    })),
    ended: shown.filter(({ state }) => state !== 'active'),
    offers: await readOffers({ database, clock }, { language, names, currency }, player),
    missed: missed.map(({ terms, reason, at }) => ({
      title: wordsIn(terms.title, language),
      reason,
      at: at.toISOString(),
    })),
    vendors,
    asOf: now.toISOString(),
  });
}

const bonusesShown = 20;
const missedShownMs = 30 * 24 * 60 * 60_000;

/** Who takes a break, wants no offers or bears an open mark of harm is offered nothing. */
async function readOffers(
  { database, clock }: App,
  { language, names, currency }: { language: Language; names: GameNames; currency: string },
  player: Player,
): Promise<BonusOffer[]> {
  const now = clock.now();
  const { id: playerId } = player;
  if (await isOfferedNothing(database, { playerId, now })) return [];
  const [offers, choices] = await Promise.all([
    selectLiveOffers(database, now),
    selectChoices(database, playerId),
  ]);
  const open = offers.filter(
    ({ terms }) => new Date(terms.from) <= now && now < new Date(terms.to),
  );
  const [refusals, budgets] = await Promise.all([
    refusalsFor(
      database,
      playerId,
      open.map(({ terms }) => terms),
    ),
    selectBudgets(database, {
      names: open.map(({ code }) => bonusBudgetOf(code)),
      commodity: currency,
    }),
  ]);
  return open.map(({ id: offerId, code, terms }) => {
    // Who chose an earlier version has not agreed to this one.
    const choice = choices.find(
      (one) => one.code === code && (one.grant_id !== null || one.offer_id === offerId),
    );
    const budget = budgets.find(({ name }) => name === bonusBudgetOf(code));
    const isLeft =
      budget !== undefined &&
      BigInt(budget.cap) - BigInt(budget.spent) >= BigInt(terms.match.atMost);
    return {
      ...offeredTerms(terms, { language, names }),
      // What is missing can still be done, such as papers; what is over cannot.
      status: statusOf(choice, isLeft && refusals.get(code) !== 'bonus.not-for-you'),
    };
  });
}

type ChoiceRow = Awaited<ReturnType<typeof selectChoices>>[number];

function statusOf(choice: ChoiceRow | undefined, isOpen: boolean): BonusOffer['status'] {
  // It lapsed or was taken back before it began: it is nobody's, and is not given again.
  const isLost = choice?.startedAt === null && choice.state !== 'waiting';
  if (choice?.grant_id) return isLost ? 'Closed' : 'Claimed';
  if (!isOpen) return 'Closed';
  return choice ? 'Joined' : 'Join';
}

type Row = Awaited<ReturnType<typeof selectStarted>>[number];
type CountRow = Awaited<ReturnType<typeof selectCounts>>[number];

function shownBonus(
  row: Row,
  counts: readonly CountRow[],
  { language, names }: { language: Language; names: GameNames },
): Bonus {
  const [need, counted] = [BigInt(row.need), BigInt(row.counted)];
  return {
    ...shownTerms(row.terms, { language, names }),
    id: row.grant_id,
    state: row.state === 'waiting' ? 'active' : row.state,
    principal: row.principal,
    balance: row.balance ?? '0',
    need: row.need,
    // Never above what is asked for; what was undone may have brought it below nothing.
    counted: String(counted > need ? need : counted < 0n ? 0n : counted),
    converted: row.converted,
    startedAt: (row.started_at ?? new Date(0)).toISOString(),
    expiresAt: (row.expires_at ?? new Date(0)).toISOString(),
    isPaused: row.paused_at !== null,
    endedAt: row.ended_at?.toISOString() ?? null,
    endReason: row.end_reason,
    rounds: counts.map((one) => ({
      at: one.at.toISOString(),
      game: wordsIn(one.game_name, language),
      stake: one.stake,
      weight: one.weight,
      counted: one.counted,
    })),
  };
}
