import type { RequestOf } from '#contract/call.ts';
import type { openRound as Call } from '#contract/inhouse.ts';
import type { Game, Standing } from '#games/game.ts';
import type { Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { rememberPot, rememberSeat, type Seat } from './at-once-memory.ts';
import { type AtOnceWish, type FedPot, type PlayedRow, playRow } from './at-once-store.ts';
import type { houseAccountFor } from './house-account.ts';
import { leftAfterMs, leftKind } from './left-rounds.ts';
import type { PotRow } from './pot-store.ts';

/** A round that has been drawn, and is not written yet. */
export interface Drawn {
  request: RequestOf<typeof Call>;
  player: Player;
  seat: Seat;
  game: Game;
  standing: Standing<unknown>;
  account: Awaited<ReturnType<typeof houseAccountFor>>;
}

export interface PotToFeed extends Omit<FedPot, 'id'> {
  pot: PotRow;
}

interface Written {
  row: ReturnType<typeof rowOf>;
  /** Nobody had counted this minute of play before. */
  isNewMinute: boolean;
}

/**
 * `refused`: something stands against it, and the long way says what. `moved`: it was taken back, since
 * a pot or the player's money is not any more what it was a moment ago.
 */
export async function writeAtOnce(
  app: AppContext,
  { request, player, seat: { pair, clear }, game, standing, account }: Drawn,
  fed: readonly PotToFeed[],
): Promise<Written | 'refused' | 'moved'> {
  const now = app.clock.now();
  const { staked, paid } = standing;
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
  const played = await playOrNot(app, wish);
  if (typeof played === 'string') return played;
  const nonce = String(Number(pair.nonce) + 1);
  rememberSeat(app.database, { clear, pair: { ...pair, nonce } });
  fed.forEach(({ pot }, place) => {
    const grains = played.grains?.[place];
    if (grains !== undefined) rememberPot(app.database, { ...pot, grains });
  });
  return { row: rowOf(wish, played), isNewMinute: played.isNewMinute };
}

async function playOrNot(
  { database }: AppContext,
  wish: AtOnceWish,
): Promise<PlayedRow | 'refused' | 'moved'> {
  try {
    return (await playRow(database, wish)) ?? 'refused';
  } catch (thrown) {
    // The server took all of it back by itself: a pot that may be hit, money that has just left,
    // and two who waited for each other.
    const code = thrown instanceof Error && 'code' in thrown ? thrown.code : '';
    if (code === 'VB020' || code === '40P01') return 'moved';
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
