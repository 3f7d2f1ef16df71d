import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { linkSignIn } from '#contract/sign-in.ts';
import { type Database, inTransaction, type Transaction } from '#server/db/open.ts';
import { tellOfGuard } from '#server/identity/factors/tell-of-guard.ts';
import { sessionBegan } from '#server/identity/sessions/session-began.ts';
import { done, type Outcome, type Player, refuse, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { unboundCookie } from './bind-browser.ts';
import { insertLinked, selectLinked } from './store.ts';
import { findVoucher, hintOf, spendVoucher, type Voucher } from './vouchers.ts';

type Call = typeof linkSignIn;
type Linked = Outcome<AnswerOf<Call>, Call['refuses'][number]>;

/**
 * The login that has followed upon the provider's word is the proof: who finds a phone open cannot
 * bring one of their own.
 */
export async function linkByTicket(
  app: AppContext,
  { ticket }: RequestOf<Call>,
  player: Player,
  visit: Visit,
): Promise<Linked> {
  const waiting = await findVoucher(app, 'ticket', ticket, visit);
  if (!waiting) return refuse('provider.over');
  const began = await sessionBegan(app, player);
  if (!began || began < waiting.createdAt) return refuse('provider.needs-login');
  return inTransaction<Linked>(app.database, async (transaction) => {
    const voucher = await spendVoucher(app, transaction, 'ticket', ticket, visit);
    if (!voucher) return refuse('provider.over');
    const linked = await linkOwn(app, transaction, voucher, player);
    return linked.done ? done({ provider: voucher.provider }, [unboundCookie]) : linked;
  });
}

/** A new way into an account that existed already: its owner is notified. */
export async function linkOwn(
  app: AppContext,
  transaction: Transaction,
  voucher: Voucher,
  player: Player,
): ReturnType<typeof link> {
  const linked = await link(app, transaction, voucher, player.id);
  if (linked.done && linked.value.isNew) {
    await tellOfGuard(app, transaction, player, 'provider-linked');
  }
  return linked;
}

/** One account for a person of a provider, and one person of each provider for an account. */
export async function link(
  { clock }: Pick<AppContext, 'clock'>,
  database: Database,
  { provider, person }: Pick<Voucher, 'provider' | 'person'>,
  playerId: string,
): Promise<Outcome<{ isNew: boolean }, 'provider.exists' | 'provider.linked-elsewhere'>> {
  const { subject } = person;
  const hint = hintOf(person);
  const now = clock.now();
  const isNew = await insertLinked(database, { provider, subject, playerId, hint, now });
  if (isNew) return done({ isNew });
  const holder = await selectLinked(database, { provider, subject });
  if (holder?.id === playerId) return done({ isNew });
  return refuse(holder ? 'provider.linked-elsewhere' : 'provider.exists');
}
