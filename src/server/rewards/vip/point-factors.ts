import { pointMillionths } from '#contract/points.ts';
import type { Database } from '#server/db/open.ts';
import { selectLevels, selectProgramme } from './vip-store.ts';

/** How much a point counts for a player, in millionths. */
export type PointFactors = (playerId: string) => bigint;

export async function selectPointFactors(
  database: Database,
  playerIds: readonly string[],
): Promise<PointFactors> {
  const programme = playerIds.length > 0 ? await selectProgramme(database) : undefined;
  if (!programme) return () => BigInt(pointMillionths);
  const levels = await selectLevels(database, playerIds);
  return (playerId) => {
    const level = programme.terms.levels[(levels.get(playerId) ?? 0) - 1];
    return (BigInt(pointMillionths) * BigInt(level?.pointsPerCent ?? 100)) / 100n;
  };
}
