import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { ticketPool as Call } from '#contract/rooms.ts';
import { orderOf, remainingPrizes } from '#games/scratch/order.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { selectPairs } from '../seeds/seed-store.ts';
import { ownerOf, serverSeedOf } from '../seeds/seeds.ts';
import { selectTerms } from '../store.ts';
import { drawOfPool, poolInSale, printOf } from './pool-open.ts';
import { selectSoldOut } from './pool-store.ts';

const pastShown = 5;

/** Its prizes and how many are left are everybody's to know; which ticket bears which is nobody's. */
export async function readPool(
  app: AppContext,
  { game, purse }: RequestOf<typeof Call>,
  player: Player,
): Promise<Outcome<AnswerOf<typeof Call>, (typeof Call)['refuses'][number]>> {
  if (!ownerOf(player, purse)) return refuse('purse.coins-only');
  const terms = await selectTerms(app.database, game);
  const print = terms && printOf(terms.rules);
  if (!print) return refuse('game.unknown');
  const name = { game, purse, rules: terms.rules };
  const pool = await poolInSale(app, name);
  const past = await selectSoldOut(app.database, name, pastShown);
  const pairs = await selectPairs(
    app.database,
    [pool, ...past].map(({ seed_pair_id }) => seed_pair_id),
  );
  const pairOf = (id: string) => pairs.find((pair) => pair.id === id);
  const pair = pairOf(pool.seed_pair_id);
  if (!pair) throw new Error('A pool without its seed.');
  const left = remainingPrizes(print, orderOf(print, drawOfPool(app, pair)), pool.sold);
  return done({
    number: pool.number,
    tickets: pool.tickets,
    sold: pool.sold,
    price: terms.least,
    prizes: print.prizes.map((prize, place) => ({ ...prize, left: left[place] ?? 0 })),
    commitment: pair.commitment,
    clientSeed: pair.client_seed,
    past: past.flatMap(({ number, seed_pair_id }) => {
      const shown = pairOf(seed_pair_id);
      if (!shown?.revealed_at) return [];
      const serverSeed = serverSeedOf(app, shown);
      return [{ number, commitment: shown.commitment, clientSeed: shown.client_seed, serverSeed }];
    }),
  });
}
