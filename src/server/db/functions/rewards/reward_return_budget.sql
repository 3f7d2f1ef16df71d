-- The way back of `takeBudget`: whatever revokes a grant, its amount can be given again.
create or replace function reward_return_budget() returns trigger language plpgsql as $$
begin
  update reward_budget set spent = spent - new.amount where id = new.budget_id;
  return null;
end $$;
