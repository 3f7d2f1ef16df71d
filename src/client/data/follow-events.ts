import type { QueryClient } from '@tanstack/react-query';
import { onEveryEvent } from './server-events.ts';

/**
 * One rule for every answer that changes while it stands here: its query names the events that say so
 * (`meta.changedBy`), and is asked anew where it is shown, and when it is shown next where it is not. Each
 * connection and each resync touches all of them: what changed after a page asked, and before it was
 * connected, no event tells it.
 */
export function followEvents(client: QueryClient): () => void {
  return onEveryEvent(({ kind }) => {
    const isAnyMissed = kind === 'hello' || kind === 'resync';
    void client.invalidateQueries({
      predicate: ({ meta }) =>
        meta?.changedBy !== undefined && (isAnyMissed || meta.changedBy.includes(kind)),
    });
  });
}
