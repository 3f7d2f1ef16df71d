-- What happened, in the order in which every gateway reads it.

create table event (
  -- The transaction's own id, or the newest id that was over when it published, if that is greater: so
  -- an event comes behind all that were committed before it, and publishing takes no lock.
  order_xid bigint not null default greatest(
    pg_current_xact_id()::text::bigint,
    pg_snapshot_xmax(pg_current_snapshot())::text::bigint - 1),
  id bigint generated always as identity,
  kind text not null,
  topic text,
  body jsonb not null,
  created_at timestamptz not null default now(),
  primary key (order_xid, id)
);
create index event_topic_index on event (topic, order_xid, id);
