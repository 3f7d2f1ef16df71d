import * as v from 'valibot';
import { drawRules } from '#server/lottery/draw-rules.ts';
import { enterResult } from '#server/lottery/draws/enter-result.ts';
import { readGame, readGames, readNumero, readResults } from '#server/lottery/draws/read-draws.ts';
import { Schedule } from '#server/lottery/draws/schedule.ts';
import { resumeGame, setSchedule, stopGame } from '#server/lottery/draws/stop-game.ts';
import { voidByOperator } from '#server/lottery/draws/void-numero.ts';
import { previewCorrection } from '#server/lottery/tickets/preview-correction.ts';
import { ticketHooks } from '#server/lottery/tickets/ticket-hooks.ts';
import { ticketRules } from '#server/lottery/tickets/ticket-rules.ts';
import { actorOf } from '../actor-of.ts';
import { CommandError } from '../command-error.ts';
import { UsageError } from '../usage-error.ts';
import { type LotteryRequest, lotteryUsage, parseLottery } from './lottery-request.ts';
import { setTerm, showExposure, showTerms } from './lottery-terms.ts';
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
      return JSON.stringify((await gameOf(database, request.game)).schedule, null, 2);
    case 'lottery-set-schedule':
      return changeSchedule(context, request);
    case 'lottery-exposure':
      return showExposure(context, request);
    case 'lottery-terms':
      return showTerms(context, request);
    case 'lottery-term':
      return setTerm(context, request);
    case 'lottery-stop':
      return stop(context, request);
    case 'lottery-resume':
      return resume(context, request);
    case 'lottery-void':
      return voidNumero(context, request);
    case 'lottery-result':
      return enter(context, { ...request, reason: null });
    case 'lottery-correct':
      return correct(context, request);
  }
}

async function changeSchedule(
  context: CommandContext,
  { game, schedule: given, as }: RequestOfKind<'lottery-set-schedule'>,
): Promise<string> {
  await gameOf(context.database, game);
  const read = v.safeParse(Schedule, given);
  if (!read.success) throw new UsageError(`That is no schedule: ${read.issues[0].message}.`);
  const actor = await actorOf(context, as, 'review');
  await setSchedule(context, { game, schedule: read.output, actor });
  return `${game} makes its next numeros by it; those that wait already stay.`;
}

async function stop(
  context: CommandContext,
  { game, reason, as }: RequestOfKind<'lottery-stop'>,
): Promise<string> {
  const actor = await actorOf(context, as, 'review');
  const voided = await stopGame(context, ticketHooks, { game, reason, actor });
  if (voided === undefined) throw new CommandError(`There is no lottery ${game}.`);
  return `${game} is stopped; ${voided} in sale became void.`;
}

async function resume(
  context: CommandContext,
  { game, as }: RequestOfKind<'lottery-resume'>,
): Promise<string> {
  const actor = await actorOf(context, as, 'review');
  if (!(await resumeGame(context, { game, actor }))) {
    throw new CommandError(`There is no lottery ${game}.`);
  }
  return `${game} goes on.`;
}

async function voidNumero(
  context: CommandContext,
  { game, numero, reason, as }: RequestOfKind<'lottery-void'>,
): Promise<string> {
  const actor = await actorOf(context, as, 'review');
  const { id } = await numeroOf(context.database, game, numero);
  const asked = { id, subject: `${game}:${numero}`, reason, actor };
  const outcome = await voidByOperator(context.database, ticketHooks, asked);
  if (outcome === 'waiting') {
    return `${numero} is closed, and its outcome may be known: a second operator types the same.`;
  }
  if (outcome !== 'void') {
    throw new CommandError(`${numero} has a result or is void; correct it instead.`);
  }
  return `${numero} is void, and its stakes return.`;
}

/** Shows what the correction would change; only what is typed once more with --confirm is written. */
async function correct(
  context: CommandContext,
  request: RequestOfKind<'lottery-correct'>,
): Promise<string> {
  const { game: code, numero: name, result, isConfirmed } = request;
  const { database } = context;
  const [game, numero] = [await gameOf(database, code), await numeroOf(database, code, name)];
  if (numero.edition === 0) throw new CommandError(`${name} has no result yet.`);
  if (!drawRules.isResult(game.family, result)) throw new CommandError(said.shape);
  const known = await previewCorrection(database, ticketRules, { numeroId: numero.id, result });
  const difference = `before: ${(numero.result as string[]).join()}
after:  ${result.join()}
${known.changed} of ${known.tickets} tickets change: paid ${known.before}, then ${known.after}
to pay ${known.toPay}, to take back ${known.toTakeBack}`;
  if (!isConfirmed) return `${difference}\nNothing is written; --confirm types it.`;
  return `${await enter(context, request)}\n${difference}`;
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
  const actor = await actorOf(context, as, 'review');
  const game = await gameOf(context.database, code);
  const numero = await numeroOf(context.database, code, name);
  if (reason === null && numero.edition > 0) {
    throw new CommandError(`${name} has a result; it is "correct".`);
  }
  const entry = { source: 'operator', by: actor.name, result, reason, actor } as const;
  const entered = await enterResult(context, drawRules, ticketHooks, { game, numero, ...entry });
  const refused = { early: 1, void: 1, house: 1, shape: 1 };
  if (entered in refused) throw new CommandError(said[entered]);
  return said[entered];
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

type RequestOfKind<Kind> = Extract<LotteryRequest, { kind: Kind }>;
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
