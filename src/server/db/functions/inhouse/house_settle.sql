-- The end of a round that ran, in the books: what was held is the house's and the win is paid out of it, or, where
-- the round is taken back, what was held is the player's again. The bonus's part goes where the bonus stands now.
-- Returns what came into the player's own money.
create or replace function house_settle(s house_step) returns bigint language plpgsql as $$
declare
  v_name text := 'round:' || s.round;
  v_verb text := case when s.is_void then 'bet-void' else 'bet' end;
  v_bettor text := case when s.is_void then 'house' else 'player:' || s.player_id end;
  v_win bigint := case when s.is_void then 0 else s.paid - s.bonus_paid end;
  v_came bigint := v_win;
  v_moved record;
  v_part record;
  v_outcome text;
  v_keys text[] := '{}';
  v_kinds text[] := '{}';
  v_references text[] := '{}';
  v_actors text[] := '{}';
  v_accounts bigint[] := '{}';
  v_amounts bigint[] := '{}';
begin
  for v_moved in
    with stake as (select * from jsonb_to_recordset(s.stakes) as stake (step integer, own bigint)),
    settled as (
      update ledger_hold held set
        captured = case when s.is_void then 0 else stake.own end,
        released = case when s.is_void then stake.own else 0 end
      from stake
      where held.reference = v_name || ':' || stake.step and held.amount = stake.own
        and held.captured + held.released = 0
      returning stake.step, stake.own, held.held_account_id, held.from_account_id)
    select v_verb || ':' || s.round || ':' || step as key, v_verb as kind, v_name || ':' || step as reference,
      v_bettor as actor, held_account_id as source,
      case when s.is_void then from_account_id else s.house end as target, own as amount
    from settled
    union all
    -- This step's own stake, which was never held.
    select 'bet:' || s.round || ':' || step, 'bet', v_name || ':' || step, v_bettor, s.main, s.house, own
    from stake where step = s.step and s.more > 0
    union all
    select 'win:' || s.round, 'win', v_name, 'house', s.house, s.main, v_win
    where v_win > 0 and s.bonus_paid = 0
  loop
    v_keys := v_keys || v_moved.key;
    v_kinds := v_kinds || v_moved.kind;
    v_references := v_references || v_moved.reference;
    v_actors := v_actors || v_moved.actor;
    -- Legs stand in the order of their accounts.
    if v_moved.source < v_moved.target then
      v_accounts := v_accounts || array[v_moved.source, v_moved.target];
      v_amounts := v_amounts || array[-v_moved.amount, v_moved.amount];
    else
      v_accounts := v_accounts || array[v_moved.target, v_moved.source];
      v_amounts := v_amounts || array[v_moved.amount, -v_moved.amount];
    end if;
    if v_moved.kind = 'bet-void' then v_came := v_came + v_moved.amount; end if;
  end loop;
  if (select count(*) from unnest(v_kinds) as kind where kind = v_verb) <> jsonb_array_length(s.stakes) then
    raise exception 'The stakes of round % do not lie where they were put.', s.round using errcode = 'VB004';
  end if;
  if v_keys <> '{}' then
    select outcome into v_outcome from ledger_post_all(v_keys, v_kinds, v_references, v_actors,
      array_fill(2, array[cardinality(v_keys)]), v_accounts, v_amounts);
    -- Keys bear the round's number, and a round ends once.
    if v_outcome <> 'posted' then
      raise exception 'The postings of round % were %.', s.round, v_outcome using errcode = 'VB004';
    end if;
  end if;
  if s.bonus_grant is null then return v_came; end if;
  update bonus_stake set settled_at = s.at where source = 'inhouse' and round = s.round;
  if s.bonus_paid = 0 then return v_came; end if;
  select * into strict v_part from bonus_receive(s.bonus_grant, s.bonus_paid);
  v_win := v_win + v_part.into_main;
  if v_win + v_part.into_bonus > 0 then
    -- A stake of bonus money that becomes the player's own was never own money staked: as a stake given back
    -- it would undo the turnover of deposits.
    perform house_post(case when s.is_void then 'bet-void:' || s.round || ':bonus' else 'win:' || s.round end,
      case when s.is_void and v_part.into_main = 0 then 'bet-void' else 'win' end, v_name, 'house',
      array[s.house, s.main, v_part.account], array[-v_win - v_part.into_bonus, v_win, v_part.into_bonus]);
  end if;
  return v_came + v_part.into_main;
end $$;
