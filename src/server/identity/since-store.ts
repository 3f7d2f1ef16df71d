import type { Database } from '#server/db/open.ts';

export interface Stay {
  from: Date;
  /** When it was ended or last used. */
  to: Date;
  isOver: boolean;
}

/** A player's sessions that somebody was seen on since a moment, the one that began last first. */
export async function selectStays(
  database: Database,
  playerId: string,
  { now, since, seenAfter }: { now: Date; since: Date; seenAfter: Date },
): Promise<Stay[]> {
  const rows = await database
    .selectFrom('session')
    .select([
      'created_at as from',
      'seen_at as seenAt',
      'ended_at as endedAt',
      'expires_at as expiresAt',
    ])
    .where('player_id', '=', playerId)
    .where('seen_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ from, seenAt, endedAt, expiresAt }) => ({
    from,
    to: endedAt ?? seenAt,
    isOver: endedAt !== null || expiresAt <= now || seenAt <= seenAfter,
  }));
}
