import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import { canChange, endContract, endingsOf, endWithMove } from './begin-contract.ts';
import type { ContractApp } from './contract-site.ts';
import {
  type ContractRow,
  lockKind,
  selectContract,
  selectUnanswered,
  updateState,
} from './contract-store.ts';
import { selectMoved } from './moved-store.ts';
import type { Settling } from './settle-days.ts';
import { tellContract, tellEndings } from './tell-contract.ts';

/**
 * What nobody answered: a proposal expires, and a request to end takes effect, or one side could hold the other
 * for ever. And contracts whose downline was moved to another upline end with the move, those of the house too:
 * the new upline pays from then on.
 */
export async function keepContracts(app: ContractApp, settling: Settling): Promise<void> {
  for (const seen of await selectUnanswered(app.database, settling.now)) {
    await change(app, seen, settling, async (transaction, row) => {
      if (!row.answerBy || row.answerBy > settling.now) return;
      if (row.state === 'requested') {
        await updateState(transaction, row.id, 'expired');
        await tellContract(app, transaction, row, 'expired');
      } else await endWithAll(app, transaction, row, settling);
    });
  }
  for (const seen of await selectMoved(app.database, settling.site.timeZone)) {
    await change(app, seen, settling, async (transaction, row) => {
      if (row.state === 'requested') await updateState(transaction, row.id, 'expired');
      else if (['valid', 'termination-requested'].includes(row.state)) {
        await endWithAll(app, transaction, row, settling);
      } else if (seen.movedAt) await endWithMove(transaction, row, seen.movedAt, settling);
    });
  }
}

async function change(
  app: ContractApp,
  { id, kind }: Pick<ContractRow, 'id' | 'kind'>,
  settling: Settling,
  work: (transaction: Transaction, row: ContractRow) => Promise<void>,
): Promise<void> {
  await inTransaction(app.database, async (transaction) => {
    await lockKind(transaction, kind);
    const row = await selectContract(transaction, id);
    // The next run comes to it, within minutes.
    if (row && (await canChange(transaction, row, settling))) await work(transaction, row);
    return done(null);
  });
}

async function endWithAll(
  app: ContractApp,
  transaction: Transaction,
  row: ContractRow,
  settling: Settling,
): Promise<void> {
  const endings = await endingsOf(transaction, row.downlineId, row.kind, null);
  await endContract(transaction, row, endings, settling);
  await tellContract(app, transaction, row, 'ended');
  await tellEndings(app, transaction, endings);
}
