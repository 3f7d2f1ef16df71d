import type { Query, QueryClient } from '@tanstack/react-query';
import {
  gameMenus,
  games,
  hotGames,
  oneGame,
  vendorLanes,
  winnerBoard,
} from '#contract/catalogue.ts';
import { announcements, onePromotion, promotionCategories, promotions } from '#contract/content.ts';
import { gameAbout } from '#contract/game-about.ts';
import { gameByCode } from '#contract/game-by-code.ts';
import { promotionTerms } from '#contract/promotion-terms.ts';
import { helpCenter, whitelabelMenu } from '#contract/system.ts';
import type { OfflineStore } from './offline-store.ts';

/** Everything that is the same for everyone until content changes. */
export const contentPaths: ReadonlySet<unknown> = new Set(
  [
    gameMenus,
    games,
    hotGames,
    oneGame,
    gameAbout,
    gameByCode,
    vendorLanes,
    winnerBoard,
    announcements,
    onePromotion,
    promotionCategories,
    promotionTerms,
    promotions,
    helpCenter,
    whitelabelMenu,
  ].map(({ path }) => path),
);

/**
 * The catalogue is another one: what is shown is asked for again behind the glass, what is not shown
 * is forgotten, and what was kept on the device is kept anew.
 */
export async function dropContent(client: QueryClient, offline: OfflineStore): Promise<void> {
  const isContent = (query: Query) => contentPaths.has(query.queryKey[0]);
  client.removeQueries({ type: 'inactive', predicate: isContent });
  const isAnswered = client.invalidateQueries({ predicate: isContent });
  await offline.forget('all');
  await isAnswered;
  await offline.keep(client);
}
