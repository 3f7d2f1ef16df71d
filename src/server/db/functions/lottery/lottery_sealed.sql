-- What a house's numero is bound to before its draw, as its players keep it; null for an official one.
create or replace function lottery_sealed(n lottery_numero, p_commitment text)
returns jsonb language sql stable as $$
  select case when n.planned_round is not null and p_commitment is not null then jsonb_build_object(
    'commitment', p_commitment, 'link', n.link, 'network', n.beacon_network,
    'plannedRound', n.planned_round::text, 'listRoot', n.list_root) end;
$$;
