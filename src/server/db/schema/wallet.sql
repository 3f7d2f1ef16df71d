-- Wallets at vendors, and money that agents send.

-- Vendors that keep a wallet of their own; all others play out of the main one.
create table vendor_wallet (
  vendor_code code primary key references vendor on delete cascade,
  position integer not null default 0,
  enabled boolean not null default true
);

-- Which ways an agent may send money; a way that has no row is closed.
create table transfer_switch (
  direction text primary key check (direction in ('upline', 'downline')),
  enabled boolean not null,
  -- Null: whatever somebody has. A slip of the thumb on a pad is two zeros more.
  maximum bigint check (maximum > 0)
);

-- What was asked for under which id, and what it was answered: the same request is carried out once.
create table wallet_request (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  request_id uuid not null,
  kind text not null check (kind in ('move', 'home', 'upline', 'downline')),
  asked text not null,
  answer json,
  asked_at timestamptz not null,
  unique (player_id, request_id)
);
create index wallet_request_line_index on wallet_request (asked_at, id)
where kind in ('upline', 'downline');

-- Whether a player's money follows them to vendors that keep wallets, and home again. No row: not asked yet.
create table vendor_following (
  player_id bigint primary key references player,
  is_automatic boolean not null,
  chosen_at timestamptz not null
);

-- Who entered a vendor's game with money that followed them. The row goes when nothing of it is left there.
create table vendor_stay (
  player_id bigint not null references player,
  vendor_code code not null references vendor,
  -- When the open game was last heard of. Null: it was left.
  seen_at timestamptz,
  primary key (player_id, vendor_code)
);
create index vendor_stay_vendor_index on vendor_stay (vendor_code);
