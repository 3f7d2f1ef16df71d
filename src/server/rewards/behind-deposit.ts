import { shiftDay } from '#contract/days.ts';
import type { Transaction } from '#server/db/open.ts';
import { reportIncident } from '#server/incidents/incidents.ts';
import { dayIn, startOfDayIn } from '#server/kernel/zoned-time.ts';
import {
  type AwardBehind,
  awardsAround,
  keptDeposits,
  selectCredited,
  sharesWithin,
} from './behind-deposit-store.ts';
import { selectOfDeposit } from './bonus/bonus-store.ts';
import { revokeForDeposit } from './bonus/revoke-bonus.ts';
import { changeState, selectGrant } from './grants/grant-store.ts';
import { selectMerchant } from './merchant-store.ts';
import { dropEarned } from './missions/award-store.ts';
import { countFact } from './missions/count-fact.ts';
import { endOf } from './missions/offer-days.ts';
import { selectBreaksOf, selectProgress } from './missions/progress-store.ts';
import { stagesReached } from './missions/stages-reached.ts';
import type { RewardContext } from './reward-context.ts';

interface ReturnedDeposit {
  deposit: { id: string; playerId: string; provider: string };
  actor: string;
  now: Date;
}

interface TakenBack {
  bonus: Awaited<ReturnType<typeof revokeForDeposit>>;
  /** Rewards that nobody had claimed, and are revoked. */
  revoked: number;
  /** What was claimed before stays its player's; an incident asks a person to look at each. */
  claimed: number;
}

/**
 * A deposit was charged back, which is written before: the bonus it brought, and what was reached in missions and
 * taken of envelopes only by it. Its player's protection is locked, so that nothing is claimed meanwhile.
 */
export async function takeBackBehindDeposit(
  app: Pick<RewardContext, 'events'>,
  transaction: Transaction,
  returned: ReturnedDeposit,
): Promise<TakenBack> {
  const { deposit, actor, now } = returned;
  const bonus = await revokeForDeposit(app, transaction, { depositId: deposit.id, actor, now });
  const completed =
    bonus === 'completed' ? await selectOfDeposit(transaction, deposit.id) : undefined;
  if (completed) await report(transaction, completed.grant_id, returned);
  const counts = { revoked: 0, claimed: 0 };
  for (const id of await grantsBehind(transaction, returned)) {
    const change = { id, to: 'revoked', now, reason: 'deposit-returned' } as const;
    const ended =
      (await changeState(transaction, { ...change, from: 'claimable' })) ??
      (await changeState(transaction, { ...change, from: 'waiting' }));
    if (ended) counts.revoked++;
    else if (await report(transaction, id, returned)) counts.claimed++;
  }
  if (counts.revoked > 0) {
    const { playerId } = deposit;
    await app.events.publish(transaction, { kind: 'rewards.changed', playerId, body: {} });
  }
  return { bonus, ...counts };
}

/** False where there is nothing to look at: it had expired, or was taken back. */
async function report(
  transaction: Transaction,
  grantId: string,
  { deposit, now }: ReturnedDeposit,
): Promise<boolean> {
  const grant = await selectGrant(transaction, grantId);
  if (grant?.state !== 'claimed') return false;
  const money = { amount: BigInt(grant.amount), currency: grant.commodity };
  return reportIncident(transaction, {
    ...{ kind: 'reward-claimed', provider: deposit.provider, paymentId: `reward:${grantId}` },
    ...{ session: null, depositId: deposit.id, ...money, now },
  });
}

async function grantsBehind(
  transaction: Transaction,
  { deposit: { id, playerId } }: ReturnedDeposit,
): Promise<string[]> {
  const credited = await selectCredited(transaction, id);
  if (!credited) return [];
  const merchant = await selectMerchant(transaction);
  const returned = { playerId, ...credited, ...merchant };
  return [
    ...(await ofMissions(transaction, returned)),
    ...(await ofEnvelopes(transaction, returned)),
  ];
}

interface Credited {
  playerId: string;
  amount: bigint;
  at: Date;
  currency: string;
  timeZone: string;
}

/** What is reached with it and not without it; what was not granted yet is dropped. */
async function ofMissions(transaction: Transaction, credited: Credited): Promise<string[]> {
  const { playerId } = credited;
  const runs = Map.groupBy(await awardsAround(transaction, credited), ({ runId }) => runId);
  const lost: string[] = [];
  for (const [runId, awards] of runs) {
    const [first] = awards;
    const reached = first && (await reachedBy(transaction, first, credited));
    if (!reached || reached.without === reached.with) continue;
    await dropEarned(transaction, { runId, playerId, above: reached.without });
    for (const { stage, grantId } of awards) {
      const isLost = stage > reached.without && stage <= reached.with;
      if (isLost && grantId !== null) lost.push(grantId);
    }
  }
  return lost;
}

/** Counted anew for what counts deposits; everything else stands as it was counted. */
async function reachedBy(
  transaction: Transaction,
  { runId, terms, countsFrom, endsAt, joinedAt, leftAt }: AwardBehind,
  { playerId, currency, amount, at }: Credited,
): Promise<{ with: number; without: number }> {
  const from = joinedAt && joinedAt > countsFrom ? joinedAt : countsFrom;
  const to = endOf(terms, {
    ...{ joinedAt: joinedAt ?? undefined, leftAt, endsAt },
    breaks: await selectBreaksOf(transaction, [playerId]),
  });
  const kept = await keptDeposits(transaction, { playerId, currency, from, to });
  const counted: bigint[] = [];
  for (const progress of await selectProgress(transaction, [runId], [playerId])) {
    counted[progress.condition] = progress.amount;
  }
  const stagesBy = (deposits: readonly bigint[]) =>
    stagesReached(
      terms,
      terms.conditions.map((condition, index) => {
        if (condition.counter !== 'deposits' && condition.counter !== 'deposit-sum') {
          return counted[index] ?? 0n;
        }
        return sumOf(deposits.map((one) => countFact(condition, depositOf(one), '')?.amount ?? 0n));
      }),
    );
  const all = at < from || at >= to ? kept : [...kept, amount];
  const isFirst = terms.offer?.audience === 'first-deposit' && kept.length < all.length;
  return { with: stagesBy(all), without: isFirst && kept.length === 0 ? 0 : stagesBy(kept) };
}

function depositOf(amount: bigint) {
  const played = { stake: 0n, payout: 0n, valid: 0n, bonus: 0n, bonusStake: 0n };
  return { kind: 'deposit' as const, class: '', vendor: '', amount, ...played };
}

/** Shares of the deposit's own day for which what is left of that day is not enough. */
async function ofEnvelopes(
  transaction: Transaction,
  { playerId, at, amount, currency, timeZone }: Credited,
): Promise<string[]> {
  const day = dayIn(timeZone, at);
  const from = startOfDayIn(timeZone, day);
  const to = startOfDayIn(timeZone, shiftDay(day, 1));
  const shares = await sharesWithin(transaction, { playerId, from, to });
  if (shares.length === 0) return [];
  const kept = sumOf(await keptDeposits(transaction, { playerId, currency, from, to }));
  return shares.flatMap(({ asked, grantId }) =>
    kept < BigInt(asked) && kept + amount >= BigInt(asked) ? [grantId] : [],
  );
}

function sumOf(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, one) => sum + one, 0n);
}
