import { type Database, inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '../answer.ts';
import {
  addressCaps,
  type Cap,
  countryCaps,
  noticeCaps,
  recipientCaps,
  resendAfterSeconds,
} from './pace-rules.ts';
import {
  insertPace,
  lineOf,
  lockPace,
  lockRecipient,
  type PaceColumn,
  type PaceKeys,
  secondsUntilAllowed,
} from './pace-store.ts';

export interface MessageRequest {
  to: string;
  /** The caller's. */
  address: string;
  /** Of the number where there is one, else of the caller; null where nobody knows. */
  country: string | null;
  /** Longer than the usual where the last code is still good. */
  resendAfterSeconds?: number;
}

export type MessagePace = Outcome<null, 'message.too-soon' | 'message.too-many'>;

/**
 * Whether one more message may go out now; if so, it is counted. Call it before anything is
 * looked up about the recipient: the answer then does not reveal who has an account.
 */
export function mayMessage(database: Database, request: MessageRequest): Promise<MessagePace> {
  return database.isTransaction
    ? // A refusal changes nothing, so there is nothing to take back from the caller's transaction.
      judge(database as Transaction, request)
    : inTransaction(database, (transaction) => judge(transaction, request));
}

/**
 * Whether a notice may go to somebody: somebody who adds devices by the dozen must not be able to send
 * as many messages. A notice that is not sent still stands among the player's messages.
 */
export async function mayNotice(transaction: Transaction, to: string): Promise<boolean> {
  const recipient = `notice ${to.toLowerCase()}`;
  await lockRecipient(transaction, recipient);
  for (const cap of noticeCaps) {
    if ((await secondsUntilAllowed(transaction, 'recipient', recipient, cap)) > 0) return false;
  }
  await insertPace(transaction, { recipient, address: '', country: '' });
  return true;
}

async function judge(transaction: Transaction, request: MessageRequest): Promise<MessagePace> {
  const keys: PaceKeys = {
    recipient: request.to.toLowerCase(),
    address: await lineOf(transaction, request.address),
    country: request.country ?? '',
  };
  await lockPace(transaction, keys);
  const longest = async (column: PaceColumn, caps: readonly Cap[]) => {
    let seconds = 0;
    for (const cap of caps) {
      const wait = await secondsUntilAllowed(transaction, column, keys[column], cap);
      seconds = Math.max(seconds, wait);
    }
    return seconds;
  };
  const many = Math.max(
    await longest('recipient', recipientCaps),
    await longest('address', addressCaps),
    await longest('country', countryCaps),
  );
  if (many > 0) return refuse('message.too-many', Math.ceil(many));
  const gap = request.resendAfterSeconds ?? resendAfterSeconds;
  const soon = await longest('recipient', [{ most: 1, withinSeconds: gap }]);
  if (soon > 0) return refuse('message.too-soon', Math.ceil(soon));
  await insertPace(transaction, keys);
  return done(null);
}
