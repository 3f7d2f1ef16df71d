import type { Database } from '#server/db/open.ts';
import type { MessageKind } from './courier.ts';
import { type NewMessage, secretTemplates } from './messages.ts';
import { renderMessage } from './render-message.ts';
import { insertMessage } from './store.ts';

/**
 * Queues a message in the caller's transaction: what is rolled back is never sent. Returns the
 * message's id.
 */
export async function queueMessage(database: Database, message: NewMessage): Promise<string> {
  const { kind, to, language, template, playerId = null, sendWithinSeconds, isWithheld } = message;
  if (!recipients[kind].test(to)) {
    throw new Error(`What a ${template} is to be sent to cannot be a recipient of ${kind}.`);
  }
  const { subject, body } = renderMessage(kind, language, message);
  return insertMessage(database, {
    kind,
    recipient: to,
    language,
    template,
    subject,
    body,
    playerId,
    sendWithinSeconds: sendWithinSeconds ?? null,
    blankAfterSeconds: secretTemplates.has(template) ? secretKeptSeconds : null,
    isWithheld: isWithheld ?? false,
  });
}

/** How long a code or a link may stand in the table, sent or not. */
const secretKeptSeconds = 15 * 60;

/** Exactly one recipient each: a list or a line break would make another message of it. */
const recipients: Readonly<Record<MessageKind, RegExp>> = {
  sms: /^\+[1-9]\d{6,14}$/,
  mail: /^(?=.{3,254}$)[^\s@\p{Cc}<>()[\]\\,;:"]+@[^\s@\p{Cc}<>()[\]\\,;:"]+$/u,
};
