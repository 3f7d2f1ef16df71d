import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { roomNow as Call } from '#contract/rooms.ts';
import type { Draw } from '#games/game.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { drawFor } from '../seeds/draw.ts';
import { type PairRow, selectPairs } from '../seeds/seed-store.ts';
import { ownerOf, serverSeedOf } from '../seeds/seeds.ts';
import { selectTerms } from '../store.ts';
import { type ChainRow, selectChain, selectChains, selectNumbers } from './chain-store.ts';
import { roomTime } from './room-clock.ts';
import { roomRulesOf } from './room-rules.ts';
import {
  selectRecent,
  selectRoom,
  selectTableRound,
  type TableRoundRow,
  wakeRoom,
} from './room-store.ts';
import { type TableRoundSeeds, tableBetsOf, viewTableRound } from './room-tell.ts';

/** A screen asks again long before that. */
const awakeMs = 90_000;
const recentShown = 20;

type Now = AnswerOf<typeof Call>;

/** The state of a table for a player who opens it or comes back; reading it keeps it awake. */
export async function readRoom(
  app: AppContext,
  { game, purse }: RequestOf<typeof Call>,
  player: Player,
): Promise<Outcome<Now, (typeof Call)['refuses'][number]>> {
  if (!ownerOf(player, purse)) return refuse('purse.coins-only');
  const terms = await selectTerms(app.database, game);
  const rules = terms && roomRulesOf(terms.rules);
  if (!rules) return refuse('game.unknown');
  const name = { game, purse };
  const now = roomTime(app);
  const until = new Date(now.getTime() + awakeMs);
  await wakeRoom(app.database, name, { rules: terms.rules, pace: rules.pace, until, now });
  const room = await selectRoom(app.database, name);
  if (!room) throw new Error('A table that was made is gone.');
  const round = room.table_round_id
    ? await selectTableRound(app.database, room.table_round_id)
    : undefined;
  const [recent, chains, bets] = await Promise.all([
    selectRecent(app.database, name, recentShown),
    selectChains(app.database, name),
    tableBetsOf(app.database, round?.id ?? null),
  ]);
  const seeds = await seedsOf(app, round ? [round, ...recent] : recent);
  const viewed = (one: TableRoundRow) => viewTableRound(one, seeds(one));
  const own = round && seeds(round).pair;
  const draw = own && drawOf(app, own);
  const chain = round ? await selectChain(app.database, round.chain_id) : chains[0];
  const next = chains.find(({ id }) => id !== chain?.id);
  return done({
    serverTime: roomTime(app).toISOString(),
    round: round ? viewed(round) : null,
    calls: round && draw ? [...rules.callsOf(round, draw)] : [],
    beatMs: room.beat_ms,
    restMs: room.rest_ms,
    ...bets,
    recent: recent.map(viewed),
    chain: chain ? viewChain(chain) : null,
    nextChain: next ? viewChain(next) : null,
  });
}

function viewChain({
  number,
  commitment,
  rounds,
  used,
  client_seed,
}: ChainRow): NonNullable<Now['chain']> {
  return { number, commitment, rounds, used, clientSeed: client_seed };
}

/** What binds each round, and what it was drawn from as far as it may be known. */
async function seedsOf(
  app: AppContext,
  rounds: readonly TableRoundRow[],
): Promise<(round: TableRoundRow) => TableRoundSeeds & { pair: PairRow | undefined }> {
  const [pairs, numbers] = await Promise.all([
    selectPairs(app.database, [...new Set(rounds.map(({ seed_pair_id }) => seed_pair_id))]),
    selectNumbers(app.database, [...new Set(rounds.map(({ chain_id }) => chain_id))]),
  ]);
  return ({ seed_pair_id, chain_id }) => {
    const pair = pairs.find(({ id }) => id === seed_pair_id);
    const link = pair?.revealed_at ? serverSeedOf(app, pair) : '';
    const chain = numbers.get(chain_id) ?? 0;
    return { chain, commitment: pair?.commitment ?? '', link, pair };
  };
}

function drawOf(app: AppContext, pair: PairRow): Draw {
  return drawFor({
    serverSeed: serverSeedOf(app, pair),
    clientSeed: pair.client_seed,
    nonce: Number(pair.nonce),
  });
}
