import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { allGames } from '#games/all-games.ts';
import { commitmentOf, drawOf } from '#games/draw.ts';
import type { Game } from '#games/game.ts';
import { readSecret } from '#server/secrets/read-secret.ts';
import { createVault } from '#server/secrets/vault.ts';
import { inDatabase, place } from './place.ts';

/** What is done in one round, and what it has to come to. */
export interface Plan {
  steps: readonly unknown[];
  outcome: 'lost' | 'won';
  /** Whether the round begins as the walk needs it. */
  begins?: (view: never) => boolean;
}

/**
 * Gives a player a pair of seeds from which the rounds they are going to play come out as planned, one
 * after the other: chance is the game's own, only the player's seed has been looked for.
 */
export async function plantSeeds(
  playerId: string,
  { rules, choices, plans }: { rules: string; choices: unknown; plans: readonly Plan[] },
): Promise<void> {
  const game = allGames.get(rules)?.game;
  if (!game) throw new Error(`No rules of ${rules}.`);
  const serverSeed = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex');
  const chosen = v.parse(game.choices, choices);
  const clientSeed = lookFor((seed) =>
    plans.every((plan, nonce) =>
      comesOut(game, { serverSeed, clientSeed: seed, nonce }, chosen, plan),
    ),
  );
  const commitment = commitmentOf(serverSeed);
  const vault = createVault(await readSecret(undefined, place.dataFolder));
  await inDatabase((database) =>
    database
      .insertInto('seed_pair')
      .values({
        player_id: playerId,
        purse: 'money',
        commitment,
        locked_seed: vault.lock(serverSeed, `seed_pair.locked_seed/${commitment}`),
        client_seed: clientSeed,
        made_at: new Date(),
        revealed_at: null,
      })
      .execute(),
  );
}

function lookFor(isGood: (seed: string) => boolean): string {
  for (let number = 0; number < 500_000; number += 1) {
    if (isGood(`walk-${number}`)) return `walk-${number}`;
  }
  throw new Error('No seed lets the rounds come out as planned.');
}

function comesOut(
  game: Game,
  seeds: Parameters<typeof drawOf>[0],
  choices: unknown,
  { steps, outcome, begins }: Plan,
): boolean {
  const draw = drawOf(seeds, (key, text) => createHmac('sha256', key).update(text).digest());
  const begun = game.tell(choices, [], draw);
  if (begun.refused || (begun.paid !== null && steps.length > 0)) return false;
  if (begins && !begins(begun.view as never)) return false;
  const told = game.tell(choices, steps, draw);
  if (told.refused || told.paid === null) return false;
  return outcome === 'won' ? told.paid > told.staked : told.paid < told.staked;
}
