import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { housePots } from '#contract/inhouse.ts';
import { grainsInMinor } from '#games/jackpot.ts';
import { potsOf } from '#games/slots/pots.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { houseAccountFor } from '../house-account.ts';
import { coinCurrency } from '../rounds/coins.ts';
import { ownerOf } from '../seeds/seeds.ts';
import { selectTerms } from '../store.ts';
import { openPots } from './open-pots.ts';
import { textOf } from './pot-secret.ts';
import { selectHit, selectPots } from './pot-store.ts';

/** As they stand, and the last ones that were hit, with the text that anyone may hash. */
export async function readPots(
  app: AppContext,
  { game, purse }: RequestOf<typeof housePots>,
  player: Player,
): Promise<Outcome<AnswerOf<typeof housePots>, (typeof housePots)['refuses'][number]>> {
  if (!ownerOf(player, purse)) return refuse('purse.coins-only');
  const terms = await selectTerms(app.database, game);
  if (!terms) return refuse('game.unknown');
  const rules = potsOf(terms.rules, BigInt(terms.potTimes));
  const { commodity: currency } = await houseAccountFor(app);
  const commodity = purse === 'coins' ? coinCurrency : currency;
  const codes = rules.map(({ code }) => code);
  if (codes.length === 0) return done({ pots: [], hit: [] });
  const [standing, hit] = await Promise.all([
    selectPots(app.database, codes, { purse, commodity }),
    selectHit(app.database, codes, { purse, commodity, atMost: 10 }),
  ]);
  let rows = standing;
  if (rows.length < codes.length) {
    await openPots(app, rules, { purse, commodity });
    rows = await selectPots(app.database, codes, { purse, commodity });
  }
  return done({
    pots: rows.map((row) => ({
      code: row.code,
      number: row.number,
      amount: row.amount,
      cap: row.cap,
      commitment: row.commitment,
      currency: commodity,
    })),
    hit: hit.map((row) => ({
      code: row.code,
      number: row.number,
      amount: String(BigInt(row.grains) / grainsInMinor),
      wonAt: (row.won_at ?? row.opened_at).toISOString(),
      commitment: row.commitment,
      text: textOf(app, { ...row, lockedTrigger: row.locked_trigger }),
    })),
  });
}
