import { roomName } from '#contract/rooms.ts';
import { commitmentOf } from '#games/draw.ts';
import type { Draw } from '#games/game.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { drawFor } from '../seeds/draw.ts';
import { markRevealed } from '../seeds/seed-store.ts';
import { lockedPlaceOf } from '../seeds/seeds.ts';
import { selectTable } from '../store.ts';
import { insertSharedPair, raiseUsed, selectChain } from './chain-store.ts';
import { isHandWaiting } from './crash-waiting.ts';
import { type Chain, linksOf, readyChain } from './room-chain.ts';
import { roomTime } from './room-clock.ts';
import { type Next, roomRulesOf } from './room-rules.ts';
import {
  insertTableRound,
  keepRoom,
  lockRoom,
  lockTableRound,
  moveWithinSeconds,
  type RoomName,
  type RoomRow,
  selectRoom,
  selectTableRound,
  type TableRoundRow,
  updateTableRound,
} from './room-store.ts';
import { publishRound, type TableRoundSeeds } from './room-tell.ts';
import { countTableBets } from './table-bet-store.ts';

/** What a keeper finds at its table after having moved it as far as the time says. */
export interface Stand {
  room: RoomRow;
  turn: TableRoundRow | undefined;
  /** When to look again; null: when somebody wakes it. */
  due: Date | null;
  draw: Draw | undefined;
}

/** Longer without anybody who keeps the time, to the end, and who only had a hand gets the stake back. */
export const outageMs = 5_000;
/** For hands that came to this gateway in time and wait for the database. */
const longestWaitMs = 2_000;
/** From the end of the bets to the beginning: every phone has received it by then. */
const leadMs = 400;

/**
 * Moves a table on, one thing at a time, under its keeper's lock; null where somebody else keeps it.
 * Whatever was due while nobody kept it follows step by step.
 */
export async function advanceRoom(
  app: AppContext,
  name: RoomName,
  holder: string,
): Promise<Stand | null> {
  const seen = await selectRoom(app.database, name);
  if (!seen) return null;
  const known = await seedsFor(app, name, seen);
  const moved = await inTransaction(app.database, async (transaction) => {
    await moveWithinSeconds(transaction);
    const room = await lockRoom(transaction, name, holder);
    // Somebody else moved it meanwhile: the seeds at hand are another round's.
    if (!room || room.table_round_id !== seen.table_round_id) return done(null);
    const now = roomTime(app);
    const turn =
      room.table_round_id === null
        ? undefined
        : await lockTableRound(transaction, room.table_round_id);
    const stand = await move(app, transaction, { room, turn, known, now });
    await keepRoom(transaction, room, { tableRoundId: stand.turn?.id ?? null, now });
    return done(stand);
  });
  return moved.value;
}

interface TableRoundFacts {
  /** For the next round; only where one may begin. */
  chain: Chain | undefined;
  draw: Draw | undefined;
  seeds: TableRoundSeeds;
}

/** Read before the locks are taken: a chain is walked for a while. */
async function seedsFor(app: AppContext, name: RoomName, room: RoomRow): Promise<TableRoundFacts> {
  const turn =
    room.table_round_id === null
      ? undefined
      : await selectTableRound(app.database, room.table_round_id);
  const nothing = { chain: 0, commitment: '', link: '' };
  if (!turn || turn.state === 'over') {
    const isAwake = room.awake_until > roomTime(app);
    const chain = isAwake ? await readyChain(app, name) : undefined;
    return { chain, draw: undefined, seeds: nothing };
  }
  const row = await selectChain(app.database, turn.chain_id);
  if (!row?.client_seed) throw new Error('A round without its chain.');
  const link = (await linksOf(app, row))(turn.number);
  const draw = drawFor({ serverSeed: link, clientSeed: row.client_seed, nonce: turn.number });
  const seeds = { chain: row.number, commitment: commitmentOf(link), link };
  return { chain: undefined, draw, seeds };
}

interface Moment {
  room: RoomRow;
  turn: TableRoundRow | undefined;
  known: TableRoundFacts;
  now: Date;
}

async function move(app: AppContext, transaction: Transaction, moment: Moment): Promise<Stand> {
  const { room, turn, known, now } = moment;
  const stand = (due: Date | null, at = turn): Stand => ({ room, turn: at, due, draw: known.draw });
  if (!turn) return begin(app, transaction, moment);
  switch (turn.state) {
    case 'betting':
      return turn.closes_at > now ? stand(turn.closes_at) : close(app, transaction, moment, turn);
    case 'running':
      return run(app, transaction, moment, turn);
    case 'settling':
      // The bets are settled outside this lock, and then it is over.
      return stand(now);
    case 'over': {
      const rested = new Date((turn.ended_at ?? now).getTime() + room.rest_ms);
      if (rested > now) return stand(rested);
      return begin(app, transaction, { ...moment, turn: undefined });
    }
  }
}

/** A new round, where somebody looks and the table is open; otherwise it sleeps. */
async function begin(
  app: AppContext,
  transaction: Transaction,
  { room, known: { chain }, now }: Moment,
): Promise<Stand> {
  const asleep = { room, turn: undefined, due: null, draw: undefined };
  const table = await selectTable(transaction, room.game_code);
  if (!chain || room.awake_until <= now || !table?.isEnabled || !table.isShown) return asleep;
  const { id: chainId, used, client_seed: clientSeed } = chain.row;
  const number = used + 1;
  const link = chain.linkOf(number);
  const commitment = commitmentOf(link);
  const { game_code: game, purse } = room;
  const lockedSeed = app.vault.lock(link, lockedPlaceOf(commitment));
  const shared = { purse, commitment, lockedSeed, clientSeed, nonce: number, now };
  const pairId = await insertSharedPair(transaction, shared);
  await raiseUsed(transaction, chainId, number);
  const closesAt = new Date(now.getTime() + room.betting_ms);
  const turn = await insertTableRound(transaction, {
    game,
    purse,
    chainId,
    number,
    pairId,
    closesAt,
  });
  await publishRound(app, transaction, turn, { chain: chain.row.number, commitment, link });
  return { room, turn, due: closesAt, draw: undefined };
}

async function close(
  app: AppContext,
  transaction: Transaction,
  { room, known, now }: Moment,
  turn: TableRoundRow,
): Promise<Stand> {
  const waits = roomRulesOf(room.rules)?.waitsForBets;
  if (waits && (await countTableBets(transaction, turn.id)).players === 0) {
    if (room.awake_until <= now) {
      // Nobody has bet and nobody looks: its link is not drawn from, and it sleeps.
      const ended = await updateTableRound(transaction, turn.id, {
        state: 'over',
        started_at: now,
        ended_at: now,
      });
      await markRevealed(transaction, turn.seed_pair_id, now);
      await publishRound(app, transaction, ended, known.seeds);
      return { room, turn: undefined, due: null, draw: undefined };
    }
    const closesAt = new Date(now.getTime() + room.betting_ms);
    const longer = await updateTableRound(transaction, turn.id, { closes_at: closesAt });
    await publishRound(app, transaction, longer, known.seeds);
    return { room, turn: longer, due: closesAt, draw: known.draw };
  }
  const startedAt = new Date(now.getTime() + leadMs);
  const running = await updateTableRound(transaction, turn.id, {
    state: 'running',
    started_at: startedAt,
  });
  await publishRound(app, transaction, running, known.seeds);
  return { room, turn: running, due: startedAt, draw: known.draw };
}

async function run(
  app: AppContext,
  transaction: Transaction,
  { room, known, now }: Moment,
  turn: TableRoundRow,
): Promise<Stand> {
  const rules = roomRulesOf(room.rules);
  const { draw } = known;
  if (!rules || !draw || !turn.started_at) throw new Error('A round that runs without its rules.');
  const running = { started_at: turn.started_at, called: turn.called };
  const next = rules.next(running, draw, { beatMs: room.beat_ms });
  if (next.due > now) return { room, turn, due: next.due, draw };
  const isBroken = wasLeftAlone(room, next, now);
  const waitedMs = now.getTime() - next.due.getTime();
  if (next.handsUntil && !isBroken && waitedMs < longestWaitMs) {
    // They cannot get in while this lock is held, so it is looked again in a moment.
    const isWaiting = isHandWaiting(app, turn.id, next.handsUntil);
    if (isWaiting) return { room, turn, due: now, draw };
  }
  const { called, isOver, outcome } = next;
  if (called > turn.called) {
    const ball = rules.callsOf({ ...turn, called }, draw)[called - 1] ?? 0;
    await app.events.publishToTable(transaction, {
      kind: 'room.call',
      room: roomName(room.game_code, room.purse),
      body: { turn: turn.id, call: called, ball },
    });
  }
  if (!isOver) {
    // Calls that are late are not hurried: players get one after the other.
    const startedAt = new Date(now.getTime() - called * room.beat_ms);
    const late = now.getTime() - next.due.getTime() > room.beat_ms;
    const change = late ? { called, started_at: startedAt } : { called };
    const went = await updateTableRound(transaction, turn.id, change);
    return { room, turn: went, due: now, draw };
  }
  const ended = await updateTableRound(transaction, turn.id, {
    state: 'settling',
    ended_at: now,
    called,
    outcome,
    is_broken: isBroken,
  });
  await markRevealed(transaction, turn.seed_pair_id, now);
  await publishRound(app, transaction, ended, known.seeds);
  return { room, turn: ended, due: now, draw };
}

/** Whether nobody attended its end. A flight that is kept again before it bursts is as it would have been. */
function wasLeftAlone({ beat_at }: RoomRow, { due }: Next, now: Date): boolean {
  return beat_at !== null && due > beat_at && now.getTime() - beat_at.getTime() > outageMs;
}
