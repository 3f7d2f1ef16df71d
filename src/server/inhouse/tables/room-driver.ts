import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { Notifications } from '#server/kernel/notifications.ts';
import { createAutoLeaves } from './crash-auto-leaves.ts';
import { advanceRoom, type Stand } from './room-advance.ts';
import { roomTime, setRoomTime } from './room-clock.ts';
import { leaveUnsettled, settleTableRound } from './room-settle.ts';
import {
  claimRoom,
  letRoomsGo,
  type RoomName,
  type RoomRow,
  selectAwake,
  type TableRoundRow,
  updateTableRound,
} from './room-store.ts';
import { publishBets } from './room-tell.ts';

interface RoomsOptions {
  app: AppContext;
  notifications: Pick<Notifications, 'on' | 'onConnected'>;
  onFault: (cause: unknown) => void;
}

/** While no table is awake: how often to look for a lost notification. */
const restingMs = 5_000;
/** Within the lease's three seconds, with room for a slow answer. */
const longestPauseMs = 700;
const betsEveryMs = 500;
/** So often the bets of a round are tried before the table goes on without those that fail. */
const mostTries = 4;
const triesEveryMs = 250;
/** Well within the grace after which a burst is announced. */
const shortestPauseMs = 15;

/**
 * Moves shared tables on. Each table has one keeper among all gateways, by a lease in the database:
 * a keeper that is killed loses it to the next within seconds, and no bet is lost.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a closure over the tables one gateway keeps
export function createRooms({ app, notifications, onFault }: RoomsOptions) {
  const holder = randomUUID();
  const kept = new Map<string, Promise<void>>();
  const autoLeaves = createAutoLeaves(app, onFault);
  const pauses = new Set<() => void>();
  let isOpen = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  notifications.on('verbena_room', wake);
  notifications.onConnected(wake);

  function wake(): void {
    if (!isOpen) return;
    clearTimeout(timer);
    for (const end of pauses) end();
    looking ??= look()
      .catch((cause: unknown) => {
        onFault(cause);
        return restingMs;
      })
      .then((pauseMs) => {
        looking = undefined;
        if (isOpen) timer = setTimeout(wake, pauseMs).unref();
      });
  }

  async function look(): Promise<number> {
    const awake = await selectAwake(app.database, roomTime(app));
    if (awake.length > 0) await setRoomTime(app);
    for (const room of awake) {
      const key = `${room.game_code}:${room.purse}`;
      const name = { game: room.game_code, purse: room.purse };
      if (kept.has(key) || !isOpen || !(await claimRoom(app.database, name, holder))) continue;
      const keeping = keep(name)
        .catch(onFault)
        .finally(() => kept.delete(key));
      kept.set(key, keeping);
    }
    return awake.length > 0 ? longestPauseMs : restingMs;
  }

  async function keep(name: RoomName): Promise<void> {
    let published: string | null = null;
    let tableRoundId: string | undefined;
    let tries = 0;
    while (isOpen) {
      const stand = await advanceRoom(app, name, holder);
      if (!stand?.round) return;
      if (stand.round.id !== tableRoundId) {
        published = null;
        tries = 0;
      }
      tableRoundId = stand.round.id;
      if (stand.round.state === 'running' && stand.draw) {
        await autoLeaves.leaveFor(stand.round, stand.draw, stand.room.rules);
      }
      if (stand.round.state === 'settling') await settle(stand.round, stand.room.rules, ++tries);
      if (stand.round.state !== 'over') published = await publishBets(app, stand.round, published);
      await pause(stand);
    }
  }

  /** Beside the table's lock: bets are paid and settled. */
  async function settle(round: TableRoundRow, rules: string, attempt: number): Promise<void> {
    await autoLeaves.rest();
    if (await settleTableRound(app, round, rules, onFault)) {
      await updateTableRound(app.database, round.id, { state: 'over' });
    } else if (attempt >= mostTries) {
      onFault(new Error(`${rules}: bets that could not be settled are left to their jobs.`));
      await leaveUnsettled(app, round);
    } else await delay(triesEveryMs);
  }

  function pause({ due, round, room }: Stand): Promise<void> {
    const dueMs = (due?.getTime() ?? 0) - roomTime(app).getTime();
    const leaveMs = round?.state === 'running' ? autoLeaves.nextMs(round) : longestPauseMs;
    const betsMs = hasBetsToTell(room) ? betsEveryMs : longestPauseMs;
    const pauseMs = Math.max(shortestPauseMs, Math.min(dueMs, leaveMs, betsMs));
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(sleeping);
        pauses.delete(end);
        resolve();
      };
      const sleeping = setTimeout(end, pauseMs);
      pauses.add(end);
    });
  }

  return {
    start(): void {
      isOpen = true;
      wake();
    },
    /** Ends what it is at, and leaves its tables to the others at once. */
    async stop(): Promise<void> {
      isOpen = false;
      clearTimeout(timer);
      for (const end of pauses) end();
      await looking;
      await Promise.all(kept.values());
      await autoLeaves.rest();
      await letRoomsGo(app.database, holder).catch(onFault);
    },
  };
}

const hasBetsToTell = ({ rules }: RoomRow) => rules === 'VB_CRASH';
