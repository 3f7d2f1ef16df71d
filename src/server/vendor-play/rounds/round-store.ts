import { sql } from 'kysely';
import type { GameType } from '#contract/values.ts';
import type { Database } from '#server/db/open.ts';

/** How long a round may go without a word, in minutes, by the kind of game. */
export type Patience = Readonly<Partial<Record<GameType, number>>> & { other: number };

export interface QuietRound {
  id: string;
  vendor: string;
  round: string;
  game: string;
  playerId: string;
  /** As the vendor knows them. */
  player: string;
  bets: number;
  staked: string;
  won: string;
  jackpot: string;
  changedAt: Date;
}

/** Open, silent for longer than is usual, and not asked about lately; the oldest first. */
export async function selectQuietRounds(
  database: Database,
  wanted: { now: Date; patience: Patience; askedBefore: Date; atMost: number },
): Promise<QuietRound[]> {
  const { now, patience, askedBefore, atMost } = wanted;
  const { other, ...named } = patience;
  const { rows } = await sql<QuietRound>`
    select quiet.id, quiet.vendor_code as vendor, quiet.round, quiet.game_code as game,
      quiet.player_id as "playerId", known.name as player, quiet.bets, quiet.staked, quiet.won,
      quiet.jackpot, quiet.changed_at as "changedAt"
    from vendor_round quiet
    join vendor_player known
      on known.vendor_code = quiet.vendor_code and known.player_id = quiet.player_id
    where quiet.state = 'open'
      and quiet.opened_at <= ${now}::timestamptz - make_interval(mins => ${other})
      and quiet.changed_at <= ${now}::timestamptz - make_interval(
        mins => coalesce((${JSON.stringify(named)}::jsonb ->> quiet.game_type)::int, ${other}))
      and (quiet.asked_at is null or quiet.asked_at <= ${askedBefore})
    order by quiet.opened_at
    limit ${atMost}`.execute(database);
  return rows;
}

export async function updateAsked(database: Database, id: string, now: Date): Promise<void> {
  await database.updateTable('vendor_round').set({ asked_at: now }).where('id', '=', id).execute();
}

export interface DoubtedRound
  extends Pick<
    QuietRound,
    'id' | 'vendor' | 'round' | 'game' | 'player' | 'staked' | 'won' | 'jackpot'
  > {
  state: 'completed' | 'cancelled';
  /** An incident was opened: the vendor reports other sums than our books. */
  differs: boolean;
}

/** Over, and a person still waits for word of them; those that differ not asked about lately. */
export async function selectEndedDoubts(
  database: Database,
  { askedBefore, atMost }: { askedBefore: Date; atMost: number },
): Promise<DoubtedRound[]> {
  const { rows } = await sql<DoubtedRound>`
    select ended.id, ended.vendor_code as vendor, ended.round, ended.game_code as game,
      known.name as player, ended.staked, ended.won, ended.jackpot, ended.state,
      bool_or(incident.kind = 'round-differs') as differs
    from vendor_incident incident
    join vendor_round ended on ended.vendor_code = incident.vendor_code
      and ended.id = substring(incident.subject from '^round:([0-9]{1,18})$')::bigint
    join vendor_player known
      on known.vendor_code = ended.vendor_code and known.player_id = ended.player_id
    where incident.settled_at is null and ended.state <> 'open'
    group by ended.id, known.name
    having not bool_or(incident.kind = 'round-differs')
      or count(*) > 1
      or ended.asked_at is null or ended.asked_at <= ${askedBefore}
    order by ended.id
    limit ${atMost}`.execute(database);
  return rows;
}
