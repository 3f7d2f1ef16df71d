import type { Database } from '#server/db/open.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { publishAll } from '#server/kernel/events.ts';
import { roundChanged } from './round-changed.ts';
import type { RoundRow } from './store.ts';

/**
 * The player's other devices hear of a round that has been committed. Events are put in order by one
 * lock: held until each round's own commit, it would let one round through after the other. So rounds
 * that end while one telling is on its way are told together by the next. Nothing of value is lost with
 * it: it only says that there is something to look at, and whoever connects anew looks by themselves.
 *
 * To be awaited before the player is answered: its commit waits for the disk, and with it for all that
 * was committed before without waiting (`house_play`).
 */
export function tellAfter(
  { database }: Pick<AppContext, 'database'>,
  round: Pick<RoundRow, 'id' | 'player_id' | 'purse' | 'steps'>,
): Promise<void> {
  const { player_id: playerId, purse } = round;
  const queue = queueOf(database);
  queue.waiting.push({ kind: 'round.changed', playerId, body: roundChanged(round) });
  if (purse === 'money') queue.waiting.push({ kind: 'balance.changed', playerId, body: {} });
  queue.next ??= queue.running.then(() => {
    const told = queue.waiting.splice(0);
    queue.next = undefined;
    const telling = publishAll(database, told);
    queue.running = telling.catch(() => undefined);
    return telling;
  });
  return queue.next;
}

interface Queue {
  waiting: Parameters<typeof publishAll>[1][number][];
  running: Promise<unknown>;
  /** What is added meanwhile goes with it. */
  next: Promise<void> | undefined;
}

const queues = new WeakMap<Database, Queue>();

function queueOf(database: Database): Queue {
  const queue = queues.get(database) ?? {
    waiting: [],
    running: Promise.resolve(),
    next: undefined,
  };
  queues.set(database, queue);
  return queue;
}
