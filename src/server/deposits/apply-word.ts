import type { Transaction } from '#server/db/open.ts';
import { resolveIncident } from '#server/incidents/incidents.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { countDeposit, uncountDeposit } from '#server/protection/count-deposit.ts';
import {
  type DepositTurn,
  type DepositWord,
  isOpen,
  nextDepositState,
} from './next-deposit-state.ts';
import { insertPayment, isKnownPayment } from './payment-store.ts';
import { postCredit, postRefund } from './post-deposit.ts';
import { type DepositRow, insertSteps, updateDeposit } from './store.ts';
import { type DepositNews, type Returned, type Teller, tellDeposit } from './tell.ts';

/** A word with what the books have to know of it. */
export type HeardWord =
  | Exclude<DepositWord, { kind: 'paid' }>
  | { kind: 'paid'; amount: bigint; provider: string; paymentId: string };

export interface Hearing {
  /** Who says so: `provider:sandbox`, `operator:site`, `player:7`. */
  actor: string;
  mayReopen: boolean;
  /** Whether the player takes a break at this moment. */
  isOnBreak?: boolean | undefined;
  /** What a person wrote to it. */
  reason?: string | undefined;
}

type Place = Teller & Pick<AppContext, 'clock'>;

/** Carries one word in and tells of it; to be called last in its transaction, as telling is. */
export async function applyWord(
  app: Place,
  transaction: Transaction,
  deposit: DepositRow,
  word: HeardWord,
  hearing: Hearing,
): Promise<DepositRow> {
  const turned = await turnBy(app, transaction, deposit, word, hearing);
  if (turned) await tellDeposit(app, transaction, newsOf(turned.deposit, turned));
  return turned?.deposit ?? deposit;
}

export interface Turned {
  deposit: DepositRow;
  credited: bigint;
  /** The payment, where all of it goes back. */
  returned: readonly Returned[];
}

/**
 * Carries a word into the row, the books, the player's limits and the timeline. The row is locked by
 * the caller, so that the same word twice at once is heard one after the other. Null: it changes
 * nothing.
 */
export async function turnBy(
  app: Place,
  transaction: Transaction,
  deposit: DepositRow,
  word: HeardWord,
  hearing: Hearing,
): Promise<Turned | null> {
  if (word.kind === 'paid' && (await isKnownPayment(transaction, word))) return null;
  const { state, credits_what_came: creditsWhatCame } = deposit;
  const { mayReopen, isOnBreak } = hearing;
  const asked = BigInt(deposit.asked);
  const standing = { state, asked, creditsWhatCame, mayReopen, isOnBreak };
  const turn = nextDepositState(standing, word);
  if (!turn) return null;
  const now = app.clock.now();
  const returned: Returned[] = [];
  if (word.kind === 'paid') {
    const payment = await keepPayment(transaction, deposit, { word, turn, now, hearing });
    if (turn.state === 'refunding') returned.push({ payment, amount: turn.refund });
  }
  const after = await turnRow(transaction, deposit, turn, hearing);
  await recount(transaction, deposit, turn, now);
  const steps = turn.steps.map((step) => ({ ...step, reason: hearing.reason ?? null }));
  await insertSteps(transaction, deposit.id, now, steps);
  return { deposit: after, credited: turn.credit, returned };
}

export function newsOf(
  { id, player_id: playerId, state, asked, received, currency }: DepositRow,
  { credited, returned }: Omit<Turned, 'deposit'> = nothingNew,
): DepositNews {
  return { playerId, depositId: id, state, credited, returned, asked, received, currency };
}

const nothingNew = { credited: 0n, returned: [] };

interface Keeping {
  word: Extract<HeardWord, { kind: 'paid' }>;
  turn: DepositTurn;
  now: Date;
  hearing: Hearing;
}

async function keepPayment(
  transaction: Transaction,
  deposit: DepositRow,
  { word, turn, now, hearing }: Keeping,
): Promise<string> {
  const paymentRow = await insertPayment(transaction, {
    provider: word.provider,
    paymentId: word.paymentId,
    depositId: deposit.id,
    amount: word.amount,
    credited: turn.credit,
    refund: turn.refund,
    cameAt: now,
  });
  const { actor } = hearing;
  // It was given up as silent, and has come after all.
  const silent = {
    kind: 'deposit-silent',
    provider: deposit.provider,
    paymentId: deposit.id,
  } as const;
  await resolveIncident(transaction, silent, { now, by: actor });
  if (turn.refund === 0n) return paymentRow;
  await postRefund(transaction, deposit, { paymentRow, amount: turn.refund, part: 'due', actor });
  return paymentRow;
}

async function turnRow(
  transaction: Transaction,
  deposit: DepositRow,
  { state, credit }: DepositTurn,
  { actor }: Hearing,
): Promise<DepositRow> {
  if (credit === 0n) {
    if (state !== deposit.state) await updateDeposit(transaction, deposit.id, { state });
    return { ...deposit, state };
  }
  const received = String(await postCredit(transaction, deposit, credit, actor));
  const change = { state, paid: String(credit), received };
  await updateDeposit(transaction, deposit.id, change);
  return { ...deposit, ...change };
}

/** What a deposit takes of the player's limits: what was asked while it is open, then what was credited. */
async function recount(
  transaction: Transaction,
  deposit: DepositRow,
  { state, credit }: DepositTurn,
  now: Date,
): Promise<void> {
  const { id: depositId, player_id: playerId } = deposit;
  const before = isOpen(deposit.state) ? BigInt(deposit.asked) : 0n;
  if (state === 'credited' && deposit.state === 'credited') return;
  const after = isOpen(state) ? BigInt(deposit.asked) : credit;
  if (before === after) return;
  if (before > 0n) await uncountDeposit(transaction, depositId);
  if (after > 0n) {
    await countDeposit(transaction, { playerId, depositId, amount: after, now });
  }
}
