import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { linkSignIn } from '#contract/providers.ts';
import { done, type Outcome, type Player, refuse, type Visit } from '#server/answer.ts';
import { type Database, inTransaction } from '#server/db/open.ts';
import type { House } from '#server/house.ts';
import { sessionBegan } from '#server/identity/session-began.ts';
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
  house: House,
  { ticket }: RequestOf<Call>,
  player: Player,
  visit: Visit,
): Promise<Linked> {
  const waiting = await findVoucher(house, 'ticket', ticket, visit);
  if (!waiting) return refuse('provider.over');
  const began = await sessionBegan(house, player);
  if (!began || began < waiting.createdAt) return refuse('provider.needs-login');
  return inTransaction<Linked>(house.database, async (transaction) => {
    const voucher = await spendVoucher(house, transaction, 'ticket', ticket, visit);
    if (!voucher) return refuse('provider.over');
    const linked = await link(house, transaction, voucher, player.id);
    return linked.done ? done({ provider: voucher.provider }, [unboundCookie]) : linked;
  });
}

/** One account for a person of a provider, and one person of each provider for an account. */
export async function link(
  { clock }: Pick<House, 'clock'>,
  database: Database,
  { provider, person }: Pick<Voucher, 'provider' | 'person'>,
  playerId: string,
): Promise<Outcome<null, 'provider.exists' | 'provider.linked-elsewhere'>> {
  const { subject } = person;
  const hint = hintOf(person);
  const now = clock.now();
  if (await insertLinked(database, { provider, subject, playerId, hint, now })) return done(null);
  const holder = await selectLinked(database, { provider, subject });
  if (holder?.id === playerId) return done(null);
  return refuse(holder ? 'provider.linked-elsewhere' : 'provider.exists');
}
