create or replace function vendor_transaction_facts(t vendor_transaction)
returns jsonb language sql immutable
return jsonb_build_object(
  'id', t.id::text, 'operation', t.operation, 'playerId', t.player_id::text,
  'digest', encode(t.digest, 'hex'), 'staked', t.staked::text,
  'bonusStaked', t.bonus_staked::text,
  'isTakenBack', t.taken_back_by is not null);
