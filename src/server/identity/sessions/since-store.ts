import type { Database } from '#server/db/open.ts';

/** A session as far as it says when its player was here. */
export interface SessionSpan {
  from: Date;
  seenAt: Date;
  endedAt: Date | null;
  expiresAt: Date;
}

/** A player's sessions that somebody was seen on since a moment, the one that began last first. */
export function selectSpans(
  database: Database,
  playerId: string,
  since: Date,
): Promise<SessionSpan[]> {
  return database
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
}
