-- Voids a numero that has no result yet; answers nothing where it has one, or is void already.
create or replace function lottery_void(p_numero bigint, p_reason text, p_by text)
returns setof lottery_numero language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_numero lottery_numero;
begin
  update lottery_numero set state = 'void', voided_at = clock_timestamp(), void_reason = p_reason,
    voided_by = p_by
  where id = p_numero and state in ('upcoming', 'open', 'closed')
  returning * into v_numero;
  if not found then return; end if;
  perform lottery_tell(v_numero);
  return next v_numero;
end $$;
revoke execute on function lottery_void(bigint, text, text) from public;
