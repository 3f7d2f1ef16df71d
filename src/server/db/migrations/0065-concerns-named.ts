import { type Kysely, sql } from 'kysely';

/** What is doubted of a round in a vendor's own wallet is named with its player: many share a round's name. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    update vendor_concern
    set subject = 'fed-round:' || player_id || substring(subject from 6)
    where kind in ('round-above-wallet', 'round-of-unknown-game')
      and subject like 'round:%' and player_id is not null`.execute(database);
}
