-- partition-store.ts: makeBetPartitions
select record_make_partitions((clock_timestamp() + make_interval(months => $))::date) as made;
