import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';
import { wholeLeg } from './store.ts';

export interface Total {
  deposited: bigint;
  withdrawn: bigint;
}

export interface KeptTotal extends Total {
  through: string;
}

/** What was summed up to a day, and the newest day whose books are closed. */
export async function selectKeptTotal(
  database: Database,
  playerId: string,
  currency: string,
): Promise<{ kept: KeptTotal | null; closed: string | null }> {
  const { rows } = await sql<{
    closed: string | null;
    through: string | null;
    deposited: string;
    withdrawn: string;
  }>`
    select (select max(day)::text from ledger_day) as closed, total.through::text,
      coalesce(total.deposited, 0) as deposited, coalesce(total.withdrawn, 0) as withdrawn
    from (values (1)) as one
    left join lifetime_total total
      on total.player_id = ${playerId} and total.currency = ${currency}`.execute(database);
  const [row] = rows;
  if (!row?.through) return { kept: null, closed: row?.closed ?? null };
  const { closed, through, deposited, withdrawn } = row;
  return {
    kept: { through, deposited: BigInt(deposited), withdrawn: BigInt(withdrawn) },
    closed,
  };
}

interface Since {
  playerId: string;
  currency: string;
  /** Not itself a part of it; null: from the beginning. */
  after: string | null;
  /** Sums up to this day are kept apart from later ones. */
  closed: string | null;
  deposited: readonly string[];
  withdrawn: readonly string[];
}

export interface SinceRow {
  isClosed: boolean;
  deposited: string;
  withdrawn: string;
}

/** Without a lower end the planner would open every month there ever was. */
const beginning = '2000-01-01';

export async function sumSince(database: Database, since: Since): Promise<SinceRow[]> {
  const { deposited, withdrawn } = since;
  const { rows } = await sql<SinceRow>`
    select leg.posted_on <= coalesce(${since.closed}::date, '-infinity'::date) as "isClosed",
      coalesce(sum(${wholeLeg(deposited)}) filter (where transfer.kind = any (${deposited})), 0)::text
        as deposited,
      coalesce(-sum(leg.amount) filter (where transfer.kind = any (${withdrawn})), 0)::text as withdrawn
    from ledger_leg leg
    join ledger_transfer transfer
      on transfer.posted_on = leg.posted_on and transfer.id = leg.transfer_id
    where leg.player_id = ${since.playerId} and leg.commodity = ${since.currency}
      and leg.posted_on > ${since.after ?? beginning}::date
      and transfer.posted_on > ${since.after ?? beginning}::date
      and transfer.kind = any (${[...deposited, ...withdrawn]})
    group by 1`.execute(database);
  return rows;
}

/** Two who ask at once write the same; the one who knows less changes nothing. */
export async function keepTotal(
  database: Database,
  playerId: string,
  currency: string,
  { through, deposited, withdrawn }: KeptTotal,
): Promise<void> {
  await database
    .insertInto('lifetime_total')
    .values({
      player_id: playerId,
      currency,
      through,
      deposited: String(deposited),
      withdrawn: String(withdrawn),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['player_id', 'currency'])
        .doUpdateSet((row) => ({
          through: row.ref('excluded.through'),
          deposited: row.ref('excluded.deposited'),
          withdrawn: row.ref('excluded.withdrawn'),
        }))
        .whereRef('excluded.through', '>', 'lifetime_total.through'),
    )
    .execute();
}
