import type { AsksAhead } from '#contract/first-paint.ts';
import { gameByCode } from '#contract/game-by-code.ts';
import { gameTable } from '#contract/inhouse.ts';
import { vendorMoves } from '#contract/launch.ts';
import { sessionFacts } from '#contract/protection.ts';
import { bettingRecord, personalProfit, transactionHistory } from '#contract/records.ts';
import type { Language } from '#contract/values.ts';
import { addressOf } from './data/fetch-transport.ts';
import { daysAsked } from './features/records/record-search.ts';

/**
 * What those pages show first that are most often opened by their address: a game from a home screen
 * or a link, the records from a message. Asked in the words of the screens' own queries, or else the
 * screens would not find it, and ask again.
 */
export function pageAsks(language: Language): AsksAhead['pages'] {
  const days = daysAsked({});
  const ofRecords = {
    transactionHistory: addressOf(transactionHistory, { ...days, language }),
    personalHistoryCopy: addressOf(bettingRecord, { ...days, language }),
    personalProfit: addressOf(personalProfit, days),
  };
  const table = (purse: 'money' | 'coins') =>
    withGame(addressOf(gameTable, { game: anyGame, purse, language }));
  return {
    ...Object.fromEntries(
      Object.entries(ofRecords).map(([page, address]) => [
        `/member?page=${page}`,
        { forMoney: [address] },
      ]),
    ),
    '/member?page=transferFund': { forMoney: [addressOf(vendorMoves, {})] },
    '/seamless': {
      game: withGame(addressOf(gameByCode, { gameCode: anyGame, language })),
      forMoney: [table('money'), addressOf(sessionFacts, {})],
      forCoins: [table('coins')],
    },
  };
}

/** Codes are made of what an address takes as it is, and so is this. */
const anyGame = 'GAME-CODE';

function withGame(address: string): string {
  return address.replace(anyGame, '{gameCode}');
}
