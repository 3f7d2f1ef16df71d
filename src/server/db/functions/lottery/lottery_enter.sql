-- Takes down what the feed reported or an operator typed for the next edition of a result; of each of them the
-- last entry counts. Two operators who typed the same, or the signed feed where nobody typed another, make it
-- the result. Answers 'early', 'void', 'house', 'differs', 'waiting' or 'drawn'.
create or replace function lottery_enter(
  p_numero bigint, p_source text, p_by text, p_result jsonb, p_reason text)
returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_numero lottery_numero;
  v_edition integer;
  v_same bigint;
  v_other bigint;
begin
  select * into v_numero from lottery_numero where id = p_numero for update;
  if not found or v_numero.chain_id is not null then return 'house'; end if;
  if v_numero.state = 'void' then return 'void'; end if;
  -- A correction waits until the edition before it is settled, so that each is settled in its turn.
  if v_numero.state not in ('closed', 'settled') or v_numero.draws_at > clock_timestamp() then
    return 'early';
  end if;
  v_edition := v_numero.edition + 1;
  -- A feed that reports once more what holds already corrects nothing.
  if v_numero.result = p_result then return 'drawn'; end if;
  if v_edition > 1 and p_source = 'feed' then return 'differs'; end if;
  insert into lottery_entry (numero_id, edition, source, entered_by, result, reason)
  values (p_numero, v_edition, p_source, p_by, p_result, p_reason);
  select count(*) filter (where last.result = p_result), count(*) filter (where last.result <> p_result)
  into v_same, v_other
  from (
    select distinct on (entered_by) entered_by, result from lottery_entry
    where numero_id = p_numero and edition = v_edition and entered_by <> p_by
    order by entered_by, id desc) last;
  if v_same = 0 and v_other > 0 then return 'differs'; end if;
  if v_same = 0 and p_source = 'operator' then return 'waiting'; end if;
  update lottery_numero set state = 'drawn', result = p_result, edition = v_edition,
    drawn_at = coalesce(drawn_at, clock_timestamp())
  where id = p_numero returning * into v_numero;
  perform lottery_tell(v_numero);
  return 'drawn';
end $$;
revoke execute on function lottery_enter(bigint, text, text, jsonb, text) from public;
