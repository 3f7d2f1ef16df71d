-- What happened, in the order in which subscribers read it.

create table event (
  id bigint generated always as identity primary key,
  kind text not null,
  topic text,
  body jsonb not null,
  created_at timestamptz not null default now()
);
create index event_topic_index on event (topic, id);
create index event_created_index on event (created_at);
-- Whoever is notified reads all there is: many events written together notify once.
create trigger event_announced after insert on event
referencing new table as told
for each statement execute function announce_event();
