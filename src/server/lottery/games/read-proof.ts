import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { numeroProof as Call } from '#contract/lottery.ts';
import type { Database } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import { findNetwork } from '#server/ports/beacon/open-beacon.ts';
import { selectGames, selectProof } from './games-store.ts';

type Refusal = (typeof Call)['refuses'][number];

/** All that a draw is verified by; what would help to guess it is not there before it is drawn. */
export async function readProof(
  database: Database,
  { game, numero }: RequestOf<typeof Call>,
): Promise<Outcome<AnswerOf<typeof Call>, Refusal>> {
  const [[known], row] = await Promise.all([
    selectGames(database, { game, language: 'en' }),
    selectProof(database, game, numero),
  ]);
  if (!known) return refuse('game.unknown');
  if (!row) return refuse('numero.unknown');
  const { beacon_network: network, beacon_round: round } = row;
  const named = network === null ? undefined : await findNetwork(network);
  return done({
    game,
    family: row.family,
    numero: row.numero,
    state: row.state,
    drawnBy: row.drawn_by,
    closesAt: row.closes_at.toISOString(),
    drawsAt: row.draws_at.toISOString(),
    edition: row.edition,
    result: row.result as string[] | null,
    commitment: row.commitment,
    link: row.link,
    seed: row.seed,
    listRoot: row.list_root,
    listCount: row.list_count,
    beacon:
      network !== null && round !== null
        ? { network, round, publicKey: named?.publicKey ?? null, signature: row.beacon_signature }
        : null,
    voidReason: row.void_reason,
  });
}
