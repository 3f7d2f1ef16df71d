-- Which kind of bonus a class of games belongs to; null: none. The same as `productOf` in the contract.
create or replace function bonus_product_of(p_class text) returns text language sql immutable as $$
  select case
    when p_class in ('RNG', 'LIVE', 'FISH', 'INHOUSE') then 'casino'
    when p_class in ('SPORTS', 'ESPORTS') then 'sports'
    when p_class in ('LOTT', 'ELOTT') then 'lottery' end
$$;
