import type { DepositState } from '#contract/deposits.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import { openStates } from './next-deposit-state.ts';

type Queue = DepositState | 'open' | 'refund-due';

interface QueueFilter {
  state: Queue;
  method?: string | undefined;
  provider?: string | undefined;
  begunBefore?: Date | undefined;
  after?: string | undefined;
  atMost: number;
}

function rows(database: Database) {
  return database
    .selectFrom('deposit')
    .innerJoin('player', 'player.id', 'deposit.player_id')
    .selectAll('deposit')
    .select('player.account as playerAccount')
    .select((from) => [
      from
        .selectFrom('deposit_proof')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('deposit_proof.deposit_id', '=', 'deposit.id')
        .as('proofs'),
      from
        .selectFrom('deposit_payment')
        .select(({ fn }) => fn.sum<string | null>('refund').as('sum'))
        .whereRef('deposit_payment.deposit_id', '=', 'deposit.id')
        .where('refunded_at', 'is', null)
        .as('refundDue'),
    ]);
}

export type ReviewRow = Awaited<ReturnType<typeof selectQueue>>[number];

/** The one that was begun first comes first; a page goes on behind the one that was shown last. */
export function selectQueue(
  database: Database,
  { state, method, provider, begunBefore, after, atMost }: QueueFilter,
) {
  return rows(database)
    .$if(state === 'open', (query) =>
      query.where('deposit.state', 'in', [...openStates, 'refunding' as const]),
    )
    .$if(state === 'refund-due', (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('deposit_payment')
            .select('deposit_payment.id')
            .whereRef('deposit_payment.deposit_id', '=', 'deposit.id')
            .where('refund', '>', '0')
            .where('refunded_at', 'is', null),
        ),
      ),
    )
    .$if(state !== 'open' && state !== 'refund-due', (query) =>
      query.where('deposit.state', '=', state as DepositState),
    )
    .$if(method !== undefined, (query) => query.where('deposit.method_code', '=', method ?? ''))
    .$if(provider !== undefined, (query) => query.where('deposit.provider', '=', provider ?? ''))
    .$if(begunBefore !== undefined, (query) =>
      query.where('deposit.begun_at', '<=', begunBefore ?? new Date(0)),
    )
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('deposit.begun_at', 'deposit.id'),
          '>',
          selectFrom('deposit as last')
            .select(['last.begun_at', 'last.id'])
            .where('last.id', '=', after ?? '')
            .$asTuple('begun_at', 'id'),
        ),
      ),
    )
    .orderBy('deposit.begun_at')
    .orderBy('deposit.id')
    .limit(atMost)
    .execute();
}

/** As it stands in this database or transaction. */
export function selectReviewed(database: Database, id: string): Promise<ReviewRow | undefined> {
  return rows(database).where('deposit.id', '=', id).executeTakeFirst();
}

export function selectPayments(database: Database, depositId: string) {
  return database
    .selectFrom('deposit_payment')
    .select([
      'payment_id as id',
      'amount',
      'credited',
      'refund',
      'came_at as cameAt',
      'refunded_at as refundedAt',
    ])
    .where('deposit_id', '=', depositId)
    .orderBy('deposit_payment.id')
    .execute();
}

export type ApprovedAction = 'credit' | 'refund';

export interface FirstApproval {
  depositId: string;
  action: ApprovedAction;
  what: string;
  by: string;
}

/** Locked: two approvals at once come one after the other. */
export function lockFirstApproval(
  transaction: Transaction,
  { depositId, action, since }: Pick<FirstApproval, 'depositId' | 'action'> & { since: Date },
) {
  return transaction
    .selectFrom('deposit_first_approval')
    .select(['what', 'operator_name as by'])
    .where('deposit_id', '=', depositId)
    .where('action', '=', action)
    .where('approved_at', '>=', since)
    .forUpdate()
    .executeTakeFirst();
}

export async function upsertFirstApproval(
  transaction: Transaction,
  { depositId, action, what, by, at }: FirstApproval & { at: Date },
): Promise<void> {
  const said = { what, operator_name: by, approved_at: at };
  await transaction
    .insertInto('deposit_first_approval')
    .values({ deposit_id: depositId, action, ...said })
    .onConflict((conflict) => conflict.columns(['deposit_id', 'action']).doUpdateSet(said))
    .execute();
}

export async function deleteFirstApproval(
  transaction: Transaction,
  depositId: string,
  action: ApprovedAction,
): Promise<void> {
  await transaction
    .deleteFrom('deposit_first_approval')
    .where('deposit_id', '=', depositId)
    .where('action', '=', action)
    .execute();
}

/** The latest of each deposit, said since then. */
export function selectFirstApprovals(
  database: Database,
  depositIds: readonly string[],
  since: Date,
) {
  if (depositIds.length === 0) return Promise.resolve([]);
  return database
    .selectFrom('deposit_first_approval')
    .select(['deposit_id as depositId', 'action', 'what', 'operator_name as by'])
    .where('deposit_id', 'in', depositIds)
    .where('approved_at', '>=', since)
    .orderBy('approved_at', 'desc')
    .execute();
}
