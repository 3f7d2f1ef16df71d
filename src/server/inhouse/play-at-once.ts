import * as v from 'valibot';
import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { openRound as Call } from '#contract/inhouse.ts';
import type { Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { watchPlay } from '#server/protection/watch-harm.ts';
import { memoryOf } from './at-once-memory.ts';
import { drawFor } from './draw.ts';
import { feedOrHit, feedsPots } from './feed-at-once.ts';
import { houseAccountFor } from './house-account.ts';
import { openRound } from './open-round.ts';
import { serverSeedOf } from './seeds.ts';
import { selectTable } from './store.ts';
import { tellAfter } from './tell-after.ts';
import { gameOf, viewStanding } from './tell-round.ts';
import { type Drawn, writeAtOnce } from './write-at-once.ts';

/**
 * A round for money in one way to the server: drawn from the seeds that the last one left behind, and
 * written only if they are still the next, and if nothing at all stands against it. Null wherever
 * anything does: then nothing has happened, and the long way decides what the player is told.
 */
export async function playAtOnce(
  app: AppContext,
  request: RequestOf<typeof Call>,
  player: Player,
): Promise<AnswerOf<typeof Call> | null> {
  const seat = memoryOf(app.database).seats.get(player.id);
  if (request.purse !== 'money' || player.isTrial || !seat) return null;
  const game = gameOf(await rulesOf(app, request.game));
  if (!game || game.drawnFrom) return null;
  const choices = v.safeParse(game.choices, request.choices);
  if (!choices.success || game.stakeOf(choices.output) === null) return null;
  const { pair } = seat;
  const nonce = Number(pair.nonce);
  const seeds = { serverSeed: serverSeedOf(app, pair), clientSeed: pair.client_seed, nonce };
  const standing = game.tell(choices.output, [], drawFor(seeds));
  if (standing.refused) return null;
  const account = await houseAccountFor(app);
  const drawn = { request, player, seat, game, standing, account };
  if (!feedsPots(drawn)) return told(app, drawn, await writeAtOnce(app, drawn, []));
  const fed = await feedOrHit(app, drawn, async () => {
    const opened = await openRound(app, request, player);
    return opened.done ? opened.value : null;
  });
  return 'hit' in fed ? fed.hit : told(app, drawn, fed.written);
}

/** Answered once the news of it is on the disk. */
async function told(
  app: AppContext,
  { player, seat, standing: { view }, account }: Drawn,
  written: Awaited<ReturnType<typeof writeAtOnce>>,
): Promise<AnswerOf<typeof Call> | null> {
  if (typeof written === 'string') return null;
  const { row, isNewMinute } = written;
  const telling = tellAfter(app, row);
  // Looked at once a minute; who dies in between leaves it to the next one.
  if (isNewMinute) await watchPlay(app.database, player.id, row.opened_at);
  await telling;
  return viewStanding(app, row, seat.pair, { view, currency: account.commodity });
}

async function rulesOf({ database }: AppContext, game: string): Promise<string> {
  const { rules } = memoryOf(database);
  const known = rules.get(game) ?? (await selectTable(database, game))?.rules ?? '';
  if (known !== '') rules.set(game, known);
  return known;
}
