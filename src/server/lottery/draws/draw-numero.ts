import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { JobHandler, JobOutcome } from '#server/kernel/jobs.ts';
import { resultsOf } from '#server/ports/official-results/open-results.ts';
import { roundSignature } from './beacon-store.ts';
import { seedOf } from './chain.ts';
import { enterResult } from './enter-result.ts';
import type { DrawRules, TicketHooks } from './hooks.ts';
import { type GameRow, type NumeroRow, selectGame, selectNumero, writeDraw } from './store.ts';
import { voidOverdue } from './void-numero.ts';

/** Draws a numero whose list is sealed, or asks again a little later. Any gateway may do it, once. */
export function drawNumero(app: AppContext, rules: DrawRules, hooks: TicketHooks): JobHandler {
  return async ({ key: id, now, attempt }) => {
    const numero = await selectNumero(app.database, id);
    if (numero?.state !== 'closed') return 'done';
    const game = await selectGame(app.database, numero.game_code);
    if (!game) return 'done';
    if (game.drawn_by === 'official') return drawOfficial(app, rules, hooks, { game, numero, now });
    const { beacon_round: round } = numero;
    let signature: string | null | undefined;
    try {
      signature = round && (await roundSignature(app, numero.beacon_network, Number(round)));
    } catch (thrown) {
      if (!isPast(game, numero, now)) throw thrown;
    }
    // Outside the catch: once its beacon is known a draw is made, however late, and never void.
    if (signature) {
      await drawFrom(app, rules, hooks, { game, numero, signature });
      const after = await selectNumero(app.database, id);
      return after?.state === 'closed' ? again(now, waitsForEarlierMs) : 'done';
    }
    if (isPast(game, numero, now)) {
      await voidOverdue(app.database, hooks, id);
      return 'done';
    }
    return again(now, attempt > 5 ? waitsForEarlierMs : asksBeaconMs);
  };
}

interface Drawing {
  game: GameRow;
  numero: NumeroRow;
}

async function drawFrom(
  app: AppContext,
  rules: DrawRules,
  hooks: TicketHooks,
  { game, numero, signature }: Drawing & { signature: string },
): Promise<void> {
  const { id, chain_id, link, list_root, beacon_network, beacon_round } = numero;
  if (!chain_id || !link || !list_root || !beacon_network || !beacon_round) {
    throw new Error('A numero of the house was closed without a list, a link or a beacon.');
  }
  const seed = await seedOf(app, chain_id, link);
  const result = rules.draw(game.family, {
    seed,
    game: game.game_code,
    numero: numero.numero,
    listRoot: list_root,
    beacon: signature,
  });
  await inTransaction(app.database, async (transaction) => {
    const drawn = await writeDraw(transaction, id, {
      seed,
      network: beacon_network,
      round: beacon_round,
      signature,
      result,
    });
    if (drawn) await hooks.onDrawn(transaction, id, drawn.edition);
    return done(null);
  });
}

/** A feed that has no result, or a wrong one, is asked again; nothing voids an official draw by itself. */
async function drawOfficial(
  app: AppContext,
  rules: DrawRules,
  hooks: TicketHooks,
  { game, numero, now }: Drawing & { now: Date },
): Promise<JobOutcome> {
  const feed = resultsOf(app);
  // Without a feed it is operators who enter the result.
  if (!feed || game.feed_code === null) return 'done';
  const result = await feed.fetchResult({ feedCode: game.feed_code, numero: numero.numero });
  if (result) {
    const entry = { source: 'feed', by: feed.code, result, reason: null } as const;
    const entered = await enterResult(app, rules, hooks, { game, numero, ...entry });
    // A report that is not whole yet is asked for again, as one that comes before its time.
    if (entered !== 'early' && entered !== 'shape') return 'done';
  }
  return again(now, asksFeedMs);
}

/** By the database's clock, as all of a numero's times are. */
function isPast(game: GameRow, numero: NumeroRow, now: Date): boolean {
  return now.getTime() > numero.draws_at.getTime() + game.void_after_ms;
}

const asksBeaconMs = 500;
const asksFeedMs = 15_000;
const waitsForEarlierMs = 3_000;

function again(now: Date, afterMs: number): JobOutcome {
  return { again: new Date(now.getTime() + afterMs) };
}
