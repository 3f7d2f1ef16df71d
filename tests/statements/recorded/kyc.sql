-- review-store.ts: lockHandedIn
select id
from kyc_case
where id = $ for update;

-- review-store.ts: selectHandedIn
select kyc_case.id, kyc_case.status, kyc_case.player_id as playerId, player.account, kyc_case.document_kind as documentKind, kyc_case.locked_details as lockedDetails, kyc_case.number_hash as numberHash, kyc_case.id_hint as idHint, kyc_case.submitted_at as submittedAt, kyc_case.decided_at as decidedAt, kyc_case.decided_by as decidedBy, kyc_case.reason
from kyc_case
inner join player on player.id = kyc_case.player_id
where kyc_case.status in ($, …) and kyc_case.status = $
order by kyc_case.id
limit $;

-- review-store.ts: selectOneHandedIn
select kyc_case.id, kyc_case.status, kyc_case.player_id as playerId, player.account, kyc_case.document_kind as documentKind, kyc_case.locked_details as lockedDetails, kyc_case.number_hash as numberHash, kyc_case.id_hint as idHint, kyc_case.submitted_at as submittedAt, kyc_case.decided_at as decidedAt, kyc_case.decided_by as decidedBy, kyc_case.reason
from kyc_case
inner join player on player.id = kyc_case.player_id
where kyc_case.status in ($, …) and kyc_case.id = $;

-- review-store.ts: selectSameNumber
select kyc_case.id, kyc_case.status, kyc_case.player_id as playerId, player.account, kyc_case.document_kind as documentKind, kyc_case.locked_details as lockedDetails, kyc_case.number_hash as numberHash, kyc_case.id_hint as idHint, kyc_case.submitted_at as submittedAt, kyc_case.decided_at as decidedAt, kyc_case.decided_by as decidedBy, kyc_case.reason
from kyc_case
inner join player on player.id = kyc_case.player_id
where kyc_case.status in ($, …) and kyc_case.number_hash = $ and kyc_case.player_id <> $
order by kyc_case.id;

-- store.ts: countPictures
select count(*) as count
from kyc_event
where player_id = $ and kind = $ and happened_at > $;

-- store.ts: insertKycEvent
insert into kyc_event (case_id, player_id, kind, actor, happened_at, reason)
values ($, …);

-- store.ts: lockPapers
select pg_advisory_xact_lock($, hashtext($));

-- store.ts: replaceDocument
delete
from kyc_document
where case_id = $ and side = $
returning id;

-- store.ts: replaceDocument
insert into kyc_document (id, case_id, player_id, side, media_type, taken_at)
values ($, …);

-- store.ts: selectDocuments
select id, side, media_type as mediaType, player_id as playerId
from kyc_document
where case_id = $
order by side;

-- store.ts: selectKycEvents
select kind, happened_at as at, reason
from kyc_event
where player_id = $ and kind != $
order by id desc
limit $;

-- store.ts: setDecided
update kyc_case
set status = $, decided_at = $, decided_by = $, reason = $
where id = $ and status = $;

-- store.ts: setSubmitted
update kyc_case
set status = $, submitted_at = $
where id = $;

-- store.ts: updateDraft
update kyc_case
set document_kind = $, locked_details = $, number_hash = $, id_hint = $
where id = $ and status = $;
