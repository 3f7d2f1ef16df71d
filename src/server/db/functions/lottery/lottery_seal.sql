-- Seals the list of tickets. A round of the beacon that may be known by now gives way to a later one; where
-- that has come too, because the list took long to hash, nothing is sealed and the caller asks again.
create or replace function lottery_seal(
  p_numero bigint, p_root text, p_count integer, p_planned_at timestamptz, p_later_round bigint,
  p_later_at timestamptz)
returns setof lottery_numero language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_numero lottery_numero;
  v_now timestamptz := clock_timestamp();
begin
  if p_planned_at <= v_now and p_later_at <= v_now then
    raise exception 'lottery: the later round has come as well' using errcode = '40001';
  end if;
  update lottery_numero set state = 'closed', sealed_at = v_now, list_root = p_root,
    list_count = p_count,
    beacon_round = case when beacon_round is null or p_planned_at > v_now then beacon_round
      else greatest(beacon_round, p_later_round) end
  where id = p_numero and state = 'open' and closes_at <= v_now
  returning * into v_numero;
  if not found then return; end if;
  perform lottery_tell(v_numero);
  return next v_numero;
end $$;
revoke execute on function lottery_seal(bigint, text, integer, timestamptz, bigint, timestamptz) from public;
