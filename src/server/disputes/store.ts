import type { DisputeEvidence, DisputeVerdict } from '#contract/disputes.ts';
import type { Database, Transaction } from '#server/db/open.ts';

interface NewDispute {
  roundId: string;
  playerId: string;
  words: string;
  evidence: DisputeEvidence;
  now: Date;
}

/** Nothing where the round has one already. */
export async function insertDispute(
  database: Database,
  { roundId, playerId, words, evidence, now }: NewDispute,
): Promise<void> {
  await database
    .insertInto('round_dispute')
    .values({
      round_id: roundId,
      player_id: playerId,
      words,
      evidence: JSON.stringify(evidence),
      raised_at: now,
    })
    .onConflict((conflict) => conflict.column('round_id').doNothing())
    .execute();
}

function disputes(database: Database) {
  return database
    .selectFrom('round_dispute')
    .innerJoin('player', 'player.id', 'round_dispute.player_id')
    .selectAll('round_dispute')
    .select('player.account');
}

export type DisputeRow = Awaited<
  ReturnType<ReturnType<typeof disputes>['executeTakeFirstOrThrow']>
>;

export function selectByRound(
  database: Database,
  playerId: string,
  roundId: string,
): Promise<DisputeRow | undefined> {
  return disputes(database)
    .where('round_dispute.round_id', '=', roundId)
    .where('round_dispute.player_id', '=', playerId)
    .executeTakeFirst();
}

/** Of one player, not answered yet. */
export async function countWaiting(database: Database, playerId: string): Promise<number> {
  const row = await database
    .selectFrom('round_dispute')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where('player_id', '=', playerId)
    .where('verdict', 'is', null)
    .executeTakeFirst();
  return Number(row?.waiting ?? 0);
}

export function selectDispute(database: Database, id: string): Promise<DisputeRow | undefined> {
  return disputes(database).where('round_dispute.id', '=', id).executeTakeFirst();
}

export function lockDispute(transaction: Transaction, id: string): Promise<DisputeRow | undefined> {
  return disputes(transaction)
    .where('round_dispute.id', '=', id)
    .forUpdate('round_dispute')
    .executeTakeFirst();
}

interface DisputesWanted {
  isWaiting: boolean;
  after: string | undefined;
  atMost: number;
}

/** What waits comes in the order in which it was raised, what was answered the newest first. */
export function selectDisputes(
  database: Database,
  { isWaiting, after, atMost }: DisputesWanted,
): Promise<DisputeRow[]> {
  return disputes(database)
    .where('round_dispute.verdict', isWaiting ? 'is' : 'is not', null)
    .$if(after !== undefined, (rows) =>
      rows.where('round_dispute.id', isWaiting ? '>' : '<', after ?? ''),
    )
    .orderBy('round_dispute.id', isWaiting ? 'asc' : 'desc')
    .limit(atMost)
    .execute();
}

interface Answered {
  verdict: DisputeVerdict;
  answer: string;
  answeredBy: string;
  now: Date;
}

export async function updateAnswer(
  transaction: Transaction,
  id: string,
  { verdict, answer, answeredBy, now }: Answered,
): Promise<void> {
  await transaction
    .updateTable('round_dispute')
    .set({ verdict, answer, answered_by: answeredBy, answered_at: now })
    .where('id', '=', id)
    .execute();
}
