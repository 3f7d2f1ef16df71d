import type { Transaction } from '#server/db/open.ts';
import { plan } from '#server/kernel/jobs.ts';
import { settleKind } from './settle-numero.ts';
import { selectListHashes } from './ticket-store.ts';

/** What becomes of tickets when a numero changes; draws call these in the transaction of the change. */
export const ticketHooks = {
  async listHashes(transaction: Transaction, numeroId: string): Promise<string[]> {
    return (await selectListHashes(transaction, numeroId)).map(({ hash }) => hash);
  },
  /** Tickets of a chase stand already. */
  async onOpened(): Promise<void> {},
  onDrawn: planSettlement,
  onVoided: planSettlement,
};

/** Planned again by a correction, it runs once more and settles the newest edition. */
async function planSettlement(transaction: Transaction, numeroId: string): Promise<void> {
  await plan(transaction, { kind: settleKind, key: numeroId, due: new Date(0) });
}
