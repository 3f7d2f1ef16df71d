import { sql } from 'kysely';
import type { Terms } from '#contract/contract-terms.ts';
import { answerProposal } from '#server/contracts/answer-contract.ts';
import { offerAsHouse } from '#server/contracts/house-contracts.ts';
import { offer } from '#server/contracts/propose-contract.ts';
import type { Database } from '#server/db/open.ts';
import type { Player } from '#server/kernel/answer.ts';
import { newPlayer, type TestApp } from '#tests/database/test-app.ts';

/** Whoever types a command for the house. */
export const operatorActor = { id: null, name: 'ana' };

/** Switches agents and every kind of contract on. */
export async function allowContracts(database: Database): Promise<void> {
  await sql`update agent_setting set dividend_contracts = true, daily_contracts = true,
    hourly_contracts = true, realtime_contracts = true`.execute(database);
  await sql`insert into whitelabel_switch (key, enabled) values ('AGENTPOLICY3', true)
    on conflict (key) do update set enabled = true`.execute(database);
  await sql`update contract_setting set top_rate = 1000000`.execute(database);
}

export async function newAgent(
  database: Database,
  account: string,
  upline?: Player,
): Promise<Player> {
  return joined(database, { ...(await newPlayer(database, account, 1)), isAgent: true }, upline);
}

export async function newMember(
  database: Database,
  account: string,
  upline: Player,
): Promise<Player> {
  return joined(database, await newPlayer(database, account), upline);
}

async function joined(database: Database, player: Player, upline?: Player): Promise<Player> {
  if (!upline) return player;
  await sql`insert into sponsor (player_id, agent_id, register_method, registered_at)
    values (${player.id}, ${upline.id}, 'WEB', now())`.execute(database);
  return player;
}

interface Play {
  day: string;
  valid: bigint;
  prizes: bigint;
}

/** What a member played on a day, counted for everybody above, as the reader of facts counts it. */
export async function plantPlay(
  database: Database,
  { id }: Player,
  { day, valid, prizes }: Play,
): Promise<void> {
  const values = sql`${day}::date, 'RNG', 'USD', 0, 0, 1, ${String(valid)}::bigint,
    ${String(valid)}::bigint, ${String(prizes)}::bigint, 0, 0, 0, 0, 0`;
  const added = (table: string) =>
    sql.raw(`valid = ${table}.valid + excluded.valid, prizes = ${table}.prizes + excluded.prizes,
      stake = ${table}.stake + excluded.stake`);
  await sql`insert into account_day select ${id}::bigint, ${values}
    on conflict (player_id, day, class, currency) do update set ${added('account_day')}`.execute(
    database,
  );
  await sql`insert into team_day select ancestor_id, ${values} from team_line
    where descendant_id = ${id}
    on conflict (agent_id, day, class, currency) do update set ${added('team_day')}`.execute(
    database,
  );
  await sql`insert into play_day values (${id}, ${day}::date, 'RNG', 'house', 'USD', 1,
      ${String(valid)}::bigint, ${String(valid)}::bigint, ${String(prizes)}::bigint)
    on conflict (player_id, day, class, vendor, currency) do update set
      valid = play_day.valid + excluded.valid, prizes = play_day.prizes + excluded.prizes`.execute(
    database,
  );
}

/** A contract of the house, offered and accepted. */
export async function agreeWithHouse(app: TestApp, agent: Player, terms: Terms): Promise<void> {
  const offered = await offerAsHouse(app, { account: agent.account, terms, by: operatorActor });
  if (offered !== 'offered') throw new Error(offered);
  await acceptAll(app, agent);
}

export async function agree(
  app: TestApp,
  upline: Player,
  downline: Player,
  terms: Terms,
): Promise<string> {
  const requestId = crypto.randomUUID();
  const offered = await offer(
    app,
    { requestId, account: downline.account, terms, ends: [] },
    upline,
  );
  if (!offered.done) throw new Error(offered.code);
  await acceptAll(app, downline);
  return offered.value.id;
}

async function acceptAll(app: TestApp, player: Player): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from agent_contract
    where downline_id = ${player.id} and state = 'requested'`.execute(app.database);
  for (const { id } of rows) {
    const answered = await answerProposal(
      app,
      { contractId: id, answer: 'accept', ends: [] },
      player,
    );
    if (!answered.done) throw new Error(answered.code);
  }
}
