import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { capture, release } from '#server/ledger/holds.ts';
import { publishBalanceChange } from '#server/ledger/publish-balance.ts';
import { vendorOf } from '#server/ports/vendors/vendors.ts';
import { insertIncident, settleIncidents } from '../operate/vendor-incident-store.ts';
import { holdOf } from './transfer-begin.ts';
import { planFeed } from './transfer-feed-pace.ts';
import {
  lockTransferState,
  type MoveState,
  selectTransfer,
  settleTransferRow,
  type TransferRow,
} from './transfer-store.ts';

/**
 * Asks the vendor to take the money or to give it. No answer, or one that cannot be believed, settles
 * nothing: the move stays under way until the vendor says what became of it.
 */
export async function carryTransfer(app: AppContext, id: string): Promise<MoveState> {
  const one = await selectTransfer(app.database, id);
  if (one?.state !== 'pending') return one?.state ?? 'pending';
  const vendor = await vendorOf(app, one.vendor);
  const reply = await vendor?.transfer({
    id: one.id,
    player: one.name,
    direction: one.direction,
    amount: one.amount,
    currency: one.currency,
  });
  if (!reply?.isAnswered || reply.value.state === 'pending') return 'pending';
  return settle(app, one, reply.value.state, reply.value.reason);
}

const secondMs = 1_000;
const longestPauseMs = 30 * 60 * secondMs;
const incidentAfterMs = 60 * 60 * secondMs;

/** Finds out the outcome of a move whose answer was lost; opens an incident where that takes too long. */
export function followTransfer(app: AppContext): JobHandler {
  return async ({ key, now }) => {
    const one = await selectTransfer(app.database, key);
    if (one?.state !== 'pending') return 'done';
    const vendor = await vendorOf(app, one.vendor);
    const reply = await vendor?.transferState(one.id);
    if (reply?.isAnswered && reply.value === 'never') {
      await settle(app, one, 'refused', 'never came');
      return 'done';
    }
    if (reply?.isAnswered && reply.value !== 'never' && reply.value.state !== 'pending') {
      await settle(app, one, reply.value.state, reply.value.reason);
      return 'done';
    }
    const ageMs = now.getTime() - one.askedAt.getTime();
    if (ageMs > incidentAfterMs) await reportIncident(app, one, reply?.isAnswered === true);
    const pauseMs = Math.min(Math.max(ageMs * 0.5, 5 * secondMs), longestPauseMs);
    return { again: new Date(now.getTime() + pauseMs) };
  };
}

export type TransferRoom = Pick<AppContext, 'database' | 'clock'> & {
  events: Pick<AppContext['events'], 'publish'>;
};

/** Who settles a move in its vendor's place, and what is written with it. */
export interface MoveReport {
  actor: string;
  write(transaction: Transaction): Promise<void>;
}

/** Once, by the first gateway that learns of it; money that a vendor did not take lies where it lay. */
export async function settle(
  app: TransferRoom,
  { id, playerId, vendor, direction, amount, currency }: TransferRow,
  word: 'done' | 'refused',
  reason = '',
  person?: MoveReport,
): Promise<MoveState> {
  const state = word === 'done' ? 'done' : 'returned';
  const settled = await inTransaction(app.database, async (transaction) => {
    const before = await lockTransferState(transaction, id);
    if (before !== 'pending') return done<MoveState>(before ?? 'pending');
    const part = {
      reference: holdOf(id),
      actor: person?.actor ?? `provider:${vendor}`,
      amount: BigInt(amount),
    };
    const account = { playerId, commodity: currency } as const;
    const posting =
      state === 'returned'
        ? await release(transaction, {
            ...part,
            key: `vendor-returned:${id}`,
            kind: 'vendor-returned',
          })
        : await capture(transaction, {
            ...part,
            key: `vendor-${direction}:${id}`,
            kind: `vendor-${direction}`,
            to: await openAccount(
              transaction,
              direction === 'in'
                ? { kind: 'vendor-wallet', subject: vendor, ...account }
                : { kind: 'player-main', ...account },
            ),
          });
    if (posting.outcome !== 'posted') throw new Error(`A settled move was ${posting.outcome}.`);
    const now = app.clock.now();
    // What came back lies there again, where the feed may have been given up with it.
    await planFeed(transaction, vendor, now);
    await settleTransferRow(transaction, id, { state, reason: legible(reason), now });
    if (person) await person.write(transaction);
    else
      await settleIncidents(transaction, incidentOf(vendor, id), { now, by: 'house', note: word });
    await publishBalanceChange(app, transaction, playerId);
    return done<MoveState>(state);
  });
  return settled.value;
}

/** A vendor's own words: nothing in them may prevent its outcome from being stored. */
function legible(reason: string): string {
  return reason.toWellFormed().replace(/\p{C}/gu, '');
}

const incidentOf = (vendor: string, id: string) => ({ vendor, subject: `transfer:${id}` });

function reportIncident(app: AppContext, one: TransferRow, isAnswered: boolean): Promise<void> {
  return insertIncident(app.database, {
    ...incidentOf(one.vendor, one.id),
    kind: 'transfer-pending',
    playerId: one.playerId,
    detail: {
      direction: one.direction,
      amount: one.amount,
      currency: one.currency,
      vendorAnswers: isAnswered ? 'pending' : 'nothing',
    },
    now: app.clock.now(),
  });
}
