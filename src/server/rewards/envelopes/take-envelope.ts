import type { AnswerOf } from '#contract/call.ts';
import { shiftDay } from '#contract/days.ts';
import type { takeEnvelope as TakeCall } from '#contract/envelopes.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import { dayIn, startOfDayIn } from '#server/kernel/zoned-time.ts';
import { makeGrant } from '../grants/make-grant.ts';
import { payGrant } from '../grants/pay-grant.ts';
import { mayOffer } from '../may-offer.ts';
import { selectMerchant } from '../merchant-store.ts';
import type { RewardContext } from '../reward-context.ts';
import {
  depositedWithin,
  type EnvelopeRow,
  findEnvelope,
  isGuest,
  selectOwnShares,
  selectTiers,
  setGrant,
  takeShare,
} from './envelope-store.ts';
import { hasTakenAsAnother } from './person-store.ts';

type TakenShare = Outcome<AnswerOf<typeof TakeCall>, (typeof TakeCall)['refuses'][number]>;

/** The share, its grant and the payment are one transaction: whoever has a share has the money. */
export function takeEnvelope(
  app: RewardContext,
  envelopeId: string,
  player: Player,
): Promise<TakenShare> {
  const playerId = player.id;
  return inTransaction<TakenShare>(app.database, async (transaction) => {
    const refused = await mayOffer(transaction, { playerId, now: app.clock.now() });
    if (refused) return refused;
    // Only now: whoever waited for the player’s lock may have waited past the end.
    const now = app.clock.now();
    const envelope = await findEnvelope(transaction, envelopeId);
    if (!envelope) return refuse('envelope.unknown');
    const isForAll = envelope.kind !== 'personal';
    if (!isForAll && !(await isGuest(transaction, { envelopeId, playerId }))) {
      return refuse('envelope.unknown');
    }
    if (now < envelope.begins_at) return refuse('envelope.not-yet');
    if (now >= envelope.ends_at) return refuse('envelope.over');
    const earlier = await selectOwnShares(transaction, playerId, [envelopeId]);
    if (earlier.length > 0) return refuse('envelope.already');
    if (await hasTakenAsAnother(transaction, { envelopeId, playerId })) {
      return refuse('envelope.already');
    }
    const tier = await tierOf(transaction, envelope, { playerId, now });
    if (tier === undefined) return refuse('envelope.deposit-first');
    const share = await takeShare(transaction, { envelopeId, tier, playerId, now });
    if (!share) return refuse('envelope.empty');
    const made = await makeGrant(app, transaction, {
      playerId,
      source: 'envelope',
      sourceRef: `${envelopeId}:${share.tier}:${share.ordinal}`,
      form: envelope.form,
      amount: BigInt(share.amount),
      now,
      budgetId: envelope.budget_id,
    });
    if (!made.done) return made;
    const grantId = made.value?.id;
    const paid =
      grantId &&
      (await payGrant(app, transaction, { id: grantId, actor: `player:${playerId}`, now }));
    if (!grantId || !paid) throw new Error(`A share of envelope ${envelopeId} was given before.`);
    await setGrant(transaction, { envelopeId, playerId, grantId });
    return done({ ...share, at: now.toISOString(), form: envelope.form });
  });
}

/** The highest pile that the player’s deposits of the merchant’s day reach; undefined where they reach none. */
async function tierOf(
  transaction: Transaction,
  { id, kind }: EnvelopeRow,
  { playerId, now }: { playerId: string; now: Date },
): Promise<number | undefined> {
  if (kind !== 'tiered') return 0;
  const { currency, timeZone } = await selectMerchant(transaction);
  const today = dayIn(timeZone, now);
  const from = startOfDayIn(timeZone, today);
  const to = startOfDayIn(timeZone, shiftDay(today, 1));
  const deposited = await depositedWithin(transaction, { playerId, currency, from, to });
  const tiers = await selectTiers(transaction, id);
  return tiers.findLast(({ deposits }) => deposited >= BigInt(deposits))?.tier;
}
