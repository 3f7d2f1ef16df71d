import type { LimitRequest, OwnProtection } from '#contract/protection.ts';
import { limitKinds, loosenAfterHours, loosenWithinDays } from '#contract/protection-rules.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { notifyPlayer } from '#server/notices/notify-player.ts';
import { insertHistory } from './history-store.ts';
import { isTighter, type Limit, maximumOf } from './limit-rules.ts';
import { deleteChange, selectChanges, upsertChange, writeLimit } from './limit-store.ts';
import { defaultPack } from './packs/packs.ts';
import { readProtection } from './read-protection.ts';
import {
  lockProtection,
  selectBreaks,
  selectLimits,
  selectMerchant,
  updateProtection,
} from './store.ts';
import { tellProtection } from './tell-protection.ts';

type ProtectionContext = Pick<AppContext, 'database' | 'clock' | 'events'>;

/** Each change by itself: a tighter limit holds at once, a looser one waits. */
export async function setOwnLimits(
  app: ProtectionContext,
  playerId: string,
  requests: readonly LimitRequest[],
): Promise<Outcome<OwnProtection, 'limit.above-maximum'>> {
  const set = await inTransaction<Outcome<null, 'limit.above-maximum'>>(
    app.database,
    async (transaction) => {
      await lockProtection(transaction, playerId);
      const now = app.clock.now();
      const { currency } = await selectMerchant(transaction);
      const own = await selectLimits(transaction, playerId, limitKinds);
      for (const { kind, period, amount: written } of requests) {
        const amount = written === null ? null : BigInt(written);
        const maximum = maximumOf(defaultPack, kind, period, currency);
        if (maximum !== null && amount !== null && amount > maximum) {
          return refuse('limit.above-maximum');
        }
        await setOne(transaction, { playerId, now, own }, { kind, period, amount });
      }
      if (requests.some(({ kind }) => kind === 'deposit')) {
        await updateProtection(transaction, playerId, { chosen_at: now });
      }
      await tellProtection(app, transaction, playerId);
      return done(null);
    },
  );
  return set.done ? readProtection(app, playerId) : set;
}

async function setOne(
  transaction: Transaction,
  { playerId, now, own }: { playerId: string; now: Date; own: readonly Limit[] },
  { kind, period, amount }: Omit<Limit, 'amount'> & { amount: bigint | null },
): Promise<void> {
  const name = { playerId, kind, period };
  const before = own.find((one) => one.kind === kind && one.period === period)?.amount ?? null;
  const changes = await selectChanges(transaction, playerId, now);
  const waiting = changes.find((one) => one.kind === kind && one.period === period);
  const limit = { kind, period, amount: amount === null ? null : String(amount) };
  const tell = (event: 'limit-set' | 'limit-asked' | 'limit-dropped') =>
    insertHistory(transaction, { playerId, kind: event, now, details: { limit } });
  if (isTighter(before, amount)) {
    // Who asks for less has thought better of asking for more.
    await deleteChange(transaction, name);
    if (waiting) await tell('limit-dropped');
    if (amount === before) return;
    await writeLimit(transaction, name, amount, now);
    await tell('limit-set');
    return;
  }
  // The same change again does not restart its wait.
  if (waiting && waiting.amount === amount) return;
  const dueAt = new Date(now.getTime() + loosenAfterHours * 60 * 60_000);
  const expiresAt = new Date(dueAt.getTime() + loosenWithinDays * 24 * 60 * 60_000);
  await upsertChange(transaction, name, { amount, askedAt: now, dueAt, expiresAt });
  await tell('limit-asked');
}

type ConfirmRefusal = 'break.active' | 'limit.nothing-pending' | 'limit.too-early';

/** Confirms a looser limit; nobody can in the middle of a break. */
export async function confirmOwnLimit(
  app: ProtectionContext,
  playerId: string,
  { kind, period }: Omit<LimitRequest, 'amount'>,
): Promise<Outcome<OwnProtection, ConfirmRefusal>> {
  const confirmed = await inTransaction<Outcome<null, ConfirmRefusal>>(
    app.database,
    async (transaction) => {
      await lockProtection(transaction, playerId);
      const now = app.clock.now();
      if ((await selectBreaks(transaction, playerId, now)).length > 0)
        return refuse('break.active');
      const changes = await selectChanges(transaction, playerId, now);
      const waiting = changes.find((one) => one.kind === kind && one.period === period);
      if (!waiting) return refuse('limit.nothing-pending');
      const waitMs = waiting.dueAt.getTime() - now.getTime();
      if (waitMs > 0) return refuse('limit.too-early', Math.ceil(waitMs / 1000));
      const name = { playerId, kind, period };
      await writeLimit(transaction, name, waiting.amount, now);
      await deleteChange(transaction, name);
      const amount = waiting.amount === null ? null : String(waiting.amount);
      const details = { limit: { kind, period, amount } };
      await insertHistory(transaction, { playerId, kind: 'limit-confirmed', now, details });
      const { currency } = await selectMerchant(transaction);
      await notifyPlayer(app, transaction, {
        playerId,
        template: 'limit.loosened',
        values: { limit: kind, period, amount, currency },
        link: '/member?page=playSafely',
      });
      await tellProtection(app, transaction, playerId);
      return done(null);
    },
  );
  return confirmed.done ? readProtection(app, playerId) : confirmed;
}

/** For who wants none of their own; one they have already is loosened like any other. */
export async function chooseNone(
  app: ProtectionContext,
  playerId: string,
): Promise<Outcome<OwnProtection, never>> {
  await inTransaction(app.database, async (transaction) => {
    const { chosenAt } = await lockProtection(transaction, playerId);
    const now = app.clock.now();
    if (chosenAt !== null) return done(null);
    await updateProtection(transaction, playerId, { chosen_at: now });
    await insertHistory(transaction, { playerId, kind: 'limits-none', now });
    await tellProtection(app, transaction, playerId);
    return done(null);
  });
  return readProtection(app, playerId);
}
