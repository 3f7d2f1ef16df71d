import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { convertPoints as Call } from '#contract/points.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { publishBalanceChange } from '#server/ledger/publish-balance.ts';
import { checkPaymentPassword } from '#server/profile/check-payment-password.ts';
import { mayReward } from '../may-reward.ts';
import { selectMerchant } from '../merchant-store.ts';
import type { RewardContext } from '../reward-context.ts';
import { type ConversionTerms, convert } from './conversion.ts';
import { movePoints, pointsOf } from './move-points.ts';
import { insertConversion, type PointsRule, selectConversion, selectRule } from './points-store.ts';

type Converted = Outcome<AnswerOf<typeof Call>, (typeof Call)['refuses'][number]>;

/** Points become money in the main wallet, down to the step. */
export async function convertPoints(
  app: AppContext,
  { requestId, points, paymentPassword }: RequestOf<typeof Call>,
  player: Player,
): Promise<Converted> {
  // Before the transaction: hashing takes its time, and locks are not to wait for it.
  const checked = await checkPaymentPassword(app, player, paymentPassword);
  if (!checked.done) return checked;
  const now = app.clock.now();
  const asked = BigInt(points);
  return inTransaction<Converted>(app.database, async (transaction) => {
    const refused = await mayReward(transaction, { playerId: player.id, now });
    if (refused) return refused;
    const earlier = await selectConversion(transaction, player.id, requestId);
    if (earlier) {
      if (BigInt(earlier.asked) !== asked) return refuse('request.conflict');
      const { left_over: left, commodity: currency, converted_at: at, amount } = earlier;
      return done({ points: earlier.points, amount, currency, left, at: at.toISOString() });
    }
    return carryOut(app, transaction, { playerId: player.id, requestId, asked, now });
  });
}

interface ConversionRequest {
  playerId: string;
  requestId: string;
  asked: bigint;
  now: Date;
}

async function carryOut(
  app: Pick<RewardContext, 'events'>,
  transaction: Transaction,
  { playerId, requestId, asked, now }: ConversionRequest,
): Promise<Converted> {
  const terms = termsOf(await selectRule(transaction, now));
  if (!terms) return refuse('points.not-convertible');
  const wanted = convert(asked, terms);
  if (wanted.outcome === 'below-minimum') return refuse('points.below-minimum');
  const before = await pointsOf(transaction, playerId);
  if (asked > before) return refuse('points.short');
  const { currency } = await selectMerchant(transaction);
  const { points, amount } = wanted;
  const left = before - points;
  const id = await insertConversion(transaction, {
    player_id: playerId,
    request_id: requestId,
    asked: String(asked),
    points: String(points),
    amount: String(amount),
    commodity: currency,
    left_over: String(left),
    converted_at: now,
  });
  const cost = { kind: 'rewards-cost', subject: 'points', commodity: currency } as const;
  const main = { kind: 'player-main', playerId, commodity: currency } as const;
  const moved = await movePoints(transaction, {
    playerId,
    points: -points,
    key: `points:convert:${id}`,
    kind: 'points-converted',
    reference: `points-conversion:${id}`,
    actor: `player:${playerId}`,
    type: 'converted',
    now,
    converted: { amount, ratioPoints: terms.points, ratioAmount: terms.amount },
    moreLegs: [
      { account: await openAccount(transaction, cost), amount: -amount },
      { account: await openAccount(transaction, main), amount },
    ],
  });
  if (moved !== 'moved') return refuse('points.short');
  await publishBalanceChange(app, transaction, playerId);
  return done({
    points: String(points),
    amount: String(amount),
    currency,
    left: String(left),
    at: now.toISOString(),
  });
}

/** Null where the merchant converts no points. */
export function termsOf(rule: PointsRule | undefined): ConversionTerms | null {
  if (!rule?.convert_points) return null;
  return {
    points: BigInt(rule.convert_points),
    amount: BigInt(rule.convert_amount ?? 0),
    minimum: BigInt(rule.convert_minimum ?? 0),
    step: BigInt(rule.convert_step ?? 0),
  };
}
