-- What a numero is called, and which link it is drawn from, holds for ever.
create or replace function lottery_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'lottery: a numero keeps its name and its link';
end $$;
