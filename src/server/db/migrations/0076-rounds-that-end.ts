import { type Kysely, sql } from 'kysely';

/**
 * A round at a vendor that keeps wallets of its own may end without moving any money: what was lost is
 * staked before. Its end is booked too, or the record would call it open for ever.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  // Null until something of it has been booked.
  await sql`
    alter table fed_round add column booked_state text
    check (booked_state in ('open', 'completed', 'cancelled'))`.execute(database);
  await sql`
    update bet_record record set
      payout = round.told_win,
      state = case when round.state = 'cancelled' then 'void'
        when round.told_win > round.told_bet then 'won' else 'lost' end,
      settled_at = round.told_at
    from fed_round round
    where record.state = 'open' and round.state <> 'open'
      and round.vendor_code = record.vendor_code and round.round = record.round
      and round.player_id = record.player_id
      and round.told_bet = round.booked_bet and round.told_win = round.booked_win`.execute(
    database,
  );
  await sql`
    update fed_round round set booked_state = case record.state
      when 'open' then 'open' when 'void' then 'cancelled' else 'completed' end
    from bet_record record
    where round.bookings > 0 and record.vendor_code = round.vendor_code
      and record.round = round.round and record.player_id = round.player_id`.execute(database);
  await sql`drop index fed_round_unbooked_index`.execute(database);
  await sql`
    create index fed_round_unbooked_index
    on fed_round (vendor_code, stuck_at nulls first, told_at)
    where told_bet <> booked_bet or told_win <> booked_win or state <> booked_state`.execute(
    database,
  );
}
