-- Adds up one window that was asked for, and takes away those that nobody has asked for since a day.
create or replace function team_fill_window(p_now timestamptz) returns void language plpgsql as $$
declare
  v_window past_window;
begin
  with gone as (
    delete from past_window where asked_at < p_now - interval '1 day' returning first_day, last_day
  )
  delete from past_sum own using gone where own.first_day = gone.first_day and own.last_day = gone.last_day;
  select * into v_window from past_window where not is_filled order by asked_at limit 1 for update skip locked;
  if not found then return; end if;
  -- Nobody counts facts meanwhile; whoever does so already keeps this for the next time.
  perform from fact_cursor where reader = 'team' for update skip locked;
  if not found then return; end if;
  insert into past_sum (player_id, first_day, last_day, currency, valid, deposits, result)
  select player_id, v_window.first_day, v_window.last_day, currency, sum(valid), sum(deposits),
    sum(prizes + rebates + agent_rebates + promotions - valid)
  from account_day where day between v_window.first_day and v_window.last_day
  group by player_id, currency;
  update past_window set is_filled = true
  where first_day = v_window.first_day and last_day = v_window.last_day;
end $$;
