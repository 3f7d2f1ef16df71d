import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { lotteryExposure as Call } from '#contract/lottery-review.ts';
import type { Database } from '#server/db/open.ts';
import { type Done, done } from '#server/kernel/answer.ts';
import { digitsOrNull } from './digits-or-null.ts';
import { selectNumeroExposures } from './exposure-store.ts';
import { readSale } from './sale-facts.ts';

/** What the house may have to pay on numeros that wait for their draw. */
export async function readExposure(
  database: Database,
  { game }: RequestOf<typeof Call>,
): Promise<Done<AnswerOf<typeof Call>>> {
  const rows = await selectNumeroExposures(database, { game, atMost: numerosShown });
  return done({
    list: rows.map(({ closesAt, sale, ...row }) => {
      const { most_exposure, most_per_number, most_per_player } = readSale(sale);
      return {
        ...row,
        closesAt: closesAt.toISOString(),
        mostExposure: digitsOrNull(most_exposure),
        mostPerNumber: digitsOrNull(most_per_number),
        mostPerPlayer: digitsOrNull(most_per_player),
      };
    }),
  });
}

const numerosShown = 200;
