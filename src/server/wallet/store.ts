import { sql } from 'kysely';
import type { Relative } from '#contract/transfers.ts';
import type { Language } from '#contract/values.ts';
import { inLanguage } from '#server/db/in-language.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import { planned } from '#server/db/planned-client.ts';
import type { Tables } from '#server/db/tables.ts';

export type RequestKind = Tables['wallet_request']['kind'];

interface NewRequest {
  playerId: string;
  requestId: string;
  kind: RequestKind;
  asked: string;
  now: Date;
}

/** Its number; undefined where the player has brought this id before. */
export async function insertRequest(
  transaction: Transaction,
  { playerId, requestId, kind, asked, now }: NewRequest,
): Promise<string | undefined> {
  const row = await transaction
    .insertInto('wallet_request')
    .values({ player_id: playerId, request_id: requestId, kind, asked, asked_at: now })
    .onConflict((conflict) => conflict.columns(['player_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export function selectRequest(transaction: Transaction, playerId: string, requestId: string) {
  return transaction
    .selectFrom('wallet_request')
    .select(['kind', 'asked', 'answer'])
    .where('player_id', '=', playerId)
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
}

export async function saveAnswer(
  transaction: Transaction,
  id: string,
  answer: object,
): Promise<void> {
  await transaction
    .updateTable('wallet_request')
    .set({ answer: JSON.stringify(answer) })
    .where('id', '=', id)
    .execute();
}

export interface WalletOfVendor {
  vendor: string;
  name: string;
  isOpen: boolean;
}

/** In the merchant's order; those that are closed too, since something may lie in them. */
export async function selectVendorWallets(
  database: Database,
  language: Language,
): Promise<WalletOfVendor[]> {
  const { rows } = await sql<WalletOfVendor>`${sql.raw(planned('vendor-wallets'))}
    select vendor.code as vendor, ${inLanguage('vendor.display_name', language)} as name,
      vendor.enabled and wallet.enabled as "isOpen"
    from vendor_wallet wallet
    join vendor on vendor.code = wallet.vendor_code
    order by wallet.position, vendor.code`.execute(database);
  return rows;
}

/** Whether money may go in. */
export async function isVendorWalletOpen(database: Database, vendor: string): Promise<boolean> {
  const { rows } = await sql`${sql.raw(planned('vendor-wallet-open'))}
    select from vendor_wallet wallet
    join vendor on vendor.code = wallet.vendor_code
    where vendor.code = ${vendor} and vendor.enabled and wallet.enabled`.execute(database);
  return rows.length > 0;
}

interface TransferWay {
  isOn: boolean;
  /** The most that goes at once, in minor units; null where there is no such line. */
  maximum: string | null;
}

export async function selectTransferSwitches(
  database: Database,
): Promise<Record<'upline' | 'downline', TransferWay>> {
  const rows = await database.selectFrom('transfer_switch').selectAll().execute();
  const wayOf = (direction: string): TransferWay => {
    const row = rows.find((one) => one.direction === direction);
    return { isOn: row?.enabled ?? false, maximum: row?.maximum ?? null };
  };
  return { upline: wayOf('upline'), downline: wayOf('downline') };
}

export interface Kin extends Relative {
  id: string;
}

/** Who brought this player, while they are an agent. */
export async function selectUpline(
  database: Database,
  playerId: string,
  agentTypes: readonly number[],
): Promise<Kin | undefined> {
  const row = await database
    .selectFrom('sponsor')
    .innerJoin('player', 'player.id', 'sponsor.agent_id')
    .select(['player.id', 'player.account', 'player.nickname'])
    .where('sponsor.player_id', '=', playerId)
    .where('player.type', 'in', [...agentTypes])
    .executeTakeFirst();
  return row && { ...row, isAgent: true };
}

interface DownlinesWanted {
  agentId: string;
  agentTypes: readonly number[];
  trialType: number;
  /** The beginning of a name. */
  account: string | undefined;
  after: string | undefined;
  atMost: number;
}

export async function selectDownlines(
  database: Database,
  { agentId, agentTypes, trialType, account, after, atMost }: DownlinesWanted,
): Promise<Kin[]> {
  const rows = await database
    .selectFrom('sponsor')
    .innerJoin('player', 'player.id', 'sponsor.player_id')
    .select(['player.id', 'player.account', 'player.nickname', 'player.type'])
    .where('sponsor.agent_id', '=', agentId)
    .where('player.type', '!=', trialType)
    .$if(account !== undefined, (query) =>
      query.where(sql<boolean>`starts_with(lower(player.account), ${account?.toLowerCase()})`),
    )
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`lower(player.account) > ${after?.toLowerCase()}`),
    )
    .orderBy(sql`lower(player.account)`)
    .limit(atMost)
    .execute();
  return rows.map(({ type, ...kin }) => ({ ...kin, isAgent: agentTypes.includes(type) }));
}

/** The one directly below who bears this name, in whatever letters. */
export async function selectDownline(
  database: Database,
  agentId: string,
  account: string,
  trialType: number,
): Promise<{ id: string; account: string } | undefined> {
  return database
    .selectFrom('sponsor')
    .innerJoin('player', 'player.id', 'sponsor.player_id')
    .select(['player.id', 'player.account'])
    .where('sponsor.agent_id', '=', agentId)
    .where('player.type', '!=', trialType)
    .where(sql<boolean>`lower(player.account) = ${account.toLowerCase()}`)
    .executeTakeFirst();
}

/** An agent whom the house has stopped moves no money along the line. */
export async function isAgentStopped(database: Database, agentId: string): Promise<boolean> {
  const stop = await database
    .selectFrom('agent_stop')
    .select('agent_id')
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
  return stop !== undefined;
}
