import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';
import { once } from '#server/db/planned-client.ts';

/** A round for money that has been drawn, with all that it was drawn and allowed by. */
export interface AtOnceWish {
  playerId: string;
  requestId: string;
  game: string;
  rules: string;
  edition: number;
  now: Date;
  clear: { until: Date; minutes: number };
  pair: { id: string; client_seed: string; nonce: string };
  choices: string;
  staked: bigint;
  paid: bigint | null;
  commodity: string;
  houseAccount: string;
  pots: readonly FedPot[];
  left: { kind: string; due: Date };
}

/** In grains: what a stake puts in, and below what the pot is not hit. */
export interface FedPot {
  id: string;
  account: string;
  feed: bigint;
  ceiling: bigint;
}

export interface PlayedRow {
  id: string;
  /** What each pot holds by now, in the order they were named; null for a round that goes on. */
  grains: readonly string[] | null;
  /** Nobody had counted this minute of play before. */
  isNewMinute: boolean;
}

/** Judgement, round, counts, records, pots and books in one way to the server; null: not this way. */
export async function playRow(database: Database, wish: AtOnceWish): Promise<PlayedRow | null> {
  const { pair, clear, pots, left } = wish;
  const { rows } = await sql<PlayedRow>`${sql.raw(once('house-play'))}
    select id, grains::text[] as grains, is_new_minute as "isNewMinute" from house_play(row(
      ${wish.playerId}, ${wish.requestId}, ${wish.game}, ${wish.rules}, ${wish.edition},
      ${wish.now}, ${clear.until}, ${clear.minutes}, ${pair.id}, ${pair.client_seed},
      ${pair.nonce}, ${wish.choices}, ${String(wish.staked)},
      ${wish.paid === null ? null : String(wish.paid)}, ${wish.commodity}, ${wish.houseAccount},
      ${pots.map(({ id }) => id)}, ${pots.map(({ account }) => account)},
      ${pots.map(({ feed }) => String(feed))}, ${pots.map(({ ceiling }) => String(ceiling))},
      ${left.kind}, ${left.due})::house_wish) where id is not null`.execute(database);
  return rows[0] ?? null;
}
