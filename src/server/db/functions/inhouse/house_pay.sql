-- Answers what the pots hold. Their locks are the last but for the player's balance, since many wait.
create or replace function house_pay(w house_wish, r bigint, main bigint)
returns numeric[] language plpgsql as $$
declare
  actor text := 'player:' || w.player_id;
  reference text := 'round:' || r;
  accounts bigint[] := array[main, w.house];
  amounts bigint[];
  grains numeric[] := '{}';
  held numeric;
  added bigint;
  fed bigint := 0;
begin
  for place in 1 .. cardinality(w.pots) loop
    update pot set grains = pot.grains + w.pot_feeds[place]
    where id = w.pots[place] and won_at is null
      and pot.grains + w.pot_feeds[place] < w.pot_ceilings[place]
    returning pot.grains into held;
    if not found then
      raise exception 'A pot may be hit.' using errcode = 'VB020';
    end if;
    grains := grains || held;
    -- Whole minor units, as the books see them.
    added := div(held, 10000) - div(held - w.pot_feeds[place], 10000);
    if added > 0 then
      fed := fed + added;
      accounts := accounts || w.pot_accounts[place];
      amounts := amounts || added;
    end if;
  end loop;
  perform house_post('bet:' || r, 'bet', reference, actor, accounts,
    array[-w.staked, w.staked - fed] || amounts);
  if w.paid > 0 then
    perform house_post('win:' || r, 'win', reference, 'house',
      array[main, w.house], array[w.paid, -w.paid]);
  end if;
  return grains;
end $$;
