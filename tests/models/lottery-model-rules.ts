/** What a lottery promises its players, without tables, locks or money: a bookkeeper's own arithmetic. */

import { bonusFunds, bonusPart, returnBonus, settleBonus, splitOf } from './lottery-model-bonus.ts';

export type Purse = 'money' | 'coins';
export type Who = 0 | 1;
/** Numeros of a sequence, in the order of time. */
export type At = 0 | 1 | 2;

export interface BuyStep {
  who: Who;
  purse: Purse;
  at: At;
  /** Digits that are bet on, or a colour where the stake returns on 0. */
  bet: { play: 'digit'; digits: readonly string[] } | { play: 'colour'; side: 'odd' | 'even' };
  series: number;
  multiple: number;
  chase: { stopsOnWin: boolean; later: readonly { at: At; multiple: number }[] } | null;
}

export interface BookTicket {
  who: Who;
  purse: Purse;
  at: At;
  bet: BuyStep['bet'];
  series: number;
  multiple: number;
  stake: bigint;
  /** What of it was bonus money, and what of the bonus it has brought back. */
  bonusStake: bigint;
  bonusGiven: bigint;
  best: bigint;
  state: 'open' | 'won' | 'lost' | 'cancelled' | 'void';
  isHeld: boolean;
  edition: number;
  paid: bigint;
  rebate: bigint;
  given: bigint;
  chase: number | null;
  /** What of its stake may count as a valid bet; null: all of it. */
  valid: bigint | null;
}

export interface BookChase {
  who: Who;
  state: 'running' | 'stopped' | 'won' | 'done';
  stopsOnWin: boolean;
  held: bigint;
}

export interface BookNumero {
  state: 'upcoming' | 'open' | 'closed' | 'settled' | 'void';
  edition: number;
  result: string | null;
  voidAsked: Set<string>;
}

export interface LotteryBook {
  numeros: BookNumero[];
  tickets: BookTicket[];
  chases: BookChase[];
  main: [bigint, bigint];
  held: [bigint, bigint];
  coins: [bigint, bigint];
  bonus: [bigint, bigint];
  hasGivenUp: [boolean, boolean];
  wagered: [bigint, bigint];
  won: [bigint, bigint];
  isStopped: [boolean, boolean];
  /** Earned by those above the second player, from the nearest up. */
  uplines: [bigint, bigint];
  isGameStopped: boolean;
}

/** Of one ticket, and of a play of one numero. */
export const mostExposure = 6_000n;
/** Of one number of a play, and of one player over all their tickets of a numero. */
export const mostPerNumber = 4_500n;
export const mostPerPlayer = 6_500n;
export const maxSeries = 1_980;
/** The highest that each player may pick, and what those above the second one have. */
export const ownSeries: readonly [number, number] = [maxSeries, 1_900];
export const uplineSeries: readonly [number, number] = [1_960, maxSeries];
const fullPurse = 10_000_000n;

export function newLotteryBook(funds: bigint): LotteryBook {
  const numero = (state: BookNumero['state']): BookNumero => ({
    ...{ state, edition: 0, result: null, voidAsked: new Set<string>() },
  });
  return {
    numeros: [numero('open'), numero('upcoming'), numero('upcoming')],
    tickets: [],
    chases: [],
    main: [funds, funds],
    held: [0n, 0n],
    coins: [fullPurse, fullPurse],
    bonus: [bonusFunds, bonusFunds],
    hasGivenUp: [false, false],
    wagered: [0n, 0n],
    won: [0n, 0n],
    isStopped: [false, false],
    uplines: [0n, 0n],
    isGameStopped: false,
  };
}

/** Says what the sale answers, and writes down what it sells. */
export function expectBuy(book: LotteryBook, step: BuyStep): string {
  const { who, purse, at, chase } = step;
  const planned = [{ at, multiple: 1 }, ...(chase?.later ?? [])].map((one) => ticketOf(step, one));
  if (book.isGameStopped) return 'game.closed';
  const state = book.numeros[at]?.state;
  if (state === 'upcoming') return 'numero.unknown';
  if (state !== 'open') return 'numero.closed';
  if (step.series > ownSeries[who]) return 'ticket.series';
  if (planned.some(({ best }) => best > mostExposure)) return 'ticket.win-above-most';
  const isInOrder = planned.every((ticket, index) => {
    const later = book.numeros[ticket.at]?.state;
    const before = planned[index - 1];
    return (later === 'open' || later === 'upcoming') && (!before || before.at < ticket.at);
  });
  if (!isInOrder) return 'chase.numeros';
  if (book.isStopped[who]) return 'play.stopped';
  const passed = purse === 'money' ? passedBound(book, planned) : null;
  if (passed) return passed;
  const cost = planned.reduce((sum, { stake }) => sum + stake, 0n);
  if (purse === 'coins' && cost > book.coins[who]) return 'wallet.short';
  const parts = purse === 'money' ? splitOf(book, who, planned) : [];
  if (typeof parts === 'string') return parts;
  const tickets = planned.map((one, index) => ({ ...one, bonusStake: parts[index] ?? 0n }));
  sell(book, step, tickets);
  return 'sold';
}

function passedBound(book: LotteryBook, planned: readonly BookTicket[]): string | null {
  const isOwnPassed = planned.some(({ who, at, best }) => {
    const own = book.tickets.filter((one) => one.who === who && one.at === at);
    return sumOf(own.filter(isPromised)) + best > mostPerPlayer;
  });
  if (isOwnPassed) return 'numero.win-above-most';
  const isFull = ({ at, bet, best }: BookTicket) =>
    promisedOn(book, at, bet.play) + best > mostExposure;
  if (planned.some(isFull)) return 'numero.full';
  const isNumberFull = ({ at, bet, best }: BookTicket) =>
    numbersOf(bet).some((number) => promisedByNumber(book, at, number) + best > mostPerNumber);
  return planned.some(isNumberFull) ? 'number.full' : null;
}

const numbersOf = (bet: BuyStep['bet']): readonly string[] =>
  bet.play === 'digit' ? bet.digits : [bet.side];

const isPromised = ({ purse, state }: BookTicket) => purse === 'money' && state === 'open';
const sumOf = (tickets: readonly BookTicket[]) => tickets.reduce((sum, { best }) => sum + best, 0n);

/** What open tickets for money may win by one digit or one colour. */
export function promisedByNumber(book: LotteryBook, at: At, number: string): bigint {
  const own = book.tickets.filter((one) => one.at === at && numbersOf(one.bet).includes(number));
  return sumOf(own.filter(isPromised));
}

function sell(book: LotteryBook, { who, purse, chase }: BuyStep, planned: BookTicket[]): void {
  const cost = planned.reduce((sum, { stake }) => sum + stake, 0n);
  const held = cost - (planned[0]?.stake ?? 0n);
  if (purse === 'coins') book.coins[who] -= cost;
  else {
    const bonus = planned.reduce((sum, { bonusStake }) => sum + bonusStake, 0n);
    book.main[who] -= cost - bonus;
    book.bonus[who] -= bonus;
    book.held[who] += held - bonus + (planned[0]?.bonusStake ?? 0n);
    book.wagered[who] += cost;
    // Of bonus money nothing is lost: it counts as won in the same moment.
    book.won[who] += bonus;
  }
  const number = chase ? book.chases.length : null;
  if (chase) book.chases.push({ who, state: 'running', stopsOnWin: chase.stopsOnWin, held });
  for (const [index, ticket] of planned.entries()) {
    book.tickets.push({ ...ticket, isHeld: index > 0, chase: number });
  }
}

function ticketOf(
  { who, purse, bet, series, multiple }: BuyStep,
  { at, multiple: times }: { at: At; multiple: number },
): BookTicket {
  const whole = multiple * times;
  const notes = bet.play === 'digit' ? bet.digits.length : 1;
  return {
    ...{ who, purse, at, bet, series, multiple: whole, isHeld: false, chase: null },
    stake: BigInt(200 * notes * whole),
    best: bet.play === 'digit' ? BigInt(series * whole) : BigInt(400 * whole),
    ...{ state: 'open', edition: 0, paid: 0n, rebate: 0n, given: 0n, valid: null },
    ...{ bonusStake: 0n, bonusGiven: 0n },
  };
}

/** What open tickets for money of one play may win; settled numeros owe nothing more. */
export function promisedOn(book: LotteryBook, at: At, play: string): bigint {
  return book.tickets
    .filter((one) => one.at === at && one.bet.play === play)
    .filter(({ purse, state }) => purse === 'money' && (state === 'open' || state === 'won'))
    .reduce((sum, { best }) => sum + best, 0n);
}

export function expectCancel(book: LotteryBook, number: number): string {
  const ticket = book.tickets[number];
  if (!ticket) return 'ticket.unknown';
  if (ticket.state !== 'open') return 'ticket.over';
  const { state } = book.numeros[ticket.at] ?? {};
  if (state !== 'open' && state !== 'upcoming') return 'numero.closed';
  giveBack(book, ticket, 'cancelled');
  return 'done';
}

export function expectStopChase(book: LotteryBook, number: number): string {
  const chase = book.chases[number];
  if (!chase) return 'chase.unknown';
  return stopOne(book, number, 'stopped') ? 'done' : 'chase.over';
}

/** An operator stops a player: what they chase ends as well. */
export function stopPlayer(book: LotteryBook, who: Who): void {
  book.isStopped[who] = true;
  for (const [number, chase] of book.chases.entries()) {
    if (chase.who === who && chase.held > 0n) stopOne(book, number, 'stopped');
  }
}

function stopOne(book: LotteryBook, number: number, state: 'stopped' | 'won'): boolean {
  const chase = book.chases[number];
  if (chase?.state !== 'running') return false;
  chase.state = state;
  for (const ticket of book.tickets) {
    const numero = book.numeros[ticket.at]?.state;
    const isTakenBack = ticket.chase === number && ticket.isHeld && ticket.state === 'open';
    if (isTakenBack && (numero === 'open' || numero === 'upcoming')) {
      giveBack(book, ticket, 'cancelled');
    }
  }
  return true;
}

function giveBack(book: LotteryBook, ticket: BookTicket, state: 'cancelled' | 'void'): void {
  const { who, purse, stake, bonusStake, isHeld, chase } = ticket;
  ticket.state = state;
  const chased = chase === null ? undefined : book.chases[chase];
  if (chased && isHeld) chased.held -= stake;
  if (purse === 'coins') book.coins[who] += stake;
  else {
    book.main[who] += stake - bonusStake;
    if (isHeld) book.held[who] -= stake - bonusStake;
    book.wagered[who] -= stake;
    book.won[who] -= bonusStake;
    returnBonus(book, ticket);
  }
  endChase(book, chase);
}

function endChase(book: LotteryBook, number: number | null): void {
  const chase = number === null ? undefined : book.chases[number];
  const isOpen = book.tickets.some((one) => one.chase === number && one.state === 'open');
  if (chase?.state === 'running' && !isOpen) chase.state = 'done';
}

/** Closes a sale and opens the next numero that waits. */
export function closeNumero(book: LotteryBook, at: At): boolean {
  const numero = book.numeros[at];
  if (numero?.state !== 'open') return false;
  numero.state = 'closed';
  const next = book.numeros.find(({ state }) => state === 'upcoming');
  if (next) next.state = 'open';
  return true;
}

export function expectVoid(book: LotteryBook, at: At, by: string): string {
  const numero = book.numeros[at];
  if (!numero || numero.state === 'settled' || numero.state === 'void') return 'over';
  if (numero.state === 'closed') {
    numero.voidAsked.add(by);
    if (numero.voidAsked.size < 2) return 'waiting';
  }
  voidOne(book, at);
  return 'void';
}

function voidOne(book: LotteryBook, at: number): void {
  const numero = book.numeros[at];
  if (numero) numero.state = 'void';
  for (const ticket of book.tickets) {
    if (ticket.at === at && ticket.state === 'open') giveBack(book, ticket, 'void');
  }
}

/** The merchant stops the game amid its sale: what is in sale is void, and chases over what comes later end. */
export function stopTheGame(book: LotteryBook): void {
  book.isGameStopped = true;
  for (const [at, { state }] of book.numeros.entries()) {
    if (state === 'open') voidOne(book, at);
  }
  for (const [number, { held }] of book.chases.entries()) {
    if (held > 0n) stopOne(book, number, 'stopped');
  }
}

/** Two operators typed this result: the first one, or a correction. */
export function expectDraw(book: LotteryBook, at: At, result: string): string {
  const numero = book.numeros[at];
  if (!numero || numero.state === 'void') return 'void';
  if (numero.state !== 'closed' && numero.state !== 'settled') return 'early';
  if (numero.result === result) return 'drawn';
  numero.result = result;
  numero.state = 'settled';
  numero.edition += 1;
  const counted = book.tickets.filter(
    (one) => one.at === at && ['open', 'won', 'lost'].includes(one.state),
  );
  // The order in which the batch pays: from player to player, from ticket to ticket.
  for (const who of [0, 1] as const) {
    const own = counted.filter((one) => one.who === who);
    for (const ticket of own) pay(book, ticket, numero);
    const sides = new Set(own.flatMap((one) => (isColourForMoney(one) ? numbersOf(one.bet) : [])));
    for (const ticket of own) ticket.valid = isColourForMoney(ticket) && sides.size > 1 ? 0n : null;
  }
  for (const { chase } of counted) endChase(book, chase);
  return 'drawn';
}

/** Sells again; says whether a numero that waits comes into sale. */
export function resumeTheGame(book: LotteryBook): boolean {
  if (!book.isGameStopped) return false;
  book.isGameStopped = false;
  const next = book.numeros.find(({ state }) => state === 'upcoming');
  if (next) next.state = 'open';
  return next !== undefined;
}

/** Both colours of one draw are two sides of one thing. */
const isColourForMoney = ({ bet, purse }: BookTicket) => bet.play === 'colour' && purse === 'money';

function pay(book: LotteryBook, ticket: BookTicket, { edition, result }: BookNumero): void {
  const { who, stake, chase } = ticket;
  const { paid, hasWon } = winOf(ticket, result ?? '');
  const rebate = rebateOf(ticket);
  const chased = chase === null ? undefined : book.chases[chase];
  if (chased && ticket.isHeld && ticket.edition === 0) chased.held -= stake;
  if (ticket.purse === 'coins') {
    const after = book.coins[who] + paid + rebate - ticket.given;
    book.coins[who] = after < 0n ? 0n : after;
    ticket.given = paid + rebate;
  } else {
    if (ticket.isHeld && ticket.edition === 0) book.held[who] -= stake - ticket.bonusStake;
    const part = bonusPart(ticket, paid) + bonusPart(ticket, rebate);
    const own = paid + rebate - part;
    book.main[who] += own;
    const back = ticket.given < book.main[who] ? ticket.given : book.main[who];
    book.main[who] -= back;
    ticket.given += own - back;
    settleBonus(book, ticket, part);
    book.won[who] += paid - bonusPart(ticket, paid);
    book.won[who] -= ticket.paid - bonusPart(ticket, ticket.paid);
    if (ticket.edition === 0) earnUplines(book, ticket);
  }
  ticket.edition = edition;
  ticket.state = hasWon ? 'won' : 'lost';
  ticket.paid = paid;
  ticket.rebate = rebate;
  if (hasWon && chase !== null && chased?.stopsOnWin) stopOne(book, chase, 'won');
}

function winOf({ bet, series, multiple, stake }: BookTicket, result: string) {
  if (bet.play === 'digit') {
    const hasWon = bet.digits.includes(result);
    return { hasWon, paid: hasWon ? BigInt(series * multiple) : 0n };
  }
  if (result === '0') return { hasWon: false, paid: stake };
  const hasWon = (Number(result) % 2 === 1) === (bet.side === 'odd');
  return { hasWon, paid: hasWon ? BigInt(400 * multiple) : 0n };
}

/** Of the player's own series: what lies above it is their uplines'. */
function rebateOf({ who, bet, stake, series }: BookTicket): bigint {
  return bet.play === 'digit' ? shareOf(stake, ownSeries[who] - series) : 0n;
}

/** Each earns what lies above the highest series below, once a ticket; the first player has nobody above. */
function earnUplines(book: LotteryBook, { who, bet, stake, bonusStake }: BookTicket): void {
  if (who === 0 || bet.play !== 'digit') return;
  const [near, far] = uplineSeries;
  // Bonus money is staked by the house: nobody earns by it.
  book.uplines[0] += shareOf(stake - bonusStake, near - ownSeries[who]);
  book.uplines[1] += shareOf(stake - bonusStake, far - near);
}

/** Half a minor unit is rounded up. */
const shareOf = (stake: bigint, difference: number) =>
  (2n * stake * BigInt(difference) + 2_000n) / 4_000n;
