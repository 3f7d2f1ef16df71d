-- store.ts: deleteUpload
delete
from upload
where id = $ and player_id = $
returning media_type as mediaType;

-- store.ts: insertUpload
insert into upload (id, player_id, purpose, media_type, byte_length, width, height)
values ($, …);

-- store.ts: selectUpload
select media_type as mediaType
from upload
where id = $ and player_id = $;
