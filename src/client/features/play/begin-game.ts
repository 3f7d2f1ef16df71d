import { boards } from '#client/features/inhouse/boards.ts';
import { tableQuery } from '#client/features/inhouse/inhouse-queries.ts';
import { sessionFactsQuery } from '#client/features/protection/protection-queries.ts';
import { readyBalance } from '#client/features/wallet/wallet-queries.ts';
import { begin, type Visitor } from '#client/ground/page/begin.ts';
import type { LaunchMode } from '#contract/launch.ts';
import { HouseGameScreen, VendorGameScreen } from './game-screens.ts';
import { gameByCodeQuery } from './play-queries.ts';

interface GameWanted {
  gameCode?: string | undefined;
  mode?: LaunchMode | undefined;
}

/** What a game's screen asks first, for money or for coins. */
export const beginGame = begin<GameWanted>((visitor, wanted) => [readyGame(visitor, wanted)], {
  isForTrial: true,
});

/** Each as soon as it is known to be needed: the screen would ask for one after the other. */
async function readyGame(
  { client, memberId, isTrial, language }: Visitor,
  { gameCode, mode }: GameWanted,
): Promise<void> {
  if (gameCode === undefined) return;
  const game = await client.ensureQueryData(gameByCodeQuery(language, gameCode));
  if (game?.gameType !== 'INHOUSE') return VendorGameScreen.ready();
  const purse = mode === 'trial' || isTrial ? 'coins' : 'money';
  const ofMoney = isTrial
    ? []
    : [client.prefetchQuery(sessionFactsQuery(memberId)), readyBalance(client, memberId, language)];
  await Promise.all([
    client.prefetchQuery(tableQuery(memberId, { game: gameCode, purse, language })),
    HouseGameScreen.ready(),
    boards[game.rules ?? '']?.ready(),
    ...ofMoney,
  ]);
}
