-- Counts the facts between two positions, the first not included. Its caller holds and moves the cursor.
create or replace function team_count_facts(
  p_after_xid bigint, p_after_id bigint, p_through_xid bigint, p_through_id bigint, p_zone text
) returns void language plpgsql as $$
begin
  -- First of all: it reads the days of accounts as they were before this batch.
  perform team_count_active(p_after_xid, p_after_id, p_through_xid, p_through_id, p_zone);
  perform team_count_last(p_after_xid, p_after_id, p_through_xid, p_through_id, p_zone);
  perform team_count_accounts(p_after_xid, p_after_id, p_through_xid, p_through_id, p_zone);
  perform team_count_sums(p_after_xid, p_after_id, p_through_xid, p_through_id, p_zone);
  perform team_count_play(p_after_xid, p_after_id, p_through_xid, p_through_id, p_zone);
end $$;
