import * as v from 'valibot';
import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { openRound as Call } from '#contract/inhouse.ts';
import type { Game } from '#games/game.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { countPlay } from '#server/protection/count-play.ts';
import { houseAccountFor } from './house-account.ts';
import { stoppedBy, waitAfter } from './open-round.ts';
import { roomTime } from './room-clock.ts';
import { selectRoom, selectTurn, shareTurn, type TurnRow } from './room-store.ts';
import { hold } from './round-money.ts';
import { type PairRow, selectPairs } from './seed-store.ts';
import {
  insertBet,
  insertRound,
  type Owner,
  type RoundRow,
  selectByRequest,
  selectNewest,
  selectTable,
} from './store.ts';
import { tellPlayed } from './tell-played.ts';
import { taleOf, tellWhole, viewRound } from './tell-round.ts';

type Refusal = (typeof Call)['refuses'][number];

export interface SharedWish {
  request: RequestOf<typeof Call>;
  player: Player;
  owner: Owner;
  game: Game;
}

/** A bet in the round that a table takes bets for; what it comes to is drawn for all at once. */
export async function joinTurn(
  app: AppContext,
  wish: SharedWish,
): Promise<Outcome<AnswerOf<typeof Call>, Refusal>> {
  const choices = v.safeParse(wish.game.choices, wish.request.choices);
  const stake = choices.success ? wish.game.stakeOf(choices.output) : null;
  if (stake === null) return refuse('round.choices');
  const account = await houseAccountFor(app);
  const joined = await inTransaction<Joined>(app.database, (transaction) =>
    join(app, transaction, { ...wish, ...account, stake }),
  );
  if (!joined.done) return joined;
  const { row, pair } = joined.value;
  return done(viewRound(app, row, pair, account.commodity));
}

type Joined = Outcome<{ row: RoundRow; pair: PairRow }, Refusal>;

interface Bet extends SharedWish {
  stake: bigint;
  commodity: string;
  houseAccount: string;
}

async function join(app: AppContext, transaction: Transaction, wish: Bet): Promise<Joined> {
  const { request, owner, stake } = wish;
  const now = app.clock.now();
  // The player's limits first, then the table's round, then the books; as everybody does.
  const stopped = await stoppedBy(transaction, wish, now);
  const earlier = await selectByRequest(transaction, owner.playerId, request.requestId);
  if (earlier) return repeated(transaction, earlier, wish);
  const table = await selectTable(transaction, request.game);
  if (!table?.isEnabled || !table.isShown) return refuse('game.closed');
  if (stake < BigInt(table.least)) return refuse('stake.below-least');
  if (stake > BigInt(table.most)) return refuse('stake.above-most');
  if (stopped) return stopped;
  const newest = await selectNewest(transaction, owner, request.game);
  if (newest?.state === 'open') return refuse('round.open');
  const tooSoon = newest && waitAfter(newest, table, now);
  if (tooSoon) return tooSoon;
  return sitDown(app, transaction, { ...wish, table, now });
}

/** The table's round is held as it is until the bet is written: it cannot begin without it. */
async function sitDown(
  app: AppContext,
  transaction: Transaction,
  wish: Bet & { table: NonNullable<Awaited<ReturnType<typeof selectTable>>>; now: Date },
): Promise<Joined> {
  const { request, owner, game, stake, commodity, houseAccount, table, now } = wish;
  const room = await selectRoom(transaction, { game: request.game, purse: owner.purse });
  const takesBets = (turn: TurnRow | undefined) =>
    turn?.state === 'betting' && turn.closes_at > roomTime(app) && room?.rules === game.code;
  const id = room?.turn_id ?? null;
  // Seen without a lock first: those who come too late would otherwise keep its keeper from beginning.
  const seen = id === null ? undefined : await selectTurn(transaction, id);
  const turn = seen && takesBets(seen) ? await shareTurn(transaction, seen.id) : undefined;
  if (!turn || !takesBets(turn)) return refuse('bets.closed');
  const newest = await selectNewest(transaction, owner, request.game);
  // One bet a round, also where the first one was taken back.
  if (newest?.turn_id === turn.id) return refuse('round.open');
  const [pair] = await selectPairs(transaction, [turn.seed_pair_id]);
  if (!pair) throw new Error('A round of a table without its seed.');
  const row = await insertRound(transaction, {
    ...owner,
    requestId: request.requestId,
    game: request.game,
    vendor: table.vendor,
    rules: game.code,
    edition: game.edition,
    pairId: pair.id,
    clientSeed: pair.client_seed,
    nonce: Number(pair.nonce),
    choices: JSON.stringify(request.choices),
    staked: stake,
    paid: null,
    now,
    turnId: turn.id,
  });
  // It can be told from its first moment on, or it is not begun.
  tellWhole(taleOf(app, row, pair));
  const purchase = { roundId: row.id, ...owner, commodity, houseAccount, now };
  if (!(await hold(transaction, purchase, { step: 0, amount: stake }))) {
    return refuse('wallet.short');
  }
  if (owner.purse === 'money') {
    await countPlay(transaction, { playerId: owner.playerId, stake, now });
    await insertBet(transaction, row, table.name);
  }
  await tellPlayed(app, transaction, row);
  return done({ row, pair });
}

async function repeated(transaction: Transaction, row: RoundRow, wish: Bet): Promise<Joined> {
  const isSame =
    row.game_code === wish.request.game &&
    row.purse === wish.owner.purse &&
    row.choices === JSON.stringify(wish.request.choices);
  const [pair] = isSame ? await selectPairs(transaction, [row.seed_pair_id]) : [];
  return pair ? done({ row, pair }) : refuse('request.conflict');
}
