-- match-store.ts: selectSharedMarks
select distinct other.player_id as excludedId, other.kind, other.mark
from unnest($::text[], …) as mine (kind, mark)
join person_mark other using (kind, mark)
where other.player_id is distinct
from $::bigint and exists (select
from player_break b
where b.player_id = other.player_id and b.kind = 'exclusion' and b.ends_at > $) and not exists (select
from exclusion_match cleared
where cleared.excluded_id = other.player_id and cleared.outcome = 'other-person' and (cleared.player_id is null or cleared.player_id = $::bigint) and other.mark = any (cleared.marks))
limit $;

-- store.ts: insertMarks
insert into person_mark (player_id, kind, mark, noted_at)
values ($, …)
on conflict do nothing;

-- store.ts: insertMarks
insert into person_mark (player_id, kind, mark, noted_at)
values ($, …), …
on conflict do nothing;

-- store.ts: selectMarks
select kind, mark
from person_mark
where player_id = $;
