import type { QueryClient } from '@tanstack/react-query';
import { jackpotsQuery, liveModelsQuery } from '#client/features/play/live-queries.ts';
import { apart } from '#client/i18n/apart.tsx';
import type { Language } from '#contract/values.ts';
// The gateway draws these parts with the screen, so their looks come with the screen's.
import '#client/features/play/Jackpots.module.css';
import '#client/features/play/LiveModels.module.css';
import '#client/features/play/ModelFace.module.css';

/** What vendors say of their tables, above the list of live games. */
export const LiveModels = apart(() =>
  import('#client/features/play/LiveModels.tsx').then((file) => file.LiveModels),
);

/** What vendors say of their pots, above the list of slots. */
export const Jackpots = apart(() =>
  import('#client/features/play/Jackpots.tsx').then((file) => file.Jackpots),
);

/** Which list has such a part above it, and which of its vendors is chosen. */
export interface ToldPlace {
  gameType: 'LIVE' | 'RNG';
  language: Language;
  vassalage: string | undefined;
}

/** Asks what is told there; answers how much it is. */
export async function askTold(client: QueryClient, place: ToldPlace): Promise<number> {
  const { gameType, language, vassalage } = place;
  const told =
    gameType === 'LIVE'
      ? await client.ensureQueryData(liveModelsQuery(language, vassalage))
      : await client.ensureQueryData(jackpotsQuery(language));
  return told.length;
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
  const { queryKey } =
    gameType === 'LIVE' ? liveModelsQuery(language, vassalage) : jackpotsQuery(language);
  return queryKey;
}
