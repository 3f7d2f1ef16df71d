import { addWinner } from '#server/catalogue/winners.ts';
import { CommandError } from '../command-error.ts';
import { UsageError } from '../usage-error.ts';
import { type CommandContext, defineCommand } from './site-command.ts';

export const winner = defineCommand<WinnerRequest>({
  name: 'winner',
  usage: `  winner add ACCOUNT CODE AMOUNT          puts a win on the board (AMOUNT in minor units)`,
  parse: parseWinner,
  run: addWin,
});

interface WinnerRequest {
  kind: 'winner-add';
  account: string;
  gameCode: string;
  winAmount: bigint;
}

function parseWinner([word, account, gameCode, amount, ...more]: readonly string[]): WinnerRequest {
  if (word !== 'add' || !account || !gameCode || !amount || more.length > 0) {
    throw new UsageError('It is "winner add ACCOUNT CODE AMOUNT".');
  }
  if (!/^[1-9]\d{0,17}$/.test(amount)) {
    throw new UsageError(`"${amount}" is no amount: digits only, in minor units.`);
  }
  return { kind: 'winner-add', account, gameCode, winAmount: BigInt(amount) };
}

async function addWin(
  context: CommandContext,
  { account, gameCode, winAmount }: WinnerRequest,
): Promise<string> {
  const win = { account, gameCode, winAmount, wonAt: context.clock.now() };
  const outcome = await addWinner(context, win);
  if (!outcome.done) throw new CommandError(`No game with the code ${gameCode} is shown.`);
  const { value } = outcome;
  return `${value.account} won ${value.winAmount} ${value.currency} (minor units) with ${value.gameName}.`;
}
