import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator (
      id bigint generated always as identity primary key,
      name text not null check (name ~ '^[a-z][a-z0-9.-]{1,39}$'),
      duties text[] not null check (duties <@ array['look', 'review', 'pay'] and cardinality(duties) > 0),
      token_hash bytea not null unique,
      added_at timestamptz not null,
      used_at timestamptz not null,
      removed_at timestamptz
    )`.execute(database);
  // A name that was removed may be given again; what it did stays under its number.
  await sql`
    create unique index operator_name_index on operator (name) where removed_at is null`.execute(
    database,
  );
  await sql`
    create table operator_audit (
      id bigint generated always as identity primary key,
      at timestamptz not null default clock_timestamp(),
      operator_id bigint references operator,
      operator_name text not null,
      action text not null check (length(action) between 1 and 60),
      subject text not null check (length(subject) <= 200),
      detail jsonb not null,
      chain bytea not null
    )`.execute(database);
  await sql`create index operator_audit_subject_index on operator_audit (subject, id desc)`.execute(
    database,
  );
  // Each line carries the hash of the one before, so that a line cut out shows.
  await sql`
    create function operator_audit_chain() returns trigger language plpgsql as $$
    declare
      v_before bytea;
    begin
      perform pg_advisory_xact_lock(1869636978);
      select chain into v_before from operator_audit order by id desc limit 1;
      new.id := nextval(pg_get_serial_sequence('operator_audit', 'id'));
      new.at := clock_timestamp();
      new.chain := sha256(coalesce(v_before, ''::bytea) || convert_to(
        json_build_array(new.id, extract(epoch from new.at)::text, new.operator_id,
          new.operator_name, new.action, new.subject, new.detail)::text, 'UTF8'));
      return new;
    end $$`.execute(database);
  await sql`
    create trigger operator_audit_chained before insert on operator_audit
    for each row execute function operator_audit_chain()`.execute(database);
  await sql`
    create trigger operator_audit_append_only before update or delete on operator_audit
    for each row execute function ledger_refuse()`.execute(database);
  await sql`
    create trigger operator_audit_no_truncate before truncate on operator_audit
    for each statement execute function ledger_refuse()`.execute(database);
}
