import { randomInt } from 'node:crypto';
import type { Database } from '#server/db/open.ts';
import type { Notifications } from '../notifications.ts';
import type { Courier, Delivery, MessageKind } from './courier.ts';
import { deletePaceOlderThan } from './pace-store.ts';
import {
  type Claimed,
  claimDue,
  msUntilNextDue,
  postponeMessage,
  settleMessage,
  tidyOutbox,
} from './store.ts';

/** What went wrong with one message, without anything of what it says or to whom. */
export interface Trouble {
  message: string;
  kind: MessageKind;
  template: string;
  attempt: number;
  reason: string;
  isGivenUp: boolean;
}

export interface SenderOptions {
  database: Database;
  notifications: Pick<Notifications, 'on' | 'onConnected'>;
  couriers: Readonly<Record<MessageKind, Courier>>;
  onTrouble: (trouble: Trouble) => void;
  onFault: (cause: unknown) => void;
}

/**
 * Sends what the outbox holds, in any number of gateways at once. A message goes out at least once:
 * who dies between sending and writing it down sends it again, under the same id.
 */
export function createSender(options: SenderOptions) {
  const { database, notifications, couriers, onFault } = options;
  const lanes = [createLane(options, 'sms'), createLane(options, 'mail')];
  let tidying: NodeJS.Timeout | undefined;

  notifications.on('verbena_outbox', () => {
    for (const lane of lanes) lane.wake();
  });
  notifications.onConnected(() => {
    for (const lane of lanes) lane.wake();
  });
  const tidy = () => tidyOutbox(database, keptDays).then(() => deletePaceOlderThan(database));

  return {
    start(): void {
      tidying = setInterval(() => void tidy().catch(onFault), tidyEveryMs);
      tidying.unref();
      for (const lane of lanes) lane.start();
    },
    /** Waits for what is being sent, and takes nothing new. */
    async stop(): Promise<void> {
      clearInterval(tidying);
      await Promise.all(lanes.map((lane) => lane.stop()));
      for (const courier of Object.values(couriers)) courier.close();
    },
  };
}

const keptDays = 7;
const tidyEveryMs = 60_000;
const atOnce = 10;
/** Longer than any courier may take, or two gateways would send the same message. */
const leaseSeconds = 60;
/** The bell may be lost with its connection, so now and then it is looked without one. */
const lookEveryMs = 15_000;
const shortestPauseMs = 100;

/** A provider that does not answer holds up its own kind only. */
function createLane({ database, couriers, onTrouble, onFault }: SenderOptions, kind: MessageKind) {
  let sending: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isRung = false;
  let isOpen = false;

  function wake(): void {
    if (!isOpen) return;
    isRung = true;
    clearTimeout(timer);
    sending ??= sendAll()
      .catch(onFault)
      .then(schedule)
      .finally(() => {
        sending = undefined;
        // A bell that rang while the next look was being planned would be forgotten.
        if (isRung) wake();
      });
  }

  async function sendAll(): Promise<void> {
    while (isOpen && isRung) {
      isRung = false;
      const batch = await claimDue(database, kind, { atMost: atOnce, leaseSeconds });
      await Promise.all(batch.map(sendOne));
      if (batch.length === atOnce) isRung = true;
    }
  }

  async function sendOne(message: Claimed): Promise<void> {
    const delivery = await couriers[kind].send(message).catch((): Delivery => {
      // What was thrown may name the recipient, so it is not repeated.
      return { kind: 'later', reason: 'courier-fault' };
    });
    const trouble = await writeDown(database, message, delivery);
    if (trouble) onTrouble(trouble);
  }

  async function schedule(): Promise<void> {
    if (!isOpen) return;
    const dueInMs = await msUntilNextDue(database, kind).catch(() => null);
    if (!isOpen) return;
    const pauseMs = Math.max(dueInMs ?? lookEveryMs, shortestPauseMs);
    timer = setTimeout(wake, Math.min(pauseMs, lookEveryMs));
    timer.unref();
  }

  return {
    wake,
    start(): void {
      isOpen = true;
      wake();
    },
    async stop(): Promise<void> {
      isOpen = false;
      isRung = false;
      clearTimeout(timer);
      await sending;
    },
  };
}

async function writeDown(
  database: Database,
  message: Claimed,
  delivery: Delivery,
): Promise<Trouble | null> {
  if (delivery.kind === 'sent' || delivery.kind === 'kept') {
    await settleMessage(database, message, delivery.kind, null);
    return null;
  }
  const isGivenUp = delivery.kind === 'never' || message.attempt > pausesMs.length;
  if (isGivenUp) await settleMessage(database, message, 'failed', delivery.reason);
  else await postponeMessage(database, message, pauseAfter(message, delivery), delivery.reason);
  const { id, kind, template, attempt } = message;
  return { message: id, kind, template, attempt, reason: delivery.reason, isGivenUp };
}

/** After the last of them it is given up. */
const pausesMs = [5_000, 15_000, 45_000, 120_000, 300_000, 900_000, 3_600_000];
const longestPauseMs = 3_600_000;

/** Spread a little, so that all who failed at once do not come back at once. */
function pauseAfter({ attempt }: Claimed, delivery: Delivery): number {
  const ownMs = pausesMs[attempt - 1] ?? longestPauseMs;
  const spreadMs = randomInt(0, Math.ceil(ownMs / 5));
  const wishedMs = delivery.kind === 'later' ? (delivery.notBeforeMs ?? 0) : 0;
  return Math.min(Math.max(ownMs + spreadMs, wishedMs), longestPauseMs * 1.2);
}
