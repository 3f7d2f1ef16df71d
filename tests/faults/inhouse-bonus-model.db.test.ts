import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { allGames } from '#games/all-games.ts';
import { inTransaction } from '#server/db/open.ts';
import { placeBet } from '#server/inhouse/bets/place-bet.ts';
import { continueRound } from '#server/inhouse/rounds/continue-round.ts';
import { done, type Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { giveUpBonus } from '#server/rewards/bonus/give-up-bonus.ts';
import { revokeForDeposit } from '#server/rewards/bonus/revoke-bonus.ts';
import { expireBonuses, finishBonuses, heedBreaks } from '#server/rewards/bonus/sweep-bonus.ts';
import { claimReward } from '#server/rewards/grants/claim-rewards.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { mines, seated, wish } from '#tests/inhouse/bets.ts';
import { InhouseBonusBooks } from '#tests/models/inhouse-bonus-books.ts';
import { bonusStage, setBonusStage } from '#tests/rewards/bonus-stage.ts';
import { rigged } from '#tests/rewards/rigged-bet.ts';

const { database } = await freshDatabase({ poolSize: 10 });
const app = testApp(database);
const { back, bonusFor, counted, setMain, standing } = bonusStage(app);
const sequences = Number(process.env.BONUS_SEQUENCES ?? 8);

beforeAll(async () => {
  await setBonusStage(app);
  await database.updateTable('protection').set({ reality_minutes: 1_440 }).execute();
});
afterEach(() => vi.restoreAllMocks());

/** The same sequence for the same seed, on every machine. */
function chanceOf(seed: number) {
  let state = seed * 2_654_435_761;
  return (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return state % below;
  };
}

/** Mines that are cashed out for what the model says, by the first step. */
function rigMines(stake: bigint, paid: bigint): void {
  const { game } = allGames.get('VB_MINES') ?? {};
  if (!game) throw new Error('No mines.');
  vi.spyOn(game, 'tell').mockImplementation((_choices, steps) => ({
    ...{ view: {}, staked: stake, drawn: 0 },
    paid: steps.length > 0 ? paid : null,
  }));
}

interface Stage {
  player: Player;
  grants: { id: string; deposit: string }[];
  books: InhouseBonusBooks;
  open: { id: string; stake: bigint }[];
}

async function setStage(seed: number): Promise<Stage> {
  const player = await seated(app, `inhouse${seed}`, 10_000n);
  await database.deleteFrom('play_use').where('player_id', '=', player.id).execute();
  await setMain(player, 1_000n);
  later(1_000);
  const grants: Stage['grants'] = [];
  for (const code of ['worked', 'capped']) {
    const deposit = crypto.randomUUID();
    grants.push({ id: await bonusFor(player, code, deposit), deposit });
  }
  // Nobody would reach the need of the worked case in so few steps.
  await database
    .updateTable('bonus_state')
    .set({ need: '3000', principal: '10000' })
    .where('player_id', '=', player.id)
    .execute();
  const caps = [null, 4_000n];
  const books = new InhouseBonusBooks(
    1_000n,
    500n,
    caps.map((capConversion) => ({ principal: 10_000n, need: 3_000n, capConversion })),
  );
  return { player, grants, books, open: [] };
}

function later(ms: number): void {
  app.clock.set(new Date(app.clock.now().getTime() + ms).toISOString());
}

async function begin({ player, books, open }: Stage, stake: bigint): Promise<void> {
  rigMines(stake, 0n);
  const choices = { stake: String(stake), mines: 3 };
  const placed = await placeBet(app, wish({ ...mines, choices }), player);
  const id = placed.done ? placed.value.id : 'refused';
  expect(placed.done ? 'played' : placed.code).toBe(books.begin(id, stake));
  if (placed.done) open.push({ id, stake });
}

/** A round that is over at once: one of its kind may stay open, and no other beside it. */
async function dice({ player, books }: Stage, stake: bigint, paid: bigint): Promise<void> {
  const id = crypto.randomUUID();
  const played = await rigged(app, player, { game: 'VB_DICE', stake, paid });
  expect(played).toBe(books.begin(id, stake));
  if (played === 'played') books.end(id, paid);
}

async function end({ player, books, open }: Stage, at: number, paid: bigint): Promise<void> {
  const [round] = open.splice(at, 1);
  if (!round) return;
  rigMines(round.stake, paid);
  const request = { roundId: round.id, after: 0, step: { kind: 'cash-out' } };
  expect(await continueRound(app, request, player)).toMatchObject({ done: true });
  books.end(round.id, paid);
}

async function takeBack({ player, books, open }: Stage, at: number): Promise<void> {
  const [round] = open.splice(at, 1);
  if (!round) return;
  rigMines(round.stake, 0n);
  await back(player, round.id);
  books.void(round.id);
}

async function expire({ player, books }: Stage): Promise<void> {
  await counted();
  await finishBonuses(app, player.id);
  // So long ago that no open round is waited for.
  const long = new Date(app.clock.now().getTime() - 73 * 3_600_000);
  await database
    .updateTable('bonus_state')
    .set({ expires_at: long })
    .where('player_id', '=', player.id)
    .where('state', '=', 'active')
    .execute();
  await expireBonuses(app);
  books.expire();
}

async function chargeBack({ player, grants, books }: Stage, order: number): Promise<void> {
  await counted();
  await finishBonuses(app, player.id);
  books.finish();
  await inTransaction(database, async (transaction) => {
    const depositId = grants[order]?.deposit ?? '';
    const by = { depositId, actor: 'operator:eva', now: app.clock.now() };
    return done(await revokeForDeposit(app, transaction, by));
  });
  books.chargeBack(order);
}

async function exclude({ player, books }: Stage): Promise<void> {
  await counted();
  await finishBonuses(app, player.id);
  await database
    .insertInto('player_break')
    .values({
      ...{ player_id: player.id, kind: 'exclusion', began_at: app.clock.now() },
      ends_at: new Date('2028-01-01'),
    })
    .execute();
  await heedBreaks(app);
  books.exclude();
}

async function step(stage: Stage, below: (many: number) => number): Promise<void> {
  const { player, grants, books, open } = stage;
  const what = below(20);
  const bet = BigInt(1 + below(700));
  later(1_000);
  if (what < 4 && open.length === 0) return begin(stage, bet);
  if (what < 9) return dice(stage, bet, BigInt(below(1_500)));
  if (what < 13) return end(stage, below(open.length || 1), BigInt(below(1_500)));
  if (what < 15) return takeBack(stage, below(open.length || 1));
  if (what < 17) {
    await counted();
    await finishBonuses(app, player.id);
    return books.finish();
  }
  if (what === 17) {
    const order = below(2);
    const claimed = await claimReward(app, grants[order]?.id ?? '', player);
    const isClaimed = books.claim(order);
    // A claim that is repeated is answered as the first one was.
    if (isClaimed) expect(claimed).toMatchObject({ done: true });
    return;
  }
  if (what === 18 && below(2) === 0) return expire(stage);
  if (what === 18) return chargeBack(stage, below(2));
  const order = grants.findIndex((_, one) => books.grants[one]?.state === 'active');
  if (order < 0) return;
  await counted();
  const given = await giveUpBonus(app, grants[order]?.id ?? '', player);
  expect(given.done).toBe(books.giveUp());
}

async function look(seed: number, at: number | string, { player, grants, books }: Stage) {
  const { main, bonus } = await standing(player);
  const rows = await database
    .selectFrom('bonus_state')
    .select(['grant_id', 'state'])
    .where('player_id', '=', player.id)
    .execute();
  const states = grants.map(({ id }) => rows.find((row) => row.grant_id === id)?.state);
  expect({ seed, at, main, bonus, states }).toEqual({
    ...{ seed, at, ...books.sums() },
    states: books.grants.map(({ state }) => state),
  });
}

test.each(Array.from({ length: sequences }, (_, seed) => seed + 1))(
  'whatever is played, claimed, given up, run out, charged back and ended in the house’s games is what the bookkeeper has (%i)',
  async (seed) => {
    const below = chanceOf(seed);
    const stage = await setStage(seed);
    await look(seed, 'begin', stage);
    for (let at = 0; at < 24; at += 1) {
      await step(stage, below);
      await look(seed, at, stage);
    }
    if (below(2) === 0) {
      await exclude(stage);
      await look(seed, 'break', stage);
    }
    // What is late comes back by how its bonus ended.
    while (stage.open.length > 0) {
      if (below(2) === 0) await takeBack(stage, 0);
      else await end(stage, 0, BigInt(below(1_500)));
      await look(seed, 'late', stage);
    }
    expect((await verifyLedger(database)).faults).toEqual([]);
  },
);

test('a bookkeeper who shares what comes back the other way round is found out', async () => {
  const stage = await setStage(0);
  await setMain(stage.player, 299n);
  stage.books.main = 299n;
  await begin(stage, 300n);
  const { books } = stage;
  // Two minor units of a round of 299 own and one of the bonus: none is the bonus's.
  books.main -= 1n;
  if (books.grants[0]) books.grants[0].lies += 1n;
  await end(stage, 0, 2n);
  await expect(look(0, 'planted', stage)).rejects.toThrow();
});
