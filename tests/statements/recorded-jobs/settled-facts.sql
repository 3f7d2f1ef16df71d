-- fact-store.ts: lockCursor
insert into fact_cursor (reader)
values ($)
on conflict (reader) do nothing;

-- fact-store.ts: lockCursor
select order_xid as orderXid, id
from fact_cursor
where reader = $
for update skip locked;

-- fact-store.ts: makeFactPartitions
select fact_make_partitions((clock_timestamp() + make_interval(months => $))::date) as made;

-- fact-store.ts: moveCursor
update fact_cursor
set order_xid = $, id = $
where reader = $;

-- fact-store.ts: selectBatchEnd
/* planned: facts-end */ select order_xid as orderXid, id, count(*) over ()::int as facts
from (select order_xid, id
from settled_fact
where (order_xid, id) > ($::bigint, …) and order_xid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint
order by order_xid, id
limit $::int) as next
order by order_xid desc, id desc
limit 1;

-- fact-store.ts: selectFacts
/* planned: facts-between */ select order_xid as orderXid, id, player_id as playerId, kind, class, vendor, stake, payout, valid, bonus, bonus_stake as bonusStake, bonus_payout as bonusPayout, amount, currency, happened_at as happenedAt, source_kind as sourceKind, source_ref as sourceRef
from settled_fact
where (order_xid, id) > ($::bigint, …) and (order_xid, id) <= ($::bigint, …)
order by order_xid, id;

-- fact-store.ts: selectLagSeconds
/* planned: facts-lag */ select coalesce(extract(epoch
from clock_timestamp() - next.written_at), 0)::float8 as seconds
from (values ($::text)) as asked (reader)
left join fact_cursor cursor on cursor.reader = asked.reader
left join lateral (select written_at
from settled_fact
where (order_xid, id) > (coalesce(cursor.order_xid, 0), coalesce(cursor.id, 0))
order by order_xid, id
limit 1) as next on true;
