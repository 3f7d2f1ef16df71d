import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { lockTurn, nextTurn, raiseContentVersion, setTurn } from './store.ts';

/**
 * Raises the content's version where a start or an end has passed since the last time, because
 * caches of content are valid until then. Answers how long until the next one, or null.
 */
export async function turnContent({ database, clock }: AppContext): Promise<number | null> {
  const outcome = await inTransaction(database, async (transaction) => {
    const now = clock.now();
    const turned = await lockTurn(transaction);
    const due = await nextTurn(transaction, turned);
    if (due && due <= now) {
      await raiseContentVersion(transaction);
      await setTurn(transaction, now);
    }
    const next = await nextTurn(transaction, now);
    return done(next ? next.getTime() - now.getTime() : null);
  });
  return outcome.value;
}

/** Looks again at least this often: what is written meanwhile may start sooner. */
const longestWaitMs = 30_000;
const shortestWaitMs = 50;

/** Goes on until the function it answers is called; a database that is away is asked again. */
export function keepTurningContent(
  app: AppContext,
  onTrouble: (cause: unknown) => void,
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const turn = async () => {
    const untilNextMs = await turnContent(app).catch((cause: unknown) => {
      onTrouble(cause);
      return null;
    });
    if (isStopped) return;
    const waitMs = Math.max(untilNextMs ?? longestWaitMs, shortestWaitMs);
    timer = setTimeout(
      () => {
        underWay = turn();
      },
      Math.min(waitMs, longestWaitMs),
    );
    timer.unref();
  };
  let underWay = turn();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await underWay;
  };
}
