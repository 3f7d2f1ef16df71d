import { useQueryClient } from '@tanstack/react-query';
import { cachedGames } from '#client/features/catalogue/cached-games.ts';
import { useLanguage } from '#client/i18n/use-language.ts';

/** As the catalogue calls it; whoever comes here has pressed its tile, so this device has seen it. */
export function useGameName(gameCode: string): string | null {
  const client = useQueryClient();
  const games = cachedGames(client, useLanguage());
  return [...games.values()].find((game) => game.gameCode === gameCode)?.gameName ?? null;
}
