import * as v from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { openRound as Call } from '#contract/inhouse.ts';
import { MinorToMove } from '#contract/money.ts';
import { orderOf } from '#games/scratch/order.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { countPlay } from '#server/protection/count-play.ts';
import { houseAccountFor } from './house-account.ts';
import { stoppedBy, waitAfter } from './open-round.ts';
import { drawOfPool, openPool, poolInSale, printOf, takePool } from './pool-open.ts';
import { type PoolRow, updateSold } from './pool-store.ts';
import type { SharedWish } from './room-join.ts';
import { payAtOnce } from './round-money.ts';
import { markRevealed, type PairRow, selectPairs } from './seed-store.ts';
import {
  insertBet,
  insertRound,
  type RoundRow,
  selectByRequest,
  selectNewest,
  selectTable,
  type TableRow,
} from './store.ts';
import { tellPlayed } from './tell-played.ts';
import { taleOf, tellWhole, viewRound } from './tell-round.ts';

type Refusal = (typeof Call)['refuses'][number];

/** Which ticket it is, is said by the pool; the buyer says what they pay, and that is its price. */
const Wanted = v.strictObject({ stake: MinorToMove });

/** The next ticket of the pool, paid for and paid out in one transaction; it has one owner for ever. */
export async function buyTicket(
  app: AppContext,
  wish: SharedWish,
): Promise<Outcome<AnswerOf<typeof Call>, Refusal>> {
  const wanted = v.safeParse(Wanted, wish.request.choices);
  if (!wanted.success) return refuse('round.choices');
  const { game: code, purse } = wish.request;
  await poolInSale(app, { game: code, purse, rules: wish.game.code });
  const account = await houseAccountFor(app);
  const purchase = { ...wish, ...account, stake: BigInt(wanted.output.stake) };
  const bought = await inTransaction<Bought>(app.database, (transaction) =>
    buy(app, transaction, purchase),
  );
  if (!bought.done) return bought;
  const { row, pair } = bought.value;
  return done(viewRound(app, row, pair, account.commodity));
}

type Bought = Outcome<{ row: RoundRow; pair: PairRow }, Refusal>;

interface Purchase extends SharedWish {
  stake: bigint;
  commodity: string;
  houseAccount: string;
}

async function buy(app: AppContext, transaction: Transaction, wish: Purchase): Promise<Bought> {
  const { request, owner, game, stake } = wish;
  const now = app.clock.now();
  // The player's limits first, then the pool, then the books; as everybody does.
  const stopped = await stoppedBy(transaction, wish, now);
  const earlier = await selectByRequest(transaction, owner.playerId, request.requestId);
  if (earlier) return repeated(transaction, earlier, wish);
  const table = await selectTable(transaction, request.game);
  if (!table?.isEnabled || !table.isShown || table.rules !== game.code)
    return refuse('game.closed');
  if (stake < BigInt(table.least)) return refuse('stake.below-least');
  // A ticket has one price.
  if (stake > BigInt(table.least)) return refuse('stake.above-most');
  if (stopped) return stopped;
  const newest = await selectNewest(transaction, owner, request.game);
  const tooSoon = newest && waitAfter(newest, table, now);
  if (tooSoon) return tooSoon;
  const name = { game: request.game, purse: owner.purse, rules: game.code };
  const pool = await takePool(transaction, name);
  const row = await tear(app, transaction, { wish, pool, table, now });
  if (!row) return refuse('wallet.short');
  const sold = pool.sold + 1;
  const isClosed = !hasPrizesLeft(app, row.pair, game.code, sold);
  await updateSold(transaction, pool, { sold, closedAt: isClosed ? now : null });
  if (isClosed) {
    // Nothing is left that its seed could give away, and nobody is sold what cannot win any more.
    await markRevealed(transaction, pool.seed_pair_id, now);
    await openPool(app, transaction, name);
  }
  await tellPlayed(app, transaction, row.row);
  return done(row);
}

function hasPrizesLeft(app: AppContext, pair: PairRow, code: string, sold: number): boolean {
  const print = printOf(code);
  if (!print) throw new Error(`${code} is sold in no pool.`);
  return orderOf(print, drawOfPool(app, pair))
    .subarray(sold)
    .some((prize) => prize > 0);
}

interface Tear {
  wish: Purchase;
  pool: PoolRow;
  table: TableRow;
  now: Date;
}

/** Writes the ticket and moves its money; null where there is too little of it. */
async function tear(
  app: AppContext,
  transaction: Transaction,
  { wish, pool, table, now }: Tear,
): Promise<{ row: RoundRow; pair: PairRow } | null> {
  const { request, owner, game, stake, commodity, houseAccount } = wish;
  const [pair] = await selectPairs(transaction, [pool.seed_pair_id]);
  if (!pair) throw new Error('A pool without its seed.');
  const ticket = {
    ...owner,
    requestId: request.requestId,
    game: request.game,
    vendor: table.vendor,
    rules: game.code,
    edition: game.edition,
    pairId: pair.id,
    clientSeed: pair.client_seed,
    nonce: Number(pair.nonce),
    choices: JSON.stringify({ stake: String(stake), ticket: pool.sold }),
    ticket: { poolId: pool.id, number: pool.sold },
    staked: stake,
    now,
  };
  const paid = paidFor(app, ticket, pair);
  const row = await insertRound(transaction, { ...ticket, paid });
  const purchase = { roundId: row.id, ...owner, commodity, houseAccount, now };
  const isThere = await payAtOnce(transaction, purchase, { staked: stake, paid, pots: [] });
  if (!isThere) return null;
  if (owner.purse === 'money') {
    await countPlay(transaction, { playerId: owner.playerId, stake, won: paid, now });
    await insertBet(transaction, row, table.name);
  }
  return { row, pair };
}

interface Printed {
  rules: string;
  edition: number;
  choices: string;
  clientSeed: string;
  nonce: number;
}

function paidFor(app: AppContext, ticket: Printed, pair: PairRow): bigint {
  const { rules, edition, choices, clientSeed, nonce } = ticket;
  const told = { rules, edition, choices, steps: '[]', client_seed: clientSeed, nonce };
  const { paid } = tellWhole(taleOf(app, told, pair));
  if (paid === null) throw new Error('A ticket that does not say what it pays.');
  return paid;
}

async function repeated(transaction: Transaction, row: RoundRow, wish: Purchase): Promise<Bought> {
  const { stake } = JSON.parse(row.choices) as { stake?: string };
  const isSame =
    row.game_code === wish.request.game &&
    row.purse === wish.owner.purse &&
    stake === String(wish.stake);
  const [pair] = isSame ? await selectPairs(transaction, [row.seed_pair_id]) : [];
  return pair ? done({ row, pair }) : refuse('request.conflict');
}
