import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { lockPlayer } from '#server/protection/lock-player.ts';
import { eachAlone, triedAgainAt } from '../each-alone.ts';
import type { RewardContext } from '../reward-context.ts';
import { type BonusRow, countOpenRounds, selectBonus } from './bonus-store.ts';
import {
  hasUncounted,
  pauseRow,
  putBonusOff,
  resumeRow,
  selectBroken,
  selectFinished,
  selectOfRefused,
  selectOverdue,
  selectWithdrawn,
} from './count-store.ts';
import { convertible, endBonus, winningsOf } from './finish-bonus.ts';

/** The job that ends bonuses whose time is over, and stops their clock in a break; planned by the schema. */
export const bonusSweepKind = 'bonus-sweep';

export function sweepBonuses(app: AppContext, onFault: (fault: unknown) => void): JobHandler {
  return async ({ now }) => {
    for (const step of [finishBonuses, heedBreaks, endForPapers, expireBonuses]) {
      for (const fault of await step(app)) onFault(fault);
    }
    return { again: new Date(now.getTime() + everyMs) };
  };
}

type Candidate = { grantId: string; playerId: string };

/**
 * Each in a transaction of its own, under its player's protection; what a killed run leaves is found again, what
 * stops one keeps nobody else waiting.
 */
async function eachOf<One extends Candidate>(
  { database, clock }: RewardContext,
  select: (transaction: Transaction) => Promise<One[]>,
  change: (transaction: Transaction, bonus: BonusRow, one: One) => Promise<unknown>,
): Promise<Error[]> {
  let found: One[] = [];
  await inTransaction(database, async (transaction) => {
    found = await select(transaction);
    return done(null);
  });
  return eachAlone(found, {
    name: ({ grantId }) => `Bonus ${grantId}`,
    change: (one) =>
      inTransaction(database, async (transaction) => {
        await lockPlayer(transaction, one.playerId);
        const bonus = await selectBonus(transaction, one.grantId);
        if (bonus?.state === 'active') await change(transaction, bonus, one);
        return done(null);
      }),
    putOff: ({ grantId }) => putBonusOff(database, grantId, triedAgainAt(clock.now())),
  });
}

/** What was played through becomes the player's own; what was used up ends. Of one player, where they wait for it. */
export async function finishBonuses(app: RewardContext, playerId?: string): Promise<Error[]> {
  const now = app.clock.now();
  return eachOf(
    app,
    (transaction) => selectFinished(transaction, { now, atMost: atOnce, playerId }),
    async (transaction, bonus) => {
      const isPlayed = BigInt(bonus.counted) >= BigInt(bonus.need);
      // What an open round brings back would be the bonus itself, which never becomes money.
      const isSticky = isPlayed && bonus.terms.isSticky;
      if (isSticky && (await countOpenRounds(transaction, bonus.grant_id)) > 0) return;
      await endBonus(app, transaction, bonus, {
        to: isPlayed ? 'completed' : 'used-up',
        ...(isPlayed ? { converts: convertible } : {}),
        now,
        actor: 'machine',
      });
    },
  );
}

/**
 * New stakes end with its time; rounds that began before may end within three days, and count. What was settled
 * and not yet counted is waited for: it may complete the bonus.
 */
export async function expireBonuses(app: RewardContext): Promise<Error[]> {
  const now = app.clock.now();
  return eachOf(
    app,
    (transaction) => selectOverdue(transaction, now, atOnce),
    async (transaction, bonus) => {
      const expiredMs = bonus.expires_at?.getTime() ?? 0;
      const isWaiting = now.getTime() < expiredMs + openRoundsMs;
      if (isWaiting && (await countOpenRounds(transaction, bonus.grant_id)) > 0) return;
      if (await hasUncounted(transaction, bonus.player_id)) return;
      await endBonus(app, transaction, bonus, { to: 'expired', now, actor: 'machine' });
    },
  );
}

/** What a withdrawal ended goes back once everything that was played before is counted; it may be completed by then. */
export async function endWithdrawn(app: RewardContext): Promise<Error[]> {
  const now = app.clock.now();
  return eachOf(
    app,
    (transaction) => selectWithdrawn(transaction, now, atOnce),
    async (transaction, bonus) => {
      if (await hasUncounted(transaction, bonus.player_id)) return;
      const actor = `player:${bonus.player_id}`;
      const end = { to: 'given-up', reason: 'withdrawal', actor } as const;
      await endBonus(app, transaction, bonus, { ...end, now });
    },
  );
}

/** A pause stops the clock; an exclusion ends the bonus, and what was won with it is the player's. */
export async function heedBreaks(app: RewardContext): Promise<Error[]> {
  const now = app.clock.now();
  return eachOf(
    app,
    (transaction) => selectBroken(transaction, now, atOnce),
    async (transaction, bonus, { kind, grantId, isPutOff, beganAt }) => {
      if (kind === null) return resumeRow(transaction, grantId, now);
      if (kind === 'cool-off' || isPutOff) return pauseRow(transaction, grantId, beganAt ?? now);
      if (await hasUncounted(transaction, bonus.player_id)) return;
      const end = { to: 'ended-by-break', converts: winningsOf, actor: 'machine' } as const;
      await endBonus(app, transaction, bonus, { ...end, now });
    },
  );
}

/** Refused papers end what is played, and all of it goes back; what was settled before is counted first. */
export async function endForPapers(app: RewardContext): Promise<Error[]> {
  const now = app.clock.now();
  return eachOf(
    app,
    (transaction) => selectOfRefused(transaction, now, atOnce),
    async (transaction, bonus) => {
      if (await hasUncounted(transaction, bonus.player_id)) return;
      const end = { to: 'revoked', reason: 'kyc.refused', actor: 'machine' } as const;
      await endBonus(app, transaction, bonus, { ...end, now });
    },
  );
}

const everyMs = 60_000;
const atOnce = 500;
const openRoundsMs = 72 * 60 * 60_000;
