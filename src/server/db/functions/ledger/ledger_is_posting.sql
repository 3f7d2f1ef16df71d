-- Says whether the posting function is at work; nothing else writes to the books.
create or replace function ledger_is_posting() returns boolean language sql stable
return coalesce(current_setting('verbena.posting', true), '') = 'yes';
