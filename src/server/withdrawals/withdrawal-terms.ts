import type { Database } from '#server/db/open.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { selectTerms, type TermColumn, updateTerm } from './store.ts';

/** What a merchant may set, by the names that a command gives it. */
export const withdrawalTermNames = [
  'per-day',
  'turnover-basis-points',
  'tax-basis-points',
  'receive-minutes',
  'two-people-above',
  'account-rest-hours',
] as const;
export type WithdrawalTermName = (typeof withdrawalTermNames)[number];

const columns = {
  'per-day': 'per_day',
  'turnover-basis-points': 'turnover_basis_points',
  'tax-basis-points': 'tax_basis_points',
  'receive-minutes': 'receive_minutes',
  'two-people-above': 'two_people_above',
  'account-rest-hours': 'account_rest_hours',
} as const satisfies Record<WithdrawalTermName, TermColumn>;

export async function readWithdrawalTerms(
  database: Database,
): Promise<Record<WithdrawalTermName, string>> {
  const terms = await selectTerms(database);
  return {
    'per-day': String(terms.perDay),
    'turnover-basis-points': String(terms.turnoverBasisPoints),
    'tax-basis-points': String(terms.taxBasisPoints),
    'receive-minutes': String(terms.receiveMinutes),
    'two-people-above': terms.twoPeopleAbove,
    'account-rest-hours': String(terms.restHours),
  };
}

/** False where the table does not take such a value. */
export async function changeWithdrawalTerm(
  database: Database,
  { name, value, actor }: { name: WithdrawalTermName; value: string; actor: Actor },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    if (!(await updateTerm(transaction, columns[name], value))) return false;
    await writeAudit(transaction, actor, 'withdrawal.terms', name, { value });
    return true;
  });
}
