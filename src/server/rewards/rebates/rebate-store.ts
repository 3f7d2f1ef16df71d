import { sql } from 'kysely';
import type { RebateTerms } from '#contract/rebate-terms.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import type { PlayOfClass, RebateLine } from './rebate-lines.ts';

interface DayPlay {
  day: string;
  playerId: string;
  class: string;
  valid: bigint;
}

/** Adds to what was played, and notes who is due; in one order, so that two writers never wait in a circle. */
export async function addPlays(
  transaction: Transaction,
  plays: readonly DayPlay[],
  now: Date,
): Promise<void> {
  const columns = [
    plays.map(({ day }) => day),
    plays.map(({ playerId }) => playerId),
    plays.map((play) => play.class),
    plays.map(({ valid }) => String(valid)),
  ];
  const given = sql`unnest(${columns[0]}::date[], ${columns[1]}::bigint[], ${columns[2]}::text[],
    ${columns[3]}::bigint[]) as given (day, player_id, class, valid)`;
  await sql`
    insert into rebate_play as known (day, player_id, class, valid)
    select day, player_id, class, valid from ${given} order by day, player_id, class
    on conflict (day, player_id, class) do update set valid = known.valid + excluded.valid`.execute(
    transaction,
  );
  await sql`
    insert into rebate_due (day, player_id, try_at)
    select distinct day, player_id, ${now}::timestamptz from ${given} order by day, player_id
    on conflict do nothing`.execute(transaction);
}

/** Whose day is over and not settled, in the order of days: what one carries goes into the next. */
export async function selectDue(
  database: Database,
  { before, now, atMost }: { before: string; now: Date; atMost: number },
): Promise<{ day: string; playerId: string }[]> {
  const { rows } = await sql<{ day: string; playerId: string }>`
    select day::text, player_id as "playerId" from rebate_due
    where day < ${before}::date and try_at <= ${now}
    order by day, player_id limit ${atMost}`.execute(database);
  return rows;
}

export async function putOff(
  transaction: Transaction,
  { day, playerId, until }: { day: string; playerId: string; until: Date },
): Promise<void> {
  await sql`
    insert into rebate_due (day, player_id, try_at) values (${day}::date, ${playerId}, ${until})
    on conflict (day, player_id) do update set try_at = excluded.try_at`.execute(transaction);
}

/** Tried again in a minute, then in two, four, up to a day; how often it failed stays with it. */
export async function noteFault(
  database: Database,
  { day, playerId, now }: { day: string; playerId: string; now: Date },
): Promise<void> {
  await sql`
    update rebate_due set faults = faults + 1,
      try_at = ${now}::timestamptz + least(interval '1 minute' * 2 ^ least(faults, 11), interval '1 day')
    where day = ${day}::date and player_id = ${playerId}`.execute(database);
}

/** Days that could not be settled, for operators. */
export async function selectFaults(
  database: Database,
): Promise<{ day: string; account: string; faults: number; tryAt: Date }[]> {
  const { rows } = await sql<{ day: string; account: string; faults: number; tryAt: Date }>`
    select due.day::text, player.account, due.faults, due.try_at as "tryAt"
    from rebate_due due join player on player.id = due.player_id
    where due.faults > 0 order by due.day, due.player_id limit 100`.execute(database);
  return rows;
}

/** Of these players the days, as `DAY PLAYER`, that were settled before. */
export async function selectSettled(
  transaction: Transaction,
  players: readonly string[],
  from: string,
): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select distinct day::text || ' ' || player_id as key from rebate_line
    where player_id = any (${players}::bigint[]) and day >= ${from}::date`.execute(transaction);
  return new Set(rows.map(({ key }) => key));
}

/** False where another run settled it first. */
export async function takeDue(
  transaction: Transaction,
  day: string,
  playerId: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from rebate_due where day = ${day}::date and player_id = ${playerId}`.execute(
    transaction,
  );
  return (numAffectedRows ?? 0n) === 1n;
}

export async function selectPlays(
  transaction: Transaction,
  day: string,
  playerId: string,
): Promise<PlayOfClass[]> {
  const { rows } = await sql<{ class: string; valid: string }>`
    select class, valid from rebate_play
    where day = ${day}::date and player_id = ${playerId} order by class`.execute(transaction);
  return rows.map((row) => ({ class: row.class, valid: BigInt(row.valid) }));
}

export async function insertLines(
  transaction: Transaction,
  {
    day,
    playerId,
    grantId,
    lines,
  }: {
    day: string;
    playerId: string;
    grantId: string | null;
    lines: readonly RebateLine[];
  },
): Promise<void> {
  if (lines.length === 0) return;
  await transaction
    .insertInto('rebate_line')
    .values(
      lines.map((line) => ({
        day,
        player_id: playerId,
        class: line.class,
        valid: String(line.valid),
        amount: String(line.amount),
        grant_id: grantId,
      })),
    )
    .execute();
}

export async function selectCarry(transaction: Transaction, playerId: string): Promise<bigint> {
  const found = await transaction
    .selectFrom('rebate_carry')
    .select('amount')
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirst();
  return BigInt(found?.amount ?? 0);
}

export async function saveCarry(
  transaction: Transaction,
  playerId: string,
  amount: bigint,
): Promise<void> {
  await transaction
    .insertInto('rebate_carry')
    .values({ player_id: playerId, amount: String(amount) })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ amount: String(amount) }))
    .execute();
}

/** 0 for who has no standing yet. */
export async function selectLevel(transaction: Transaction, playerId: string): Promise<number> {
  const found = await transaction
    .selectFrom('vip_standing')
    .select('level')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return found?.level ?? 0;
}

/** The version that holds at a moment; undefined before the first. */
export async function selectRuleAt(database: Database, at: Date): Promise<RebateTerms | undefined> {
  const found = await database
    .selectFrom('rebate_rule')
    .select('terms')
    .where('valid_from', '<=', at)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.terms;
}

export function selectRules(database: Database) {
  return database.selectFrom('rebate_rule').selectAll().orderBy('version', 'desc').execute();
}

export async function insertRule(
  transaction: Transaction,
  terms: RebateTerms,
  { by, now }: { by: string; now: Date },
): Promise<string> {
  const { version } = await transaction
    .insertInto('rebate_rule')
    .values({ terms: JSON.stringify(terms), proposed_by: by, proposed_at: now })
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** False where it is approved already. Of two that are approved for one midnight the later one holds. */
export async function approveRule(
  transaction: Transaction,
  { version, by, validFrom }: { version: string; by: string; validFrom: Date },
): Promise<boolean> {
  const waiting = await transaction
    .selectFrom('rebate_rule')
    .select('version')
    .where('version', '=', version)
    .where('approved_by', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!waiting) return false;
  await transaction
    .updateTable('rebate_rule')
    .set({ approved_by: null, valid_from: null })
    .where('valid_from', '=', validFrom)
    .execute();
  await transaction
    .updateTable('rebate_rule')
    .set({ approved_by: by, valid_from: validFrom })
    .where('version', '=', version)
    .execute();
  return true;
}
