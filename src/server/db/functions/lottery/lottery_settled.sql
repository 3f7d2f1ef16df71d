-- Every ticket of this edition of the result was settled, which is looked up here and not believed. What was
-- promised on the numero is owed no more. Answers whether the numero became settled.
create or replace function lottery_settled(p_numero bigint, p_edition integer)
returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_numero lottery_numero;
begin
  update lottery_numero set state = 'settled', settled_edition = p_edition,
    settled_at = clock_timestamp()
  where id = p_numero and state = 'drawn' and edition = p_edition and not exists (
    select from lottery_ticket where numero_id = p_numero and state in ('open', 'won', 'lost')
      and lottery_ticket.edition < p_edition)
  returning * into v_numero;
  if not found then return false; end if;
  delete from lottery_exposure where numero_id = p_numero;
  perform lottery_tell(v_numero);
  return true;
end $$;
revoke execute on function lottery_settled(bigint, integer) from public;
