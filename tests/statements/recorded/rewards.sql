-- activities/activity-store.ts: attachPictures
update activity_picture
set application_id = $
where player_id = $ and activity = $ and application_id is null;

-- activities/activity-store.ts: dropPictures
delete
from activity_picture
where player_id = $ and activity = $ and application_id is null and place = $
returning upload_id;

-- activities/activity-store.ts: dropPictures
delete
from activity_picture
where player_id = $ and activity = $ and application_id is null and place > $
returning upload_id;

-- activities/activity-store.ts: findActivity
select *
from activity
where code = $;

-- activities/activity-store.ts: insertApplication
insert into activity_application (activity, player_id, state, comment, applied_at)
values ($, …)
returning id;

-- activities/activity-store.ts: putPicture
insert into activity_picture (player_id, activity, place, upload_id)
values ($, …);

-- activities/activity-store.ts: selectActivities
select *
from activity
order by code;

-- activities/activity-store.ts: selectOwnApplications
select application.*, granted.state as grantState
from activity_application as application
left join reward_grant as granted on granted.id = application.grant_id
where application.player_id = $
order by application.id desc;

-- activities/activity-store.ts: selectOwnApplications
select application.*, granted.state as grantState
from activity_application as application
left join reward_grant as granted on granted.id = application.grant_id
where application.player_id = $ and application.activity = $
order by application.id desc;

-- bonus/bonus-store.ts: dropOpenChoice
delete
from bonus_choice
where player_id = $ and grant_id is null;

-- bonus/bonus-store.ts: endRow
update bonus_state
set state = $, converted = converted + $, ended_at = $, paused_at = $, end_reason = $
where grant_id = $ and state = $ and counted < need
returning *;

-- bonus/bonus-store.ts: lockRow
select grant_id
from bonus_state
where grant_id = $ for no key update;

-- bonus/bonus-store.ts: selectActiveAll
select *
from bonus_state
where player_id = $ and state = $
order by grant_id;

-- bonus/bonus-store.ts: selectBonus
select *
from bonus_state
where grant_id = $;

-- bonus/bonus-store.ts: selectChoices
select choice.*, bonus.state, bonus.started_at as startedAt
from bonus_choice as choice
left join bonus_state as bonus on bonus.grant_id = choice.grant_id
where choice.player_id = $;

-- bonus/bonus-store.ts: selectCounts
select *
from bonus_count
where grant_id = $
order by fact_xid desc, fact_id desc
limit $;

-- bonus/bonus-store.ts: selectLiveOffers
select *
from bonus_offer
where published_at <= $ and ended_at is null
order by id;

-- bonus/bonus-store.ts: selectMissed
select missed.reason, missed.at, offer.terms
from bonus_missed as missed
inner join bonus_offer as offer on offer.id = missed.offer_id
where missed.player_id = $ and missed.at > $
order by missed.at desc
limit $;

-- bonus/bonus-store.ts: selectOpenChoice
select choice.code, choice.offer_id as offerId, offer.terms, offer.ended_at as endedAt
from bonus_choice as choice
inner join bonus_offer as offer on offer.id = choice.offer_id
where choice.player_id = $ and choice.grant_id is null;

-- bonus/bonus-store.ts: selectStarted
select bonus.*, balance.amount as balance
from bonus_state as bonus
left join ledger_balance as balance on balance.account_id = bonus.account_id
where bonus.player_id = $ and bonus.started_at is not null
order by bonus.grant_id desc
limit $;

-- bonus/bonus-store.ts: selectWaiting
select grant.id, grant.amount, grant.claim_by as claimBy, bonus.terms
from reward_grant as grant
inner join bonus_state as bonus on bonus.grant_id = grant.id
where grant.player_id = $ and grant.form = $ and grant.state = $ and (grant.claim_by is null or grant.claim_by > $ or grant.paused_at is not null)
order by grant.claim_by, grant.id;

-- bonus/bonus-store.ts: selectWaitingAll
select *
from bonus_state
where player_id = $ and state = $
order by grant_id;

-- bonus/count-store.ts: mayBeComplete
select coalesce(sum(fact.valid), 0) >= $::bigint - $::bigint as may
from settled_fact fact
join fact_cursor seen on seen.reader = 'bonus'
where fact.player_id = $ and fact.valid > 0 and fact.happened_at >= $ and (fact.order_xid, fact.id) > (seen.order_xid, seen.id);

-- bonus/count-store.ts: selectFinished
select bonus.grant_id as grantId, bonus.player_id as playerId
from bonus_state bonus
join ledger_balance balance on balance.account_id = bonus.account_id
cross join lateral (select exists (select
from bonus_stake stake
where stake.grant_id = bonus.grant_id and stake.settled_at is null)) as open (is_open)
where bonus.state = 'active' and (bonus.try_at is null or bonus.try_at <= $) and bonus.player_id = coalesce($::bigint, bonus.player_id) and ((bonus.counted >= bonus.need and not (is_open and (bonus.terms ->> 'isSticky')::boolean)) or (balance.amount = 0 and not is_open))
order by bonus.grant_id
limit $;

-- bonus/offer-store.ts: selectBonusVendors
select vendor_code as code
from game
where game_code in (select game_code
from house_game
union all select game_code
from lottery_game)
union select vendor_code
from vendor_link
where wallet = 'seamless'
order by 1;

-- cashback/cashback-store.ts: selectLive
select id, code, terms, published_at as publishedAt
from cashback_offer
where published_at is not null and ended_at is null
order by code;

-- cashback/cashback-store.ts: selectRuns
select run.id, run.code, run.offer_id as offerId, run.begins_at as beginsAt, run.ends_at as endsAt, offer.terms
from cashback_run as run
inner join cashback_offer as offer on offer.id = run.offer_id
where run.begins_at <= $ and run.ends_at > $
order by run.begins_at, run.id;

-- envelopes/envelope-store.ts: findEnvelope
select *
from envelope
where id = $;

-- envelopes/envelope-store.ts: selectOwnShares
select *
from envelope_share
where player_id = $ and envelope_id in ($);

-- envelopes/envelope-store.ts: selectPiles
select pile.*, (select count(*) as count
from envelope_share
where envelope_share.envelope_id = pile.envelope_id and envelope_share.tier = pile.tier and envelope_share.player_id is null) as left
from envelope_pile as pile
where pile.envelope_id in ($)
order by pile.tier;

-- envelopes/envelope-store.ts: selectShown
select *
from envelope
where ends_at > $ and begins_at < $ and (kind <> $ or exists (select envelope_guest.player_id
from envelope_guest
where envelope_guest.envelope_id = envelope.id and envelope_guest.player_id = $))
order by ends_at <= $, case when ends_at <= $ then ends_at end desc, begins_at
limit $;

-- envelopes/envelope-store.ts: setGrant
update envelope_share
set grant_id = $
where envelope_id = $ and player_id = $;

-- envelopes/envelope-store.ts: takeShare
update envelope_share
set player_id = $, taken_at = $
where (envelope_id, tier, ordinal) = (select envelope_id, tier, ordinal
from envelope_share
where envelope_id = $ and tier = $ and player_id is null
order by ordinal
for update skip locked
limit 1)
returning tier, ordinal, amount;

-- envelopes/person-store.ts: hasTakenAsAnother
select coalesce(bool_or(own.kind <> 'device'), false) or count(distinct theirs.player_id) filter (where own.kind = 'device') >= $ as isTaken
from person_mark own
join person_mark theirs on theirs.kind = own.kind and theirs.mark = own.mark and theirs.player_id <> own.player_id
join envelope_share share on share.player_id = theirs.player_id and share.envelope_id = $
where own.player_id = $ and own.kind = any ($::text[]);

-- envelopes/person-store.ts: hasTakenAsAnother
select pg_advisory_xact_lock(hashtextextended('envelope ' || $ || kind || mark, 0))
from (select kind, mark
from person_mark
where player_id = $ and kind = any ($::text[])
order by kind, mark) as own;

-- grants/budget-store.ts: findBudget
select *
from reward_budget
where name = $ and commodity = $;

-- grants/budget-store.ts: selectBudgets
select *
from reward_budget
where name in ($) and commodity = $;

-- grants/doubt-store.ts: noteDoubts
insert into reward_doubt (grant_id, player_id, other_id, kind, noted_at) select distinct given.id, given.player_id, theirs.player_id, own.kind, $::timestamptz
from reward_grant given
join person_mark own on own.player_id = given.player_id and own.kind = any ($::text[])
join person_mark theirs on theirs.kind = own.kind and theirs.mark = own.mark and theirs.player_id <> own.player_id
where given.id = $ and case given.source when 'referral' then exists (select
from referral
where referral.player_id = split_part(given.source_ref, ':', 2)::bigint and theirs.player_id in (referral.player_id, referral.referrer_id)) else exists (select
from reward_grant had
where had.player_id = theirs.player_id and had.source = given.source and had.state in ('waiting', 'claimable', 'claimed') and case had.source when 'deposit' then split_part(had.source_ref, ':', 1) when 'mission' then split_part(had.source_ref, ':', 1) || ':' || split_part(had.source_ref, ':', 3) when 'board' then split_part(had.source_ref, ':', 1) when 'raffle' then split_part(had.source_ref, ':', 2) when 'vip' then regexp_replace(had.source_ref, ':\d+$', '') when 'activity' then (select activity
from activity_application
where id::text = had.source_ref) end = case given.source when 'deposit' then split_part(given.source_ref, ':', 1) when 'mission' then split_part(given.source_ref, ':', 1) || ':' || split_part(given.source_ref, ':', 3) when 'board' then split_part(given.source_ref, ':', 1) when 'raffle' then split_part(given.source_ref, ':', 2) when 'vip' then regexp_replace(given.source_ref, ':\d+$', '') when 'activity' then (select activity
from activity_application
where id::text = given.source_ref) end) end and not exists (select
from reward_doubt settled
where settled.decision = 'released' and (settled.player_id, settled.other_id) in ((given.player_id, theirs.player_id), (theirs.player_id, given.player_id)));

-- grants/doubt-store.ts: noteDoubts
select pg_advisory_xact_lock(hashtextextended('doubt ' || kind || mark, 0))
from (select kind, mark
from person_mark
where player_id = $ and kind = any ($::text[])
order by kind, mark) as own;

-- grants/grant-store.ts: changeState
update reward_grant
set state = $, ended_at = $
where id = $ and state = $ and (claim_by is null or claim_by > $ or paused_at is not null)
returning *;

-- grants/grant-store.ts: countClaimable
select count(*) as count
from reward_grant
where player_id = $ and state = $ and (claim_by is null or claim_by > $ or paused_at is not null);

-- grants/grant-store.ts: insertGrant
insert into reward_grant (player_id, source, source_ref, form, amount, commodity, state, remark, given_by, budget_id, claim_by, granted_at)
values ($, …)
on conflict (source, source_ref) do nothing
returning *;

-- grants/grant-store.ts: selectGrant
select *
from reward_grant
where id = $;

-- grants/grant-store.ts: selectGrants
select *
from reward_grant
where player_id = $ and ended_at is not null
order by ended_at desc, id desc
limit $;

-- grants/grant-store.ts: selectGrants
select *
from reward_grant
where player_id = $ and state in ($, …)
order by coalesce(claim_by, granted_at) asc, id;

-- mall/mall-store.ts: countOwn
select item.id as itemId, sum(ordered.quantity)::int as taken
from mall_order as ordered
join mall_item as item on item.id = ordered.item_id
where ordered.player_id = $ and ordered.state <> 'Rejected' and (item.limit_days is null or ordered.ordered_at > $::timestamptz - make_interval(days => item.limit_days))
group by item.id;

-- mall/mall-store.ts: insertOrder
insert into mall_order (player_id, item_id, request_id, asked, quantity, points, amount, commodity, state, address, ordered_at, decided_at)
values ($, …)
returning *;

-- mall/mall-store.ts: selectAllItems
select *
from mall_item
order by position, id;

-- mall/mall-store.ts: selectByRequest
select *
from mall_order
where player_id = $ and request_id = $;

-- mall/mall-store.ts: selectItem
select *
from mall_item
where id = $;

-- mall/mall-store.ts: selectOffered
select *
from mall_item
where is_offered = $ and (begins_at is null or begins_at <= $) and (ends_at is null or ends_at > $)
order by position, id;

-- mall/mall-store.ts: selectOwnOrders
select *
from mall_order
where player_id = $ and state = $
order by id desc
limit $;

-- mall/mall-store.ts: takeStock
update mall_item
set stock = stock - $
where id = $ and (stock is null or stock >= $)
returning id;

-- merchant-store.ts: selectMerchant
select currency, time_zone as timeZone
from site_setting;

-- missions/award-store.ts: countIssued
select count(*) as count
from reward_grant
where player_id = $ and state = $ and source in ($, …) and (claim_by is null or claim_by > $);

-- missions/award-store.ts: selectOwnAwards
select award.*, granted.state as grantState
from mission_award as award
left join reward_grant as granted on granted.id = award.grant_id
where award.player_id = $ and award.run_id in ($);

-- missions/mission-store.ts: selectLiveSince
select *
from mission
where (ended_at is null or ended_at > $)
order by id;

-- missions/mission-store.ts: selectNewest
select distinct on (code) *
from mission
order by code, version desc;

-- missions/mission-store.ts: selectRuns
select run.*, mission.terms
from mission_run as run
inner join mission on mission.id = run.mission_id
where run.ends_at > $ and run.begins_at <= $
order by run.id;

-- missions/progress-store.ts: hasDeposited
select id
from settled_fact
where player_id = $ and kind = $
limit $;

-- missions/progress-store.ts: hasTakenBack
select id
from settled_fact
where player_id = $ and kind = $ and amount < $
limit $;

-- missions/progress-store.ts: insertJoined
insert into mission_join (run_id, player_id, joined_at)
values ($, …)
on conflict do nothing;

-- missions/progress-store.ts: lockJoined
select joined_at as joinedAt, left_at as leftAt
from mission_join
where run_id = $ and player_id = $ for update;

-- missions/progress-store.ts: markLeft
update mission_join
set left_at = $
where run_id = $ and player_id = $ and left_at is null;

-- missions/progress-store.ts: selectBreaksOf
select player_id as playerId, kind, began_at as beganAt, ends_at as endsAt
from player_break
where player_id in ($);

-- missions/progress-store.ts: selectJoined
select run_id as runId, player_id as playerId, joined_at as joinedAt, left_at as leftAt
from mission_join
where run_id in ($) and player_id in ($);

-- missions/progress-store.ts: selectProgress
select run_id as runId, player_id as playerId, condition, amount
from mission_progress
where run_id in ($) and player_id in ($);

-- offers-in-play-store.ts: lockPerson
select pg_advisory_xact_lock(hashtextextended('offer ' || kind || mark, 0))
from (select kind, mark
from person_mark
where player_id = $ and kind = any ($::text[])
order by kind, mark) as own;

-- offers-in-play-store.ts: offersOfPerson
select distinct asked.code
from person_mark own
join person_mark theirs on theirs.kind = own.kind and theirs.mark = own.mark and theirs.player_id <> own.player_id
cross join unnest($::text[]) as asked (code)
where own.player_id = $ and own.kind = any ($::text[]) and (exists (select
from reward_grant
where source = 'deposit' and source_ref = asked.code || ':' || theirs.player_id) or exists (select
from mission_join joined
join mission_run run on run.id = joined.run_id
where joined.player_id = theirs.player_id and run.code = asked.code));

-- one-person-store.ts: isHadAsAnother
select
from reward_grant given
join person_mark own on own.player_id = given.player_id and own.kind = any ($::text[])
join person_mark theirs on theirs.kind = own.kind and theirs.mark = own.mark and theirs.player_id <> own.player_id
where given.id = $ and case given.source when 'referral' then exists (select
from referral
where referral.player_id = split_part(given.source_ref, ':', 2)::bigint and theirs.player_id in (referral.player_id, referral.referrer_id)) else exists (select
from reward_grant had
where had.player_id = theirs.player_id and had.source = given.source and had.state = any ($::text[]) and case had.source when 'deposit' then split_part(had.source_ref, ':', 1) when 'mission' then split_part(had.source_ref, ':', 1) || ':' || split_part(had.source_ref, ':', 3) when 'board' then split_part(had.source_ref, ':', 1) when 'raffle' then split_part(had.source_ref, ':', 2) when 'vip' then regexp_replace(had.source_ref, ':\d+$', '') when 'activity' then (select activity
from activity_application
where id::text = had.source_ref) end = case given.source when 'deposit' then split_part(given.source_ref, ':', 1) when 'mission' then split_part(given.source_ref, ':', 1) || ':' || split_part(given.source_ref, ':', 3) when 'board' then split_part(given.source_ref, ':', 1) when 'raffle' then split_part(given.source_ref, ':', 2) when 'vip' then regexp_replace(given.source_ref, ':\d+$', '') when 'activity' then (select activity
from activity_application
where id::text = given.source_ref) end) end
limit 1;

-- player-store.ts: selectPlayerLanguage
select language
from player
where id = $;

-- player-store.ts: selectPlayerType
select type
from player
where id = $;

-- points/points-store.ts: insertConversion
insert into points_conversion (player_id, request_id, asked, points, amount, commodity, left_over, converted_at)
values ($, …)
returning id;

-- points/points-store.ts: insertRecord
insert into points_record (player_id, transfer_id, type, changed, balance_after, at, order_id, amount, ratio_points, ratio_amount, remark)
values ($, …);

-- points/points-store.ts: selectConversion
select *
from points_conversion
where player_id = $ and request_id = $;

-- points/points-store.ts: selectMillionths
select millionths
from points_accrual
where player_id = $;

-- points/points-store.ts: selectNextRule
select *
from points_rule
where valid_from > $
order by valid_from
limit $;

-- points/points-store.ts: selectRecords
select record.*, order.state as orderState, order.amount as orderAmount, item.name as itemName, order.reason as orderReason
from points_record as record
left join mall_order as order on order.id = record.order_id
left join mall_item as item on item.id = order.item_id
where record.player_id = $
order by record.id desc
limit $;

-- points/points-store.ts: selectRule
select *
from points_rule
where valid_from <= $
order by valid_from desc
limit $;

-- raffles/pick-store.ts: selectPicks
select *
from raffle_pick
where raffle_id in ($)
order by raffle_id, ordinal;

-- raffles/raffle-store.ts: selectOwnProgress
select *
from raffle_progress
where player_id = $ and raffle_id in ($);

-- raffles/raffle-store.ts: selectOwnTickets
select raffle_id as raffleId, first, last
from raffle_ticket
where player_id = $ and raffle_id in ($)
order by first;

-- raffles/raffle-store.ts: selectRaffle
select *
from raffle
where id = $;

-- raffles/raffle-store.ts: selectShown
select *
from raffle
where closes_at > $ and begins_at <= $
order by closes_at, id;

-- raffles/raffle-store.ts: selectTickets
select first, last, player_id as playerId
from raffle_ticket
where raffle_id = $
order by first;

-- rebates/by-hand-store.ts: insertCollection
insert into rebate_collected_line (vendor, class, valid, amount, collection_id)
values ($, …);

-- rebates/by-hand-store.ts: insertCollection
insert into rebate_collection (player_id, request_id, amount, grant_id, collected_at)
values ($, …)
returning *;

-- rebates/by-hand-store.ts: isByHandOn
select enabled
from whitelabel_switch
where key = $;

-- rebates/by-hand-store.ts: keepRests
update rebate_accrual
set valid = 0, millionths = millionths % 1000000
where player_id = $ and (vendor, class) in (select *
from unnest($::text[], …));

-- rebates/by-hand-store.ts: lockAccruals
select *
from rebate_accrual
where player_id = $
order by vendor, class for update;

-- rebates/by-hand-store.ts: selectCollection
select *
from rebate_collection
where player_id = $ and request_id = $;

-- rebates/by-hand-store.ts: selectCollections
select *
from rebate_collection
where player_id = $
order by id desc
limit $;

-- rebates/by-hand-store.ts: selectLevels
select player_id, level
from vip_standing
where player_id in ($);

-- rebates/by-hand-store.ts: selectLines
select player_id as playerId, vendor, class, valid, millionths, coalesce(coalesce(nullif(named.display_name ->> $::text, ''), named.display_name ->> 'en'), vendor) as vendorName
from rebate_accrual
left join vendor as named on named.code = vendor
where player_id = $ and (valid <> 0 or millionths <> 0)
order by vendorName, class;

-- rebates/rebate-store.ts: selectLevel
select level
from vip_standing
where player_id = $;

-- rebates/rebate-store.ts: selectRuleAt
select terms
from rebate_rule
where valid_from <= $
order by valid_from desc
limit $;

-- referral/circle-store.ts: isInvitedBy
with recursive above as (select referrer_id
from referral
where player_id = $
union select referral.referrer_id
from above
join referral on referral.player_id = above.referrer_id) select
from above
where referrer_id = $
limit 1;

-- referral/referral-store.ts: countFriends
select count(*) as count
from referral
where referrer_id = $;

-- referral/referral-store.ts: countReleased
select count(*) as count
from referral
where referrer_id = $ and released_month = $;

-- referral/referral-store.ts: findByCode
select player_id
from referral_code
where code = $;

-- referral/referral-store.ts: findReferral
select *
from referral
where player_id = $;

-- referral/referral-store.ts: insertReferral
insert into referral (player_id, referrer_id, registered_at, refusal, terms_version, until)
values ($, …)
on conflict (player_id) do nothing
returning player_id;

-- referral/referral-store.ts: isUpline
with recursive line (agent_id) as (select agent_id
from sponsor
where player_id = $
union select sponsor.agent_id
from line
join sponsor on sponsor.player_id = line.agent_id) select
from line
where agent_id = $
limit 1;

-- referral/referral-store.ts: selectFriends
select referral.*, player.account
from referral
inner join player on player.id = referral.player_id
where referrer_id = $
order by referral.player_id desc
limit $;

-- referral/referral-store.ts: selectProgramme
select *
from referral_programme
where ended_at is null;

-- referral/referral-store.ts: selectSponsors
select player_id as playerId, referrer_id as referrerId, registered_at as registeredAt
from sponsor
where player_id in ($);

-- referral/referral-store.ts: selectTerms
select version, terms
from referral_programme;

-- referral/referral-store.ts: shareMarks
select
from person_mark mine
join person_mark theirs using (kind, mark)
where mine.player_id = $ and theirs.player_id = $ and kind in ('identity-number', 'phone', 'mailbox', 'payout-account', 'name-and-birth')
limit 1;

-- vip/vip-store.ts: selectClaimableGifts
select *
from reward_grant
where player_id = $ and source = $ and state = $ and (claim_by is null or claim_by > $)
order by claim_by;

-- vip/vip-store.ts: selectMonthBets
select bets
from vip_month
where player_id = $ and month = $;

-- vip/vip-store.ts: selectProgramme
select *
from vip_programme
order by version desc
limit $;

-- vip/vip-store.ts: selectStanding
select *
from vip_standing
where player_id = $;
