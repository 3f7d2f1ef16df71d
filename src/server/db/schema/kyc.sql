-- Who somebody is: what they say, the pictures of their papers, and what was decided on them.

-- Who somebody is: what they say, the pictures of their papers, and what was decided on them.
create table kyc_case (
  id bigint generated always as identity primary key,
  player_id bigint not null references player on delete cascade,
  status text not null default 'draft'
    check (status in ('draft', 'pending', 'approved', 'refused')),
  document_kind text not null,
  locked_details text not null,
  id_hint text not null,
  -- A keyed hash of the number: equal numbers show, and nobody without the secret reads one.
  number_hash text,
  begun_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by text,
  reason text,
  check ((status = 'refused') = (reason is not null)),
  check ((status in ('approved', 'refused')) = (decided_at is not null))
);
create index kyc_case_player_index on kyc_case (player_id);
-- One at a time: another may begin only after the one before it was refused.
create unique index kyc_case_open_key on kyc_case (player_id) where status <> 'refused';
create index kyc_case_status_index on kyc_case (status, submitted_at);
create index kyc_case_number_index on kyc_case (number_hash) where number_hash is not null;

-- The bytes lie in a file of that name, locked by the house's vault.
create table kyc_document (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  case_id bigint not null references kyc_case on delete cascade,
  player_id bigint not null,
  side text not null check (side in ('front', 'back', 'selfie')),
  media_type text not null,
  taken_at timestamptz not null,
  unique (case_id, side)
);

create table kyc_event (
  id bigint generated always as identity primary key,
  case_id bigint not null references kyc_case on delete cascade,
  player_id bigint not null,
  kind text not null check (kind in ('begun', 'picture', 'submitted', 'approved', 'refused')),
  actor text not null,
  happened_at timestamptz not null,
  reason text
);
create index kyc_event_case_index on kyc_event (case_id);
create index kyc_event_player_index on kyc_event (player_id, id);
create trigger kyc_event_append_only before update on kyc_event
for each row execute function protection_refuse();
create trigger kyc_event_keeps before delete on kyc_event
for each row when (pg_trigger_depth() = 0) execute function protection_refuse();
