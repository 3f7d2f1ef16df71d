-- Publishes where a numero stands, for those who look at its game.
create or replace function lottery_tell(n lottery_numero) returns void language sql as $$
  insert into event (kind, topic, body) values ('lottery.numero', 'room:lottery:' || n.game_code,
    jsonb_build_object('id', n.id::text, 'game', n.game_code, 'numero', n.numero, 'state', n.state,
      'closesAt', to_char(n.closes_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'drawsAt', to_char(n.draws_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'listRoot', n.list_root, 'result', n.result, 'edition', n.edition));
$$;
