import type { Purse } from '#contract/inhouse.ts';
import type { placeTicket as Call } from '#contract/lottery-tickets.ts';
import type { SlipFault } from '#lottery/slip.ts';
import { type Refused, refuse } from '#server/kernel/answer.ts';
import { isPlayStopped, reviewPlay, reviewRest } from '#server/protection/review-play.ts';
import type { PlannedSlip } from './plan-slip.ts';
import { passedBound } from './promises.ts';
import type { SaleFacts } from './sale-facts.ts';
import { splitSlip } from './split-slip.ts';

type Refusal = (typeof Call)['refuses'][number];

/** A slip as it is judged: its rules were read, and its stakes counted. */
export interface SlipToReview {
  purse: Purse;
  isTrial: boolean;
  game: string;
  series: number;
  /** The first numero, then those of the chase. */
  numeros: readonly string[];
  plan: PlannedSlip | SlipFault;
  now: Date;
  /** What an unfilled purse of coins holds. */
  fullPurse: bigint;
  /** More numbers than one sale may hold, where numbers are bounded. */
  isTooWide: boolean;
}

/** The first refusal of a slip, in the order in which the call lists them; null sells it. */
export function reviewTicket(facts: SaleFacts, slip: SlipToReview): Refused<Refusal> | null {
  const { game } = facts;
  if (game.isStopped || !game.isShown) return refuse('game.closed');
  const first = facts.numeros?.find(({ numero }) => numero === slip.numeros[0]);
  if (!first || first.state === 'upcoming') return refuse('numero.unknown');
  if (first.state !== 'open' || !first.isBeforeClosing) return refuse('numero.closed');
  const unfit = reviewTerms(facts, slip);
  if (unfit) return refuse(unfit);
  if (!isChaseInOrder(facts, slip)) return refuse('chase.numeros');
  const plan = slip.plan as PlannedSlip;
  const parts = partsOf(facts, slip, plan);
  const stopped = reviewProtection(facts, slip, { cost: plan.cost, parts });
  if (stopped) return stopped;
  const passed = slip.purse === 'money' ? passedBound(facts, plan.tickets) : null;
  if (passed) return refuse(passed);
  return typeof parts === 'string' ? refuse(parts) : null;
}

/** Own money first; a bonus pays what is missing, where the game may be played with it. */
export function partsOf(
  { available, bonus }: Pick<SaleFacts, 'available' | 'bonus'>,
  { purse, fullPurse }: Pick<SlipToReview, 'purse' | 'fullPurse'>,
  { tickets }: Pick<PlannedSlip, 'tickets'>,
) {
  return splitSlip(tickets, available ?? (purse === 'coins' ? fullPurse : 0n), bonus);
}

/** What is wrong with the slip itself, whoever sends it. */
function reviewTerms(
  { game }: SaleFacts,
  { plan, series, isTooWide }: SlipToReview,
): Refusal | null {
  const { sale } = game;
  const fault = 'fault' in plan ? codeOf(plan) : null;
  if (fault === 'ticket.lines') return fault;
  if (isTooWide && sale.most_per_number !== null) return 'ticket.lines';
  if (series < game.minSeries || series > game.maxSeries) return 'ticket.series';
  if (fault === 'ticket.multiple') return fault;
  if (fault !== null || 'fault' in plan) return fault;
  if (plan.tickets.some(({ lines }) => lines.some((line) => line.multiple > sale.most_multiple))) {
    return 'ticket.multiple';
  }
  if (plan.tickets.some(({ stake }) => stake < sale.least_stake)) return 'stake.below-least';
  if (plan.tickets.some(({ stake }) => stake > sale.most_stake)) return 'stake.above-most';
  return plan.tickets.some(({ best }) => best > sale.most_win) ? 'ticket.win-above-most' : null;
}

function codeOf({ fault }: SlipFault): Refusal {
  if (fault === 'multiple') return 'ticket.multiple';
  if (fault === 'stake-not-whole') return 'ticket.not-whole';
  return fault === 'stake-too-small' ? 'stake.below-least' : 'ticket.lines';
}

/** Each numero exists once, comes after the one before, and has not begun to close. */
function isChaseInOrder({ numeros, game }: SaleFacts, { numeros: asked }: SlipToReview): boolean {
  if (asked.length - 1 > game.sale.most_chased) return false;
  const found = numeros ?? [];
  return (
    found.length === asked.length &&
    found.every(
      ({ numero, state, isBeforeClosing }, index) =>
        numero === asked[index] && (state === 'open' || state === 'upcoming') && isBeforeClosing,
    )
  );
}

/** A trial meets the operators' stops alone; coins meet what says that the player wants a rest as well. */
function reviewProtection(
  { play, game }: SaleFacts,
  { isTrial, purse, now, game: code }: SlipToReview,
  { cost: stake, parts }: { cost: bigint; parts: ReturnType<typeof partsOf> },
): Refused<Refusal> | null {
  const place = { vendor: game.vendor, gameType: game.gameType, game: code };
  if (isPlayStopped(play, place)) return refuse('play.stopped');
  if (isTrial) return null;
  if (purse === 'coins') return reviewRest(play, now);
  // Bonus money is a bet as any other, and no loss.
  const atRisk = typeof parts === 'string' ? stake : parts.reduce((sum, { own }) => sum + own, 0n);
  return reviewPlay(play, { stake, atRisk, now });
}
