import type { PublicBonus } from '#contract/bonus.ts';
import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { wordsIn } from '#contract/languages.ts';
import type { PublicOffer } from '#contract/missions.ts';
import type { promotionTerms } from '#contract/promotion-terms.ts';
import { type Done, done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { selectLiveOffers } from './bonus/bonus-store.ts';
import { selectGameNames } from './bonus/offer-store.ts';
import { offeredTerms } from './bonus/shown-terms.ts';
import { selectMerchant } from './merchant-store.ts';
import { readCurrentRuns } from './missions/current-runs.ts';
import { joinableUntil } from './missions/offer-days.ts';
import { faultsOf } from './missions/publish-mission.ts';
import { isOfGoals, offerOf, sayCondition } from './missions/say-offer.ts';

type App = Pick<AppContext, 'database' | 'clock'>;
type Request = RequestOf<typeof promotionTerms>;

/** The same for everyone, so it says nothing of who may have the offer, nor how much of its budget is left. */
export async function readPromotionTerms(
  app: App,
  request: Request,
): Promise<Done<AnswerOf<typeof promotionTerms>>> {
  const { currency } = await selectMerchant(app.database);
  const [offer, bonus] = await Promise.all([
    readOffer(app, request, currency),
    readBonus(app, request),
  ]);
  return done({ currency, offer, bonus });
}

async function readOffer(
  { database, clock }: App,
  { promotion, language }: Request,
  currency: string,
): Promise<PublicOffer | null> {
  const now = clock.now();
  for (const run of await readCurrentRuns(database, now)) {
    if (!run.isLive || !isOfGoals(run)) continue;
    const { terms, beginsAt, endsAt } = run;
    const offer = offerOf(terms, language);
    const joinUntil = joinableUntil(terms, endsAt);
    if (offer?.promotion !== promotion || joinUntil <= now) continue;
    // Nobody could join what the licence no longer allows.
    if (faultsOf(terms, now).length > 0) continue;
    return {
      id: terms.code,
      title: wordsIn(terms.title, language),
      beginsAt: beginsAt.toISOString(),
      joinUntil: joinUntil.toISOString(),
      offer,
      match: terms.match,
      conditions: terms.conditions.map((one) => sayCondition(one, { language, currency })),
      stages: terms.stages.map(({ form, amount }) => ({ form, amount: String(amount) })),
    };
  }
  return null;
}

async function readBonus(
  { database, clock }: App,
  { promotion, language }: Request,
): Promise<PublicBonus | null> {
  const now = clock.now();
  const terms = (await selectLiveOffers(database, now))
    .map((offer) => offer.terms)
    .find((one) => one.promotion === promotion && now < new Date(one.to));
  if (!terms) return null;
  const names = await selectGameNames(database, Object.keys(terms.weights.games), language);
  return { ...offeredTerms(terms, { language, names }), beginsAt: terms.from };
}
