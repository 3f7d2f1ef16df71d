-- Where the bonus's part of a payment goes, by how the bonus stands: into its account while it is played, to
-- the player once it was completed or used up (as far as its cap leaves room), else it stays with the house.
create or replace function bonus_receive(
  p_grant bigint, p_part bigint, out into_bonus bigint, out into_main bigint, out account bigint
) language plpgsql as $$
declare
  v_bonus bonus_state;
begin
  select * into strict v_bonus from bonus_state where grant_id = p_grant;
  account := v_bonus.account_id;
  into_bonus := 0;
  into_main := 0;
  if v_bonus.state = 'active' then
    into_bonus := p_part;
  elsif v_bonus.state in ('completed', 'used-up') then
    into_main := least(p_part, coalesce(v_bonus.cap_conversion - v_bonus.converted, p_part));
    update bonus_state set converted = converted + into_main where grant_id = p_grant;
  end if;
end $$;
