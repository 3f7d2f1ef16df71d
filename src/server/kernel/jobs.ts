import { randomInt } from 'node:crypto';
import type { Database } from '#server/db/open.ts';
import {
  type ClaimedJob,
  claimJobs,
  deletePlan,
  type JobPlan,
  lookEverySeconds,
  msUntilNextJob,
  renewLease,
  settleAgain,
  settleDone,
  settleFailed,
  upsertPlan,
} from './jobs-store.ts';
import type { Notifications } from './notifications.ts';

/**
 * Writes down what is to be done later, in the transaction it is given: what is rolled back is never
 * done. The same kind and key is the same job, at the newest time asked for.
 */
export async function plan(transaction: Database, job: JobPlan): Promise<void> {
  await upsertPlan(transaction, job);
}

/** Takes a job back; a gateway that is running it at this moment finishes it. */
export async function unplan(
  transaction: Database,
  job: Pick<JobPlan, 'kind' | 'key'>,
): Promise<void> {
  await deletePlan(transaction, job);
}

export type Job = Pick<ClaimedJob, 'key' | 'body' | 'due' | 'now' | 'attempt'>;

/**
 * Carries a job out at least once: a gateway that dies before settling it leaves it to another, so
 * what a handler does twice must be done once, as a posting with a key of its own is. What it throws
 * makes it try again later, and never ends it.
 */
export type JobHandler = (job: Job) => Promise<JobOutcome>;

/** A retry counts as an attempt that failed; the handler has reported it already. */
export type JobOutcome = 'done' | { again: Date } | { retryAfterMs: number; reason: string };

/** What went wrong with one job; the reason is one of our codes. */
export interface JobTrouble {
  kind: string;
  key: string;
  attempt: number;
  reason: string;
}

export interface JobsOptions {
  database: Database;
  notifications: Pick<Notifications, 'on' | 'onConnected'>;
  handlers: Readonly<Record<string, JobHandler>>;
  /** How many jobs of these kinds one gateway runs at a time. */
  atOnce?: number;
  onTrouble?: (trouble: JobTrouble) => void;
  onFault: (cause: unknown) => void;
  leaseSeconds?: number;
}

const shortestPauseMs = 100;

/**
 * Begins what is due, in any number of gateways at once; the database's clock says what is. Kinds that
 * wait for a company outside get a queue of their own, so that they hold up no others.
 */
export function createJobs(options: JobsOptions) {
  const { database, notifications, handlers, onFault, leaseSeconds = 60, atOnce = 4 } = options;
  const kinds = Object.keys(handlers);
  const running = new Set<Promise<void>>();
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isNotified = false;
  let isOpen = false;

  notifications.on('verbena_job', (kind) => {
    if (kind === '' || Object.hasOwn(handlers, kind)) wake();
  });
  notifications.onConnected(wake);

  function wake(): void {
    if (!isOpen) return;
    isNotified = true;
    clearTimeout(timer);
    looking ??= beginAll()
      .catch(onFault)
      .then(schedule)
      .finally(() => {
        looking = undefined;
        // A notification that came while the next look was being planned would be forgotten.
        if (isNotified && running.size < atOnce) wake();
      });
  }

  async function beginAll(): Promise<void> {
    while (isOpen && isNotified && running.size < atOnce) {
      isNotified = false;
      const atMost = atOnce - running.size;
      for (const job of await claimJobs(database, { kinds, atMost, leaseSeconds })) begin(job);
    }
  }

  function begin(job: ClaimedJob): void {
    const work = carryOut(options, job, leaseSeconds)
      .catch(onFault)
      .finally(() => {
        running.delete(work);
        wake();
      });
    running.add(work);
  }

  async function schedule(): Promise<void> {
    // At full capacity nothing is looked for; each job that ends looks again.
    if (!isOpen || running.size === atOnce) return;
    const dueInMs = await msUntilNextJob(database, kinds).catch(() => null);
    if (!isOpen) return;
    const longestMs = lookEverySeconds * 1_000;
    const pauseMs = Math.max(dueInMs ?? longestMs, shortestPauseMs);
    timer = setTimeout(wake, Math.min(pauseMs, longestMs));
    timer.unref();
  }

  return {
    start(): void {
      isOpen = true;
      wake();
    },
    /** Waits for what was begun, and takes nothing new. */
    async stop(): Promise<void> {
      isOpen = false;
      isNotified = false;
      clearTimeout(timer);
      await looking;
      await Promise.all(running);
    },
  };
}

async function carryOut(
  { database, handlers, onTrouble, onFault }: JobsOptions,
  claimed: ClaimedJob,
  leaseSeconds: number,
): Promise<void> {
  const { kind, key, body, due, now, attempt } = claimed;
  const renewing = setInterval(
    () => void renewLease(database, claimed, leaseSeconds).catch(onFault),
    (leaseSeconds * 1_000) / 3,
  );
  renewing.unref();
  try {
    const outcome = await handlers[kind]?.({ key, body, due, now, attempt });
    if (outcome === 'done') await settleDone(database, claimed);
    else if (outcome && 'retryAfterMs' in outcome) {
      const { reason, retryAfterMs: pauseMs } = outcome;
      await settleFailed(database, claimed, { reason, pauseMs });
    } else await settleAgain(database, claimed, outcome?.again ?? null);
  } catch (thrown) {
    const reason = reasonOf(thrown);
    onTrouble?.({ kind, key, attempt, reason });
    await settleFailed(database, claimed, { reason, pauseMs: pauseAfter(attempt) });
  } finally {
    clearInterval(renewing);
  }
}

const longestPauseMs = 900_000;

function pauseAfter(attempt: number): number {
  return spread(Math.min(1_000 * 2 ** Math.min(attempt - 1, 20), longestPauseMs));
}

/** Jobs that failed together must not all come back together. */
export function spread(pauseMs: number): number {
  return pauseMs + randomInt(0, Math.ceil(pauseMs / 5));
}

/** What was thrown may name a person, so of it only a code or the kind of error is repeated. */
function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'unknown';
  const code = 'code' in thrown ? String(thrown.code) : '';
  return /^[\w.-]{1,40}$/.test(code) ? code : thrown.name.replace(/\W/g, '').slice(0, 40);
}
