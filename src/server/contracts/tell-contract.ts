import type { Ending } from '#contract/contracts.ts';
import type { Transaction } from '#server/db/open.ts';
import { notifyPlayer, type Teller } from '#server/notices/notify-player.ts';
import type { ContractNews } from '#server/notices/templates.ts';
import { type ContractRow, selectContractsById } from './contract-store.ts';

/** Tells both sides what has become of a contract; the house needs no notice. */
export async function tellContract(
  app: Teller,
  transaction: Transaction,
  row: ContractRow,
  news: ContractNews,
): Promise<void> {
  const sides = [
    { playerId: row.downlineId, other: row.uplineAccount ?? '', centre: 'member' },
    { playerId: row.uplineId, other: row.downlineAccount, centre: 'agentHome' },
  ];
  for (const { playerId, other, centre } of sides) {
    if (playerId === null) continue;
    await notifyPlayer(app, transaction, {
      playerId,
      template: 'contract.news',
      values: { news, kind: row.kind, other },
      link: `/${centre}?page=contracts&contract=${row.id}`,
    });
  }
}

/** Those whose contract ended because of another one above theirs. */
export async function tellEndings(
  app: Teller,
  transaction: Transaction,
  endings: readonly Ending[],
): Promise<void> {
  const ids = endings.map(({ contractId }) => contractId);
  for (const row of await selectContractsById(transaction, ids)) {
    await tellContract(app, transaction, row, 'ended');
  }
}
