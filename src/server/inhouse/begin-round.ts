import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { openRound as Begin, stepRound as Step } from '#contract/inhouse.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { House } from '#server/kernel/app-context.ts';
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
  house: House,
  request: RequestOf<typeof Begin>,
  player: Player,
): Promise<Begun> {
  const begun = await begin(house, request, player);
  if (begun.done) rememberTable(house, { playerId: player.id, game: request.game });
  return begun;
}

/** By where its chance comes from: one's own seeds, a table that many share, or a pool of tickets. */
async function begin(
  house: House,
  request: RequestOf<typeof Begin>,
  player: Player,
): Promise<Begun> {
  const atOnce = await playAtOnce(house, request, player);
  if (atOnce) return done(atOnce);
  const table = await selectTable(house.database, request.game);
  const game = table && gameOf(table.rules);
  if (!game?.drawnFrom) return openRound(house, request, player);
  const owner = ownerOf(player, request.purse);
  if (!owner) return refuse('purse.coins-only');
  const wish = { request, player, owner, game };
  return game.drawnFrom === 'chain' ? joinTurn(house, wish) : buyTicket(house, wish);
}

/** What a hand decides at a table that many share is stamped when it comes in. */
export async function continueRound(
  house: House,
  request: RequestOf<typeof Step>,
  player: Player,
): Promise<Outcome<AnswerOf<typeof Step>, (typeof Step)['refuses'][number]>> {
  const hand = stampHand(house);
  try {
    const row = await selectRound(house.database, player.id, request.roundId);
    if (row?.rules === 'VB_CRASH') return await leaveFlight(house, row, hand);
    hand.end();
    return row?.turn_id == null ? await stepRound(house, request, player) : refuse('round.step');
  } finally {
    hand.end();
  }
}
