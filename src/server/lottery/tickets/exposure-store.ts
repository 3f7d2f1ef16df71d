import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';

export interface NumeroExposure {
  game: string;
  numero: string;
  state: 'upcoming' | 'open' | 'closed' | 'drawn';
  closesAt: Date;
  tickets: number;
  stake: string;
  /** The terms of its game; null where the merchant set none. */
  sale: unknown;
  plays: { play: string; tickets: number; promised: string }[];
  /** The numbers that would cost most. */
  numbers: { play: string; number: string; promised: string }[];
}

/**
 * What tickets for money that wait for their draw may win, counted from the tickets themselves, so it is known
 * without a bound as well. The next to close comes first.
 */
export async function selectNumeroExposures(
  database: Database,
  { game, atMost }: { game?: string | undefined; atMost: number },
): Promise<NumeroExposure[]> {
  const { rows } = await sql<NumeroExposure>`
    select numero.game_code as game, numero.numero, numero.state, numero.closes_at as "closesAt",
      sold.tickets, sold.stake, to_jsonb(sale) - 'game_code' as sale, promised.plays,
      dearest.numbers
    from lottery_numero numero
    left join lottery_sale sale on sale.game_code = numero.game_code
    join lateral (
      select count(*)::int as tickets, sum(stake)::text as stake from lottery_ticket
      where numero_id = numero.id and state = 'open' and purse = 'money') as sold
      on sold.tickets > 0
    cross join lateral (
      select jsonb_agg(jsonb_build_object('play', play, 'tickets', tickets, 'promised', best::text)
        order by best desc, play) as plays
      from (
        select line ->> 'play' as play, count(distinct ticket.id)::int as tickets,
          sum((line ->> 'best')::bigint) as best
        from lottery_ticket ticket, jsonb_array_elements(ticket.lines) as line
        where ticket.numero_id = numero.id and ticket.state = 'open' and ticket.purse = 'money'
        group by 1) as sums) as promised
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('play', play, 'number', number,
        'promised', promised::text) order by promised desc, play, number), '[]') as numbers
      from (
        select play, number, promised from lottery_exposure
        where numero_id = numero.id and number <> '' and promised > 0
        order by promised desc, play, number limit ${numbersShown}) as most) as dearest
    where numero.state in ('upcoming', 'open', 'closed', 'drawn')
      ${game === undefined ? sql`` : sql`and numero.game_code = ${game}`}
    order by numero.closes_at, numero.id limit ${atMost}`.execute(database);
  return rows;
}

/** Of each numero, so many of its dearest numbers. */
const numbersShown = 20;
