import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

interface WaitOptions {
  connectionString: string;
  /** Called once, when the server does not answer at first. */
  onWaiting(code: string): void;
  /** Ends the wait before its time. */
  signal: AbortSignal;
  atMostMs?: number;
  pauseMs?: number;
}

/**
 * Waits while the server starts, recovers or shuts down, as after a power cut that hit both machines.
 * Every other fault, and one that outlasts the wait, is thrown as the driver names it.
 */
export async function waitForServer({
  connectionString,
  onWaiting,
  signal,
  atMostMs = 60_000,
  pauseMs = 500,
}: WaitOptions): Promise<void> {
  const end = performance.now() + atMostMs;
  for (let isWaiting = false; ; ) {
    try {
      return await connectOnce(connectionString);
    } catch (thrown) {
      const code = codeOf(thrown);
      if (!passingCodes.includes(code)) throw thrown;
      if (signal.aborted || performance.now() + pauseMs > end) throw thrown;
      if (!isWaiting) onWaiting(code);
      isWaiting = true;
      await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

async function connectOnce(connectionString: string): Promise<void> {
  const client = new Client({
    connectionString,
    application_name: 'verbena',
    connectionTimeoutMillis: 10_000,
  });
  // A connection that breaks between two answers would otherwise end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } finally {
    await client.end().catch(() => undefined);
  }
}

// Starting or recovering, shutting down, crashed; nobody listens at the address yet, or just now.
const passingCodes = ['57P03', '57P01', '57P02', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT'];

function codeOf(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
}
