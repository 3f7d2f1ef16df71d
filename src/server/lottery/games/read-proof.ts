import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { numeroProof as Call } from '#contract/lottery.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { selectGames, selectProof } from './games-store.ts';

type Refusal = (typeof Call)['refuses'][number];

/** All that a draw is verified by; what would help to guess it is not there before it is drawn. */
export async function readProof(
  app: Pick<AppContext, 'database' | 'settings'>,
  wanted: RequestOf<typeof Call>,
): Promise<Outcome<AnswerOf<typeof Call>, Refusal>> {
  const { game } = wanted;
  const [[known], proof] = await Promise.all([
    selectGames(app.database, { game, language: 'en' }),
    readPublished(app, wanted),
  ]);
  if (!known) return refuse('game.unknown');
  return proof ? done(proof) : refuse('numero.unknown');
}

/** The same, whether the catalogue shows the game or not; null for a numero that is none. */
export async function readPublished(
  { database, settings }: Pick<AppContext, 'database' | 'settings'>,
  { game, numero }: RequestOf<typeof Call>,
): Promise<AnswerOf<typeof Call> | null> {
  const row = await selectProof(database, game, numero);
  if (!row) return null;
  const { beacon_network: network, planned_round: plannedRound, beacon_round: round } = row;
  return {
    game,
    family: row.family,
    numero: row.numero,
    state: row.state,
    drawnBy: row.drawn_by,
    closesAt: row.closes_at.toISOString(),
    drawsAt: row.draws_at.toISOString(),
    edition: row.edition,
    result: row.result as string[] | null,
    source: sourceOf(row),
    commitment: row.commitment,
    link: row.link,
    seed: row.seed,
    listRoot: row.list_root,
    listCount: row.list_count,
    sealedAt: row.sealed_at?.toISOString() ?? null,
    beacon:
      network !== null && plannedRound !== null && round !== null
        ? { network, plannedRound, round, signature: row.beacon_signature }
        : null,
    isDemonstration: settings.isDemo,
    voidReason: row.void_reason,
  };
}

function sourceOf({
  result,
  drawn_by,
  is_of_feed,
}: NonNullable<Awaited<ReturnType<typeof selectProof>>>) {
  if (result === null) return null;
  if (drawn_by === 'house') return 'beacon';
  return is_of_feed ? 'feed' : 'operators';
}
