create or replace function house_play(w house_wish) returns house_played language plpgsql as $$
declare
  judged record;
  played house_played;
  is_over boolean := w.paid is not null;
begin
  judged := house_judge(w);
  if judged.vendor is null then return null; end if;
  -- The player is answered when the news of the round is on the disk, and that comes after it:
  -- so nobody has to wait for the disk here, with a pot in hand that others wait for.
  perform set_config('synchronous_commit', 'off', true);
  update seed_pair set nonce = nonce + 1 where id = w.pair_id;
  insert into house_round (
    player_id, request_id, purse, game_code, vendor_code, rules, edition, seed_pair_id,
    client_seed, nonce, choices, staked, paid, state, opened_at, changed_at)
  values (
    w.player_id, w.request_id, 'money', w.game, judged.vendor, w.rules, w.edition, w.pair_id,
    w.client_seed, w.nonce, w.choices, w.staked, w.paid,
    case when is_over then 'done' else 'open' end, w.at, w.at)
  returning id into played.id;
  insert into play_use as known (player_id, hour, wagered, won, rounds)
  values (w.player_id, date_trunc('hour', w.at, 'UTC'), w.staked, coalesce(w.paid, 0), 1)
  on conflict (player_id, hour) do update set
    wagered = known.wagered + excluded.wagered,
    won = known.won + excluded.won,
    rounds = known.rounds + 1;
  played.is_new_minute := house_count_minutes(w);
  insert into bet_record (
    player_id, game_type, vendor_code, game_name, round, stake, payout, state, placed_at,
    settled_at)
  values (
    w.player_id, 'INHOUSE', judged.vendor, judged.name, played.id, w.staked, w.paid,
    -- Less than the stake is no win, whatever a game may call it.
    case when not is_over then 'open' when w.paid > w.staked then 'won' else 'lost' end,
    w.at, case when is_over then w.at end);
  if is_over then
    played.grains := house_pay(w, played.id, judged.main);
  else
    perform house_hold(w, played.id, judged.main);
  end if;
  return played;
end $$;
