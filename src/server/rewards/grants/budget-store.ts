import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';

/** A larger cap, or a smaller one; what is spent stays. Answers the budget's id. */
export async function setBudget(
  transaction: Transaction,
  { name, commodity, cap }: { name: string; commodity: string; cap: bigint },
): Promise<string> {
  const { id } = await transaction
    .insertInto('reward_budget')
    .values({ name, commodity, cap: String(cap) })
    .onConflict((conflict) =>
      conflict.columns(['name', 'commodity']).doUpdateSet({ cap: String(cap) }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function findBudget(
  database: Database,
  { name, commodity }: { name: string; commodity: string },
) {
  return database
    .selectFrom('reward_budget')
    .selectAll()
    .where('name', '=', name)
    .where('commodity', '=', commodity)
    .executeTakeFirst();
}

/** Of several names in one statement; what has none is left out. */
export function selectBudgets(
  database: Database,
  { names, commodity }: { names: readonly string[]; commodity: string },
) {
  if (names.length === 0) return Promise.resolve([]);
  return database
    .selectFrom('reward_budget')
    .selectAll()
    .where('name', 'in', names)
    .where('commodity', '=', commodity)
    .execute();
}

/**
 * One conditional update: false where there is not that much left. Who comes at the same moment waits here
 * and is judged after. Call it in the transaction that makes the grant, and refuse where no grant is made.
 */
export async function takeBudget(
  transaction: Transaction,
  id: string,
  amount: bigint,
): Promise<boolean> {
  const taken = await transaction
    .updateTable('reward_budget')
    .set((each) => ({ spent: each('spent', '+', String(amount)) }))
    .where('id', '=', id)
    .where((each) => each('cap', '>=', each('spent', '+', String(amount))))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/**
 * The same of what may be given on one day; one statement opens the day and takes from it. Nothing returns here: what
 * is revoked was given on that day all the same.
 */
export async function takeDay(
  transaction: Transaction,
  { budgetId, day, cap, amount }: { budgetId: string; day: string; cap: bigint; amount: bigint },
): Promise<boolean> {
  if (amount > cap) return false;
  const { rows } = await sql`
    insert into reward_budget_day as held (budget_id, day, spent)
    values (${budgetId}, ${day}, ${String(amount)}::bigint)
    on conflict (budget_id, day) do update set spent = held.spent + excluded.spent
      where held.spent + excluded.spent <= ${String(cap)}::bigint
    returning spent`.execute(transaction);
  return rows.length > 0;
}

/** What was taken in this transaction for a grant that is not made after all. */
export async function giveBackBudget(
  transaction: Transaction,
  id: string,
  amount: bigint,
): Promise<void> {
  await transaction
    .updateTable('reward_budget')
    .set((each) => ({ spent: each('spent', '-', String(amount)) }))
    .where('id', '=', id)
    .execute();
}
