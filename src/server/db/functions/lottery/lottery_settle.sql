-- Settles a batch of tickets of one edition of a result, each once: a ticket that has this edition already
-- is passed over, so a batch may be tried again. Returns how many were settled.
create or replace function lottery_settle(p_numero bigint, p_edition integer, p_rows jsonb)
returns integer language plpgsql as $$
declare
  v_at timestamptz := clock_timestamp();
  v_settled integer;
  v_row record;
  v_chases bigint[];
  v_stopping bigint[];
  v_agents bigint[];
begin
  -- Whose a ticket is and which chase it belongs to never changes, so this is read before it is locked.
  select array_agg(distinct chase.id),
    array_agg(distinct chase.id) filter (where one.state = 'won' and chase.stops_on_win)
  into v_chases, v_stopping
  from jsonb_to_recordset(p_rows) as one (id bigint, state text)
  join lottery_ticket ticket on ticket.id = one.id
  join lottery_chase chase on chase.id = ticket.chase_id;
  if v_chases is not null then perform lottery_lock_chases(v_chases, v_stopping); end if;
  create temporary table if not exists lottery_batch (
    id bigint, state text, paid bigint, rebate bigint, outcome jsonb, player_id bigint,
    has_money boolean, chase_id bigint, stops boolean, is_first boolean, series_stake text,
    valid_stake bigint) on commit drop;
  truncate lottery_batch;
  insert into lottery_batch
  select one.id, one.state, one.paid, one.rebate, one.outcome, ticket.player_id,
    one.paid > 0 or one.rebate > 0 or ticket.is_held or ticket.edition > 0
      or ticket.bonus_grant is not null,
    ticket.chase_id, coalesce(ticket.chase_id = any (v_stopping) and one.state = 'won', false), ticket.edition = 0,
    one.series_stake, one.valid_stake
  from jsonb_to_recordset(p_rows) as one (
    id bigint, state text, paid bigint, rebate bigint, series_stake text, valid_stake bigint,
    outcome jsonb)
  join lottery_ticket ticket on ticket.id = one.id
  where ticket.numero_id = p_numero and ticket.state in ('open', 'won', 'lost')
    and ticket.edition < p_edition
  order by ticket.id
  for no key update of ticket;
  get diagnostics v_settled = row_count;
  v_agents := lottery_earn_upline(p_numero, v_at);
  perform lottery_lock_money(v_agents
    || (select array_agg(distinct player_id) from lottery_batch where has_money));
  -- Most tickets lose: they need no posting, and are written together.
  update bet_record record set state = 'lost', payout = 0, bonus_payout = 0, settled_at = v_at,
    valid_stake = one.valid_stake
  from lottery_ticket ticket join lottery_batch one on one.id = ticket.id
  where not one.has_money and record.id = ticket.record_id and record.placed_at = ticket.placed_at;
  update lottery_ticket ticket set state = one.state, edition = p_edition, outcome = one.outcome,
    settled_at = v_at
  from lottery_batch one where one.id = ticket.id and not one.has_money;
  for v_row in select * from lottery_batch where has_money order by player_id, id loop
    perform lottery_pay(v_row.id, p_edition, v_row.state, v_row.paid, v_row.rebate, v_row.outcome,
      v_row.valid_stake, v_at);
    if v_row.stops then perform lottery_stop_chase(v_row.chase_id, 'won', 'house', v_at); end if;
  end loop;
  perform lottery_pay_upline(p_numero, v_agents);
  perform lottery_chase_over(chase_id) from (
    select distinct chase_id from lottery_batch where chase_id is not null) as ended;
  insert into event (kind, topic, body)
  select 'ticket.changed', player_id::text, jsonb_build_object('ticketId', min(id)::text)
  from lottery_batch group by player_id;
  insert into event (kind, topic, body)
  select distinct 'balance.changed', player_id::text, '{}'::jsonb from lottery_batch where has_money;
  return v_settled;
end $$;
