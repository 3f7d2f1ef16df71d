import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/db/open.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { openFreshApp } from '#tests/gateway/fresh-site.ts';
import { isAfter, readPosition } from './event-position.ts';
import { insertEvent, type PublishedEvent } from './event-store.ts';
import type { Events } from './events.ts';

const { database, connectionString } = await freshDatabase({ poolSize: 24 });
const one = await openFreshApp(connectionString);
const other = await openFreshApp(connectionString);
const gateways = [one, other];
const writers = [database, openDatabase({ connectionString, poolSize: 12 })];
afterAll(() => writers[1]?.destroy());

const players = ['1', '2', '3', '4', '5'];
const transactions = 500;
const atOnce = 24;

interface Committed {
  playerId: string;
  /** Names the event: which of the player's it is, as the player's own row counts them. */
  version: string;
}

/** What each player was promised, in the order of their commits. */
const committed = new Map<string, string[]>(players.map((playerId) => [playerId, []]));

/**
 * A transaction as money's are: it may write elsewhere first, waits for the player's row, counts on
 * it, publishes once or twice, dawdles, and now and then rolls back.
 */
async function write(through: Database, number: number): Promise<void> {
  const playerId = players[randomInt(players.length)] ?? '1';
  const rolledBack = new Error('rolled back on purpose');
  const written: Committed[] = [];
  try {
    await through.transaction().execute(async (transaction) => {
      // Takes its transaction id long before it waits for the row: the order of ids is not the row's.
      if (number % 3 === 0) await sql`select pg_current_xact_id()`.execute(transaction);
      if (number % 5 === 0) await delay(randomInt(40));
      for (let count = 0; count <= number % 2; count += 1) {
        const { rows } = await sql<{ number: number }>`
          update model_player set number = number + 1 where id = ${playerId}
          returning number`.execute(transaction);
        const version = `${playerId}:${rows[0]?.number}`;
        await insertEvent(transaction, {
          kind: 'catalogue.changed',
          playerId,
          body: { version },
        });
        written.push({ playerId, version });
      }
      if (number % 7 === 0) await delay(randomInt(30));
      if (number % 6 === 0) throw rolledBack;
      if (number % 50 === 1) await delay(400);
    });
  } catch (thrown) {
    if (thrown !== rolledBack) throw thrown;
    return;
  }
  for (const { version } of written) committed.get(playerId)?.push(version);
}

const versionOf = ({ event }: PublishedEvent) =>
  event.kind === 'catalogue.changed' ? event.body.version : event.kind;

/** One page of a player's: it connects, loses its network, and comes back through another gateway. */
async function follow(playerId: string, isOver: () => boolean): Promise<string[]> {
  const received: string[] = [];
  let last = await eventsOf(0).newestId();
  for (let visit = 0; ; visit += 1) {
    const wasOver = isOver();
    const events = eventsOf(visit);
    const waiting: PublishedEvent[] = [];
    const take = (published: PublishedEvent) => {
      const position = readPosition(published.event.id);
      const before = readPosition(last);
      if (published.playerId !== playerId || !position || !before) return;
      if (!isAfter(position, before)) return;
      last = published.event.id;
      received.push(versionOf(published));
    };
    let isCaughtUp = false;
    // As `http/socket.ts` does: what is published while it catches up waits.
    const stop = events.subscribe((published) => {
      if (isCaughtUp) take(published);
      else waiting.push(published);
    });
    const missed = await events.missedSince(last, playerId);
    expect(missed.isComplete).toBe(true);
    for (const published of [...missed.events, ...waiting]) take(published);
    isCaughtUp = true;
    await delay(randomInt(120));
    stop();
    if (wasOver && isSettled(playerId, received)) return received;
  }
}

/** Another gateway at every visit, as through a balancer. */
function eventsOf(visit: number): Events {
  return (visit % 2 === 0 ? one : other).app.events;
}

function isSettled(playerId: string, received: string[]): boolean {
  return received.at(-1) === `${playerId}:${committed.get(playerId)?.length}`;
}

test('slow, rolled-back and concurrent writers through two gateways: each event once, in the player’s order', async () => {
  await sql`create table model_player (id text primary key, number int not null)`.execute(database);
  await sql`insert into model_player select n::text, 0 from generate_series(1, 5) as n`.execute(
    database,
  );
  // What pages count from that opened before anything happened.
  await insertEvent(database, { kind: 'status.changed', playerId: null, body: {} });
  await expect.poll(() => one.app.events.newestId(), { timeout: 20_000 }).not.toBe('0-0');
  const streams = gateways.map(({ app }) => {
    const received: PublishedEvent[] = [];
    app.events.subscribe((published) => {
      if (published.playerId !== null) received.push(published);
    });
    return received;
  });
  let isOver = false;
  const following = players.map((playerId) => follow(playerId, () => isOver));

  const numbers = Array.from({ length: transactions }, (_, number) => number);
  const hands = Array.from({ length: atOnce }, async (_, hand) => {
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
      await write(writers[hand % writers.length] ?? database, number);
    }
  });
  await Promise.all(hands);
  isOver = true;

  const expected = [...committed.values()].reduce((sum, own) => sum + own.length, 0);
  expect(expected).toBeGreaterThan(transactions / 2);
  for (const stream of streams) {
    await expect.poll(() => stream.length, { timeout: 60_000 }).toBe(expected);
    for (const playerId of players) {
      const own = stream.filter((published) => published.playerId === playerId).map(versionOf);
      expect(own).toEqual(inOrder(playerId));
    }
    expect(stream.map(({ event }) => event.id)).toEqual(streams[0]?.map(({ event }) => event.id));
  }
  for (const [index, received] of (await Promise.all(following)).entries()) {
    expect(received).toEqual(inOrder(players[index] ?? ''));
  }
});

/** The row counts without a gap, since a rollback takes the count back too. */
function inOrder(playerId: string): string[] {
  const many = committed.get(playerId)?.length ?? 0;
  return Array.from({ length: many }, (_, index) => `${playerId}:${index + 1}`);
}
