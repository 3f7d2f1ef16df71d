import { sql } from 'kysely';
import type { GameType } from '#contract/values.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import { hotGames } from '../merchant/hot-games.ts';
import type { PastGame, PastMonth } from './past-month.ts';
import type { TeamMember } from './team-members.ts';

/** Of companies alone: a round of the house's own games could be told again, and these have none. */
const classes: readonly GameType[] = ['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP'];

export async function selectPastGames(database: Database): Promise<PastGame[]> {
  const found = await database
    .selectFrom('game')
    .select(['game_code as code', 'vendor_code as vendor', 'game_type as class', 'name'])
    .where('game_type', 'in', [...classes])
    .where('is_hot', '=', true)
    .orderBy('game_code')
    .limit(hotGames.length)
    .execute();
  return found;
}

/** Answers the new accounts' numbers by name; empty where the team is there already. */
export async function insertTeam(
  transaction: Transaction,
  members: readonly TeamMember[],
  { merchant, language, now }: { merchant: string; language: string; now: Date },
): Promise<Map<string, string>> {
  const openedAt = ({ opened }: TeamMember) => new Date(now.getTime() - opened * dayMs);
  const inserted = await transaction
    .insertInto('player')
    .values(
      members.map((member) => ({
        account: member.account,
        nickname: member.nickname,
        type: member.isAgent ? 1 : 0,
        merchant,
        language,
        created_at: openedAt(member),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'account'])
    .execute();
  const ids = new Map(inserted.map(({ id, account }) => [account, id]));
  // Upline before downline: whoever comes later stands below everybody above.
  for (const member of members) {
    if (!ids.has(member.account)) continue;
    await sql`
      insert into sponsor (player_id, agent_id, register_method, registered_at)
      select below.id, above.id, 'WEB', ${openedAt(member)}
      from player below, player above
      where below.account = ${member.account} and above.account = ${member.agent}
      on conflict (player_id) do nothing`.execute(transaction);
  }
  return ids;
}

const dayMs = 24 * 60 * 60_000;

/** Bets become facts by their trigger; money only as facts, since nobody can spend what these accounts have. */
export async function insertPastMonth(
  transaction: Transaction,
  { bets, money }: PastMonth,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const betRows = bets.flatMap(({ account, game, round, stake, payout, at }) => {
    const player_id = ids.get(account);
    if (player_id === undefined) return [];
    const played = { game_type: game.class, vendor_code: game.vendor, game_name: game.name, round };
    const state = payout > stake ? 'won' : 'lost';
    const amounts = { stake: String(stake), payout: String(payout), state };
    return [{ player_id, ...played, ...amounts, placed_at: at, settled_at: at }];
  });
  await sql`
    insert into bet_record (player_id, game_type, vendor_code, game_name, round, stake, payout, state,
      placed_at, settled_at)
    select player_id, game_type, vendor_code, game_name, round, stake, payout, state, placed_at, settled_at
    from jsonb_populate_recordset(null::bet_record, ${JSON.stringify(betRows)}::jsonb)`.execute(
    transaction,
  );
  // The winner board shows the demonstration's own winners.
  await sql`delete from noted_win
    where player_id = any (${[...ids.values()]}::bigint[])`.execute(transaction);
  const facts = money.flatMap(({ account, kind, amount, reference, at }) => {
    const player_id = ids.get(account);
    const fact = {
      player_id,
      kind,
      amount: String(amount),
      source_ref: reference,
      happened_at: at,
    };
    return player_id === undefined ? [] : [fact];
  });
  await sql`
    insert into settled_fact (player_id, kind, amount, currency, happened_at, source_kind, source_ref)
    select player_id, kind, amount, site.currency, happened_at, 'transfer', source_ref
    from jsonb_populate_recordset(null::settled_fact, ${JSON.stringify(facts)}::jsonb),
      (select currency from site_setting) as site`.execute(transaction);
}
