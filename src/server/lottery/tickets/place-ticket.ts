import { createHash, randomBytes } from 'node:crypto';
import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { placeTicket as Call } from '#contract/lottery-tickets.ts';
import { minorDigitsOf } from '#contract/minor-digits.ts';
import type { SlipFault } from '#lottery/slip.ts';
import { ticketHash } from '#lottery/ticket-text.ts';
import { recentsKept } from '#server/catalogue/recents.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { fullPurse } from '#server/inhouse/rounds/coins.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { minutesPlayed } from '#server/protection/minutes-played.ts';
import { watchKind } from '#server/protection/watch-harm.ts';
import { type PlannedSlip, planSlip } from './plan-slip.ts';
import { promiseKeys, type TicketPromise } from './promises.ts';
import { readChase } from './read-chases.ts';
import { readOwnTicket } from './read-tickets.ts';
import { partsOf, reviewTicket } from './review-ticket.ts';
import type { SaleFacts } from './sale-facts.ts';
import { type SlipToWrite, selectSaleFacts, type TicketToWrite, writeSale } from './sale-store.ts';
import { soldTicket } from './sold-ticket.ts';
import type { TicketRules } from './ticket-rules.ts';

type Request = RequestOf<typeof Call>;
type Refusal = (typeof Call)['refuses'][number];
type Sold = Outcome<AnswerOf<typeof Call>, Refusal>;

/**
 * Sells a slip: one statement locks and returns all facts, the review names the first refusal, one statement
 * writes. The same request again is answered with the tickets that it bought.
 */
export async function placeTicket(
  app: AppContext,
  rules: TicketRules,
  request: Request,
  player: Player,
): Promise<Sold> {
  if (player.isTrial && request.purse === 'money') return refuse('purse.coins-only');
  return inTransaction(app.database, async (transaction) => {
    const now = app.clock.now();
    const numeros = [request.numero, ...(request.chase?.numeros ?? []).map((one) => one.numero)];
    const { keys, isTooWide } = promiseKeys(rules, request.lines, numeros.length);
    const facts = await selectSaleFacts(transaction, {
      playerId: player.id,
      requestId: request.requestId,
      purse: request.purse,
      game: request.game,
      numeros,
      promised: keys,
      now,
    });
    if (!facts) return refuse('game.unknown');
    const digest = digestOf(request);
    if (facts.earlier) {
      if (facts.earlier.digest !== digest) return refuse('request.conflict');
      return answerWith(transaction, player, request, facts.earlier.id);
    }
    const plan = planOf(rules, facts, request);
    const refusal = reviewTicket(facts, {
      purse: request.purse,
      isTrial: player.isTrial,
      game: request.game,
      series: request.series,
      ...{ numeros, plan, now, fullPurse, isTooWide },
    });
    if (refusal) return refusal;
    const sold = { facts, plan: plan as PlannedSlip, request, digest, player, now };
    return writeSlip(transaction, sold);
  });
}

/** What was asked for, without the language of the answer. */
function digestOf({ language: _, requestId: __, ...asked }: Request): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex');
}

function planOf(
  rules: TicketRules,
  { game, currency }: SaleFacts,
  { lines, series, chase, purse }: Request,
): PlannedSlip | SlipFault {
  const { family, mode, maxSeries, sale } = game;
  const minorDigits = digitsOf(purse, currency);
  return planSlip(rules, lines, {
    sale,
    terms: { family, mode, series, maxSeries, minorDigits },
    multiples: [1, ...(chase?.numeros ?? []).map(({ multiple }) => multiple)],
  });
}

/** Coins come in hundredths, as money of most currencies does. */
const digitsOf = (purse: Request['purse'], currency: string) =>
  purse === 'coins' ? 2 : minorDigitsOf(currency);

interface Selling {
  facts: SaleFacts;
  plan: PlannedSlip;
  request: Request;
  digest: string;
  player: Player;
  now: Date;
}

async function writeSlip(transaction: Transaction, selling: Selling): Promise<Sold> {
  const { facts, plan, request, player } = selling;
  const tickets = ticketsOf(selling);
  const slip = slipOf(selling, tickets);
  const chaseId = await writeSale(transaction, slip, tickets);
  const { language } = request;
  const [[written], [planned], [numero]] = [tickets, plan.tickets, facts.numeros ?? []];
  if (!written || !planned || !numero) throw new Error('A slip without a ticket was sold.');
  const ticket = soldTicket({ facts, numero, slip, written, planned, chaseId, language });
  const chase =
    chaseId === null
      ? null
      : await readChase(transaction, { playerId: player.id, chaseId, language });
  return done({ ticket, chase });
}

function slipOf(
  { facts, plan, request, player, now }: Selling,
  tickets: readonly TicketToWrite[],
): SlipToWrite {
  const { game, currency } = facts;
  const usesBonus = tickets.some(({ bonus }) => bonus !== '0');
  return {
    player_id: player.id,
    purse: request.purse,
    game: request.game,
    game_type: game.gameType,
    vendor: game.vendor,
    name: game.name,
    at: now,
    notes: plan.notes,
    series: request.series,
    max_series: game.maxSeries,
    minor_digits: digitsOf(request.purse, currency),
    commodity: currency,
    main: facts.main,
    full_purse: String(fullPurse),
    minutes: minutesPlayed(now, facts.play.lastMinute),
    watch_kind: watchKind,
    recents_kept: recentsKept,
    stops_on_win: request.chase?.stopsOnWin ?? null,
    bonus_grant: usesBonus ? (facts.bonus?.grantId ?? null) : null,
    bonus_account: usesBonus ? (facts.bonus?.account ?? null) : null,
  };
}

function ticketsOf({ facts, plan, request, digest }: Selling): TicketToWrite[] {
  const parts = partsOf(facts, { purse: request.purse, fullPurse }, plan);
  return plan.tickets.map(({ lines, stake, best, bounded }, index) => {
    const id = facts.ids?.[index] ?? '';
    const { id: numeroId = '', numero = '' } = facts.numeros?.[index] ?? {};
    const salt = randomBytes(32).toString('hex');
    const text = { id, game: request.game, numero, series: request.series, salt, lines };
    return {
      ...{ id, lines, salt },
      numero_id: numeroId,
      request_id: index === 0 ? request.requestId : null,
      request_digest: index === 0 ? digest : null,
      stake: String(stake),
      best: String(best),
      promises: request.purse === 'coins' ? null : asRows(bounded),
      hash: ticketHash({ ...text, stake: String(stake) }),
      is_held: index > 0,
      bonus: String((typeof parts === 'string' ? undefined : parts[index]?.bonus) ?? 0n),
    };
  });
}

/** Coins promise no money, and take none of what the merchant bears. */
const asRows = (bounded: readonly TicketPromise[] | null) =>
  bounded?.map(({ play, number, units }) => [play, number, String(units)] as const) ?? null;

async function answerWith(
  transaction: Transaction,
  player: Player,
  { language }: Request,
  ticketId: string,
): Promise<Sold> {
  const ticket = await readOwnTicket(transaction, { playerId: player.id, ticketId, language });
  if (!ticket) throw new Error('A ticket that was sold is not there.');
  const chase =
    ticket.chaseId === null
      ? null
      : await readChase(transaction, { playerId: player.id, chaseId: ticket.chaseId, language });
  return done({ ticket, chase });
}
