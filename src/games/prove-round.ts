import * as v from 'valibot';
import { commitmentOf, drawOf, type Hmac, type Seeds } from './draw.ts';
import type { Game } from './game.ts';
import { hmacSha256 } from './sha256.ts';

/**
 * Tells a round again from its seeds, for whoever doubts it: a page without a gateway, or a command on
 * a stranger's machine.
 */
export function proveRound(
  game: Game,
  round: RoundToProve,
  hmac: Hmac = hmacSha256,
): Proof | Doubt {
  const choices = v.safeParse(game.choices, round.choices);
  if (!choices.success || game.stakeOf(choices.output) === null) return { doubt: 'choices' };
  const steps = v.safeParse(v.array(game.step ?? v.never()), round.steps);
  if (!steps.success) return { doubt: 'steps' };
  const draw = drawOf(round.seeds, hmac);
  const told = game.tell(choices.output, steps.output, draw);
  if (told.refused) return { doubt: 'refused-step' };
  return {
    game: game.code,
    edition: game.edition,
    commitment: commitmentOf(round.seeds.serverSeed),
    floats: Array.from({ length: 8 }, (_, position) => draw(position)),
    choices: choices.output,
    steps: steps.output,
    outcome: told.view,
    staked: told.staked.toString(),
    paid: told.paid === null ? null : told.paid.toString(),
    drawn: told.drawn,
  };
}

export interface RoundToProve {
  seeds: Seeds;
  choices: unknown;
  steps: unknown;
}

export interface Proof {
  doubt?: never;
  game: string;
  edition: number;
  /** What the player was shown before the first round of these seeds. */
  commitment: string;
  /** The first eight. */
  floats: readonly number[];
  choices: unknown;
  steps: readonly unknown[];
  /** The round's view as the player saw it. */
  outcome: unknown;
  staked: string;
  /** Null where the steps leave the round running. */
  paid: string | null;
  drawn: number;
}

export interface Doubt {
  /** What cannot be a round of this game: its choices, the form of a step, or a step where it stands. */
  doubt: 'choices' | 'steps' | 'refused-step';
}
