import type { Transaction } from '#server/db/open.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { publishBalanceChange } from '#server/ledger/publish-balance.ts';
import { type News, notifyPlayer } from '#server/notices/notify-player.ts';
import type { Template } from '#server/notices/templates.ts';
import type { WithdrawalRow } from './store.ts';

/** The part of the app context that a withdrawal's verbs need; commands have no more of it. */
export interface WithdrawalContext extends Pick<AppContext, 'database' | 'clock'> {
  events: Pick<AppContext['events'], 'publish'>;
}

/** Notifies the player's devices of a changed withdrawal; the last step of a transaction. */
export async function notifyOwner(
  app: WithdrawalContext,
  transaction: Transaction,
  { playerId }: Pick<WithdrawalRow, 'playerId'>,
): Promise<void> {
  await publishBalanceChange(app, transaction, playerId);
}

type Ending = Extract<Template, `withdrawal.${string}`>;

/** How it was decided, or that it was sent: a message to be read, and a push. Before `notifyOwner`, which is last. */
export async function tellDecision<Name extends Ending>(
  app: WithdrawalContext,
  transaction: Transaction,
  { id, playerId }: Pick<WithdrawalRow, 'id' | 'playerId'>,
  news: Pick<News<Name>, 'template' | 'values'>,
): Promise<void> {
  const link = `/member?page=withdraw&withdrawal=${id}`;
  await notifyPlayer(app, transaction, { ...news, playerId, link, about: `withdrawal:${id}` });
}

/** All of it is on its way: from now on the owner's clock runs. */
export async function notifySent(
  app: WithdrawalContext,
  transaction: Transaction,
  row: Pick<WithdrawalRow, 'id' | 'playerId' | 'payout' | 'commodity'>,
  receiveMinutes: number,
): Promise<void> {
  const { payout, commodity } = row;
  const values = { amount: payout, currency: commodity, minutes: String(receiveMinutes) };
  await tellDecision(app, transaction, row, { template: 'withdrawal.paid', values });
}
