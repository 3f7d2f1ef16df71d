import { parseArgs } from 'node:util';
import type { Seeds } from '#games/draw.ts';
import { UsageError } from './usage-error.ts';

export interface VerifyCommand {
  game: string;
  seeds: Seeds;
  /** Undefined where the game's own example is to stand in. */
  choices: unknown;
  steps: unknown;
}

/** A house draw of the lottery, read from the merchant's database, or a ticket with its proof out of a file. */
export type VerifyLottery = { lottery: string; numero: string } | { lotteryFile: string };

/** A raffle of the merchant's, by its number. */
export interface VerifyRaffle {
  raffle: string;
}

/** A member's statement of account, as the file that they saved. */
export interface VerifyStatement {
  statement: string;
  /** The house's public key; undefined: the one of this site's database. */
  key: string | undefined;
}

/** Reads what stands behind `npm run verify --`. */
export function readVerifyCommand(
  given: readonly string[],
): VerifyCommand | VerifyLottery | VerifyRaffle | VerifyStatement | 'help' {
  const { values, positionals } = split(given);
  if (values.help || given.length === 0) return 'help';
  const [game, ...more] = positionals;
  if (game === undefined || more.length > 0) throw new UsageError('Which game, and one only?');
  if (game.toUpperCase() === 'LOTTERY') {
    if (values.file !== undefined) return { lotteryFile: values.file };
    return { lottery: needed('game', values.game), numero: needed('numero', values.numero) };
  }
  if (game.toUpperCase() === 'RAFFLE')
    return { raffle: numberFrom(needed('raffle', values.raffle)) };
  if (game.toUpperCase() === 'STATEMENT') {
    return { statement: needed('file', values.file), key: keyFrom(values.key) };
  }
  return {
    game: game.toUpperCase(),
    seeds: {
      serverSeed: needed('server-seed', values['server-seed']),
      clientSeed: needed('client-seed', values['client-seed']),
      nonce: nonceFrom(needed('nonce', values.nonce)),
    },
    choices: values.choices === undefined ? undefined : jsonFrom('choices', values.choices),
    steps: jsonFrom('steps', values.steps),
  };
}

export const verifyHelp = `Tells a round of an in-house game again from its seeds, as one line of JSON.

  npm run verify -- GAME --server-seed S --client-seed C --nonce N [--choices JSON] [--steps JSON]
  npm run verify -- LOTTERY --game CODE --numero NUMERO
  npm run verify -- LOTTERY --file PATH
  npm run verify -- RAFFLE --raffle NUMBER
  npm run verify -- STATEMENT --file PATH [--key KEY]

GAME is a code such as VB_DICE. Without choices an example stands in. For a game at a table the server
seed is the link of its chain, the client seed the table's and the nonce the round's number; for a
scratch ticket they are the pool's. A lottery's draw is made again from the chain's published root, its
seed, the list, whose root is counted from the tickets' own texts, and the round of the beacon that follows
from its closing; with a file, which a player saved with a ticket, no database is asked, and the ticket is
looked for on the list. "late" says that a later round was used than the one named before the sale; of a
void draw "wouldBe" says what it would have drawn. A raffle's draw is made from its committed seed, the list
of its tickets and the beacon; whatever does not fit is named. A member's statement of account is held against
its signature by the key of this site, or by the one that is given.`;

function split(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        'server-seed': { type: 'string' },
        'client-seed': { type: 'string' },
        nonce: { type: 'string' },
        game: { type: 'string' },
        numero: { type: 'string' },
        raffle: { type: 'string' },
        file: { type: 'string' },
        key: { type: 'string' },
        choices: { type: 'string' },
        steps: { type: 'string', default: '[]' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (thrown) {
    throw new UsageError(thrown instanceof Error ? thrown.message : String(thrown));
  }
}

function needed(name: string, value: string | undefined): string {
  if (!value) throw new UsageError(`--${name} is missing.`);
  return value;
}

function keyFrom(text: string | undefined): string | undefined {
  if (text !== undefined && !/^[A-Za-z0-9_-]{43}$/.test(text)) {
    throw new UsageError('A key has 43 letters, digits, hyphens and underscores.');
  }
  return text;
}

function numberFrom(text: string): string {
  if (!/^[1-9]\d{0,17}$/.test(text)) throw new UsageError('A raffle has a number.');
  return text;
}

function nonceFrom(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new UsageError('A nonce is a whole number from 0 on.');
  return Number(text);
}

function jsonFrom(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`What stands behind --${name} is no JSON.`);
  }
}
