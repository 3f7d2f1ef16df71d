-- Seals the list of tickets. A round of the beacon that may be known by now gives way to a later one.
create or replace function lottery_seal(
  p_numero bigint, p_root text, p_count integer, p_planned_at timestamptz, p_later_round bigint)
returns setof lottery_numero language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_numero lottery_numero;
begin
  update lottery_numero set state = 'closed', sealed_at = clock_timestamp(), list_root = p_root,
    list_count = p_count,
    beacon_round = case when beacon_round is null or p_planned_at > clock_timestamp() then beacon_round
      else greatest(beacon_round, p_later_round) end
  where id = p_numero and state = 'open' and closes_at <= clock_timestamp()
  returning * into v_numero;
  if not found then return; end if;
  perform lottery_tell(v_numero);
  return next v_numero;
end $$;
revoke execute on function lottery_seal(bigint, text, integer, timestamptz, bigint) from public;
