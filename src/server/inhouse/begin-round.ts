import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { openRound as Begin, stepRound as Step } from '#contract/inhouse.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { leaveFlight } from './crash-leave.ts';
import { stampHand } from './crash-waiting.ts';
import { openRound } from './open-round.ts';
import { playAtOnce } from './play-at-once.ts';
import { buyTicket } from './pool-buy.ts';
import { rememberTable } from './remember-table.ts';
import { joinTurn } from './room-join.ts';
import { ownerOf } from './seeds.ts';
import { stepRound } from './step-round.ts';
import { selectRound, selectTable } from './store.ts';
import { gameOf } from './tell-round.ts';

type Begun = Outcome<AnswerOf<typeof Begin>, (typeof Begin)['refuses'][number]>;

/** Plays, and remembers where. */
export async function beginRound(
  app: AppContext,
  request: RequestOf<typeof Begin>,
  player: Player,
): Promise<Begun> {
  const begun = await begin(app, request, player);
  if (begun.done) rememberTable(app, { playerId: player.id, game: request.game });
  return begun;
}

/** By where its chance comes from: one's own seeds, a table that many share, or a pool of tickets. */
async function begin(
  app: AppContext,
  request: RequestOf<typeof Begin>,
  player: Player,
): Promise<Begun> {
  const atOnce = await playAtOnce(app, request, player);
  if (atOnce) return done(atOnce);
  const table = await selectTable(app.database, request.game);
  const game = table && gameOf(table.rules);
  if (!game?.drawnFrom) return openRound(app, request, player);
  const owner = ownerOf(player, request.purse);
  if (!owner) return refuse('purse.coins-only');
  const wish = { request, player, owner, game };
  return game.drawnFrom === 'chain' ? joinTurn(app, wish) : buyTicket(app, wish);
}

/** What a hand decides at a table that many share is stamped when it comes in. */
export async function continueRound(
  app: AppContext,
  request: RequestOf<typeof Step>,
  player: Player,
): Promise<Outcome<AnswerOf<typeof Step>, (typeof Step)['refuses'][number]>> {
  const hand = stampHand(app);
  try {
    const row = await selectRound(app.database, player.id, request.roundId);
    if (row?.rules === 'VB_CRASH') return await leaveFlight(app, row, hand);
    hand.end();
    return row?.turn_id == null ? await stepRound(app, request, player) : refuse('round.step');
  } finally {
    hand.end();
  }
}
