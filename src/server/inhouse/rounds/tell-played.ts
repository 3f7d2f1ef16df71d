import type { Transaction } from '#server/db/open.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { publishBalanceChange } from '#server/ledger/publish-balance.ts';
import type { RoundRow } from '../store.ts';
import { roundChanged } from './round-changed.ts';

/** The player's other devices hear of the round, and of the money. */
export async function tellPlayed(
  app: AppContext,
  transaction: Transaction,
  round: RoundRow,
): Promise<void> {
  const { player_id: playerId, purse } = round;
  await app.events.publish(transaction, {
    kind: 'round.changed',
    playerId,
    body: roundChanged(round),
  });
  if (purse === 'money') await publishBalanceChange(app, transaction, playerId);
}
