import { createHmac } from 'node:crypto';
import { allGames } from '#games/all-games.ts';
import type { Hmac } from '#games/draw.ts';
import { type Doubt, proveRound } from '#games/prove-round.ts';
import { CommandError } from './command-error.ts';
import {
  readVerifyCommand,
  type VerifyLottery,
  type VerifyRaffle,
  type VerifyStatement,
  verifyHelp,
} from './read-verify-command.ts';
import { UsageError } from './usage-error.ts';

const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();

const sentences: Record<Doubt['doubt'], string> = {
  choices: 'These are no choices of this game.',
  steps: 'These are no steps of this game.',
  'refused-step': 'The game does not take these steps with these seeds.',
};

process.exitCode = await main(process.argv.slice(2));

/** 0: replayed; 1: such a round cannot have been; 2: was not understood. */
async function main(given: readonly string[]): Promise<number> {
  try {
    const asked = readVerifyCommand(given);
    if (asked === 'help') {
      console.log(verifyHelp);
      return 0;
    }
    if ('lottery' in asked || 'lotteryFile' in asked) return await lottery(asked);
    if ('raffle' in asked) return await raffle(asked);
    if ('statement' in asked) return await statement(asked);
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
    if (thrown instanceof CommandError) {
      console.error(thrown.message);
      return 1;
    }
    if (!(thrown instanceof UsageError)) throw thrown;
    console.error(`${thrown.message}\n\n${verifyHelp}`);
    return 2;
  }
}

/** Database and curves are loaded only to verify a lottery. */
async function lottery(asked: VerifyLottery): Promise<number> {
  const [{ readSettings }, { withDatabase }, verify] = await Promise.all([
    import('#server/settings/read-settings.ts'),
    import('./command-database.ts'),
    import('./verify-lottery.ts'),
  ]);
  const settings = readSettings(process.env);
  const verdict =
    'lotteryFile' in asked
      ? await verify.verifySavedTicket(asked.lotteryFile)
      : await withDatabase(settings, (database) =>
          verify.verifyLottery({ database, settings }, asked.lottery, asked.numero),
        );
  console.log(JSON.stringify(verdict));
  return verdict.faults.length === 0 ? 0 : 1;
}

async function raffle({ raffle: id }: VerifyRaffle): Promise<number> {
  const [{ readSettings }, { withDatabase }, { verifyRaffle }] = await Promise.all([
    import('#server/settings/read-settings.ts'),
    import('./command-database.ts'),
    import('./verify-raffle.ts'),
  ]);
  const settings = readSettings(process.env);
  const verdict = await withDatabase(settings, (database) => verifyRaffle(database, id));
  console.log(JSON.stringify(verdict));
  return verdict.faults.length === 0 ? 0 : 1;
}

/** With a key at hand no database is needed: whoever was handed a statement can verify it. */
async function statement({ statement: file, key }: VerifyStatement): Promise<number> {
  const { verifyStatement } = await import('./verify-statement.ts');
  const verdict = await verifyStatement(file, key ?? (await keyOfSite()));
  console.log(JSON.stringify(verdict));
  return verdict.isGenuine ? 0 : 1;
}

async function keyOfSite(): Promise<string> {
  const [{ readSettings }, { withDatabase }, { selectStatementKey }] = await Promise.all([
    import('#server/settings/read-settings.ts'),
    import('./command-database.ts'),
    import('#server/records/statement/statement-store.ts'),
  ]);
  const kept = await withDatabase(readSettings(process.env), selectStatementKey);
  if (!kept) throw new CommandError('This site has signed no statement yet.');
  return kept.publicKey;
}
