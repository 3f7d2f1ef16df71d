import * as v from 'valibot';
import type { Duty } from '#contract/call.ts';
import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import { drawRules } from '#server/lottery/draw-rules.ts';
import { enterResult } from '#server/lottery/draws/enter-result.ts';
import { readGame, readGames, readNumero, readResults } from '#server/lottery/draws/read-draws.ts';
import { Schedule } from '#server/lottery/draws/schedule.ts';
import { resumeGame, setSchedule, stopGame } from '#server/lottery/draws/stop-game.ts';
import { voidOne } from '#server/lottery/draws/void-numero.ts';
import { ticketHooks } from '#server/lottery/tickets/ticket-hooks.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { actorOf } from '../actor-of.ts';
import { CommandError } from '../command-error.ts';
import { UsageError } from '../usage-error.ts';
import { type LotteryRequest, lotteryUsage, parseLottery } from './lottery-request.ts';
import { type CommandContext, defineCommand } from './site-command.ts';

export const lottery = defineCommand<LotteryRequest>({
  name: 'lottery',
  usage: lotteryUsage,
  parse: parseLottery,
  run: runLottery,
});

async function runLottery(context: CommandContext, request: LotteryRequest): Promise<string> {
  const { database } = context;
  switch (request.kind) {
    case 'lottery-games':
      return (await readGames(database)).map(describeGame).join('\n') || 'There is no game.';
    case 'lottery-results':
      return (await readResults(database, request.game)).map(describeNumero).join('\n');
    case 'lottery-schedule':
      return schedule(context, request);
    case 'lottery-stop': {
      const by = await named(context, request.as, 'review');
      const { game, reason } = request;
      const voided = await stopGame(context, ticketHooks, { game, reason, by: by.name });
      if (voided === undefined) throw new CommandError(`There is no lottery ${game}.`);
      await noteDown(context, by, 'lottery-stop', game, { reason });
      return `${game} is stopped; ${voided} in sale became void.`;
    }
    case 'lottery-resume': {
      const by = await named(context, request.as, 'review');
      const { game } = request;
      if (!(await resumeGame(context, game)))
        throw new CommandError(`There is no lottery ${game}.`);
      await noteDown(context, by, 'lottery-resume', game, {});
      return `${game} goes on.`;
    }
    case 'lottery-void':
      return voidNumero(context, request);
    case 'lottery-result':
      return enter(context, { ...request, reason: null });
    case 'lottery-correct':
      return enter(context, request);
  }
}

async function schedule(
  { database }: CommandContext,
  { game, schedule: given }: Extract<LotteryRequest, { kind: 'lottery-schedule' }>,
): Promise<string> {
  const row = await gameOf(database, game);
  if (given === undefined) return JSON.stringify(row.schedule, null, 2);
  const read = v.safeParse(Schedule, given);
  if (!read.success) throw new UsageError(`That is no schedule: ${read.issues[0].message}.`);
  await setSchedule({ database }, game, read.output);
  return `${game} makes its next numeros by it; those that wait already stay.`;
}

async function voidNumero(
  context: CommandContext,
  { game, numero, reason, as }: Extract<LotteryRequest, { kind: 'lottery-void' }>,
): Promise<string> {
  const by = await named(context, as, 'review');
  const { id } = await numeroOf(context.database, game, numero);
  const voided = await voidOne(context.database, ticketHooks, { id, reason, by: by.name });
  if (!voided) throw new CommandError(`${numero} has a result or is void; correct it instead.`);
  await noteDown(context, by, 'lottery-void', `${game}:${numero}`, { reason });
  return `${numero} is void, and its stakes return.`;
}

interface Entering {
  game: string;
  numero: string;
  result: string[];
  reason: string | null;
  as: string;
}

async function enter(
  context: CommandContext,
  { game: code, numero: name, result, reason, as }: Entering,
): Promise<string> {
  const by = await named(context, as, 'review');
  const game = await gameOf(context.database, code);
  const numero = await numeroOf(context.database, code, name);
  if (numero.edition > 0 !== (reason !== null)) {
    throw new CommandError(
      reason === null ? `${name} has a result; it is "correct".` : `${name} has no result yet.`,
    );
  }
  const entry = { source: 'operator', by: by.name, result, reason } as const;
  const entered = await enterResult(context, drawRules, ticketHooks, { game, numero, ...entry });
  const refused = { early: 1, void: 1, house: 1, shape: 1 };
  if (entered in refused) throw new CommandError(said[entered]);
  await noteDown(
    context,
    by,
    `lottery-${reason === null ? 'result' : 'correct'}`,
    `${code}:${name}`,
    {
      result: result.join(),
    },
  );
  const difference =
    reason === null
      ? ''
      : `\nbefore: ${(numero.result as string[]).join()}\nafter:  ${result.join()}`;
  return `${said[entered]}${difference}`;
}

const said = {
  early: 'It is not drawn yet, or its last result is not settled yet.',
  void: 'It is void.',
  house: 'It is drawn by the house, from seed, list and beacon alone.',
  shape: 'That is no result of this game.',
  differs: 'Another operator typed something else; one of you types it again.',
  waiting: 'Written down; a second operator types it too.',
  drawn: 'It is the result now, and is settled.',
} as const;

async function gameOf(database: CommandContext['database'], code: string) {
  const game = await readGame(database, code);
  if (!game) throw new CommandError(`There is no lottery ${code}.`);
  return game;
}

async function numeroOf(database: CommandContext['database'], game: string, name: string) {
  const numero = await readNumero(database, game, name);
  if (!numero) throw new CommandError(`${game} has no numero ${name}.`);
  return numero;
}

const named = (context: CommandContext, as: string | null, duty: Duty): Promise<Actor> =>
  actorOf(context, as, duty);

async function noteDown(
  { database }: CommandContext,
  by: Actor,
  action: string,
  subject: string,
  detail: Record<string, string>,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await writeAudit(transaction, by, action, subject, detail);
    return done(null);
  });
}

type Game = Awaited<ReturnType<typeof readGames>>[number];
type Drawn = Awaited<ReturnType<typeof readResults>>[number];

function describeGame({ game_code, family, mode, drawn_by, is_stopped, numero, closes_at }: Game) {
  const next = numero === null ? 'nothing waits' : `${numero} until ${closes_at?.toISOString()}`;
  return `${game_code}  ${family}  ${mode}  ${drawn_by}  ${is_stopped ? 'stopped' : next}`;
}

function describeNumero({ numero, draws_at, state, edition, result }: Drawn): string {
  const balls = (result as string[]).join(' ');
  return `${numero}  ${draws_at.toISOString()}  ${state}${edition > 1 ? ` (${edition})` : ''}  ${balls}`;
}
