import type { VendorFault } from '#contract/vendor-api.ts';
import { isOver } from '#server/identity/sessions/session-life.ts';
import { minutesPlayed } from '#server/protection/minutes-played.ts';
import { type PlayPlace, type PlayRefusal, reviewPlay } from '#server/protection/review-play.ts';
import { type StakeParts, splitStake } from '#server/rewards/bonus/split-stake.ts';
import { bonusPayment, bonusShare, bonusStake, usableBonus } from './bonus-of-round.ts';
import type { CallbackFacts, EarlierTransaction, RoundFacts } from './callback-facts.ts';
import { amountsOf, digestOf, endOf, isStake, type WalletCallback } from './wallet-callback.ts';

export type CallbackVerdict =
  | CallbackRefusal
  /** Nothing changes: the balance was asked for, or the transaction was posted before. */
  | { kind: 'answer'; posted: string | null }
  | { kind: 'change'; change: WalletChange };

export interface CallbackRefusal {
  kind: 'refusal';
  fault: VendorFault;
  reason?: string;
}

/** The row `vendor_change` of the database. Amounts are digits of minor units. */
export interface WalletChange {
  vendor: string;
  transaction: string;
  operation: string;
  digest: string;
  at: Date;
  player_id: string;
  currency: string;
  staked: string;
  paid: string;
  paid_as: 'win' | 'jackpot' | 'promo' | 'bet-void';
  /** The bonus whose money is in the round, and its parts. */
  bonus_grant?: string;
  bonus_account?: string;
  bonus_staked?: string;
  bonus_paid?: string;
  round_bonus?: string;
  shown_bonus?: string;
  forbids?: string;
  takes_back?: string;
  opens: boolean;
  round_id?: string;
  round?: string;
  game?: string;
  game_type?: string;
  game_name?: unknown;
  bets?: number;
  round_staked?: string;
  round_won?: string;
  round_jackpot?: string;
  round_returned?: string;
  state?: RoundFacts['state'];
  minutes?: readonly Date[];
  session_id?: string;
}

/** The first refusal, or what the callback changes. Stakes alone ask session, vendor, game and limits. */
export function reviewCallback(
  facts: CallbackFacts,
  callback: WalletCallback,
  now: Date,
): CallbackVerdict {
  if (callback.content.currency !== facts.currency) return refuse('currency.wrong');
  if (callback.operation === 'balance') return { kind: 'answer', posted: null };
  const review = { facts, callback, now };
  if (facts.earlier) return reviewRepeat(facts.earlier, review);
  if (isStake(callback)) return reviewStake(review);
  if (callback.operation === 'rollback') return reviewRollback(review);
  if (callback.operation === 'end-round') return reviewEnd(review);
  return reviewPayment(review);
}

interface Review {
  facts: CallbackFacts;
  callback: WalletCallback;
  now: Date;
}

function refuse(fault: VendorFault, reason?: string): CallbackRefusal {
  return reason === undefined ? { kind: 'refusal', fault } : { kind: 'refusal', fault, reason };
}

function reviewRepeat(earlier: EarlierTransaction, { facts, callback }: Review): CallbackVerdict {
  const isTombstone = earlier.operation === 'tombstone';
  const { operation } = callback;
  const isPlay = isStake(callback) || operation === 'win';
  if (isTombstone && earlier.playerId === facts.playerId && isPlay) {
    return refuse('transaction.rolled-back');
  }
  if (isTombstone || earlier.digest !== digestOf(callback)) return refuse('transaction.conflict');
  if (earlier.isTakenBack) return refuse('transaction.rolled-back');
  return { kind: 'answer', posted: earlier.id };
}

function reviewStake(review: Review): CallbackVerdict {
  const { facts, callback } = review;
  const refusal = reviewEntrance(review) ?? reviewRound(facts.round, callback);
  if (refusal) return refusal;
  if (facts.session?.mode === 'trial') return refuse('play.stopped', 'trial');
  const { stake } = amountsOf(callback);
  if (!facts.play) throw new Error('A stake is reviewed without the facts of protection.');
  const place = endsByItsRules(facts.round, review.now) ? undefined : placeOf(review);
  const parts = splitStake(stake, facts.balance, usableBonus(facts));
  // Bonus money is a bet as any other, and no loss.
  const atRisk = typeof parts === 'string' ? stake : parts.own;
  const stopped = reviewPlay(facts.play, { stake, atRisk, now: review.now, place });
  if (stopped) return refuse('play.stopped', reasons[stopped.code]);
  if (parts === 'bonus.stake-above-cap') return refuse('wallet.short', 'bonus-cap');
  if (parts === 'wallet.short') return refuse('wallet.short');
  return { kind: 'change', change: stakeChange(review, parts) };
}

/**
 * A round that runs ends by its rules, whatever was stopped since (G-STOP): it may ask for another stake. A vendor that
 * keeps one round open for a whole session would never be stopped, so that holds for its first minutes alone.
 */
function endsByItsRules(round: CallbackFacts['round'], now: Date): boolean {
  return round !== null && now.getTime() - round.openedAt.getTime() < stakesAfterStopMs;
}

const stakesAfterStopMs = 15 * 60_000;

function placeOf({ facts, callback }: Review): PlayPlace {
  const { vendor, content } = callback;
  return { vendor, gameType: facts.game?.type, game: content.game };
}

/** Session, vendor and game: whether this player may stake anything in this game now. */
function reviewEntrance({ facts, now }: Review): CallbackRefusal | null {
  const { session, game } = facts;
  if (!session || session.endedAt !== null || isOver(session.login, now)) {
    return refuse('session.over');
  }
  if (facts.isClosed || !facts.isVendorOpen) return refuse('vendor.closed');
  if (!game) return refuse('game.unknown');
  return game.isShown ? null : refuse('game.closed');
}

function reviewRound(
  round: CallbackFacts['round'],
  { operation, content }: WalletCallback,
): CallbackRefusal | null {
  if (!round) return null;
  if (round.state !== 'open') return refuse('round.over');
  const isOther = round.game !== content.game || operation === 'bet-and-win';
  return isOther ? refuse('transaction.conflict') : null;
}

const reasons: Readonly<Record<PlayRefusal['code'], string>> = {
  'play.stopped': 'operator',
  'break.active': 'break',
  'reality.pending': 'reality',
  'limit.session': 'limit',
  'limit.wager': 'limit',
  'limit.loss': 'limit',
};

function stakeChange({ facts, callback, now }: Review, parts: StakeParts): WalletChange {
  const { stake, win } = amountsOf(callback);
  const { round, game, play } = facts;
  const end = endOf(callback);
  return {
    ...changeOf({ facts, callback, now }, { staked: stake, paid: win, paidAs: 'win' }),
    ...(round
      ? { round_id: round.id }
      : { opens: true, ...played(callback), game_type: game?.type ?? '', game_name: game?.name }),
    ...roundChange({ bets: 1, staked: stake, won: win, state: end ?? 'open' }),
    ...bonusStake(facts, { stake, win, parts }),
    minutes: stake > 0n ? minutesPlayed(now, play?.lastMinute ?? null) : [],
    session_id: facts.session?.login.id ?? '',
  };
}

function played({ content }: WalletCallback) {
  return { round: content.round ?? '', game: content.game ?? '' };
}

/** Wins, jackpots and promotions are booked regardless of session, limits, game and vendor. */
function reviewPayment(review: Review): CallbackVerdict {
  const { facts, callback } = review;
  const { operation, content } = callback;
  const { win } = amountsOf(callback);
  if (operation === 'promo-credit') {
    // A trial player has no money that a vendor could add to.
    if (facts.isTrialPlayer) return refuse('player.unknown');
    return { kind: 'change', change: changeOf(review, { paid: win, paidAs: 'promo' }) };
  }
  const { round } = facts;
  if (!round || round.game !== content.game || round.bets === 0) return refuse('round.unknown');
  const isJackpot = operation === 'jackpot-win';
  if (round.state !== 'open' && !isJackpot) return refuse('round.over');
  const sums = isJackpot ? { jackpot: win } : { won: win };
  return {
    kind: 'change',
    change: {
      ...changeOf(review, { paid: win, paidAs: isJackpot ? 'jackpot' : 'win' }),
      round_id: round.id,
      ...bonusPayment(round, isJackpot ? 0n : bonusShare(win, round)),
      ...roundChange({ ...sums, state: endOf(callback) ?? round.state }),
    },
  };
}

function reviewRollback(review: Review): CallbackVerdict {
  const { facts, callback } = review;
  const { bet, round } = facts;
  const { of = '', transaction } = callback.content;
  if (of === transaction) return refuse('transaction.conflict');
  // The bet has not come yet, and must not be taken when it comes.
  if (!bet) {
    const change = { ...changeOf(review, { paid: 0n, paidAs: 'bet-void' }), forbids: of };
    return { kind: 'change', change };
  }
  const isBet = ['bet', 'bet-and-win', 'tombstone'].includes(bet.operation);
  const isOfRound = !round || round.name === callback.content.round;
  if (bet.playerId !== facts.playerId || !isBet || !isOfRound) {
    return refuse('transaction.conflict');
  }
  const roundId = round ? { round_id: round.id } : {};
  // Nothing is left to give back.
  if (bet.operation === 'tombstone' || bet.isTakenBack) {
    const change = { ...changeOf(review, { paid: 0n, paidAs: 'bet-void' }), ...roundId };
    return { kind: 'change', change };
  }
  if (round && round.state !== 'open') return refuse('round.over');
  return {
    kind: 'change',
    change: {
      ...changeOf(review, { paid: bet.staked, paidAs: 'bet-void' }),
      takes_back: of,
      ...roundId,
      ...bonusPayment(round, bet.bonusStaked),
      round_bonus: String(-bet.bonusStaked),
      ...roundChange({ bets: -1, staked: -bet.staked, state: 'open' }),
    },
  };
}

function reviewEnd(review: Review): CallbackVerdict {
  const { facts, callback } = review;
  const { round } = facts;
  if (!round) return refuse('round.unknown');
  if (round.state !== 'open') return refuse('round.over');
  if (callback.asOf && round.changedAt > callback.asOf) return refuse('busy');
  const state = endOf(callback);
  if (!state) throw new Error('A round is ended without saying how.');
  // What the round has paid stays paid, so only the rest of its stakes goes back.
  const rest = round.staked - round.won;
  const back = state === 'cancelled' && rest > 0n ? rest : 0n;
  return {
    kind: 'change',
    change: {
      ...changeOf(review, { paid: back, paidAs: 'bet-void' }),
      round_id: round.id,
      ...bonusPayment(round, bonusShare(back, round)),
      ...roundChange({ returned: back, state }),
    },
  };
}

function changeOf(
  { facts, callback, now }: Review,
  { staked = 0n, paid, paidAs }: { staked?: bigint; paid: bigint; paidAs: WalletChange['paid_as'] },
): WalletChange {
  const { vendor, operation, content } = callback;
  const bonus = usableBonus(facts);
  return {
    ...{ vendor, operation, transaction: content.transaction ?? '', digest: digestOf(callback) },
    ...{ at: now, player_id: facts.playerId, currency: facts.currency, opens: false },
    ...{ staked: String(staked), paid: String(paid), paid_as: paidAs },
    ...(bonus ? { shown_bonus: bonus.account } : {}),
  };
}

interface RoundSums {
  bets?: number;
  staked?: bigint;
  won?: bigint;
  jackpot?: bigint;
  returned?: bigint;
  state: RoundFacts['state'];
}

/** What is added to the round's sums, and the state it is in afterwards. */
function roundChange({
  bets = 0,
  staked = 0n,
  won = 0n,
  jackpot = 0n,
  returned = 0n,
  state,
}: RoundSums) {
  return {
    ...{ bets, round_staked: String(staked), round_won: String(won), state },
    ...{ round_jackpot: String(jackpot), round_returned: String(returned) },
  };
}
