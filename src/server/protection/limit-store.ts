import type { LimitKind, LimitPeriod } from '#contract/protection-rules.ts';
import type { Database, Transaction } from '#server/db/open.ts';

export interface LimitName {
  playerId: string;
  kind: LimitKind;
  period: LimitPeriod;
}

export interface ChangeRow {
  kind: LimitKind;
  period: LimitPeriod;
  amount: bigint | null;
  dueAt: Date;
  expiresAt: Date;
}

/** Those that still wait for their confirmation. */
export async function selectChanges(
  database: Database,
  playerId: string,
  now: Date,
): Promise<ChangeRow[]> {
  const rows = await database
    .selectFrom('limit_change')
    .select(['kind', 'period', 'amount', 'due_at as dueAt', 'expires_at as expiresAt'])
    .where('player_id', '=', playerId)
    .where('expires_at', '>', now)
    .execute();
  return rows.map(({ amount, ...rest }) => ({
    ...rest,
    amount: amount === null ? null : BigInt(amount),
  }));
}

export async function upsertChange(
  transaction: Transaction,
  name: LimitName,
  change: { amount: bigint | null; askedAt: Date; dueAt: Date; expiresAt: Date },
): Promise<void> {
  const values = {
    amount: change.amount === null ? null : String(change.amount),
    asked_at: change.askedAt,
    due_at: change.dueAt,
    expires_at: change.expiresAt,
  };
  await transaction
    .insertInto('limit_change')
    .values({ player_id: name.playerId, kind: name.kind, period: name.period, ...values })
    .onConflict((conflict) => conflict.columns(['player_id', 'kind', 'period']).doUpdateSet(values))
    .execute();
}

export async function deleteChange(transaction: Transaction, name: LimitName): Promise<void> {
  await transaction
    .deleteFrom('limit_change')
    .where('player_id', '=', name.playerId)
    .where('kind', '=', name.kind)
    .where('period', '=', name.period)
    .execute();
}

export async function writeLimit(
  transaction: Transaction,
  name: LimitName,
  amount: bigint | null,
  now: Date,
): Promise<void> {
  if (amount === null) {
    await transaction
      .deleteFrom('player_limit')
      .where('player_id', '=', name.playerId)
      .where('kind', '=', name.kind)
      .where('period', '=', name.period)
      .execute();
    return;
  }
  const values = { amount: String(amount), set_at: now };
  await transaction
    .insertInto('player_limit')
    .values({ player_id: name.playerId, kind: name.kind, period: name.period, ...values })
    .onConflict((conflict) => conflict.columns(['player_id', 'kind', 'period']).doUpdateSet(values))
    .execute();
}
