-- The merchant's people, and what they did.

create table operator (
  id bigint generated always as identity primary key,
  name text not null check (name ~ '^[a-z][a-z0-9.-]{1,39}$'),
  duties text[] not null check (duties <@ array['look', 'review', 'pay'] and cardinality(duties) > 0),
  token_hash bytea not null unique,
  added_at timestamptz not null,
  used_at timestamptz not null,
  removed_at timestamptz,
  locked_secret text,
  last_step bigint not null default 0,
  proved_at timestamptz,
  expires_at timestamptz not null
);
-- A name that was removed may be given again; what it did stays under its number.
create unique index operator_name_index on operator (name) where removed_at is null;

create table operator_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  operator_id bigint references operator,
  operator_name text not null,
  action text not null check (length(action) between 1 and 60),
  subject text not null check (length(subject) <= 200),
  detail jsonb not null,
  chain bytea not null
);
create index operator_audit_subject_index on operator_audit (subject, id desc);
create index operator_audit_action_index on operator_audit (action, id desc);
create trigger operator_audit_chained before insert on operator_audit
for each row execute function operator_audit_chain();
create trigger operator_audit_append_only before update or delete on operator_audit
for each row execute function ledger_refuse();
create trigger operator_audit_no_truncate before truncate on operator_audit
for each statement execute function ledger_refuse();
