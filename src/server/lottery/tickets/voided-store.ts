import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';

export interface VoidedFor {
  playerId: string;
  ticketId: string;
  /** Null for a ticket of one draw. */
  chaseId: string | null;
  game: string;
  /** As it is called in the player's language. */
  name: string;
  numero: string;
  reason: string;
}

/** Whose tickets these were, each player once, and once for each chase; nobody on trial. */
export async function selectVoidedFor(
  database: Database,
  tickets: readonly string[],
): Promise<VoidedFor[]> {
  const { rows } = await sql<VoidedFor>`
    select distinct on (ticket.player_id, ticket.chase_id) ticket.player_id as "playerId",
      ticket.id::text as "ticketId",
      ticket.chase_id as "chaseId", own.game_code as game, numero.numero,
      coalesce(nullif(shown.name ->> player.language, ''), shown.name ->> 'en', own.game_code) as name,
      numero.void_reason as reason
    from lottery_ticket ticket
    join player on player.id = ticket.player_id
    join lottery_numero numero on numero.id = ticket.numero_id
    join lottery_game own on own.game_code = numero.game_code
    left join game shown on shown.game_code = own.game_code
    where ticket.id = any (${[...tickets]}::bigint[]) and ticket.purse <> 'coins'
    order by ticket.player_id, ticket.chase_id, ticket.id`.execute(database);
  return rows;
}
