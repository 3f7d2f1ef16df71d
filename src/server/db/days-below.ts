import { type RawBuilder, sql } from 'kysely';

/**
 * Everybody who stands or stood below an agent, each with the days of the merchant's that belong to the line, the
 * last one not included. A move ends lines with the start of a day, so a day belongs to one line whole; an account
 * that came back has two rows. The agent is there too, at depth 0, on all days.
 */
export function daysBelow(agentId: string, timeZone: string): RawBuilder<unknown> {
  return sql`(
    select l.descendant_id as player_id, l.depth,
      (l.since at time zone ${timeZone})::date as since, 'infinity'::date as until
    from team_line l where l.ancestor_id = ${agentId}
    union all
    select l.descendant_id, l.depth, (l.since at time zone ${timeZone})::date,
      (l.until at time zone ${timeZone})::date
    from team_line_ended l where l.ancestor_id = ${agentId}
    union all
    select ${agentId}::bigint, 0, '-infinity'::date, 'infinity'::date
  )`;
}
