import * as v from 'valibot';
import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { stepRound as Call } from '#contract/inhouse.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { plan, unplan } from '#server/kernel/jobs.ts';
import { countPlay } from '#server/protection/count-play.ts';
import { lockPlayer } from '#server/protection/lock-player.ts';
import { mayPlay } from '#server/protection/may-play.ts';
import { houseAccountFor } from '../house-account.ts';
import { type PairRow, selectPairs } from '../seeds/seed-store.ts';
import {
  lockRound,
  type RoundRow,
  selectRound,
  updateBet,
  updateRound,
  voidRound,
} from '../store.ts';
import { leftAfterMs, leftKind } from './left-rounds.ts';
import {
  type ReplayableRound,
  replayableOf,
  replayRound,
  replayToEnd,
  stakesOf,
  viewRound,
} from './replay-round.ts';
import { giveBack, type Held, hold, type Purchase, settle } from './round-money.ts';
import { tellPlayed } from './tell-played.ts';

type Refusal = (typeof Call)['refuses'][number];

/** One decision of the player's; the same one sent twice is made once. */
export async function stepRound(
  app: AppContext,
  { roundId, after, step }: RequestOf<typeof Call>,
  player: Player,
): Promise<Outcome<AnswerOf<typeof Call>, Refusal>> {
  const known = await selectRound(app.database, player.id, roundId);
  const [pair] = known ? await selectPairs(app.database, [known.seed_pair_id]) : [];
  if (!known || !pair) return refuse('round.unknown');
  const request = { roundId, after, step, playerId: player.id, purse: known.purse, pair };
  const stepped = await goOn(app, request);
  if (!stepped.done) return stepped;
  return done(viewRound(app, stepped.value, pair, (await houseAccountFor(app)).commodity));
}

export interface StepRequest {
  roundId: string;
  after: number;
  step: unknown;
  playerId: string;
  purse: RoundRow['purse'];
  pair: PairRow;
  /** Asked after the player's own lock, before the round's: what else has to stand still. */
  guard?: (transaction: Transaction) => Promise<Refusal | null>;
}

/** As a person asks for it, or as the house does for one who went away. */
export async function goOn(
  app: AppContext,
  request: StepRequest,
): Promise<Outcome<RoundRow, Refusal>> {
  const account = await houseAccountFor(app);
  return inTransaction<Outcome<RoundRow, Refusal>>(app.database, async (transaction) => {
    // Before the round: who asks the player's limits while beginning another locks them in this order.
    if (request.purse === 'money') await lockPlayer(transaction, request.playerId);
    const stopped = await request.guard?.(transaction);
    if (stopped) return refuse(stopped);
    const row = await lockRound(transaction, request.playerId, request.roundId);
    if (!row) return refuse('round.unknown');
    const replayable = replayableOf(app, row, request.pair);
    const made = JSON.parse(row.steps) as unknown[];
    if (request.after < made.length) {
      const isSame = JSON.stringify(made[request.after]) === JSON.stringify(request.step);
      return isSame ? done(row) : refuse('request.conflict');
    }
    if (row.state !== 'open') return refuse('round.over');
    if (request.after > made.length || !replayable.game.step) return refuse('round.step');
    const step = v.safeParse(replayable.game.step, request.step);
    if (!step.success) return refuse('round.step');
    const next = { ...replayable, steps: [...replayable.steps, step.output] };
    const steps = JSON.stringify([...made, request.step]);
    return move(app, transaction, {
      request,
      row,
      replayable,
      next,
      steps,
      now: app.clock.now(),
      ...account,
    });
  });
}

/** A round in which nothing was decided is taken back: as if it had never been begun. */
export async function takeBack(app: AppContext, request: Omit<StepRequest, 'step'>): Promise<void> {
  const { commodity, houseAccount } = await houseAccountFor(app);
  const { playerId, purse, roundId } = request;
  await inTransaction(app.database, async (transaction) => {
    if (purse === 'money') await lockPlayer(transaction, playerId);
    const row = await lockRound(transaction, playerId, roundId);
    const replayable = row && replayableOf(app, row, request.pair);
    // The player came back in this very moment.
    if (row?.state !== 'open' || replayable?.steps.length !== request.after) return done(null);
    const now = app.clock.now();
    const purchase = purchaseOf(row, { commodity, houseAccount, now });
    const stakes = stakesOf(replayable);
    const won = await giveBack(transaction, purchase, stakes);
    const voided = await voidRound(transaction, row, now);
    if (purse === 'money') {
      await countPlay(transaction, { playerId, stake: 0n, won, now });
      await updateBet(transaction, voided, 0n);
    }
    await tellPlayed(app, transaction, voided);
    return done(null);
  });
}

interface Move {
  request: StepRequest;
  row: RoundRow;
  replayable: ReplayableRound;
  next: ReplayableRound;
  steps: string;
  now: Date;
  commodity: string;
  houseAccount: string;
}

async function move(
  app: AppContext,
  transaction: Transaction,
  { request, row, replayable, next, steps, now, commodity, houseAccount }: Move,
): Promise<Outcome<RoundRow, Refusal>> {
  const standing = replayRound(next);
  if (!standing) return refuse('round.step');
  const { playerId, purse } = request;
  const more = standing.staked - replayToEnd(replayable).staked;
  let purchase = purchaseOf(row, { commodity, houseAccount, now });
  let held: Held = { bonus: 0n, grantId: row.bonus_grant };
  if (more > 0n) {
    const isMoney = purse === 'money';
    const stopped = isMoney ? await mayPlay(transaction, { playerId, stake: more, now }) : null;
    if (stopped) return refuse(stopped.code);
    const stake = { step: next.steps.length, amount: more };
    const placed = await hold(transaction, purchase, stake);
    if (typeof placed === 'string') return refuse(placed);
    held = { ...placed, grantId: placed.grantId ?? row.bonus_grant };
    purchase = { ...purchase, bonusGrant: held.grantId };
  }
  const { staked, paid } = standing;
  const own =
    paid === null ? 0n : await settle(transaction, purchase, { stakes: stakesOf(next), paid });
  const { grantId: bonusGrant } = held;
  const moved = await updateRound(transaction, row.id, { steps, staked, paid, now, bonusGrant });
  await keepWatch(transaction, moved, now);
  if (purse === 'money') {
    if (more > 0n || paid) {
      // Of bonus money nothing is lost: it counts as won in the moment in which it is staked.
      await countPlay(transaction, { playerId, stake: more, won: own + held.bonus, now });
    }
    await updateBet(transaction, moved, held.bonus);
  }
  await tellPlayed(app, transaction, moved);
  return done(moved);
}

function purchaseOf(
  row: RoundRow,
  rest: Pick<Purchase, 'commodity' | 'houseAccount' | 'now'>,
): Purchase {
  return {
    ...rest,
    roundId: row.id,
    playerId: row.player_id,
    purse: row.purse,
    game: row.game_code,
    vendor: row.vendor_code,
    bonusGrant: row.bonus_grant,
  };
}

/** A round that runs is looked after; one that is over is not. */
async function keepWatch(transaction: Transaction, row: RoundRow, now: Date): Promise<void> {
  if (row.state !== 'open') return unplan(transaction, { kind: leftKind, key: row.id });
  const due = new Date(now.getTime() + leftAfterMs);
  await plan(transaction, { kind: leftKind, key: row.id, due, body: { playerId: row.player_id } });
}
