-- What a gateway may do. Partitions get no rights of their own: they are reached through their tables.
do $$
declare
  relation regclass;
begin
  for relation in
    select oid from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
  loop
    execute format('grant select, insert, update, delete on %s to verbena_gateway', relation);
  end loop;
end $$;
grant usage, select on all sequences in schema public to verbena_gateway;
revoke insert, update, delete on schema_file from verbena_gateway;

-- The books are read here, and written by functions that work as their owner.
revoke insert, update, delete on
  ledger_account, ledger_balance, ledger_transfer, ledger_leg, ledger_key, ledger_closing,
  ledger_day, ledger_day_block
from verbena_gateway;
revoke all on sequence ledger_transfer_id from verbena_gateway;
-- A row is locked by who has the right to update it; a trigger refuses every update of this column.
grant update (player_id) on ledger_balance to verbena_gateway;
revoke delete on ledger_hold from verbena_gateway;

-- A numero changes by functions alone; a sale locks its row, and a trigger refuses every update.
revoke insert, update, delete on lottery_numero from verbena_gateway;
grant update (numero) on lottery_numero to verbena_gateway;
revoke update, delete on lottery_entry, lottery_beacon, lottery_chain from verbena_gateway;
revoke insert, update, delete on lottery_void_request from verbena_gateway;
revoke update, delete on lottery_agent_rebate from verbena_gateway;
-- What was bought stays as it was bought; what became of it is written by settlement and by returns.
revoke update, delete on lottery_ticket, lottery_chase from verbena_gateway;
grant update (state, edition, paid, rebate, given, bonus_given, outcome, settled_at)
  on lottery_ticket to verbena_gateway;
grant update (state, held) on lottery_chase to verbena_gateway;

-- What happened stays as it was written. An account that goes takes its rows along by foreign keys.
-- Lines of the audit are added by whichever gateway the operator spoke to, in the name it found: a name is
-- believed here, and what was written under it can be neither changed nor cut out.
revoke update, delete on
  operator_audit, player_break, protection_event, kyc_event,
  deposit_step, deposit_charge_back, payment_webhook, payout_webhook, withdrawal_part, withdrawal_step, withdrawal_proof,
  settled_fact, team_line_ended
from verbena_gateway;

-- What was collected stays as it was collected.
revoke update, delete on rebate_collection, rebate_collected_line, raffle_ticket from verbena_gateway;

-- What moved points, and by which rule, stays as it was written.
revoke update, delete on points_record, points_conversion, points_rule from verbena_gateway;

-- By default anybody may execute a function, those included that work as the owner.
do $$
declare
  work regprocedure;
begin
  for work in
    select oid from pg_proc where pronamespace = current_schema()::regnamespace and prosecdef
  loop
    execute format('revoke execute on function %s from public', work);
    execute format('grant execute on function %s to verbena_gateway', work);
  end loop;
end $$;
