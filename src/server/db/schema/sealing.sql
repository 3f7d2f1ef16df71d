-- The keys that bodies of calls are sealed to.

create table sealing_key (
  kid text primary key,
  public_key jsonb not null,
  private_key text not null,
  created_at timestamptz not null
);

create table sealed_use (
  letter_hash bytea primary key check (octet_length(letter_hash) = 32),
  used_at timestamptz not null
);
create index sealed_use_used_index on sealed_use (used_at);
