import { type Card, cardFromShoe } from '../cards.ts';
import type { Draw } from '../game.ts';
import { payFor } from '../pay.ts';
import { ratio } from '../ratio.ts';
import { countOf, isNatural, pointsOf, totalOf } from './count.ts';

export const blackjackSteps = ['hit', 'stand', 'double', 'split', 'insure', 'decline'] as const;
export type BlackjackStep = (typeof blackjackSteps)[number];

/** A table while its round is told. */
export interface Table {
  stake: bigint;
  dealer: Card[];
  hands: Hand[];
  /** Whose turn it is among `hands`; all of them have had it when there is none of that number. */
  active: number;
  insurance: 'not-offered' | 'offered' | 'declined' | 'taken';
  isOver: boolean;
  /** The next card of the shoe; there is always one. */
  next(): Card;
  drawn(): number;
}

export interface Hand {
  cards: Card[];
  stake: bigint;
  isDoubled: boolean;
  isFinished: boolean;
}

export type HandOutcome = 'blackjack' | 'win' | 'push' | 'lose' | 'bust';

/** One card each in turn, the dealer's second face down. */
export function openTable(stake: bigint, draw: Draw): Table {
  let position = 0;
  const next = () => cardFromShoe(draw(position++));
  const [first, up, second, hole] = [next(), next(), next(), next()];
  const table: Table = {
    stake,
    dealer: [up, hole],
    hands: [handWith([first, second], stake)],
    active: 0,
    insurance: pointsOf(up) === 1 && insuranceOf(stake) > 0n ? 'offered' : 'not-offered',
    isOver: false,
    next,
    drawn: () => position,
  };
  if (table.insurance === 'not-offered') lookForNaturals(table);
  return table;
}

export function legalSteps(table: Table): BlackjackStep[] {
  if (table.isOver) return [];
  if (table.insurance === 'offered') return ['insure', 'decline'];
  const hand = table.hands[table.active];
  if (hand?.cards.length !== 2) return ['hit', 'stand'];
  return canSplit(table, hand) ? ['hit', 'stand', 'double', 'split'] : ['hit', 'stand', 'double'];
}

export function takeStep(table: Table, step: BlackjackStep): boolean {
  const hand = table.hands[table.active];
  if (!hand || !legalSteps(table).includes(step)) return false;
  if (step === 'insure' || step === 'decline') {
    table.insurance = step === 'insure' ? 'taken' : 'declined';
    lookForNaturals(table);
    return true;
  }
  if (step === 'split') split(table, hand);
  if (step === 'double') {
    hand.isDoubled = true;
    hand.stake *= 2n;
  }
  if (step === 'hit' || step === 'double') hand.cards.push(table.next());
  hand.isFinished ||= step === 'double' || step === 'stand';
  passTurn(table);
  return true;
}

/** Half the stake at most, so what is odd stays out of it. */
export function insuranceOf(stake: bigint): bigint {
  return stake / 2n;
}

export function outcomeOf(table: Table, hand: Hand): HandOutcome {
  const own = totalOf(countOf(hand.cards));
  if (own > 21) return 'bust';
  const natural = table.hands.length === 1 && isNatural(hand.cards);
  const house = isNatural(table.dealer);
  if (natural || house) return natural && house ? 'push' : natural ? 'blackjack' : 'lose';
  const against = totalOf(countOf(table.dealer));
  if (against > 21 || own > against) return 'win';
  return own === against ? 'push' : 'lose';
}

export function paidFor(hand: Hand, outcome: HandOutcome): bigint {
  return payFor(hand.stake, pays[outcome]);
}

export function paidForInsurance(table: Table): bigint {
  const isPaid = table.insurance === 'taken' && isNatural(table.dealer);
  return isPaid ? insuranceOf(table.stake) * 3n : 0n;
}

const pays: Record<HandOutcome, ReturnType<typeof ratio>> = {
  blackjack: ratio(5, 2),
  win: ratio(2),
  push: ratio(1),
  lose: ratio(0),
  bust: ratio(0),
};

function handWith(cards: Card[], stake: bigint): Hand {
  return { cards, stake, isDoubled: false, isFinished: false };
}

function canSplit(table: Table, hand: Hand): boolean {
  const [one = 0, other = 0] = hand.cards;
  return table.hands.length === 1 && pointsOf(one) === pointsOf(other);
}

/** The second hand waits with one card until its turn: the first one is played without knowing it. */
function split(table: Table, hand: Hand): void {
  const [one = 0, other = 0] = hand.cards;
  hand.cards = [one, table.next()];
  table.hands.push(handWith([other], table.stake));
  hand.isFinished = pointsOf(one) === 1;
}

/** The dealer looks under an ace or a ten, so nobody doubles against what has already won. */
function lookForNaturals(table: Table): void {
  const isDecided = isNatural(table.dealer) || table.hands.some(({ cards }) => isNatural(cards));
  if (isDecided) table.isOver = true;
}

function passTurn(table: Table): void {
  let hand = table.hands[table.active];
  while (hand) {
    if (hand.cards.length === 1) {
      hand.isFinished = pointsOf(hand.cards[0] ?? 0) === 1;
      hand.cards.push(table.next());
    }
    if (!hand.isFinished && totalOf(countOf(hand.cards)) < 21) return;
    hand.isFinished = true;
    table.active += 1;
    hand = table.hands[table.active];
  }
  table.isOver = true;
  // Against hands that are all gone there is nothing to draw for.
  if (table.hands.every(({ cards }) => totalOf(countOf(cards)) > 21)) return;
  while (totalOf(countOf(table.dealer)) < 17) table.dealer.push(table.next());
}
