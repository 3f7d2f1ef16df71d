import { addWinner, setLoggedWin, setWinnerLine } from '#server/catalogue/winners.ts';
import { CommandError } from '../command-error.ts';
import { UsageError } from '../usage-error.ts';
import { readAmount } from './read-amount.ts';
import { type CommandContext, defineCommand } from './site-command.ts';

export const winner = defineCommand<WinnerRequest>({
  name: 'winner',
  usage: `  winner add ACCOUNT CODE AMOUNT          puts a win on the board (AMOUNT in minor units)
  winner line AMOUNT|off                  announces what players are paid from that amount on
  winner log AMOUNT                       puts what players are paid from that amount on into the audit`,
  parse: parseWinner,
  run: (context, request) =>
    request.kind === 'winner-add'
      ? addWin(context, request)
      : request.kind === 'winner-line'
        ? drawLine(context, request)
        : logFrom(context, request),
});

interface AddRequest {
  kind: 'winner-add';
  account: string;
  gameCode: string;
  winAmount: bigint;
}
type WinnerRequest =
  | AddRequest
  | { kind: 'winner-line'; least: bigint | null }
  | { kind: 'winner-log'; least: bigint };

function parseWinner([word, account, gameCode, amount, ...more]: readonly string[]): WinnerRequest {
  if (word === 'line' && account && gameCode === undefined) {
    return { kind: 'winner-line', least: account === 'off' ? null : readAmount(account) };
  }
  if (word === 'log' && account && gameCode === undefined) {
    return { kind: 'winner-log', least: readAmount(account) };
  }
  if (word !== 'add' || !account || !gameCode || !amount || more.length > 0) {
    throw new UsageError(
      'It is "winner add ACCOUNT CODE AMOUNT", "winner line AMOUNT|off" or "winner log AMOUNT".',
    );
  }
  return { kind: 'winner-add', account, gameCode, winAmount: readAmount(amount) };
}

async function addWin(
  context: CommandContext,
  { account, gameCode, winAmount }: AddRequest,
): Promise<string> {
  const win = { account, gameCode, winAmount, wonAt: context.clock.now() };
  const outcome = await addWinner(context, win);
  if (!outcome.done) throw new CommandError(`No game with the code ${gameCode} is shown.`);
  const { value } = outcome;
  return `${value.account} won ${value.winAmount} ${value.currency} (minor units) with ${value.gameName}.`;
}

async function drawLine(
  { database }: CommandContext,
  { least }: { least: bigint | null },
): Promise<string> {
  if (!(await setWinnerLine(database, least))) throw new CommandError('There is no merchant yet.');
  return least === null
    ? 'No win is announced any more.'
    : `What players are paid from ${least} (minor units) on is announced.`;
}

async function logFrom(
  { database }: CommandContext,
  { least }: { least: bigint },
): Promise<string> {
  if (!(await setLoggedWin(database, least))) throw new CommandError('There is no merchant yet.');
  return `What players are paid from ${least} (minor units) on stands in the audit.`;
}
