import type { Database } from '#server/db/open.ts';
import { type JobHandler, spread } from '../jobs.ts';
import type { Courier, Delivery, MessageKind } from './courier.ts';
import { deletePaceOlderThan } from './pace-store.ts';
import { type Attempt, selectWaiting, sendingKindOf, settleMessage, tidyOutbox } from './store.ts';

/** What went wrong with one message, without anything of what it says or to whom. */
export interface MessageTrouble {
  message: string;
  kind: MessageKind;
  template: string;
  attempt: number;
  reason: string;
  isGivenUp: boolean;
}

interface SendingOptions {
  database: Database;
  courier: Courier;
  onTrouble: (trouble: MessageTrouble) => void;
}

/**
 * The job that sends one message, at least once: a gateway that dies before settling the message leaves
 * it to another, which sends it under the same id.
 */
export function sendingJob(
  kind: MessageKind,
  { database, courier, onTrouble }: SendingOptions,
): Record<string, JobHandler> {
  const send: JobHandler = async ({ key: id, attempt: number }) => {
    const message = await selectWaiting(database, id);
    // Another attempt settled it, or its time is over.
    if (!message) return 'done';
    const delivery = await courier.send(message).catch((): Delivery => {
      // What was thrown may name the recipient, so it is not repeated.
      return { kind: 'later', reason: 'courier-fault' };
    });
    const attempt: Attempt = { id, kind, number };
    if (delivery.kind === 'sent' || delivery.kind === 'kept') {
      await settleMessage(database, attempt, delivery.kind, null);
      return 'done';
    }
    const { reason } = delivery;
    const isGivenUp = delivery.kind === 'never' || number > pausesMs.length;
    if (isGivenUp) await settleMessage(database, attempt, 'failed', reason);
    const { template } = message;
    onTrouble({ message: id, kind, template, attempt: number, reason, isGivenUp });
    return isGivenUp ? 'done' : { retryAfterMs: pauseAfter(number, delivery), reason };
  };
  return { [sendingKindOf(kind)]: send };
}

/** As many messages of one kind a gateway hands over at a time. */
export const sendingAtOnce = 10;

/** After the last of them a message is given up. */
const pausesMs = [5_000, 15_000, 45_000, 120_000, 300_000, 900_000, 3_600_000];
const longestPauseMs = 3_600_000;

function pauseAfter(attempt: number, delivery: Delivery): number {
  const ownMs = spread(pausesMs[attempt - 1] ?? longestPauseMs);
  const askedForMs = delivery.kind === 'later' ? (delivery.notBeforeMs ?? 0) : 0;
  return Math.min(Math.max(ownMs, askedForMs), longestPauseMs * 1.2);
}

const keptDays = 7;
const tidyEveryMs = 60_000;

/** The job that deletes, every minute, what the outbox may not hold any longer. */
export function tidyingJob(database: Database): Record<'outbox-tidy', JobHandler> {
  return {
    'outbox-tidy': async ({ now }) => {
      await tidyOutbox(database, keptDays);
      await deletePaceOlderThan(database);
      return { again: new Date(now.getTime() + tidyEveryMs) };
    },
  };
}
