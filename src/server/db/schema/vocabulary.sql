-- Types that every domain uses.

create extension if not exists pg_trgm;

-- One text in several languages; Spanish and English are what any reader falls back to.
create domain worded as jsonb check (value is null or is_worded(value));

create domain web_address as text
check (length(value) <= 2048 and value ~ '^(https://|/(?!/))');

create domain game_type as text check (value in
  ('LIVE', 'RNG', 'SPORTS', 'ESPORTS', 'PVP', 'FISH', 'LOTT', 'ELOTT', 'INHOUSE'));

create domain code as text check (value ~ '^[A-Za-z0-9_.-]{1,64}$');

create domain currency_code as text check (value ~ '^[A-Z0-9]{3,8}$');

-- Written by the gateway's vault alone: clear text is refused.
create domain locked_text as text check (value ~ '^v1\.[A-Za-z0-9_-]{38,}$');
