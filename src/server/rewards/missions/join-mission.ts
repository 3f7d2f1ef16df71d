import type { AnswerOf } from '#contract/call.ts';
import type { GoalTerms } from '#contract/mission-terms.ts';
import type { joinMission as JoinCall } from '#contract/missions.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { kycStanding } from '#server/identity-documents/kyc-standing.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { mayOffer } from '../may-offer.ts';
import { selectMerchant } from '../merchant-store.ts';
import { hasBonusFor, isInOffer, lockPerson, offersOfPerson } from '../offers-in-play-store.ts';
import { joinableUntil } from './offer-days.ts';
import { hasDeposited, hasTakenBack, insertJoined, lockJoined } from './progress-store.ts';
import { faultsOf } from './publish-mission.ts';
import { openFinder } from './run-of.ts';

type Joined = Outcome<AnswerOf<typeof JoinCall>, (typeof JoinCall)['refuses'][number]>;

/** A second tap changes nothing: whoever joined stays joined since then. */
export function joinMission(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  code: string,
  player: Player,
): Promise<Joined> {
  return inTransaction<Joined>(database, async (transaction) => {
    const now = clock.now();
    const refused = await mayOffer(transaction, { playerId: player.id, now });
    if (refused) return refused;
    const { timeZone: zone } = await selectMerchant(transaction);
    const finder = await openFinder(transaction, { from: now, to: now, zone });
    if (!finder.codes.includes(code)) return refuse('mission.unknown');
    const run = await finder.runAt(code, now);
    if (run?.terms.kind !== 'goals' || run.terms.joining !== 'tap') {
      return refuse('mission.not-now');
    }
    if (now >= joinableUntil(run.terms, run.ends_at)) return refuse('mission.not-now');
    const { offer } = run.terms;
    // What the licence allows may have changed since it was published.
    if (faultsOf(run.terms, now).length > 0) return refuse('mission.not-now');
    const joined = await lockJoined(transaction, { runId: run.id, playerId: player.id });
    if (joined?.leftAt) return refuse('mission.left');
    const refusal =
      offer && !joined && (await refusalFor(transaction, { player, code, offer, now }));
    if (refusal) return refuse(refusal);
    await insertJoined(transaction, { runId: run.id, playerId: player.id, now });
    return done({ status: 'Joined' as const });
  });
}

interface OfferToJoin {
  player: Player;
  code: string;
  offer: NonNullable<GoalTerms['offer']>;
  now: Date;
}

/** Why somebody cannot be in an offer. One is had once a person, and a bet counts for one of them. */
async function refusalFor(
  transaction: Transaction,
  { player: { id: playerId }, code, offer: { audience, product }, now }: OfferToJoin,
): Promise<'kyc.missing' | 'mission.not-for-you' | 'offer.one-active' | null> {
  await lockPerson(transaction, playerId);
  if (audience === 'first-deposit') {
    if ((await kycStanding(transaction, playerId)) !== 'approved') return 'kyc.missing';
    if (await hasDeposited(transaction, playerId)) return 'mission.not-for-you';
  }
  if ((await offersOfPerson(transaction, { playerId, codes: [code] })).has(code)) {
    return 'mission.not-for-you';
  }
  // A deposit of theirs came back through their bank or card: no other offer is theirs.
  if (await hasTakenBack(transaction, playerId)) return 'mission.not-for-you';
  const isInAnother =
    (await isInOffer(transaction, { playerId, product, now })) ||
    (await hasBonusFor(transaction, { playerId, product }));
  return isInAnother ? 'offer.one-active' : null;
}
