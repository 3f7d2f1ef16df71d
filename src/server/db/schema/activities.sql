-- Activities that players apply for with a comment and pictures, and that staff decide.
-- See `rewards/activities/README.md`.

create table activity (
  code code primary key,
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  published_at timestamptz not null
);

create table activity_application (
  id bigint generated always as identity primary key,
  activity code not null references activity,
  player_id bigint not null references player,
  state text not null check (state in ('Applying', 'Process', 'Rejected', 'Issued')),
  comment text not null check (length(comment) between 1 and 140),
  applied_at timestamptz not null,
  -- Who looks at it, and who said first what it brings where two are needed.
  taken_by text check (length(taken_by) <= 100),
  first_approver text check (length(first_approver) <= 100),
  amount bigint check (amount > 0),
  decided_at timestamptz,
  reason text check (reason in ('unclear', 'not-met', 'not-yours', 'sent-before', 'too-late')),
  note text check (length(note) <= 300),
  grant_id bigint references reward_grant,
  check ((state in ('Rejected', 'Issued')) = (decided_at is not null)),
  check ((state = 'Rejected') = (reason is not null)),
  check ((state = 'Issued') = (grant_id is not null))
);
-- One at a time, and none after one that was issued.
create unique index activity_application_open_key on activity_application (activity, player_id)
where state <> 'Rejected';
create index activity_application_player_index on activity_application (player_id, activity);
create index activity_application_state_index on activity_application (state, applied_at);

create table activity_picture (
  player_id bigint not null references player,
  activity code not null references activity,
  place smallint not null check (place between 1 and 3),
  upload_id text not null,
  -- Null as long as the application is not sent.
  application_id bigint references activity_application,
  unique nulls not distinct (player_id, activity, place, application_id)
);
create index activity_picture_application_index on activity_picture (application_id);
