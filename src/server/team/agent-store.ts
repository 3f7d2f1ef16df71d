import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

export interface AgentRow {
  id: string;
  account: string;
  type: number;
  uplineId: string | null;
  upline: string | null;
}

/** In whatever letters. */
export function selectAccount(database: Database, account: string): Promise<AgentRow | undefined> {
  return database
    .selectFrom('player')
    .leftJoin('sponsor', 'sponsor.player_id', 'player.id')
    .leftJoin('player as upline', 'upline.id', 'sponsor.agent_id')
    .select([
      'player.id',
      'player.account',
      'player.type',
      'upline.id as uplineId',
      'upline.account as upline',
    ])
    .where(sql<string>`lower(player.account)`, '=', account.toLowerCase())
    .executeTakeFirst();
}

export async function makeAgent(transaction: Transaction, id: string): Promise<void> {
  await transaction.updateTable('player').set({ type: 1 }).where('id', '=', id).execute();
}

/** Whether nobody else has the code, or the domain. */
export async function insertCode(
  transaction: Transaction,
  code: { code: string; playerId: string; domain: string | null; now: Date },
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('affiliate_code')
    .values({
      code: code.code,
      player_id: code.playerId,
      domain: code.domain,
      made_at: code.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export function lockWaitingMove(transaction: Transaction, playerId: string) {
  return transaction
    .selectFrom('team_move')
    .select(['id', 'to_agent_id as toAgentId', 'state', 'asked_by as askedBy'])
    .where('player_id', '=', playerId)
    .where('state', 'in', ['asked', 'approved'])
    .forUpdate()
    .executeTakeFirst();
}

export async function insertMove(
  transaction: Transaction,
  move: { playerId: string; toAgentId: string; by: string; now: Date },
): Promise<void> {
  await transaction
    .insertInto('team_move')
    .values({
      player_id: move.playerId,
      to_agent_id: move.toAgentId,
      state: 'asked',
      asked_by: move.by,
      asked_at: move.now,
    })
    .execute();
}

/** Effective from the start of the next day of a zone; answers that moment. */
export async function approveMove(
  transaction: Transaction,
  { id, by, now, timeZone }: { id: string; by: string; now: Date; timeZone: string },
): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    update team_move set state = 'approved', approved_by = ${by},
      effective_at = ((${now}::timestamptz at time zone ${timeZone})::date + 1)::timestamp
        at time zone ${timeZone}
    where id = ${id} returning effective_at as at`.execute(transaction);
  if (!rows[0]) throw new Error('A move that was locked is there.');
  return rows[0].at;
}

/** Takes a move that waits back; answers whether there was one. */
export async function cancelMove(
  transaction: Transaction,
  { playerId, now }: { playerId: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update team_move set state = 'refused',
      effective_at = coalesce(effective_at, ${now}::timestamptz)
    where player_id = ${playerId} and state in ('asked', 'approved') returning id`.execute(
    transaction,
  );
  return rows.length > 0;
}

export async function isBelow(database: Database, ancestorId: string, descendantId: string) {
  const line = await database
    .selectFrom('team_line')
    .select('depth')
    .where('ancestor_id', '=', ancestorId)
    .where('descendant_id', '=', descendantId)
    .executeTakeFirst();
  return line !== undefined;
}

export async function insertStop(
  transaction: Transaction,
  stop: { agentId: string; reason: string; by: string; now: Date },
): Promise<void> {
  await transaction
    .insertInto('agent_stop')
    .values({
      agent_id: stop.agentId,
      reason: stop.reason,
      stopped_by: stop.by,
      stopped_at: stop.now,
    })
    .onConflict((conflict) => conflict.column('agent_id').doNothing())
    .execute();
}

export async function deleteStop(transaction: Transaction, agentId: string): Promise<boolean> {
  const gone = await transaction
    .deleteFrom('agent_stop')
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

export async function describeTeam(database: Database, agentId: string) {
  const { rows } = await sql<{
    members: number;
    direct: number;
    codes: string[];
    stopped: string | null;
    move: string | null;
  }>`
    select
      (select count(*)::int from team_line where ancestor_id = ${agentId}) as members,
      (select count(*)::int from sponsor where agent_id = ${agentId}) as direct,
      (select coalesce(array_agg(code order by code), '{}') from affiliate_code
        where player_id = ${agentId} and ended_at is null) as codes,
      (select reason from agent_stop where agent_id = ${agentId}) as stopped,
      (select state || ', below ' || player.account from team_move
        join player on player.id = to_agent_id
        where player_id = ${agentId} and state in ('asked', 'approved')) as move`.execute(database);
  if (!rows[0]) throw new Error('A select without a table has a row.');
  return rows[0];
}

type Setting = Omit<Tables['agent_setting'], 'is_only' | 'active_scope'>;

export async function setAgentSwitch(
  transaction: Transaction,
  column: keyof Setting,
  enabled: boolean,
): Promise<void> {
  await transaction
    .updateTable('agent_setting')
    .set({ [column]: enabled })
    .execute();
}

export async function setActiveScope(
  transaction: Transaction,
  scope: 'all' | 'direct',
): Promise<void> {
  await transaction.updateTable('agent_setting').set({ active_scope: scope }).execute();
}

export async function setTransferSwitch(
  transaction: Transaction,
  direction: 'upline' | 'downline',
  enabled: boolean,
): Promise<void> {
  await transaction
    .insertInto('transfer_switch')
    .values({ direction, enabled })
    .onConflict((conflict) => conflict.column('direction').doUpdateSet({ enabled }))
    .execute();
}

export async function setAgentPolicy(transaction: Transaction, enabled: boolean): Promise<void> {
  await transaction
    .insertInto('whitelabel_switch')
    .values({ key: 'AGENTPOLICY3', enabled })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ enabled }))
    .execute();
}

export async function selectTransferSwitches(database: Database) {
  const rows = await database
    .selectFrom('transfer_switch')
    .select(['direction', 'enabled'])
    .execute();
  const isOn = (direction: string) =>
    rows.some((row) => row.direction === direction && row.enabled);
  return { up: isOn('upline'), down: isOn('downline') };
}

/** Empties all figures; the reader counts them anew from the first fact on. */
export async function forgetFigures(transaction: Transaction): Promise<void> {
  await sql`select team_forget_figures()`.execute(transaction);
}
