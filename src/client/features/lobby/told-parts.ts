import type { QueryClient } from '@tanstack/react-query';
import {
  jackpotsQuery,
  liveModelsQuery,
  matchesQuery,
} from '#client/features/play/live-queries.ts';
import { apart } from '#client/i18n/apart.tsx';
import type { Language } from '#contract/values.ts';
// The gateway draws these parts with the screen, so their looks come with the screen's.
import '#client/features/play/Jackpots.module.css';
import '#client/features/play/LiveModels.module.css';
import '#client/features/play/Matches.module.css';
import '#client/features/play/ModelFace.module.css';

/** What vendors say of their tables, above the list of live games. */
export const LiveModels = apart(() =>
  import('#client/features/play/LiveModels.tsx').then((file) => file.LiveModels),
);

/** What vendors say of their pots, above the list of slots. */
export const Jackpots = apart(() =>
  import('#client/features/play/Jackpots.tsx').then((file) => file.Jackpots),
);

/** What vendors play and sell, above the tiles of sports and e-sports. */
export const Matches = apart(() =>
  import('#client/features/play/Matches.tsx').then((file) => file.Matches),
);

/** Which list has such a part above it, and which of its vendors is chosen. */
export type ToldType = 'LIVE' | 'RNG' | 'SPORTS' | 'ESPORTS';

export interface ToldPlace {
  gameType: ToldType;
  language: Language;
  vassalage: string | undefined;
}

/** Asks what is told there; answers how much it is. */
export async function askTold(client: QueryClient, place: ToldPlace): Promise<number> {
  const { gameType, language, vassalage } = place;
  if (gameType === 'LIVE') {
    return (await client.ensureQueryData(liveModelsQuery(language, vassalage))).length;
  }
  if (gameType === 'RNG') return (await client.ensureQueryData(jackpotsQuery(language))).length;
  return (await client.ensureQueryData(matchesQuery(language, gameType))).length;
}

/** Whether anything is told there, as far as is known without asking. */
export function isAnythingTold(client: QueryClient, place: ToldPlace): boolean {
  return (client.getQueryData<readonly unknown[]>(keyOf(place))?.length ?? 0) > 0;
}

/** So that the page that is drawn and the one that is brought to life know the same. */
export function putNothingTold(client: QueryClient, place: ToldPlace): void {
  client.setQueryData(keyOf(place), (known: unknown) => known ?? []);
}

function keyOf({ gameType, language, vassalage }: ToldPlace): readonly unknown[] {
  if (gameType === 'LIVE') return liveModelsQuery(language, vassalage).queryKey;
  if (gameType === 'RNG') return jackpotsQuery(language).queryKey;
  return matchesQuery(language, gameType).queryKey;
}

/** The part of a category that has one. */
export function partOf(gameType: ToldType) {
  if (gameType === 'LIVE') return LiveModels;
  return gameType === 'RNG' ? Jackpots : Matches;
}
