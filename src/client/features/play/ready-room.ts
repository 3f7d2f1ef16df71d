import { boards } from '#client/features/inhouse/boards.ts';
import { tableQuery } from '#client/features/inhouse/inhouse-queries.ts';
import { sessionFactsQuery } from '#client/features/protection/protection-queries.ts';
import { memberQuery } from '#client/features/session/member-query.ts';
import { readyBalance } from '#client/features/wallet/wallet-queries.ts';
import type { RouterContext } from '#client/router.tsx';
import type { LaunchMode } from '#contract/launch.ts';
import { flagsOf } from '#contract/member.ts';
import type { Language } from '#contract/values.ts';
import { HouseGameScreen, VendorGameScreen } from './game-screens.ts';
import { gameByCodeQuery } from './play-queries.ts';

interface Wanted {
  gameCode?: string | undefined;
  mode?: LaunchMode | undefined;
}

/**
 * What the first page of a visit needs to show a game, as soon as each is known to be needed: its screen
 * would ask for one after the other.
 */
export async function readyRoom(
  { gameCode, mode }: Wanted,
  { queryClient, i18n }: RouterContext,
): Promise<void> {
  if (gameCode === undefined) return;
  const language = i18n.locale as Language;
  const [member, game] = await Promise.all([
    queryClient.ensureQueryData(memberQuery),
    queryClient.ensureQueryData(gameByCodeQuery(language, gameCode)),
  ]);
  if (!member) return;
  if (game?.gameType !== 'INHOUSE') return VendorGameScreen.ready(i18n);
  const { isTrial } = flagsOf(member.type);
  const isForCoins = mode === 'trial' || isTrial;
  const seat = { game: gameCode, purse: isForCoins ? 'coins' : 'money', language } as const;
  await Promise.all([
    queryClient.ensureQueryData(tableQuery(member.id, seat)),
    HouseGameScreen.ready(i18n),
    boards[game.rules ?? '']?.ready(i18n),
    ...(isTrial
      ? []
      : [
          queryClient.prefetchQuery(sessionFactsQuery(member.id)),
          readyBalance(queryClient, member.id, language),
        ]),
  ]);
}
