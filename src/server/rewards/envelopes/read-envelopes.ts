import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { Envelope, envelopes } from '#contract/envelopes.ts';
import { wordsIn } from '#contract/languages.ts';
import { type Done, done, type Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { isOfferedNothing } from '../may-offer.ts';
import { selectMerchant } from '../merchant-store.ts';
import { selectOwnShares, selectPiles, selectShown } from './envelope-store.ts';

/** In a break none is shown: each would be an invitation. */
export async function readEnvelopes(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { language }: RequestOf<typeof envelopes>,
  player: Player,
): Promise<Done<AnswerOf<typeof envelopes>>> {
  const now = clock.now();
  const { currency } = await selectMerchant(database);
  const answer = (shown: Envelope[]) =>
    done({ currency, envelopes: shown, asOf: now.toISOString() });
  if (await isOfferedNothing(database, { playerId: player.id, now })) return answer([]);
  const rows = await selectShown(database, {
    playerId: player.id,
    now,
    from: new Date(now.getTime() - shownAfterMs),
    to: new Date(now.getTime() + shownBeforeMs),
  });
  const ids = rows.map(({ id }) => id);
  const [piles, shares] = await Promise.all([
    selectPiles(database, ids),
    selectOwnShares(database, player.id, ids),
  ]);
  return answer(
    rows.map((row): Envelope => {
      const own = shares.find(({ envelope_id: id }) => id === row.id);
      const ofRow = piles.filter(({ envelope_id: id }) => id === row.id);
      const isOver = row.ends_at <= now;
      const left = ofRow.reduce((sum, pile) => sum + Number(pile.left ?? 0), 0);
      return {
        id: row.id,
        title: wordsIn(row.title, language),
        kind: row.kind,
        split: row.split,
        form: row.form,
        state: own
          ? 'taken'
          : isOver
            ? 'over'
            : row.begins_at > now
              ? 'coming'
              : left === 0
                ? 'empty'
                : 'open',
        beginsAt: row.begins_at.toISOString(),
        endsAt: row.ends_at.toISOString(),
        minimum: row.minimum,
        piles: ofRow.map((pile) => ({
          deposits: pile.deposits,
          total: pile.total,
          shares: pile.shares,
          left: Number(pile.left ?? 0),
          orderHash: pile.order_hash,
        })),
        commitment: row.commitment,
        own: own
          ? {
              tier: own.tier,
              ordinal: own.ordinal,
              amount: own.amount,
              at: own.taken_at?.toISOString() ?? row.begins_at.toISOString(),
            }
          : null,
        serverSeed: isOver ? row.server_seed : null,
      };
    }),
  );
}

const shownAfterMs = 48 * 60 * 60_000;
const shownBeforeMs = 24 * 60 * 60_000;
