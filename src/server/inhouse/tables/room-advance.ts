import { roomName } from '#contract/rooms.ts';
import { commitmentOf } from '#games/draw.ts';
import type { Draw } from '#games/game.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { drawFor } from '../seeds/draw.ts';
import { markRevealed } from '../seeds/seed-store.ts';
import { lockedPlaceOf } from '../seeds/seeds.ts';
import { selectTerms } from '../store.ts';
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
  round: TableRoundRow | undefined;
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
    const round =
      room.table_round_id === null
        ? undefined
        : await lockTableRound(transaction, room.table_round_id);
    const stand = await move(app, transaction, { room, round, known, now });
    await keepRoom(transaction, room, { tableRoundId: stand.round?.id ?? null, now });
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
  const round =
    room.table_round_id === null
      ? undefined
      : await selectTableRound(app.database, room.table_round_id);
  const nothing = { chain: 0, commitment: '', link: '' };
  if (!round || round.state === 'over') {
    const isAwake = room.awake_until > roomTime(app);
    const chain = isAwake ? await readyChain(app, name) : undefined;
    return { chain, draw: undefined, seeds: nothing };
  }
  const row = await selectChain(app.database, round.chain_id);
  if (!row?.client_seed) throw new Error('A round without its chain.');
  const link = (await linksOf(app, row))(round.number);
  const draw = drawFor({ serverSeed: link, clientSeed: row.client_seed, nonce: round.number });
  const seeds = { chain: row.number, commitment: commitmentOf(link), link };
  return { chain: undefined, draw, seeds };
}

interface Moment {
  room: RoomRow;
  round: TableRoundRow | undefined;
  known: TableRoundFacts;
  now: Date;
}

async function move(app: AppContext, transaction: Transaction, moment: Moment): Promise<Stand> {
  const { room, round, known, now } = moment;
  const stand = (due: Date | null, at = round): Stand => ({
    room,
    round: at,
    due,
    draw: known.draw,
  });
  if (!round) return begin(app, transaction, moment);
  switch (round.state) {
    case 'betting':
      return round.closes_at > now
        ? stand(round.closes_at)
        : close(app, transaction, moment, round);
    case 'running':
      return run(app, transaction, moment, round);
    case 'settling':
      // The bets are settled outside this lock, and then it is over.
      return stand(now);
    case 'over': {
      const rested = new Date((round.ended_at ?? now).getTime() + room.rest_ms);
      if (rested > now) return stand(rested);
      return begin(app, transaction, { ...moment, round: undefined });
    }
  }
}

/** A new round, where somebody looks and the table is open; otherwise it sleeps. */
async function begin(
  app: AppContext,
  transaction: Transaction,
  { room, known: { chain }, now }: Moment,
): Promise<Stand> {
  const asleep = { room, round: undefined, due: null, draw: undefined };
  const terms = await selectTerms(transaction, room.game_code);
  if (!chain || room.awake_until <= now || !terms?.isEnabled || !terms.isShown) return asleep;
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
  const round = await insertTableRound(transaction, {
    game,
    purse,
    chainId,
    number,
    pairId,
    closesAt,
  });
  await publishRound(app, transaction, round, { chain: chain.row.number, commitment, link });
  return { room, round, due: closesAt, draw: undefined };
}

async function close(
  app: AppContext,
  transaction: Transaction,
  { room, known, now }: Moment,
  round: TableRoundRow,
): Promise<Stand> {
  const waits = roomRulesOf(room.rules)?.waitsForBets;
  if (waits && (await countTableBets(transaction, round.id)).players === 0) {
    if (room.awake_until <= now) {
      // Nobody has bet and nobody looks: its link is not drawn from, and it sleeps.
      const ended = await updateTableRound(transaction, round.id, {
        state: 'over',
        started_at: now,
        ended_at: now,
      });
      await markRevealed(transaction, round.seed_pair_id, now);
      await publishRound(app, transaction, ended, known.seeds);
      return { room, round: undefined, due: null, draw: undefined };
    }
    const closesAt = new Date(now.getTime() + room.betting_ms);
    const longer = await updateTableRound(transaction, round.id, { closes_at: closesAt });
    await publishRound(app, transaction, longer, known.seeds);
    return { room, round: longer, due: closesAt, draw: known.draw };
  }
  const startedAt = new Date(now.getTime() + leadMs);
  const running = await updateTableRound(transaction, round.id, {
    state: 'running',
    started_at: startedAt,
  });
  await publishRound(app, transaction, running, known.seeds);
  return { room, round: running, due: startedAt, draw: known.draw };
}

async function run(
  app: AppContext,
  transaction: Transaction,
  { room, known, now }: Moment,
  round: TableRoundRow,
): Promise<Stand> {
  const rules = roomRulesOf(room.rules);
  const { draw } = known;
  if (!rules || !draw || !round.started_at) throw new Error('A round that runs without its rules.');
  const running = { started_at: round.started_at, called: round.called };
  const next = rules.next(running, draw, { beatMs: room.beat_ms });
  if (next.due > now) return { room, round, due: next.due, draw };
  const isBroken = wasLeftAlone(room, next, now);
  const waitedMs = now.getTime() - next.due.getTime();
  if (next.handsUntil && !isBroken && waitedMs < longestWaitMs) {
    // They cannot get in while this lock is held, so it is looked again in a moment.
    const isWaiting = isHandWaiting(app, round.id, next.handsUntil);
    if (isWaiting) return { room, round, due: now, draw };
  }
  const { called, isOver, outcome } = next;
  if (called > round.called) {
    const ball = rules.callsOf({ ...round, called }, draw)[called - 1] ?? 0;
    await app.events.publishToTable(transaction, {
      kind: 'room.call',
      room: roomName(room.game_code, room.purse),
      body: { round: round.id, call: called, ball },
    });
  }
  if (!isOver) {
    // Calls that are late are not hurried: players get one after the other.
    const startedAt = new Date(now.getTime() - called * room.beat_ms);
    const late = now.getTime() - next.due.getTime() > room.beat_ms;
    const change = late ? { called, started_at: startedAt } : { called };
    const went = await updateTableRound(transaction, round.id, change);
    return { room, round: went, due: now, draw };
  }
  const ended = await updateTableRound(transaction, round.id, {
    state: 'settling',
    ended_at: now,
    called,
    outcome,
    is_broken: isBroken,
  });
  await markRevealed(transaction, round.seed_pair_id, now);
  await publishRound(app, transaction, ended, known.seeds);
  return { room, round: ended, due: now, draw };
}

/** Whether nobody attended its end. A flight that is kept again before it bursts is as it would have been. */
function wasLeftAlone({ beat_at }: RoomRow, { due }: Next, now: Date): boolean {
  return beat_at !== null && due > beat_at && now.getTime() - beat_at.getTime() > outageMs;
}
