import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table payout_method (
      code text primary key check (code ~ '^[A-Za-z0-9_.-]{1,64}$'),
      kind text not null check (kind in ('bank', 'e-wallet', 'crypto')),
      name text not null,
      number_kind text not null check (number_kind in ('bank-account', 'mobile', 'tron-address')),
      minimum bigint not null check (minimum > 0),
      maximum bigint not null check (maximum >= minimum),
      fee_fixed bigint not null default 0 check (fee_fixed >= 0),
      fee_basis_points integer not null default 0 check (fee_basis_points between 0 and 5000),
      place integer not null default 0,
      enabled boolean not null default true
    )`.execute(database);
  await sql`
    create table payout_account (
      id bigint generated always as identity primary key,
      player_id bigint not null references player,
      method_code text not null references payout_method,
      locked_number text not null default '',
      hint text not null check (length(hint) between 1 and 8),
      holder text not null,
      added_at timestamptz not null,
      usable_from timestamptz not null,
      removed_at timestamptz
    )`.execute(database);
  await sql`
    create index payout_account_player_index on payout_account (player_id)
    where removed_at is null`.execute(database);
}
