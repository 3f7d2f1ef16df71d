import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { lotteryBoard as Call } from '#contract/lottery-tickets.ts';
import { minorDigitsOf } from '#contract/minor-digits.ts';
import { coinCurrency } from '#server/inhouse/rounds/coins.ts';
import { readCoins } from '#server/inhouse/rounds/read-rounds.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { digitsOrNull } from '#server/lottery/tickets/digits-or-null.ts';
import { readSale } from '#server/lottery/tickets/sale-facts.ts';
import { selectSeries } from '#server/lottery/tickets/series-store.ts';
import { readSite } from '#server/system/read-site.ts';
import { selectExposure, selectGames, selectNow, selectOwnPromised } from './games-store.ts';
import { viewGame } from './read-games.ts';

type Refusal = (typeof Call)['refuses'][number];

/** On what terms a game sells, as the sale will judge a slip. */
export async function readBoard(
  app: AppContext,
  { game, purse, language }: RequestOf<typeof Call>,
  player: Player,
): Promise<Outcome<AnswerOf<typeof Call>, Refusal>> {
  if (player.isTrial && purse === 'money') return refuse('purse.coins-only');
  const { database } = app;
  const [[row], ownSeries, exposure, ownPromised, now, site] = await Promise.all([
    selectGames(database, { game, language }),
    selectSeries(database, player.id),
    selectExposure(database, game),
    selectOwnPromised(database, { game, playerId: player.id }),
    selectNow(database),
    readSite(app, language),
  ]);
  if (!row) return refuse('game.unknown');
  const sale = readSale(row.sale);
  const isCoins = purse === 'coins';
  return done({
    serverTime: now.toISOString(),
    game: { ...viewGame(row), maxSeries: highestSeries(row, ownSeries) },
    currency: isCoins ? coinCurrency : site.currency,
    minorDigits: isCoins ? 2 : minorDigitsOf(site.currency),
    coins: isCoins ? await readCoins(app, player.id) : null,
    leastStake: String(sale.least_stake),
    mostStake: String(sale.most_stake),
    mostMultiple: sale.most_multiple,
    mostWin: String(sale.most_win),
    mostChased: sale.most_chased,
    mayCancel: sale.is_cancellable,
    mostExposure: digitsOrNull(sale.most_exposure),
    exposure: exposure.filter(({ number }) => number === ''),
    mostPerNumber: digitsOrNull(sale.most_per_number),
    numbers: exposure.filter(({ number }) => number !== ''),
    mostPerPlayer: digitsOrNull(sale.most_per_player),
    ownPromised,
  });
}

/** No more than the account's own, and no less than the game sells at all. */
function highestSeries(
  { minSeries, maxSeries }: { minSeries: number; maxSeries: number },
  own: number | undefined,
): number {
  return Math.max(minSeries, Math.min(maxSeries, own ?? maxSeries));
}
