import { useQuery, useQueryClient } from '@tanstack/react-query';
import { cachedGames } from '#client/features/catalogue/cached-games.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import type { Game } from '#contract/catalogue.ts';
import { gameByCodeQuery } from './play-queries.ts';

/** `game` is undefined for a vendor's own way in, which is no game of the catalogue. */
export type PlayedGame = { isKnown: true; game: Game | undefined } | { isKnown: false };

/**
 * The game that is to be played: from a list that this device has seen, so that nobody waits who has
 * pressed a tile, or asked for by its code.
 */
export function usePlayedGame(gameCode: string): PlayedGame {
  const client = useQueryClient();
  const language = useLanguage();
  const kept = [...cachedGames(client, language).values()].find(
    (game) => game.gameCode === gameCode,
  );
  const { data, isError } = useQuery({
    ...gameByCodeQuery(language, gameCode),
    enabled: kept === undefined,
  });
  const game = kept ?? data;
  return game || isError ? { isKnown: true, game } : { isKnown: false };
}
