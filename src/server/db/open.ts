import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, type Transaction as KyselyTransaction, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { PlannedClient } from './planned-client.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
/** What `inTransaction` hands on; every query inside goes through it. */
export type Transaction = KyselyTransaction<Tables>;

export interface OpenOptions {
  connectionString: string;
  poolSize: number;
  /** 0 waits for ever, for commands that fill or rebuild whole tables. */
  statementTimeoutMs?: number;
  /** How long a query waits for its turn at a connection. */
  turnWithinMs?: number;
  /** An idle connection broke, as when the server restarts; the pool replaces it by itself. */
  onConnectionLost?: (cause: Error) => void;
}

/** bigint columns (int8) arrive as strings: a number would round them, and JSON carries no bigint. */
export function openDatabase({
  connectionString,
  poolSize,
  statementTimeoutMs = 15_000,
  turnWithinMs = 10_000,
  onConnectionLost,
}: OpenOptions): Database {
  const pool = new Pool({
    Client: PlannedClient,
    connectionString,
    max: poolSize,
    application_name: 'verbena',
    statement_timeout: statementTimeoutMs,
    // A gateway that hangs between two statements must not keep rows locked for ever.
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: turnWithinMs,
  });
  // Unheard, this event would end the process.
  pool.on('error', (cause) => onConnectionLost?.(cause));
  // The pool listens to idle connections only. One that breaks under a query fails that query, and
  // then ends the process too, unless somebody listens.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** The part of an outcome this room needs to know: whether it was done or refused. */
interface Settled {
  done: boolean;
}

/**
 * Commits what is done, takes back what is refused: Kysely by itself commits whatever returns.
 * `work` may run more than once, so it may touch nothing but the database. Within a transaction it is a part of
 * that one: a refusal takes back this part alone, and a fault takes all of it back.
 */
export async function inTransaction<Outcome extends Settled>(
  database: Database,
  work: (transaction: Transaction) => Promise<Outcome>,
): Promise<Outcome> {
  if (database.isTransaction) return asPart(database as Transaction, work);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().execute(async (transaction) => {
        const outcome = await work(transaction);
        if (!outcome.done) throw new TakenBack(outcome);
        return outcome;
      });
    } catch (thrown) {
      // Only the throw above makes one, and it holds what this call's own `work` returned.
      if (thrown instanceof TakenBack) return thrown.outcome as Outcome;
      if (attempt === mostAttempts || !isWorthAnotherTry(thrown)) throw thrown;
      await delay(randomInt(1, 10 * 2 ** attempt));
    }
  }
}

async function asPart<Outcome extends Settled>(
  transaction: Transaction,
  work: (transaction: Transaction) => Promise<Outcome>,
): Promise<Outcome> {
  await sql`savepoint part`.execute(transaction);
  const outcome = await work(transaction);
  if (!outcome.done) await sql`rollback to savepoint part`.execute(transaction);
  await sql`release savepoint part`.execute(transaction);
  return outcome;
}

const mostAttempts = 5;

class TakenBack extends Error {
  readonly outcome: Settled;

  constructor(outcome: Settled) {
    super('A refusal takes its transaction back.');
    this.outcome = outcome;
  }
}

/** Serialization failure and deadlock: the server took everything back and asks for a repetition. */
function isWorthAnotherTry(thrown: unknown): boolean {
  return (
    thrown instanceof Error && 'code' in thrown && ['40001', '40P01'].includes(String(thrown.code))
  );
}
