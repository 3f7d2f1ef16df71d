-- Applies the moves that are due, in their order; before facts are counted, so that each fact finds the
-- lines of its own day.
create or replace function team_apply_moves(p_now timestamptz)
returns integer language plpgsql as $$
declare
  m team_move;
  v_done integer := 0;
begin
  for m in
    select * from team_move where state = 'approved' and effective_at <= p_now
    order by effective_at, id for update
  loop
    update team_move set state =
      case when team_move_line(m.player_id, m.to_agent_id, m.effective_at) then 'done' else 'refused' end
    where id = m.id;
    v_done := v_done + 1;
  end loop;
  return v_done;
end $$;
