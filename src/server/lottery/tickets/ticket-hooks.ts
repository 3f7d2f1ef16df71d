import type { Transaction } from '#server/db/open.ts';
import { plan } from '#server/kernel/jobs.ts';
import { everybody, planBarred } from '#server/protection/play-barred.ts';
import { hasBarredChase } from './chase-store.ts';
import { settleKind } from './settle-numero.ts';
import { selectListHashes } from './ticket-store.ts';

/** What becomes of tickets when a numero changes; draws call these in the transaction of the change. */
export const ticketHooks = {
  async listHashes(transaction: Transaction, numeroId: string): Promise<string[]> {
    return (await selectListHashes(transaction, numeroId)).map(({ hash }) => hash);
  },
  /** Tickets of a chase stand already; those of somebody who may no longer play are taken back. */
  async onOpened(transaction: Transaction, numeroId: string): Promise<void> {
    if (await hasBarredChase(transaction, numeroId)) await planBarredChases(transaction);
  },
  onStopped: planBarredChases,
  onDrawn: planSettlement,
  onVoided: planSettlement,
};

/** Planned again by a correction, it runs once more and settles the newest edition. */
async function planSettlement(transaction: Transaction, numeroId: string): Promise<void> {
  await plan(transaction, { kind: settleKind, key: numeroId, due: new Date(0) });
}

function planBarredChases(transaction: Transaction): Promise<void> {
  return planBarred(transaction, everybody);
}
