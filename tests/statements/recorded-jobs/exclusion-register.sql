-- store.ts: selectMarks
select kind, mark
from person_mark
where player_id = $;
