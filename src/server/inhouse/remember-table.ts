import { rememberPlayed } from '#server/catalogue/recents.ts';
import type { Database } from '#server/db/open.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { selectNodeId } from './store.ts';

interface Seat {
  playerId: string;
  game: string;
}

interface Memory {
  /** By player and game: when it was last written down, in milliseconds. */
  written: Map<string, number>;
  /** By player: the game that was written down last. */
  latest: Map<string, string>;
  waiting: Seat[];
  writing: Promise<void> | undefined;
}

const memories = new WeakMap<Database, Memory>();

/** Who plays for longer is still at the same table. */
const againAfterMs = 10 * 60_000;
/** Nor does who plays at two at once change tables with every round. */
const backAfterMs = 10_000;
const mostKnown = 10_000;

/**
 * A table that somebody plays at stands among what they played last. Written behind the answer, one
 * after the other and once in a while: a round waits for money only. Who dies in between leaves it to
 * the next round.
 */
export function rememberTable(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  seat: Seat,
) {
  const memory = memoryOf(database);
  const key = keyOf(seat);
  const now = clock.now().getTime();
  const since = now - (memory.written.get(key) ?? 0);
  const isLatest = memory.latest.get(seat.playerId) === seat.game;
  // A clock that was set back must not keep anything from being written.
  if (since >= 0 && since < (isLatest ? againAfterMs : backAfterMs)) return;
  if (memory.written.size >= mostKnown) {
    memory.written.clear();
    memory.latest.clear();
  }
  memory.written.set(key, now);
  memory.latest.set(seat.playerId, seat.game);
  memory.waiting.push(seat);
  memory.writing ??= writeAll(database, memory);
}

/** Resolves when everything has been written down. */
export async function rememberedTables({ database }: Pick<AppContext, 'database'>): Promise<void> {
  await memoryOf(database).writing;
}

function memoryOf(database: Database): Memory {
  const known = memories.get(database) ?? {
    ...{ written: new Map(), latest: new Map() },
    ...{ waiting: [], writing: undefined },
  };
  memories.set(database, known);
  return known;
}

function keyOf({ playerId, game }: Seat): string {
  return `${playerId} ${game}`;
}

async function writeAll(database: Database, memory: Memory): Promise<void> {
  for (let seat = memory.waiting.shift(); seat; seat = memory.waiting.shift()) {
    // No round fails by it: what could not be written is written by the next one.
    await write(database, seat).catch(() => memory.written.delete(keyOf(seat)));
  }
  // In the turn that found nothing waiting: whoever comes in the next one begins anew.
  memory.writing = undefined;
}

async function write(database: Database, { playerId, game }: Seat): Promise<void> {
  const nodeId = await selectNodeId(database, game);
  if (nodeId !== undefined) await rememberPlayed(database, playerId, nodeId);
}
