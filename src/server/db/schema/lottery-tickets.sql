-- Tickets of the lottery, chases, and how much each numero has promised.

-- On what terms the merchant sells a game; a game without a row is sold on the columns' defaults.
create table lottery_sale (
  game_code code primary key references lottery_game on delete cascade,
  least_stake bigint not null default 50 check (least_stake >= 50),
  most_stake bigint not null default 100000000 check (most_stake >= least_stake),
  most_multiple integer not null default 9999 check (most_multiple between 1 and 9999),
  -- What one ticket may win, and what all tickets of a numero may win by one play; null: no bound.
  most_win bigint not null default 10000000000 check (most_win > 0),
  most_exposure bigint check (most_exposure >= most_win),
  -- What all tickets of a numero may win by one number of a play, and what one player may win on a numero.
  most_per_number bigint check (most_per_number > 0),
  -- Unless a merchant sets it otherwise: what one ticket may win, so that many tickets do not pass that.
  most_per_player bigint default 10000000000 check (most_per_player > 0),
  most_chased integer not null default 120 check (most_chased between 0 and 120),
  is_cancellable boolean not null default true
);

create table lottery_chase (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  game_code code not null references lottery_game,
  purse text not null check (purse in ('money', 'coins')),
  stops_on_win boolean not null,
  state text not null check (state in ('running', 'stopped', 'won', 'done')),
  placed_at timestamptz not null,
  cost bigint not null check (cost > 0),
  -- Of the cost, what later numeros still wait for.
  held bigint not null check (held between 0 and cost)
);
create index lottery_chase_player_index on lottery_chase (player_id, id desc);
create index lottery_chase_running_index on lottery_chase (player_id) where state = 'running' and held > 0;

create sequence lottery_ticket_id;

create table lottery_ticket (
  id bigint primary key,
  player_id bigint not null references player,
  numero_id bigint not null references lottery_numero,
  -- The first ticket of a request bears its id; later numeros of a chase bear none.
  request_id uuid,
  request_digest text check (request_digest ~ '^[0-9a-f]{64}$'),
  purse text not null check (purse in ('money', 'coins')),
  commodity currency_code not null,
  placed_at timestamptz not null,
  lines jsonb not null,
  notes integer not null check (notes > 0),
  series smallint not null,
  max_series smallint not null,
  minor_digits smallint not null,
  stake bigint not null check (stake > 0),
  best bigint not null check (best >= 0),
  state text not null check (state in ('open', 'won', 'lost', 'cancelled', 'void')),
  -- A later numero of a chase: its stake is held until it is settled or taken back.
  is_held boolean not null,
  -- Of the stake what was bonus money, and out of which bonus; what came back of that part and was not taken
  -- back since.
  bonus_grant bigint references bonus_state,
  bonus_stake bigint not null default 0 check (bonus_stake between 0 and stake),
  bonus_given bigint not null default 0 check (bonus_given >= 0),
  -- What it added to lottery_exposure, as [play, number, units]; empty where only a player's own wins were bounded,
  -- null where nothing was.
  promises jsonb,
  chase_id bigint references lottery_chase,
  salt text not null check (salt ~ '^[0-9a-f]{64}$'),
  -- Never the same twice, since a salt of 32 bytes is in it: an index would only make each sale dearer.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  record_id bigint,
  -- The edition of the result that it was settled by last, 0 before.
  edition integer not null default 0 check (edition >= 0),
  paid bigint not null default 0 check (paid >= 0),
  rebate bigint not null default 0 check (rebate >= 0),
  -- What the player was given and kept; more than was due where a correction came too late.
  given bigint not null default 0 check (given >= 0),
  outcome jsonb,
  settled_at timestamptz,
  unique (player_id, request_id),
  check ((request_id is null) = (request_digest is null)),
  check (chase_id is not null or not is_held),
  check ((bonus_grant is null) = (bonus_stake = 0)),
  check ((edition > 0) = (state in ('won', 'lost')))
) with (fillfactor = 80);
create index lottery_ticket_numero_index on lottery_ticket (numero_id, id);
create index lottery_ticket_player_index on lottery_ticket (player_id, id desc);
-- What one player may win on a numero is summed at each sale that is bounded by it; others pay nothing for it.
create index lottery_ticket_bounded_index on lottery_ticket (player_id, numero_id)
where promises is not null;
create index lottery_ticket_chase_index on lottery_ticket (chase_id, id)
where chase_id is not null;

-- What open tickets of a bounded game could win: by numero and play where number is empty, else by one number
-- of the play. A sale holds its rows until it commits: the bound is exact, and sales of one play (or of one
-- number, where numbers alone are bounded) of one numero come one after the other.
create table lottery_exposure (
  numero_id bigint not null references lottery_numero,
  play text not null,
  number text not null default '',
  promised bigint not null default 0 check (promised >= 0),
  primary key (numero_id, play, number)
) with (fillfactor = 70);

-- What each upline earned by a ticket: stake times the difference of series to the highest one paid before.
create table lottery_agent_rebate (
  ticket_id bigint not null references lottery_ticket,
  agent_id bigint not null references player,
  commodity currency_code not null,
  series smallint not null,
  paid_series smallint not null check (series > paid_series),
  amount bigint not null check (amount > 0),
  posted_at timestamptz not null,
  primary key (ticket_id, agent_id)
);
create index lottery_agent_rebate_agent_index on lottery_agent_rebate (agent_id, posted_at);

-- A reviewed slip on its way into the tables; tickets travel beside it.
create type lottery_slip as (
  player_id bigint, purse text, game text, game_type text, vendor text, name jsonb, at timestamptz,
  notes integer, series smallint, max_series smallint, minor_digits smallint, commodity text,
  main bigint, full_purse bigint, minutes timestamptz[], watch_kind text, recents_kept integer,
  -- Null where nothing is chased.
  stops_on_win boolean,
  -- The bonus that pays what the player's own money does not cover; null where that is enough.
  bonus_grant bigint, bonus_account bigint);
