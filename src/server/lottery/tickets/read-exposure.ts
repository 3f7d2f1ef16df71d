import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { lotteryExposure as Call } from '#contract/lottery-review.ts';
import type { Database } from '#server/db/open.ts';
import { type Done, done } from '#server/kernel/answer.ts';
import { selectNumeroExposures } from './exposure-store.ts';

/** What the house may have to pay on numeros that wait for their draw. */
export async function readExposure(
  database: Database,
  { game }: RequestOf<typeof Call>,
): Promise<Done<AnswerOf<typeof Call>>> {
  const rows = await selectNumeroExposures(database, { game, atMost: numerosShown });
  return done({
    list: rows.map(({ closesAt, ...row }) => ({ ...row, closesAt: closesAt.toISOString() })),
  });
}

const numerosShown = 200;
