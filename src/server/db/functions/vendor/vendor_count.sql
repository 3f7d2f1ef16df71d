-- What came back counts too, a stake that was taken back among it.
create or replace function vendor_count(w vendor_wish, p_wagered bigint, p_won bigint)
returns void language plpgsql as $$
begin
  if p_wagered = 0 and p_won = 0 then return; end if;
  insert into play_use as known (player_id, hour, wagered, won, rounds)
  values (w.player_id, date_trunc('hour', w.at, 'UTC'), p_wagered, p_won,
    case when p_wagered > 0 then 1 else 0 end)
  on conflict (player_id, hour) do update set
    wagered = known.wagered + excluded.wagered,
    won = known.won + excluded.won,
    rounds = known.rounds + excluded.rounds;
end $$;
