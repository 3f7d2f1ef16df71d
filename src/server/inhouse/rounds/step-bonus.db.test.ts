import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { allGames } from '#games/all-games.ts';
import type { Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { statementsOf } from '#tests/database/count-statements.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { mines, wish } from '#tests/inhouse/bets.ts';
import { bonusStage, setBonusStage } from '#tests/rewards/bonus-stage.ts';
import { placeBet } from '../bets/place-bet.ts';
import { continueRound } from './continue-round.ts';

const { database } = await freshDatabase({ poolSize: 4 });
const app = testApp(database);
const { depositor, setMain, standing } = bonusStage(app);
const pick = { kind: 'pick', cell: 0 };
const cashOut = { kind: 'cash-out' };

beforeAll(() => setBonusStage(app));
afterEach(() => vi.restoreAllMocks());

/** Mines of 400 in which a pick stakes 400 more; it pays 1,200 after so many steps. */
function rigMines(lasts: number): void {
  const { game } = allGames.get('VB_MINES') ?? {};
  if (!game) throw new Error('No mines.');
  vi.spyOn(game, 'tell').mockImplementation((_choices, steps) => ({
    view: {},
    staked: steps.length === 0 ? 400n : 800n,
    paid: steps.length === lasts ? 1_200n : null,
    drawn: 0,
  }));
}

/** A round whose 400 are all that this player has staked. */
async function beginRound(player: Player): Promise<string> {
  await database.deleteFrom('play_use').where('player_id', '=', player.id).execute();
  const choices = { stake: '400', mines: 3 };
  const begun = await placeBet(app, wish({ ...mines, choices }), player);
  if (!begun.done) throw new Error(begun.code);
  return begun.value.id;
}

async function lossOf({ id }: Player): Promise<bigint> {
  const { rows } = await sql<{ lost: string }>`
    select sum(wagered - won)::bigint as lost from play_use where player_id = ${id}`.execute(
    database,
  );
  return BigInt(rows[0]?.lost ?? 0);
}

const limitLoss = (player: Player, amount: bigint) =>
  database
    .insertInto('player_limit')
    .values({
      player_id: player.id,
      kind: 'loss',
      period: 'day',
      amount: String(amount),
      set_at: app.clock.now(),
    })
    .execute();

test.each([
  ['goes on', 2],
  ['ends the round', 1],
])('a raise that needs bonus money and %s: its own part alone is a loss', async (_, lasts) => {
  const { player } = await depositor();
  await setMain(player, 600n);
  rigMines(lasts);
  const roundId = await beginRound(player);
  const before = await lossOf(player);
  // Of 400 more 200 are own, and no more than that is left to lose.
  await limitLoss(player, before + 200n);
  for (let after = 0; after < lasts; after += 1) {
    const request = { roundId, after, step: after === 0 ? pick : cashOut };
    const stepped = await statementsOf(() => continueRound(app, request, player));
    expect(stepped).toMatchObject({ done: true, count: 3 });
    if (after === 0 && lasts === 2) {
      expect(await standing(player)).toEqual({ main: 0n, bonus: 9_800n });
      expect(await lossOf(player)).toBe(before + 200n);
    }
  }
  // A quarter was the bonus’s, and so is a quarter of what comes back.
  expect(await standing(player)).toEqual({ main: 900n, bonus: 10_100n });
  expect(await lossOf(player)).toBe(before + 200n - 900n);
  const record = await database
    .selectFrom('bet_record')
    .select(['stake', 'bonus_stake', 'payout', 'bonus_payout', 'state'])
    .where('player_id', '=', player.id)
    .where('round', '=', roundId)
    .executeTakeFirst();
  expect(record).toEqual({
    ...{ stake: '800', bonus_stake: '200', payout: '1200', bonus_payout: '300', state: 'won' },
  });
  expect(await verifyLedger(database)).toMatchObject({ isSound: true });
});

test('a raise whose own part is more than may be lost is refused, and nothing is taken', async () => {
  const { player } = await depositor();
  await setMain(player, 600n);
  rigMines(2);
  const roundId = await beginRound(player);
  await limitLoss(player, (await lossOf(player)) + 199n);
  const request = { roundId, after: 0, step: pick };
  expect(await continueRound(app, request, player)).toMatchObject({ code: 'limit.loss' });
  expect(await standing(player)).toEqual({ main: 200n, bonus: 10_000n });
});

test('a bet with bonus money takes two statements, whether its round goes on or ends', async () => {
  const { player } = await depositor();
  await setMain(player, 100n);
  const bet = (change: Parameters<typeof wish>[0]) =>
    statementsOf(() => placeBet(app, wish(change), player));
  const { done, count } = await bet({ ...mines, choices: { stake: '400', mines: 3 } });
  expect([done, count]).toEqual([true, 2]);
  expect(await standing(player)).toEqual({ main: 0n, bonus: 9_700n });
  const ended = await bet({});
  expect([ended.done, ended.count]).toEqual([true, 2]);
});
