-- Opens what is due, and voids what could never be sold because nobody opened it in time. A stopped game
-- opens nothing. Answers the numeros that changed.
create or replace function lottery_open_due(p_game text)
returns setof lottery_numero language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_is_stopped boolean;
  v_numero lottery_numero;
begin
  select is_stopped into v_is_stopped from lottery_game where game_code = p_game for share;
  for v_numero in
    select * from lottery_numero
    where game_code = p_game and state = 'upcoming'
      and (closes_at <= clock_timestamp() or (opens_at <= clock_timestamp() and not v_is_stopped))
    order by closes_at
    for update
  loop
    if v_numero.closes_at <= clock_timestamp() then
      update lottery_numero set state = 'void', voided_at = clock_timestamp(), voided_by = 'machine',
        void_reason = case when v_is_stopped then 'stopped' else 'never-opened' end
      where id = v_numero.id returning * into v_numero;
    else
      update lottery_numero set state = 'open' where id = v_numero.id returning * into v_numero;
    end if;
    perform lottery_tell(v_numero);
    return next v_numero;
  end loop;
end $$;
revoke execute on function lottery_open_due(text) from public;
