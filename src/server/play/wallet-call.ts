import { inTransaction, type Transaction } from '#server/db/open.ts';
import { keepAwake } from '#server/identity/sessions/keep-awake.ts';
import { idleMs } from '#server/identity/sessions/session-life.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { countPlay } from '#server/protection/count-play.ts';
import { mayPlay } from '#server/protection/may-play.ts';
import { realityClear } from '#server/protection/reality-clear.ts';
import type { PlayRefusal } from '#server/protection/review-play.ts';
import { hashOf } from '#server/secrets/token.ts';
import { isInMaintenance } from '#server/system/judge-visit.ts';
import { readSite } from '#server/system/read-site.ts';
import { ringFor } from '#server/wallet/wallet-bell.ts';
import { callWallet, updateClearing, type WalletAnswer, type WalletWish } from './store.ts';
import { refuseVendor, type VendorOutcome } from './vendor-faults.ts';
import { countMinuteOf } from './wallet-minutes.ts';
import { type Said, wishOf } from './wallet-wish.ts';

export interface WalletCall {
  vendor: string;
  nonce: string | null;
  operation: WalletWish['operation'];
  said: Said;
  /** The round is ended only if nothing has come into it since then. */
  asOf?: Date;
}

/**
 * What a vendor asks of a player's money. Most is done in one statement; a stake comes back to us
 * where its player has limits or is on a break, with the first of a session, and when a check is due.
 */
export async function callOnWallet(app: AppContext, call: WalletCall): Promise<VendorOutcome> {
  const { currency: commodity } = await readSite(app, 'en');
  const isShut = isStake(call.operation) && (await isInMaintenance(app));
  const wish = await wishFor(app, call, { commodity, isShut });
  const first = await callOnce(app, wish);
  const answer = first.outcome === 'ask' ? await askFirst(app, wish, first) : first;
  return told(app, wish, answer);
}

/** The same in the words of the wallet, with what the site says of itself. */
export async function wishFor(
  room: Pick<AppContext, 'database' | 'clock'>,
  { vendor, nonce, operation, said, asOf }: WalletCall,
  { commodity, isShut }: Pick<WalletWish, 'commodity' | 'isShut'>,
): Promise<WalletWish> {
  const now = room.clock.now();
  return {
    ...{ vendor, nonce, now, operation, commodity, isShut },
    ...wishOf(operation, said),
    player: said.player,
    currency: said.currency,
    session: hashOf(said.session ?? '') ?? null,
    game: said.game ?? null,
    round: said.round ?? null,
    of: said.of ?? null,
    settlement: await settlementOf(room, vendor, commodity),
    idleSince: new Date(now.getTime() - idleMs),
    isAsked: false,
    asOf: asOf ?? null,
    stopped: null,
  };
}

/** A site in maintenance takes no stakes; what was begun is played to its end (G-STOP). */
function isStake(operation: WalletWish['operation']): boolean {
  return operation === 'bet' || operation === 'bet-and-win';
}

/** Two players' names crossed: the server took one of the two back wholly, with its nonce. */
async function callOnce({ database }: AppContext, wish: WalletWish): Promise<WalletAnswer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await callWallet(database, wish);
    } catch (thrown) {
      const isDeadlock = thrown instanceof Error && 'code' in thrown && thrown.code === '40P01';
      if (!isDeadlock || tries === 3) throw thrown;
    }
  }
}

/** The vendor's side of everything its players stake and win. */
export function settlementOf(
  { database }: Pick<AppContext, 'database'>,
  vendor: string,
  commodity: string,
): Promise<string> {
  return openAccount(database, { kind: 'vendor-settlement', subject: vendor, commodity });
}

function told(app: AppContext, wish: WalletWish, answer: WalletAnswer): VendorOutcome {
  const { outcome, reason, posted, balance, isRepeat, playerId, isNewMinute } = answer;
  if (outcome === 'ask') throw new Error('The wallet asks twice.');
  if (outcome !== 'done') return refuseVendor(outcome, reason ?? undefined);
  const { commodity: currency } = wish;
  if (wish.operation === 'balance') return { done: true, value: { balance, currency } };
  if (playerId !== null && !isRepeat) ringFor(app, playerId);
  if (playerId !== null && isNewMinute) countMinuteOf(app, { ...wish, playerId });
  return { done: true, value: { posted, balance, currency, isRepeat } };
}

/** Under the same lock as the stake itself, so that what was allowed is what is taken. */
async function askFirst(
  { database }: AppContext,
  wish: WalletWish,
  { playerId }: WalletAnswer,
): Promise<WalletAnswer> {
  if (playerId === null) throw new Error('The wallet asks about nobody.');
  const { value } = await inTransaction(database, async (transaction) => {
    const play = { playerId, stake: wish.bet, now: wish.now };
    const refusal = await mayPlay(transaction, play);
    const stopped = refusal && reasons[refusal.code];
    const asked = { ...wish, nonce: null, isAsked: true, stopped };
    const answer = await callWallet(transaction, asked);
    const isTaken = answer.outcome === 'done' && answer.isRepeat === false;
    if (isTaken) {
      await countPlay(transaction, { ...play, won: wish.win });
      await noteClear(transaction, wish, playerId);
    }
    return done(answer);
  });
  return value;
}

const reasons: Readonly<Record<PlayRefusal['code'], string>> = {
  'break.active': 'break',
  'reality.pending': 'reality',
  'limit.session': 'limit',
  'limit.wager': 'limit',
  'limit.loss': 'limit',
};

/** Nothing has to be asked about this session's stakes until then, unless limits are set. */
async function noteClear(
  transaction: Transaction,
  { session, now }: WalletWish,
  playerId: string,
): Promise<void> {
  if (session === null) return;
  const clearing = await realityClear(transaction, playerId, now);
  const sessionId = await updateClearing(transaction, session, clearing);
  if (sessionId !== undefined) await keepAwake(transaction, sessionId, now);
}
