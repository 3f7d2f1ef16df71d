import type { MessageKind } from '#contract/notices.ts';
import type { Transaction } from '#server/db/open.ts';
import type { Events } from '#server/kernel/events.ts';
import { plan } from '#server/kernel/jobs.ts';
import { pushKind } from './push-plan.ts';
import { selectSubscriptionIds } from './push-store.ts';
import { insertMessage, type NewMessage } from './store.ts';
import { kindOf, type Template, type Templates } from './templates.ts';

/** All that it takes to tell: a command has no more of events than that. */
export interface Teller {
  events: Pick<Events, 'publish'>;
}

export interface News<Name extends Template> {
  playerId: string;
  template: Name;
  values: Templates[Name];
  /** A page of ours that shows it. */
  link?: string;
  /** Its subject, such as `deposit:ID`: each template notifies of one subject once. */
  about?: string;
}

/**
 * Writes a message to a player in the transaction of what it tells of, so that what is rolled back
 * was never sent.
 */
export async function notifyPlayer<Name extends Template>(
  app: Teller,
  transaction: Transaction,
  { playerId, template, values, link, about }: News<Name>,
): Promise<void> {
  await tell(app, transaction, {
    playerId,
    kind: kindOf[template],
    link: link ?? null,
    about: about ?? null,
    words: { template, filling: { ...values } },
  });
}

/** Answers whether it was news. */
export async function tell(
  { events }: Teller,
  transaction: Transaction,
  message: NewMessage,
): Promise<boolean> {
  const messageId = await insertMessage(transaction, message);
  if (!messageId) return false;
  await planPush(transaction, message, messageId);
  await events.publish(transaction, {
    kind: 'message.new',
    playerId: message.playerId,
    body: {},
  });
  return true;
}

/** Most players have no browser that listens, and a job for nobody would notify every gateway all the same. */
async function planPush(
  transaction: Transaction,
  { playerId, kind }: { playerId: string; kind: MessageKind },
  { id, createdAt }: { id: string; createdAt: Date },
): Promise<void> {
  const devices = await selectSubscriptionIds(transaction, playerId);
  if (devices.length === 0) return;
  const body = { playerId, kind };
  await plan(transaction, { kind: pushKind, key: id, due: createdAt, body });
}
