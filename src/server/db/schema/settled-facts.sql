-- What has become final, in the order in which it was committed: settled bets and what changed of them later,
-- money in and out, what the house gave, new accounts. Readers with a cursor count from here and from nowhere else.

create table settled_fact (
  -- As in `event`: behind everything that was committed before, so a cursor misses nothing.
  order_xid bigint not null default greatest(
    pg_current_xact_id()::text::bigint,
    pg_snapshot_xmax(pg_current_snapshot())::text::bigint - 1),
  id bigint generated always as identity,
  player_id bigint not null references player,
  kind text not null check (kind in (
    'bet', 'bet-changed', 'bet-undone', 'deposit', 'withdrawal', 'registration',
    'rebate', 'agent-rebate', 'promotion')),
  -- Of bets; empty for everything else.
  class text not null default '',
  vendor text not null default '',
  -- A later change of a settled bet is a row of its own with the differences, which may be below nothing.
  stake bigint not null default 0,
  payout bigint not null default 0,
  -- Of the stake what counts: nothing of a push, a void bet, or both sides of one draw.
  valid bigint not null default 0,
  -- Of that what was staked with bonus money.
  bonus bigint not null default 0,
  -- The same of the whole stake, whatever of it counts.
  bonus_stake bigint not null default 0,
  -- Of the payout what the bonus's part of the stake brought; the player's own is the rest.
  bonus_payout bigint not null default 0,
  -- Of everything but bets; below nothing where it was taken back.
  amount bigint not null default 0,
  currency text not null,
  happened_at timestamptz not null,
  -- 'bet' with the round, 'transfer' with the ledger's key, 'account' with the player.
  source_kind text not null check (source_kind in ('bet', 'transfer', 'account')),
  source_ref text not null,
  -- By the database's clock, for the month that it is kept in.
  written_at timestamptz not null default now(),
  primary key (order_xid, id, written_at)
) partition by range (written_at);
create index settled_fact_player_index on settled_fact (player_id, happened_at);
-- Money alone, by its moment: among many bets a team's deposits are few. By kind, since a page of what is rare is
-- not to read all that is common; by player for teams whose rows are few among those of the site.
create index settled_fact_money_index on settled_fact (kind, happened_at, id)
where kind in ('deposit', 'withdrawal', 'rebate', 'agent-rebate', 'promotion');
create index settled_fact_money_player_index on settled_fact (player_id, kind, happened_at)
where kind in ('deposit', 'withdrawal', 'rebate', 'agent-rebate', 'promotion');

-- How far each reader has come; its effects are committed together with its cursor.
create table fact_cursor (
  reader text primary key check (reader ~ '^[a-z][a-z-]{1,40}$'),
  order_xid bigint not null default 0,
  id bigint not null default 0
);

create trigger settled_at_once after insert on bet_record
for each row when (new.state <> 'open') execute function settled_bet();
create trigger settled_later after update of state, stake, payout, valid_stake, bonus_stake, bonus_payout
on bet_record
for each row when (new.state <> 'open' or old.state <> 'open') execute function settled_bet();
-- At the end of its transaction, when the legs are written too.
create constraint trigger settled_money after insert on ledger_transfer
deferrable initially deferred
for each row when (fact_of_transfer(new.kind) is not null) execute function settled_money();
create trigger settled_registration after insert on sponsor
for each row execute function settled_registration();

select fact_make_partitions((current_date + interval '6 months')::date);

insert into job (kind, key, due_at) values ('fact-partitions', 'months', clock_timestamp());
