-- Empties everything that is counted from facts, so that a reader that begins anew fills it again.
create or replace function team_forget_figures() returns void language sql as $$
  delete from team_day;
  delete from account_day;
  delete from play_day;
  delete from play_hour;
  delete from active_day;
  delete from team_active_day;
  update last_play set day = '-infinity' where day <> '-infinity';
  delete from first_deposit;
  delete from member_sum;
  delete from past_sum;
  delete from past_window;
  update member_sum_day set last_day = '-infinity';
  update fact_cursor set order_xid = 0, id = 0 where reader = 'team';
$$;
