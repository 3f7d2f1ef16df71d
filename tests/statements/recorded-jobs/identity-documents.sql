-- store.ts: selectLatestCase
select *
from kyc_case
where player_id = $
order by id desc
limit $;
