-- Tickets are settled by the game's family and mode, and a chain belongs to a house draw: what numeros were
-- made for stays.
create or replace function lottery_game_kept() returns trigger language plpgsql as $$
begin
  if new.game_code <> old.game_code
    or exists (select from lottery_numero where game_code = old.game_code) then
    raise exception 'lottery: a game with numeros keeps its code, family, mode and way of drawing';
  end if;
  return new;
end $$;
