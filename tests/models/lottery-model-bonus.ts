import type { BookTicket, LotteryBook, Who } from './lottery-model-rules.ts';

/** What each player was given for lotteries beside their own money, and the most that it takes part in. */
export const bonusFunds = 2_500n;
export const bonusCap = 900n;

/** What of a ticket is bonus money: own money goes first, ticket by ticket; or why the slip is not sold. */
export function splitOf(
  { main, bonus }: LotteryBook,
  who: Who,
  planned: readonly BookTicket[],
): bigint[] | 'wallet.short' | 'bonus.stake-above-cap' {
  const cost = planned.reduce((sum, { stake }) => sum + stake, 0n);
  if (cost > main[who] + bonus[who]) return 'wallet.short';
  let own = main[who];
  const parts: bigint[] = [];
  for (const { stake } of planned) {
    const missing = stake > own ? stake - own : 0n;
    if (missing > 0n && stake > bonusCap) return 'bonus.stake-above-cap';
    own -= stake - missing;
    parts.push(missing);
  }
  return parts;
}

/** Of what a ticket brings, the bonus's part as its stake was divided; halves of a cent are the player's own. */
export function bonusPart({ stake, bonusStake }: BookTicket, brought: bigint): bigint {
  return (brought * bonusStake) / stake;
}

/** A stake that returns: nothing, where the bonus was given up meanwhile. */
export function returnBonus(book: LotteryBook, { who, bonusStake }: BookTicket): void {
  if (!book.hasGivenUp[who]) book.bonus[who] += bonusStake;
}

/** An edition of a result pays or takes back what it differs from the one before, as far as the bonus reaches. */
export function settleBonus(book: LotteryBook, ticket: BookTicket, part: bigint): void {
  const { who } = ticket;
  if (book.hasGivenUp[who]) return;
  const wanted = part - ticket.bonusGiven;
  const moved = wanted < -book.bonus[who] ? -book.bonus[who] : wanted;
  book.bonus[who] += moved;
  ticket.bonusGiven += moved;
}

export function giveUp(book: LotteryBook, who: Who): void {
  book.hasGivenUp[who] = true;
  book.bonus[who] = 0n;
}
