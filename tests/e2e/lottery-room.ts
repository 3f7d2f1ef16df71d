import { sql } from 'kysely';
import type { BrowserContext } from 'playwright';
import { expect } from 'vitest';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { logIn } from './log-in.ts';
import { inDatabase } from './place.ts';
import { alive, visit } from './visit.ts';

let players = 0;

/** Somebody with money in the room of the first game of a family. */
export async function inRoom(
  family: string,
  wishes: Parameters<typeof visit>[0] = {},
  prepare?: (context: BrowserContext) => Promise<void>,
) {
  players += 1;
  const account = `sortea${process.pid}x${players}`;
  const playerId = await inDatabase(async (database) => {
    const { id } = await database
      .insertInto('player')
      .values({ account, nickname: account, merchant: 'VERBENA', language: 'es' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await giveMoney(database, { playerId: id, amount: 1_000_000_00n });
    return id;
  });
  const game = await gameOf(family);
  const visited = await visit({ language: 'en', phone: 'pixel', ...wishes });
  await logIn(visited.context, account);
  await prepare?.(visited.context);
  const room = roomOf(game);
  await visited.page.goto(room);
  await alive(visited.page);
  return { ...visited, account, playerId, game, room };
}

/**
 * The slowest game of a family, at a moment when its sale stays open for as long as a walk takes. The demonstration adds
 * its games one by one after its start.
 */
export async function gameOf(family: string) {
  const game = await slowestGameOf(family);
  if (game.drawn_by === 'house') {
    await expect.poll(() => staysOpen(game.code), { timeout: 100_000 }).toBe(true);
  }
  return game;
}

export async function slowestGameOf(family: string) {
  await expect.poll(() => countMissing(family), { timeout: 100_000 }).toBe(0);
  const game = await slowestOf(family);
  if (!game) throw new Error(`no game of ${family}`);
  return game;
}

const officialVendors = ['TCG_LOTTO_VN', 'TCG_SEA'];
const houseFamilies = ['SSC', '11X5', 'PK10', 'LF', 'LHC'];

/** Tiles of our own draws, or of official ones, whose game the demonstration has not added yet: official ones come first. */
const countMissing = (family: string) =>
  inDatabase(async (database) => {
    const missing = await database
      .selectFrom('game')
      .leftJoin('lottery_game', 'lottery_game.game_code', 'game.game_code')
      .select(({ fn }) => fn.countAll<string>().as('games'))
      .where('game.game_type', 'in', ['LOTT', 'ELOTT'])
      .where('lottery_game.game_code', 'is', null)
      .where('game.vendor_code', houseFamilies.includes(family) ? 'not in' : 'in', officialVendors)
      .executeTakeFirstOrThrow();
    return Number(missing.games);
  });

const slowestOf = (family: string) =>
  inDatabase((database) =>
    database
      .selectFrom('lottery_game')
      .select(['game_code as code', 'vassalage', 'drawn_by'])
      .where('family', '=', family)
      .orderBy(sql`(schedule -> 'draws' ->> 'seconds')::int`, (order) => order.desc().nullsLast())
      .orderBy('vassalage', 'desc')
      .orderBy('game_code')
      .executeTakeFirst(),
  );

/** Does the next draw close later than a walk ends? */
const staysOpen = (gameCode: string) =>
  inDatabase(async (database) => {
    const next = await database
      .selectFrom('lottery_numero')
      .select(sql<boolean>`min(closes_at) > now() + interval '45 seconds'`.as('stays'))
      .where('game_code', '=', gameCode)
      .where('closes_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    return next?.stays === true;
  });

export function roomOf({ code, vassalage }: { code: string; vassalage: string }): string {
  const path = { TCG_LOTTO_VN: '/vnLottery', TCG_SEA: '/seaLottery' }[vassalage] ?? '/lottery';
  return `${path}?gameCode=${code}`;
}
