import { sql } from 'kysely';
import type { ContractKind, Terms } from '#contract/contract-terms.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import { settingColumns } from './contract-settings.ts';

export async function selectAgent(
  database: Database,
  account: string,
  agentTypes: readonly number[],
): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from player where lower(account) = lower(${account})
      and type = any (${[...agentTypes]}::smallint[])`.execute(database);
  return rows[0];
}

export async function selectOffer(
  transaction: Transaction,
  downlineId: string,
  kind: ContractKind,
): Promise<{ terms: Terms; askedBy: string } | undefined> {
  const { rows } = await sql<{ terms: Terms; askedBy: string }>`
    select terms, asked_by as "askedBy" from contract_offer
    where downline_id = ${downlineId} and kind = ${kind} for update`.execute(transaction);
  return rows[0];
}

export async function upsertOffer(
  transaction: Transaction,
  { downlineId, terms, by, now }: { downlineId: string; terms: Terms; by: string; now: Date },
): Promise<void> {
  await sql`
    insert into contract_offer (downline_id, kind, terms, asked_by, asked_at)
    values (${downlineId}, ${terms.kind}, ${JSON.stringify(terms)}::jsonb, ${by}, ${now}::timestamptz)
    on conflict (downline_id, kind) do update set terms = excluded.terms,
      asked_by = excluded.asked_by, asked_at = excluded.asked_at`.execute(transaction);
}

export async function deleteOffer(
  transaction: Transaction,
  downlineId: string,
  kind: ContractKind,
): Promise<void> {
  await sql`delete from contract_offer
    where downline_id = ${downlineId} and kind = ${kind}`.execute(transaction);
}

export interface HouseContract {
  id: string;
  account: string;
  kind: ContractKind;
  state: string;
  version: number;
  terms: Terms;
}

/** The house's contracts that run or wait. */
export async function selectHouseContracts(database: Database): Promise<HouseContract[]> {
  const { rows } = await sql<HouseContract>`
    select c.id, p.account, c.kind, c.state, c.version, c.terms from agent_contract c
    join player p on p.id = c.downline_id
    where c.upline_id is null and c.state in ('requested', 'valid', 'termination-requested')
    order by p.account, c.kind, c.id`.execute(database);
  return rows;
}

/** Null: the merchant has no such setting. */
export async function updateContractSetting(
  database: Database,
  name: string,
  value: string,
): Promise<string | null> {
  const column = settingColumns[name as keyof typeof settingColumns];
  if (!column) return null;
  const { rows } = await sql<{ now: string }>`
    update contract_setting set ${sql.ref(column.name)} = cast(${value} as ${sql.raw(column.type)})
    returning ${sql.ref(column.name)}::text as now`.execute(database);
  return rows[0]?.now ?? null;
}
