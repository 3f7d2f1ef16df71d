-- Voids a numero that has no result yet. Until its closing one operator is enough. From then on the outcome may
-- be known to somebody, so a second operator has to ask for the same within seven days; the machine voids a
-- house's numero alone once its beacon is overdue. Answers 'void', 'waiting', 'closed' (a stop takes only
-- what is before its closing) or 'over' (drawn, or void already).
create or replace function lottery_void(
  p_numero bigint, p_reason text, p_by text, p_is_before_closing_only boolean)
returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_numero lottery_numero;
  v_now timestamptz;
begin
  select * into v_numero from lottery_numero where id = p_numero for update;
  v_now := clock_timestamp();
  if not found or v_numero.state not in ('upcoming', 'open', 'closed') then return 'over'; end if;
  if v_numero.state = 'closed' or v_numero.closes_at <= v_now then
    if p_is_before_closing_only then return 'closed'; end if;
    if p_by = 'machine' then
      perform from lottery_game where game_code = v_numero.game_code and drawn_by = 'house'
        and v_numero.draws_at + void_after_ms * interval '1 millisecond' < v_now;
      if not found then raise exception 'lottery: the machine voids what is overdue alone'; end if;
    else
      insert into lottery_void_request (numero_id, asked_by, reason) values (p_numero, p_by, p_reason)
      on conflict (numero_id, asked_by) do update set reason = excluded.reason, asked_at = v_now;
      perform from lottery_void_request
      where numero_id = p_numero and asked_by <> p_by and asked_at > v_now - interval '7 days';
      if not found then return 'waiting'; end if;
    end if;
  end if;
  update lottery_numero set state = 'void', voided_at = v_now, void_reason = p_reason, voided_by = p_by
  where id = p_numero returning * into v_numero;
  perform lottery_tell(v_numero);
  return 'void';
end $$;
revoke execute on function lottery_void(bigint, text, text, boolean) from public;
