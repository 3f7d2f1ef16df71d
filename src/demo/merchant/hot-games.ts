import type { GameType } from '#contract/values.ts';

/** In order of rank: what home shows as hot. The first twelve are all it has room for. */
export const hotGames: readonly (readonly [GameType, vassalage: string, index: number])[] = [
  ['RNG', 'PG', 1],
  ['LIVE', 'EVO', 1],
  ['INHOUSE', 'VERBENA', 2],
  ['RNG', 'JL', 2],
  ['FISH', 'JDB', 1],
  ['RNG', 'PT', 3],
  ['INHOUSE', 'VERBENA_ROOMS', 1],
  ['RNG', 'CQ9', 1],
  ['LIVE', 'SA', 2],
  ['SPORTS', 'BTI', 1],
  ['RNG', 'FC', 2],
  ['PVP', 'KY', 1],
  ['RNG', 'JDB', 4],
  ['INHOUSE', 'VERBENA', 6],
  ['LIVE', 'AG', 1],
  ['RNG', 'EG2', 1],
  ['FISH', 'CQ9', 2],
  ['LOTT', 'LOTT', 1],
  ['RNG', 'BGS', 3],
  ['ESPORTS', 'TFG', 1],
  ['RNG', 'JK', 1],
  ['LIVE', 'PT', 1],
  ['ELOTT', 'TCG_LOTTO_VN', 1],
  ['RNG', 'PG', 5],
];

export function hotRankOf(gameType: GameType, vassalage: string, index: number): number | null {
  const rank = hotGames.findIndex(
    (hot) => hot[0] === gameType && hot[1] === vassalage && hot[2] === index,
  );
  return rank < 0 ? null : rank + 1;
}
