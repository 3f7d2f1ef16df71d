-- Messages inside the app, and push notifications.

-- Messages to players inside the app. A template is worded when it is read, in the reader's language.
create table player_message (
  id bigint generated always as identity primary key,
  player_id bigint not null references player on delete cascade,
  kind text not null check (kind in ('money', 'security', 'promotions')),
  template text check (template ~ '^[a-z]+[.][a-z]+$'),
  filling jsonb not null default '{}',
  title jsonb,
  content jsonb,
  link text check (link ~ '^/([^/]|$)' and length(link) <= 500),
  about text check (length(about) <= 100),
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  deleted_at timestamptz,
  check ((template is null) = (title is not null and content is not null))
);
create index player_message_owner_index on player_message (player_id);
create index player_message_player_index on player_message (player_id, id desc)
where deleted_at is null;
create index player_message_unread_index on player_message (player_id)
where read_at is null and deleted_at is null;
-- One message for each cause, however often the cause is reported; a deleted message counts too.
create unique index player_message_once_index
on player_message (player_id, about, coalesce(template, ''))
where about is not null;

-- One pair for the site's whole life: a browser listens to the one that it subscribed with.
create table push_key (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  private_key text not null,
  made_at timestamptz not null default clock_timestamp()
);

-- Who holds an endpoint and its keys can write to that phone, so they lie in the vault.
create table push_subscription (
  id bigint generated always as identity primary key,
  player_id bigint not null references player on delete cascade,
  session_id uuid not null,
  endpoint_hash bytea not null unique check (octet_length(endpoint_hash) = 32),
  locked text not null,
  subscribed_at timestamptz not null default clock_timestamp()
);
create index push_subscription_player_index on push_subscription (player_id, id);
create index push_subscription_session_index on push_subscription (session_id);

create table push_preference (
  player_id bigint primary key references player on delete cascade,
  money boolean not null default true,
  security boolean not null default true,
  promotions boolean not null default false,
  quiet_from time,
  quiet_to time,
  check ((quiet_from is null) = (quiet_to is null))
);

-- Planned once; from then on the job plans itself.
insert into job (kind, key, due_at) values ('notices-forget', 'daily', now());
