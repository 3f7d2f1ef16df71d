-- Seals the day that is next, and none else: how many transfers it has, which of them begin a block, the root
-- over the blocks and the chain back to the day before are found here, not believed. The knots over each 1,024
-- transfers are the caller's, who hashed the leaves without a lock; `npm run ledger -- verify` hashes them again.
create or replace function ledger_seal_day(p_day date, p_knots bytea[]) returns void
language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  v_next date;
  v_sealed bytea;
  v_transfers bigint;
  v_first_ids bigint[];
  v_row bytea[] := p_knots;
  v_root bytea;
  v_previous bytea;
  v_chain bytea;
begin
  -- Two who seal at once go one after the other, and the second finds the day sealed.
  perform pg_advisory_xact_lock(1819567469);
  select coalesce(
    (select max(day) + 1 from ledger_day),
    (select min(posted_on) from ledger_transfer),
    (select max(day) from ledger_closing)) into v_next;
  select merkle_root into v_sealed from ledger_day where day = p_day;
  if v_sealed is null and p_day is distinct from v_next
    or not exists (select from ledger_closing where day >= p_day)
  then
    raise exception 'the day % is not the next to seal', p_day using errcode = 'invalid_parameter_value';
  end if;

  select count(*), coalesce(array_agg(id order by id) filter (where place % 1024 = 0), '{}')
  into v_transfers, v_first_ids
  from (
    select id, row_number() over (order by id) - 1 as place from ledger_transfer where posted_on = p_day
  ) as transfer;
  if cardinality(p_knots) <> cardinality(v_first_ids)
    or exists (select from unnest(p_knots) as knot where knot is null or length(knot) <> 32)
  then
    raise exception 'the knots are not those of the % transfers of %', v_transfers, p_day
      using errcode = 'invalid_parameter_value';
  end if;

  -- As `merkle.ts` does: a knot that has no neighbour goes up as it is, and an empty day has the empty hash.
  while cardinality(v_row) > 1 loop
    select array_agg(
      case when place < cardinality(v_row)
        then sha256('\x01'::bytea || v_row[place] || v_row[place + 1])
        else v_row[place] end
      order by place)
    into v_row from generate_series(1, cardinality(v_row), 2) as place;
  end loop;
  v_root := coalesce(v_row[1], sha256(''::bytea));
  if v_sealed is not null then
    if v_sealed <> v_root then
      raise exception '% was sealed otherwise', p_day using errcode = 'invalid_parameter_value';
    end if;
    return;
  end if;

  v_previous := coalesce(
    (select chain_root from ledger_day where day < p_day order by day desc limit 1), sha256(''::bytea));
  v_chain := sha256('\x02'::bytea || v_previous || v_root
    || convert_to(to_char(p_day, 'YYYY-MM-DD') || ' ' || v_transfers, 'UTF8'));
  insert into ledger_day (day, transfers, merkle_root, previous_root, chain_root)
  values (p_day, v_transfers, v_root, v_previous, v_chain);
  insert into ledger_day_block (day, ordinal, first_id, knot)
  select p_day, ordinal - 1, v_first_ids[ordinal], knot
  from unnest(p_knots) with ordinality as b (knot, ordinal);
end $$;
-- By default anybody may execute it, also where the server has no role of the gateway's.
revoke execute on function ledger_seal_day(date, bytea[]) from public;
