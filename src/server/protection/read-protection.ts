import type { OwnLimit, OwnProtection } from '#contract/protection.ts';
import { limitKinds, limitPeriods } from '#contract/protection-rules.ts';
import type { Database } from '#server/db/open.ts';
import { loggedInSince } from '#server/identity/sessions/logged-in-since.ts';
import { type Done, done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { limitInForce, maximumOf, type Used } from './limit-rules.ts';
import { selectChanges } from './limit-store.ts';
import { defaultPack } from './packs/packs.ts';
import { realityDueAt } from './reality-rules.ts';
import { selectBreaks, selectLimits, selectMerchant, selectProtection } from './store.ts';
import { selectDeposited, selectMinutes, selectPlayed } from './use-store.ts';
import { windowsAt } from './windows.ts';

export async function readProtection(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  playerId: string,
): Promise<Done<OwnProtection>> {
  const now = clock.now();
  const row = await selectProtection(database, playerId);
  const { timeZone, currency } = await selectMerchant(database);
  const [longest] = await selectBreaks(database, playerId, now);
  const dueAt = realityDueAt(row, await loggedInSince(database, playerId, now));
  return done({
    now: now.toISOString(),
    currency,
    hasChosen: row.chosenAt !== null,
    hasOffersOff: row.offersOffAt !== null,
    limits: await limitsOf(database, playerId, { now, timeZone, currency }),
    break: longest
      ? {
          kind: longest.kind,
          beganAt: longest.beganAt.toISOString(),
          endsAt: longest.endsAt.toISOString(),
        }
      : null,
    reality: {
      minutes: row.realityMinutes,
      dueAt: dueAt?.toISOString() ?? null,
      isPending: dueAt !== null && dueAt <= now,
    },
  });
}

async function limitsOf(
  database: Database,
  playerId: string,
  { now, timeZone, currency }: { now: Date; timeZone: string; currency: string },
): Promise<OwnLimit[]> {
  const windows = windowsAt(now, timeZone);
  const own = await selectLimits(database, playerId, limitKinds);
  const changes = await selectChanges(database, playerId, now);
  const { wagered: wager, lost: loss } = await selectPlayed(database, playerId, windows);
  const deposit = await selectDeposited(database, playerId, windows);
  const session = await selectMinutes(database, playerId, windows);
  const used: Record<OwnLimit['kind'], Used> = { deposit, loss, wager, session };
  return limitKinds.flatMap((kind) =>
    limitPeriods.map((period) => {
      const is = (one: { kind: string; period: string }) =>
        one.kind === kind && one.period === period;
      const maximum = maximumOf(defaultPack, kind, period, currency);
      const pending = changes.find(is);
      return {
        kind,
        period,
        own: digitsOf(own.find(is)?.amount ?? null),
        maximum: digitsOf(maximum),
        inForce: digitsOf(limitInForce(own, kind, period, maximum)),
        // Who is winning has used nothing of a loss limit.
        used: used[kind][period] > 0n ? String(used[kind][period]) : '0',
        pending: pending
          ? {
              amount: digitsOf(pending.amount),
              dueAt: pending.dueAt.toISOString(),
              expiresAt: pending.expiresAt.toISOString(),
            }
          : null,
      };
    }),
  );
}

function digitsOf(amount: bigint | null): string | null {
  return amount === null ? null : String(amount);
}
