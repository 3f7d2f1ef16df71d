-- Writes the fact of money that was posted. A deposit counts with what was paid, fee and tax included; a
-- withdrawal with what was sent, and what came back of it is taken off again.
create or replace function settled_money() returns trigger language plpgsql as $$
begin
  insert into settled_fact (player_id, kind, amount, currency, happened_at, source_kind, source_ref)
  select own.player_id, fact_of_transfer(new.kind),
    case new.kind when 'deposit' then own.moved when 'withdrawal' then own.moved
      when 'withdrawal-refund' then -own.moved
      -- Out of the bonus and into the main wallet: its sum moves twice.
      when 'bonus-converted' then own.moved / 2 else own.kept end,
    own.commodity, new.posted_at, 'transfer', new.key
  from (
    select max(leg.player_id) as player_id, leg.commodity,
      sum(leg.amount) filter (where leg.amount > 0) as moved,
      sum(leg.amount) filter (where leg.player_id is not null) as kept
    from ledger_leg leg
    -- Points are no money: what they were converted into is the fact.
    where leg.posted_on = new.posted_on and leg.transfer_id = new.id and leg.commodity <> 'POINTS'
    group by leg.commodity) as own
  join player on player.id = own.player_id and player.type <> 4;
  return null;
end $$;
