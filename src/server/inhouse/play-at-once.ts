import * as v from 'valibot';
import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { openRound as Call } from '#contract/inhouse.ts';
import type { Game } from '#games/game.ts';
import { contributionOf } from '#games/jackpot.ts';
import { potsOf } from '#games/slots/pots.ts';
import type { Player } from '#server/answer.ts';
import type { House } from '#server/house.ts';
import { watchPlay } from '#server/protection/watch-harm.ts';
import { knownPot, memoryOf, rememberPot, rememberSeat } from './at-once-memory.ts';
import { type AtOnceWish, type FedPot, type PlayedRow, playRow } from './at-once-store.ts';
import { drawFor } from './draw.ts';
import { houseAccountFor } from './house-account.ts';
import { leftAfterMs, leftKind } from './left-rounds.ts';
import { type PotName, type PotRow, selectPots } from './pot-store.ts';
import { potAccountsOf, triggerOf } from './pots.ts';
import { serverSeedOf } from './seeds.ts';
import { selectTable } from './store.ts';
import { tellAfter } from './tell-after.ts';
import { gameOf, viewStanding } from './tell-round.ts';

/**
 * A round for money in one way to the server: drawn from the seeds that the last one left behind, and
 * written only if they are still the next, and if nothing at all stands against it. Null wherever
 * anything does: then nothing has happened, and the long way decides what the player is told.
 */
export async function playAtOnce(
  house: House,
  request: RequestOf<typeof Call>,
  player: Player,
): Promise<AnswerOf<typeof Call> | null> {
  const seat = memoryOf(house.database).seats.get(player.id);
  if (request.purse !== 'money' || player.isTrial || !seat) return null;
  const game = gameOf(await rulesOf(house, request.game));
  if (!game || game.drawnFrom) return null;
  const choices = v.safeParse(game.choices, request.choices);
  if (!choices.success || game.stakeOf(choices.output) === null) return null;
  const { pair, clear } = seat;
  const nonce = Number(pair.nonce);
  const seeds = { serverSeed: serverSeedOf(house, pair), clientSeed: pair.client_seed, nonce };
  const standing = game.tell(choices.output, [], drawFor(seeds));
  if (standing.refused) return null;
  const { staked, paid, view } = standing;
  const account = await houseAccountFor(house);
  const fed = paid === null ? [] : await potsToFeed(house, game, account.commodity, staked);
  if (!fed) return null;
  const now = house.clock.now();
  const wish = {
    playerId: player.id,
    requestId: request.requestId,
    game: request.game,
    rules: game.code,
    edition: game.edition,
    choices: JSON.stringify(request.choices),
    pots: fed.map(({ pot, ...share }) => ({ ...share, id: pot.id })),
    left: { kind: leftKind, due: new Date(now.getTime() + leftAfterMs) },
    ...{ now, clear, pair, staked, paid },
    ...account,
  };
  const played = await playOrNot(house, wish);
  if (!played) return null;
  rememberSeat(house.database, { clear, pair: { ...pair, nonce: String(nonce + 1) } });
  fed.forEach(({ pot }, place) => {
    const grains = played.grains?.[place];
    if (grains !== undefined) rememberPot(house.database, { ...pot, grains });
  });
  const row = rowOf(wish, played);
  const told = tellAfter(house, row);
  // Looked at once a minute; who dies in between leaves it to the next one.
  if (played.isNewMinute) await watchPlay(house.database, player.id, now);
  await told;
  return viewStanding(house, row, pair, { view, currency: account.commodity });
}

async function rulesOf({ database }: House, game: string): Promise<string> {
  const { rules } = memoryOf(database);
  const known = rules.get(game) ?? (await selectTable(database, game))?.rules ?? '';
  if (known !== '') rules.set(game, known);
  return known;
}

interface PotToFeed extends Omit<FedPot, 'id'> {
  pot: PotRow;
}

/** Null where one of them may be about to be hit, or has not been opened yet. */
async function potsToFeed(
  house: House,
  { code: rules }: Game,
  commodity: string,
  staked: bigint,
): Promise<PotToFeed[] | null> {
  const accounts = await potAccountsOf(house, { rules, purse: 'money', commodity });
  const fed: PotToFeed[] = [];
  for (const rule of potsOf(rules)) {
    const pot = await potNow(house, { code: rule.code, purse: 'money', commodity });
    const account = accounts.get(rule.code);
    if (!pot || account === undefined) return null;
    const feed = contributionOf(rule, staked);
    // The trigger itself is told to nobody, not even to the database: only that it is further off.
    const ceiling = BigInt(pot.grains) + feed * stakesAhead;
    if (ceiling >= triggerOf(house, pot)) return null;
    fed.push({ pot, account, feed, ceiling });
  }
  return fed;
}

async function potNow({ database }: House, name: PotName): Promise<PotRow | undefined> {
  const known = knownPot(database, name);
  if (known) return known;
  const [pot] = await selectPots(database, [name.code], name);
  if (pot) rememberPot(database, pot);
  return pot;
}

/** As many may be on their way at the same time before one of them has to look again. */
const stakesAhead = 32n;

async function playOrNot({ database }: House, wish: AtOnceWish): Promise<PlayedRow | null> {
  try {
    return await playRow(database, wish);
  } catch (thrown) {
    // The server took all of it back by itself: a pot that may be hit, money that has just left,
    // and two who waited for each other.
    const code = thrown instanceof Error && 'code' in thrown ? thrown.code : '';
    if (code === 'VB020' || code === '40P01') return null;
    throw thrown;
  }
}

/** As it was written a moment ago. */
function rowOf(wish: AtOnceWish, { id }: PlayedRow) {
  const { playerId, game, rules, edition, choices, pair, staked, paid, now } = wish;
  return {
    ...{ id, rules, edition, choices },
    player_id: playerId,
    game_code: game,
    purse: 'money' as const,
    steps: '[]',
    client_seed: pair.client_seed,
    nonce: pair.nonce,
    staked: String(staked),
    paid: paid === null ? null : String(paid),
    awarded: '0',
    state: paid === null ? ('open' as const) : ('done' as const),
    opened_at: now,
    changed_at: now,
  };
}
