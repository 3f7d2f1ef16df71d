-- Takes the lines above an account that is about to go; those below it go with it.
create or replace function team_member_gone() returns trigger language plpgsql as $$
begin
  delete from team_line where descendant_id = old.id;
  return old;
end $$;
