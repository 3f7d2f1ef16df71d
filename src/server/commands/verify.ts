import { createHmac } from 'node:crypto';
import { allGames } from '#games/all-games.ts';
import type { Hmac } from '#games/draw.ts';
import { type Doubt, proveRound } from '#games/prove-round.ts';
import { readVerifyCommand, verifyHelp } from './read-verify-command.ts';
import { UsageError } from './usage-error.ts';

const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();

const sentences: Record<Doubt['doubt'], string> = {
  choices: 'These are no choices of this game.',
  steps: 'These are no steps of this game.',
  'refused-step': 'The game does not take these steps with these seeds.',
};

process.exitCode = main(process.argv.slice(2));

/** 0: told; 1: such a round cannot have been; 2: was not understood. */
function main(given: readonly string[]): number {
  try {
    const asked = readVerifyCommand(given);
    if (asked === 'help') {
      console.log(verifyHelp);
      return 0;
    }
    const listed = allGames.get(asked.game);
    if (!listed) {
      throw new UsageError(
        `There is no ${asked.game}; there are ${[...allGames.keys()].join(', ')}.`,
      );
    }
    const { seeds, choices = listed.example, steps } = asked;
    const proof = proveRound(listed.game, { seeds, choices, steps }, hmac);
    if (proof.doubt) {
      console.error(sentences[proof.doubt]);
      return 1;
    }
    console.log(JSON.stringify(proof));
    return 0;
  } catch (thrown) {
    if (!(thrown instanceof UsageError)) throw thrown;
    console.error(`${thrown.message}\n\n${verifyHelp}`);
    return 2;
  }
}
