import * as v from 'valibot';
import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { openRound as Call } from '#contract/inhouse.ts';
import type { Game } from '#games/game.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, type Refused, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { lockPlayer } from '#server/protection/lock-player.ts';
import { mayPlay } from '#server/protection/may-play.ts';
import { memoryOf, rememberPot, rememberSeat, type Seat } from './at-once-memory.ts';
import { bookRound } from './book-round.ts';
import { drawFor } from './draw.ts';
import { houseAccountFor } from './house-account.ts';
import { type PotShare, potAccountsOf } from './pots.ts';
import { type PairRow, raiseNonce, selectPairs } from './seed-store.ts';
import { ensurePair, ownerOf, serverSeedOf, takePair } from './seeds.ts';
import {
  insertRound,
  type Owner,
  type RoundRow,
  selectBefore,
  selectTable,
  type TableRow,
} from './store.ts';
import { tellAfter } from './tell-after.ts';
import { gameOf, viewRound } from './tell-round.ts';

type Refusal = (typeof Call)['refuses'][number];

/** Draws, pays and writes down, all of it or nothing; the same wish again is told the same round. */
export async function openRound(
  app: AppContext,
  request: RequestOf<typeof Call>,
  player: Player,
): Promise<Outcome<AnswerOf<typeof Call>, Refusal>> {
  const owner = ownerOf(player, request.purse);
  if (!owner) return refuse('purse.coins-only');
  const table = await selectTable(app.database, request.game);
  const game = table && gameOf(table.rules);
  // What is drawn from a table's chain or a pool of tickets is not begun by one player alone.
  if (!game || game.drawnFrom) return refuse('game.unknown');
  const choices = v.safeParse(game.choices, request.choices);
  const stake = choices.success ? game.stakeOf(choices.output) : null;
  if (!choices.success || stake === null) return refuse('round.choices');
  await ensurePair(app, owner);
  const account = await houseAccountFor(app);
  const { commodity } = account;
  const pots = { rules: game.code, purse: owner.purse, commodity };
  const potAccounts = await potAccountsOf(app, pots);
  const wish = {
    owner,
    potAccounts,
    game,
    table,
    request,
    choices: choices.output,
    stake,
    player,
    ...account,
  };
  const opened = await inTransaction<Opened>(app.database, (transaction) =>
    write(app, transaction, wish),
  );
  if (!opened.done) return opened;
  const { row, pair, left } = opened.value;
  if (left) remember(app, wish, left);
  await tellAfter(app, row);
  return done(viewRound(app, row, pair, account.commodity));
}

type Opened = Outcome<{ row: RoundRow; pair: PairRow; left?: Left }, Refusal>;

/** What the next round begins with, where it is for money. */
interface Left extends Seat {
  pots: readonly PotShare[];
}

/** Only now that it is committed: the next one may be played at once (`play-at-once.ts`). */
function remember(
  { database }: AppContext,
  { request, game }: Wish,
  { pair, clear, pots }: Left,
): void {
  memoryOf(database).rules.set(request.game, game.code);
  rememberSeat(database, { pair, clear });
  for (const { pot } of pots) rememberPot(database, pot);
}

/** What is asked, and what of it is known before anything is locked. */
export interface Wish {
  owner: Owner;
  game: Game;
  table: TableRow;
  request: RequestOf<typeof Call>;
  choices: unknown;
  stake: bigint;
  player: Player;
  commodity: string;
  houseAccount: string;
  potAccounts: ReadonlyMap<string, string>;
}

async function write(app: AppContext, transaction: Transaction, wish: Wish): Promise<Opened> {
  const { owner, game, table, request, choices, stake } = wish;
  const now = app.clock.now();
  // The player's limits first, then their seeds, then the books: nobody waits for another in a circle.
  const stopped = await stoppedBy(transaction, wish, now);
  const pair = await takePair(transaction, owner);
  const { earlier, newest } = await selectBefore(transaction, owner, request);
  if (earlier) return repeated(transaction, earlier, wish);
  if (!table.isEnabled || !table.isShown) return refuse('game.closed');
  if (stake < BigInt(table.least)) return refuse('stake.below-least');
  if (stake > BigInt(table.most)) return refuse('stake.above-most');
  if (stopped) return stopped;
  if (newest?.state === 'open') return refuse('round.open');
  const tooSoon = newest && waitAfter(newest, table, now);
  if (tooSoon) return tooSoon;
  const nonce = Number(pair.nonce);
  const serverSeed = serverSeedOf(app, pair);
  const told = game.tell(choices, [], drawFor({ serverSeed, clientSeed: pair.client_seed, nonce }));
  if (told.refused) throw new Error(`${game.code} refuses to begin.`);
  const row = await insertRound(transaction, {
    ...owner,
    requestId: request.requestId,
    game: request.game,
    vendor: table.vendor,
    rules: game.code,
    edition: game.edition,
    pairId: pair.id,
    clientSeed: pair.client_seed,
    nonce,
    choices: JSON.stringify(request.choices),
    staked: told.staked,
    paid: told.paid,
    now,
  });
  await raiseNonce(transaction, pair.id);
  const booked = await bookRound(app, transaction, { wish, row, told, table, now });
  if (!booked) return refuse('wallet.short');
  const { clear, pots } = booked;
  if (!clear) return done({ row: booked.row, pair });
  const left = { pair: { ...pair, nonce: String(nonce + 1) }, clear, pots };
  return done({ row: booked.row, pair, left });
}

/**
 * What stands between this player and play; for coins only what says that they want a rest. Two wishes
 * of one player follow one another from here on, also where nobody has to be asked.
 */
export async function stoppedBy(
  transaction: Transaction,
  { owner: { playerId, purse }, player, stake }: Pick<Wish, 'owner' | 'player' | 'stake'>,
  now: Date,
): Promise<Refused<Refusal> | null> {
  if (player.isTrial) {
    await lockPlayer(transaction, playerId);
    return null;
  }
  const isMoney = purse === 'money';
  const refusal = await mayPlay(transaction, { playerId, stake: isMoney ? stake : 0n, now });
  const isRest = refusal?.code === 'break.active' || refusal?.code === 'reality.pending';
  return refusal && (isMoney || isRest) ? refuse(refusal.code) : null;
}

async function repeated(transaction: Transaction, row: RoundRow, wish: Wish): Promise<Opened> {
  const isSame =
    row.game_code === wish.request.game &&
    row.purse === wish.owner.purse &&
    row.choices === JSON.stringify(wish.request.choices);
  if (!isSame) return refuse('request.conflict');
  const [pair] = await selectPairs(transaction, [row.seed_pair_id]);
  return pair ? done({ row, pair }) : refuse('request.conflict');
}

/** A round lasts as long as its game says, however fast somebody taps (L-CYCLE). */
export function waitAfter(
  newest: RoundRow,
  { cycleMs }: TableRow,
  now: Date,
): Refused<'round.too-soon'> | null {
  const since = now.getTime() - newest.opened_at.getTime();
  // A clock that was set back must not keep anybody waiting for it.
  if (since < 0 || since >= cycleMs) return null;
  return refuse('round.too-soon', Math.ceil((cycleMs - since) / 1_000));
}
