import * as v from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { oneRound } from '#contract/inhouse.ts';
import { allGames } from '#games/all-games.ts';
import type { Draw, Game, Standing } from '#games/game.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { drawFor, steadyDrawFor } from '../seeds/draw.ts';
import type { PairRow } from '../seeds/seed-store.ts';
import { serverSeedOf } from '../seeds/seeds.ts';
import type { RoundRow } from '../store.ts';
import { coinCurrency } from './coins.ts';

/** Undefined for rules that this gateway does not have. */
export function gameOf(code: string): Game | undefined {
  return allGames.get(code)?.game;
}

/** A stored round with the rules and the seeds that replay it. */
export interface ReplayableRound {
  game: Game;
  choices: unknown;
  steps: readonly unknown[];
  draw: Draw;
}

type ToldRow = Pick<RoundRow, 'rules' | 'edition' | 'choices' | 'steps' | 'client_seed'> & {
  nonce: string | number;
};

/** What opens a pair's seed. */
type LockedPair = Pick<PairRow, 'commitment' | 'locked_seed'>;

export function replayableOf(app: AppContext, row: ToldRow, pair: LockedPair): ReplayableRound {
  const game = gameOf(row.rules);
  if (game?.edition !== row.edition) {
    throw new Error(`No rules for edition ${row.edition} of ${row.rules}.`);
  }
  const step = game.step;
  return {
    game,
    choices: v.parse(game.choices, JSON.parse(row.choices)),
    steps: (JSON.parse(row.steps) as unknown[]).map((made) => (step ? v.parse(step, made) : made)),
    draw: (game.drawnFrom === 'pool' ? steadyDrawFor : drawFor)({
      serverSeed: serverSeedOf(app, pair),
      clientSeed: row.client_seed,
      nonce: Number(row.nonce),
    }),
  };
}

/** Null where the last step cannot be made. */
export function replayRound({
  game,
  choices,
  steps,
  draw,
}: ReplayableRound): Standing<unknown> | null {
  const replayed = game.tell(choices, steps, draw);
  return replayed.refused ? null : replayed;
}

export function replayToEnd(replayable: ReplayableRound): Standing<unknown> {
  const replayed = replayRound(replayable);
  if (!replayed) throw new Error('A round that was stored cannot be replayed any more.');
  return replayed;
}

/** One of the stakes of a round: what was put down first, or with the step of that number. */
interface Stake {
  step: number;
  amount: bigint;
}

/** Which stakes were placed when: replayed from the beginning, a step at a time. */
export function stakesOf(replayable: ReplayableRound): Stake[] {
  let before = 0n;
  const stakes: Stake[] = [];
  for (let step = 0; step <= replayable.steps.length; step += 1) {
    const { staked } = replayToEnd({ ...replayable, steps: replayable.steps.slice(0, step) });
    if (staked > before) stakes.push({ step, amount: staked - before });
    before = staked;
  }
  return stakes;
}

/** A round as its owner may see it. */
export function viewRound(
  app: AppContext,
  row: ShownRow,
  pair: LockedPair & Pick<PairRow, 'revealed_at'>,
  currency: string,
): AnswerOf<typeof oneRound> {
  const { view } = replayToEnd(replayableOf(app, row, pair));
  return viewStanding(app, row, pair, { view, currency });
}

/** What of a stored round is shown. */
type ShownRow = Omit<RoundRow, 'request_id' | 'vendor_code' | NotShown>;
type NotShown =
  | 'seed_pair_id'
  | 'table_round_id'
  | 'slip'
  | 'pool_id'
  | 'ticket'
  | 'is_hand_late'
  | 'changed_xid'
  | 'bonus_grant';

/** The same for a caller that has replayed it already. */
export function viewStanding(
  app: AppContext,
  row: ShownRow,
  pair: LockedPair & Pick<PairRow, 'revealed_at'>,
  { view, currency }: { view: unknown; currency: string },
): AnswerOf<typeof oneRound> {
  return {
    id: row.id,
    game: row.game_code,
    rules: row.rules,
    edition: row.edition,
    purse: row.purse,
    state: row.state,
    choices: JSON.parse(row.choices),
    steps: JSON.parse(row.steps),
    view,
    staked: row.staked,
    paid: row.paid,
    awarded: row.awarded,
    currency: row.purse === 'coins' ? coinCurrency : currency,
    openedAt: row.opened_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    proof: {
      commitment: pair.commitment,
      clientSeed: row.client_seed,
      nonce: Number(row.nonce),
      serverSeed: pair.revealed_at === null ? null : serverSeedOf(app, pair),
    },
  };
}
