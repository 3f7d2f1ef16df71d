import type { Database } from '#server/db/open.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { publishToEach } from '#server/kernel/events.ts';

/** Tells devices that a balance has changed. */
interface Bell {
  waiting: Set<string>;
  ringing: Promise<void> | undefined;
}

const bells = new WeakMap<Database, Bell>();

/**
 * After the commit, and for many players at once: events are put in order by one lock that is held
 * until the disk has answered, and callbacks that told by themselves would follow one another there.
 * Who dies in between tells nobody; the news is only that there is something to look at.
 */
export function ringFor({ database }: Pick<AppContext, 'database'>, playerId: string): void {
  const bell = bellOf(database);
  bell.waiting.add(playerId);
  bell.ringing ??= ring(database, bell);
}

/** Resolves when everybody has been told. */
export async function quiet({ database }: Pick<AppContext, 'database'>): Promise<void> {
  await bellOf(database).ringing;
}

function bellOf(database: Database): Bell {
  const bell = bells.get(database) ?? { waiting: new Set(), ringing: undefined };
  bells.set(database, bell);
  return bell;
}

async function ring(database: Database, bell: Bell): Promise<void> {
  while (bell.waiting.size > 0) {
    // Whatever was answered in this turn is told together.
    await new Promise((resolve) => setTimeout(resolve, gatherMs).unref());
    const playerIds = [...bell.waiting];
    bell.waiting.clear();
    // A device that is not told now looks when it comes back; nobody's money waits for it.
    await publishToEach(database, { kind: 'balance.changed', playerIds, body: {} }).catch(
      () => undefined,
    );
  }
  // In the turn that found nobody waiting: whoever comes in the next one is told anew.
  bell.ringing = undefined;
}

const gatherMs = 40;
