-- What is to be done later, in the database that holds the money it belongs to.

-- What is to be done later, in the database that holds the money it belongs to.
create table job (
  kind text not null check (kind ~ '^[a-z][a-z-]{1,40}$'),
  key text not null check (length(key) between 1 and 200),
  due_at timestamptz not null,
  body jsonb not null default '{}',
  attempt integer not null default 0,
  turn bigint not null default 0,
  is_replanned boolean not null default false,
  lease_until timestamptz,
  reason text check (length(reason) <= 60),
  primary key (kind, key)
);
create index job_due_index on job (due_at);
create index job_lease_index on job (lease_until) where lease_until is not null;
