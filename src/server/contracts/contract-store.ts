import { type RawBuilder, sql } from 'kysely';
import type { RunningContract } from '#agents/contracts-to-end.ts';
import type { Side } from '#contract/contract-parties.ts';
import type { ContractKind, Terms } from '#contract/contract-terms.ts';
import type { ContractState } from '#contract/contracts.ts';
import type { Database, Transaction } from '#server/db/open.ts';

export interface ContractRow {
  id: string;
  kind: ContractKind;
  uplineId: string | null;
  uplineAccount: string | null;
  uplineNickname: string | null;
  downlineId: string;
  downlineAccount: string;
  downlineNickname: string;
  version: number;
  terms: Terms;
  state: ContractState;
  proposedBy: Side;
  requestId: string;
  proposedAt: Date;
  answerBy: Date | null;
  endAskedBy: Side | null;
  startsOn: string | null;
  endsOn: string | null;
  settledTo: string | null;
}

/** Changes of one kind wait for each other: each looks at the contracts above and below it. */
export async function lockKind(transaction: Transaction, kind: ContractKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('agent-contract'), hashtext(${kind}))`.execute(
    transaction,
  );
}

const columns = sql`
  c.id, c.kind, c.upline_id as "uplineId", u.account as "uplineAccount",
  u.nickname as "uplineNickname", c.downline_id as "downlineId", d.account as "downlineAccount",
  d.nickname as "downlineNickname", c.version, c.terms, c.state, c.proposed_by as "proposedBy",
  c.request_id as "requestId", c.proposed_at as "proposedAt", c.answer_by as "answerBy",
  c.end_asked_by as "endAskedBy", c.starts_on::text as "startsOn", c.ends_on::text as "endsOn",
  c.settled_to::text as "settledTo"`;

const joined = sql`agent_contract c
  join player d on d.id = c.downline_id
  left join player u on u.id = c.upline_id`;

const isRunning = sql`c.state in ('valid', 'termination-requested')`;

async function select(database: Database, rest: RawBuilder<unknown>): Promise<ContractRow[]> {
  const { rows } = await sql<ContractRow>`select ${columns} from ${joined} ${rest}`.execute(
    database,
  );
  return rows;
}

export async function selectContract(
  database: Database,
  id: string,
): Promise<ContractRow | undefined> {
  return (await select(database, sql`where c.id = ${id}`))[0];
}

/** One that the player is a side of; anybody else's is not found. */
export async function selectOwnContract(
  database: Database,
  playerId: string,
  id: string,
): Promise<ContractRow | undefined> {
  const mine = sql`where c.id = ${id} and (c.downline_id = ${playerId} or c.upline_id = ${playerId})`;
  return (await select(database, mine))[0];
}

/** What runs for somebody as the downline; of one kind there is one at most. */
export async function selectRunning(
  database: Database,
  downlineId: string,
  kind: ContractKind,
): Promise<ContractRow | undefined> {
  const own = sql`where c.downline_id = ${downlineId} and c.kind = ${kind} and ${isRunning}`;
  return (await select(database, own))[0];
}

export async function selectByRequest(
  database: Database,
  requestId: string,
): Promise<ContractRow | undefined> {
  return (await select(database, sql`where c.request_id = ${requestId}`))[0];
}

export function selectVersions(database: Database, contract: ContractRow): Promise<ContractRow[]> {
  return select(
    database,
    sql`where c.downline_id = ${contract.downlineId} and c.kind = ${contract.kind}
      and c.upline_id is not distinct from ${contract.uplineId} and c.id <> ${contract.id}
      order by c.version desc limit 50`,
  );
}

/** Offers, requests and termination requests that somebody has to answer. */
export function selectWaiting(database: Database, playerId: string): Promise<ContractRow[]> {
  return select(database, sql`where ${waitsFor(playerId)} order by c.id limit 50`);
}

/** The other side has proposed a contract, or asked to end one. */
export function waitsFor(playerId: string) {
  return sql`((c.downline_id = ${playerId}
      and (c.state = 'requested' and c.proposed_by = 'upline'
        or c.state = 'termination-requested' and c.end_asked_by = 'upline'))
    or (c.upline_id = ${playerId}
      and (c.state = 'requested' and c.proposed_by = 'downline'
        or c.state = 'termination-requested' and c.end_asked_by = 'downline')))`;
}

export interface ContractsWanted {
  playerId: string;
  whose: 'mine' | 'downlines';
  kind: ContractKind | undefined;
  are: 'open' | 'running' | 'over' | undefined;
  account: string | undefined;
  after: string | undefined;
  atMost: number;
}

const statesOf = {
  open: ['requested', 'termination-requested'],
  running: ['valid', 'termination-requested'],
  over: ['declined', 'terminated', 'expired', 'replaced'],
} as const;

export function selectContracts(
  database: Database,
  { playerId, whose, kind, are, account, after, atMost }: ContractsWanted,
): Promise<ContractRow[]> {
  const side = whose === 'mine' ? sql`c.downline_id` : sql`c.upline_id`;
  const states = are ? [...statesOf[are]] : null;
  return select(
    database,
    sql`where ${side} = ${playerId}
      and (${kind ?? null}::text is null or c.kind = ${kind ?? null})
      and (${states}::text[] is null or c.state = any (${states}::text[]))
      and (${account ?? null}::text is null
        or starts_with(lower(d.account), lower(${account ?? null})))
      and (${after ?? null}::bigint is null or c.id < ${after ?? null}::bigint)
      order by c.id desc limit ${atMost}`,
  );
}

/** Everything of a kind that runs below somebody, however deep. */
export async function selectRunningBelow(
  database: Database,
  holderId: string,
  kind: ContractKind,
): Promise<RunningContract[]> {
  const { rows } = await sql<RunningContract>`
    with recursive below as (
      select c.id, c.upline_id, c.downline_id, c.terms from agent_contract c
      where c.upline_id = ${holderId} and c.kind = ${kind} and ${isRunning}
      union all
      select c.id, c.upline_id, c.downline_id, c.terms from below
      join agent_contract c on c.upline_id = below.downline_id
      where c.kind = ${kind} and ${isRunning}
    )
    select id, upline_id as "uplineId", downline_id as "downlineId", terms from below
    order by id`.execute(database);
  return rows;
}

/** By their numbers, in their order. */
export function selectContractsById(
  database: Database,
  ids: readonly string[],
): Promise<ContractRow[]> {
  return select(database, sql`where c.id = any (${[...ids]}::bigint[]) order by c.id`);
}

export interface NewContract {
  kind: ContractKind;
  uplineId: string | null;
  downlineId: string;
  terms: Terms;
  proposedBy: Side;
  requestId: string;
  now: Date;
  answerBy: Date;
}

/** Undefined where another proposal of the kind waits for this downline. */
export async function insertContract(
  transaction: Transaction,
  { kind, uplineId, downlineId, terms, proposedBy, requestId, now, answerBy }: NewContract,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into agent_contract (kind, upline_id, downline_id, version, terms, state, proposed_by,
      request_id, proposed_at, answer_by)
    select ${kind}, ${uplineId}::bigint, ${downlineId}::bigint,
      1 + coalesce((select max(version) from agent_contract
        where downline_id = ${downlineId}::bigint and kind = ${kind}
          and upline_id is not distinct from ${uplineId}::bigint), 0),
      ${JSON.stringify(terms)}::jsonb, 'requested', ${proposedBy}, ${requestId}::uuid,
      ${now}::timestamptz, ${answerBy}::timestamptz
    where not exists (select from agent_contract
      where downline_id = ${downlineId}::bigint and kind = ${kind} and state = 'requested')
    returning id`.execute(transaction);
  return rows[0]?.id;
}

/** Ends a proposal, or takes back a request to end. */
export async function updateState(
  transaction: Transaction,
  id: string,
  state: 'declined' | 'expired' | 'valid',
): Promise<void> {
  await sql`update agent_contract set state = ${state}, answer_by = null, end_asked_by = null
    where id = ${id}`.execute(transaction);
}

export async function askEnd(
  transaction: Transaction,
  { id, by, answerBy }: { id: string; by: Side; answerBy: Date },
): Promise<void> {
  await sql`update agent_contract set state = 'termination-requested', end_asked_by = ${by},
    answer_by = ${answerBy}::timestamptz where id = ${id}`.execute(transaction);
}

export interface Beginning {
  id: string;
  startsOn: string;
  startsAt: Date;
  settledTo: string | null;
  settledUntil: Date | null;
  dueOn: string | null;
}

export async function beginRow(transaction: Transaction, one: Beginning): Promise<void> {
  await sql`update agent_contract set state = 'valid', answer_by = null,
      starts_on = ${one.startsOn}::date, starts_at = ${one.startsAt}::timestamptz,
      settled_to = ${one.settledTo}::date, settled_until = ${one.settledUntil}::timestamptz,
      due_on = ${one.dueOn}::date
    where id = ${one.id}`.execute(transaction);
}

export interface RowEnding {
  id: string;
  state: 'terminated' | 'replaced';
  endsOn: string;
  endsAt: Date;
  dueOn: string | null;
}

export async function endRow(transaction: Transaction, one: RowEnding): Promise<void> {
  await sql`update agent_contract set state = ${one.state}, answer_by = null, end_asked_by = null,
      ends_on = ${one.endsOn}::date, ends_at = ${one.endsAt}::timestamptz, due_on = ${one.dueOn}::date
    where id = ${one.id}`.execute(transaction);
}

/** Whose time to answer is over. */
export async function selectUnanswered(database: Database, now: Date): Promise<ContractRow[]> {
  return select(database, sql`where c.answer_by <= ${now}::timestamptz order by c.id limit 200`);
}

export interface Kin {
  id: string;
  account: string;
  nickname: string;
}

export async function selectUplineOf(
  database: Database,
  playerId: string,
  agentTypes: readonly number[],
): Promise<Kin | undefined> {
  const { rows } = await sql<Kin>`
    select p.id, p.account, p.nickname from sponsor s join player p on p.id = s.agent_id
    where s.player_id = ${playerId} and p.type = any (${[...agentTypes]}::smallint[])`.execute(
    database,
  );
  return rows[0];
}

export async function selectDirectDownline(
  database: Database,
  playerId: string,
  account: string,
  trialType: number,
): Promise<Kin | undefined> {
  const { rows } = await sql<Kin>`
    select p.id, p.account, p.nickname from sponsor s join player p on p.id = s.player_id
    where s.agent_id = ${playerId} and lower(p.account) = lower(${account})
      and p.type <> ${trialType}`.execute(database);
  return rows[0];
}
