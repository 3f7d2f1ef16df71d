import { inTransaction, type Transaction } from '#server/db/open.ts';
import { type Done, done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { countUnread, setAllRead, setDeleted, setRead } from './store.ts';

type NoticesContext = Pick<AppContext, 'database' | 'events'>;
type Changed = Outcome<{ unread: number }, 'message.unknown'>;

export function markRead(app: NoticesContext, playerId: string, id: string): Promise<Changed> {
  return inTransaction<Changed>(app.database, async (transaction) => {
    const isChanged = await setRead(transaction, playerId, id);
    if (isChanged === undefined) return refuse('message.unknown');
    return answerAnew(app, transaction, { playerId, isChanged });
  });
}

export function markAllRead(app: NoticesContext, playerId: string, upTo: string) {
  return inTransaction(app.database, async (transaction) => {
    const isChanged = await setAllRead(transaction, playerId, upTo);
    return answerAnew(app, transaction, { playerId, isChanged });
  });
}

export function removeMessage(app: NoticesContext, playerId: string, id: string): Promise<Changed> {
  return inTransaction<Changed>(app.database, async (transaction) => {
    const isChanged = await setDeleted(transaction, playerId, id);
    if (!isChanged) return refuse('message.unknown');
    return answerAnew(app, transaction, { playerId, isChanged });
  });
}

/** Every other device counts anew. */
async function answerAnew(
  { events }: NoticesContext,
  transaction: Transaction,
  { playerId, isChanged }: { playerId: string; isChanged: boolean },
): Promise<Done<{ unread: number }>> {
  const unread = await countUnread(transaction, playerId);
  if (isChanged) await events.publish(transaction, { kind: 'message.new', playerId, body: {} });
  return done({ unread });
}
