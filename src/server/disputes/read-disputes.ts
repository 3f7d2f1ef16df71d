import type { AnswerOf, RequestOf } from '#contract/call.ts';
import {
  type Dispute,
  disputesAtOnce,
  type listDisputes as ListCall,
  type ReviewedDispute,
  type roundDispute,
} from '#contract/disputes.ts';
import type { Database } from '#server/db/open.ts';
import { type Done, done, type Player } from '#server/kernel/answer.ts';
import { type DisputeRow, selectByRound, selectDispute, selectDisputes } from './store.ts';

/** What somebody has said of a round of theirs. */
export async function readDispute(
  { database }: { database: Database },
  { roundId }: RequestOf<typeof roundDispute>,
  player: Player,
): Promise<Done<AnswerOf<typeof roundDispute>>> {
  const row = await selectByRound(database, player.id, roundId);
  return done({ dispute: row ? shown(row) : null });
}

export async function listDisputes(
  { database }: { database: Database },
  { state, after }: RequestOf<typeof ListCall>,
): Promise<Done<AnswerOf<typeof ListCall>>> {
  const isWaiting = state === 'waiting';
  const rows = await selectDisputes(database, { isWaiting, after, atMost: disputesAtOnce + 1 });
  const page = rows.slice(0, disputesAtOnce);
  const next = rows.length > disputesAtOnce ? (page.at(-1)?.id ?? null) : null;
  return done({ list: page.map(shownForReview), next });
}

/** One of them for an operator; undefined where there is none. */
export async function readForReview(
  database: Database,
  id: string,
): Promise<ReviewedDispute | undefined> {
  const row = await selectDispute(database, id);
  return row && shownForReview(row);
}

export function shown(row: DisputeRow): Dispute {
  return {
    id: row.id,
    roundId: row.round_id,
    words: row.words,
    raisedAt: row.raised_at.toISOString(),
    verdict: row.verdict,
    answer: row.answer,
    answeredAt: row.answered_at?.toISOString() ?? null,
  };
}

export function shownForReview(row: DisputeRow): ReviewedDispute {
  return {
    ...shown(row),
    player: { id: row.player_id, account: row.account },
    answeredBy: row.answered_by,
    evidence: row.evidence,
  };
}
