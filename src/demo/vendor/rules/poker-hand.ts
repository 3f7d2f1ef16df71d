import { type Card, nameOf } from './table-cards.ts';

export type Street = 'preflop' | 'flop' | 'turn' | 'river' | 'over';

/** Somebody who was dealt in. Everything is plain, so that a hand can be kept and told. */
export interface Player {
  place: number;
  stack: bigint;
  cards: [Card, Card];
  /** On this street, and in the whole hand. */
  bet: bigint;
  put: bigint;
  hasFolded: boolean;
  /** Has acted since the last full raise, and may not raise again until there is another. */
  hasActed: boolean;
}

export interface PokerHand {
  /** In their order round the table. */
  players: Player[];
  button: number;
  smallBlind: bigint;
  bigBlind: bigint;
  street: Street;
  board: Card[];
  /** The rest of the pack, the next card last. */
  pack: Card[];
  /** What everybody has to have put in on this street. */
  toCall: bigint;
  /** A full raise is at least so much on top. */
  leastRaise: bigint;
  /** Whose turn it is; null while nobody can act. */
  turn: number | null;
}

export type PokerAct = { act: 'fold' | 'check' | 'call' } | { act: 'raise'; to: bigint };

/** What whoever's turn it is may do; `raise` is null where they may only call. */
export interface Allowed {
  canCheck: boolean;
  call: bigint;
  raise: { least: bigint; most: bigint } | null;
}

export interface Sitting {
  place: number;
  stack: bigint;
}

/** Deals a hand: two cards each, blinds in, the first to act on the big blind's left. */
export function dealHand(
  sitting: readonly Sitting[],
  button: number,
  bigBlind: bigint,
  pack: readonly Card[],
): PokerHand {
  const rest = [...pack];
  const ordered = sitting.toSorted((one, other) => one.place - other.place);
  const players = ordered.map(
    ({ place, stack }): Player => ({
      place,
      stack,
      cards: [rest.pop() as Card, rest.pop() as Card],
      bet: 0n,
      put: 0n,
      hasFolded: false,
      hasActed: false,
    }),
  );
  const hand: PokerHand = {
    players,
    button,
    smallBlind: bigBlind / 2n,
    bigBlind,
    street: 'preflop',
    board: [],
    pack: rest,
    toCall: bigBlind,
    leastRaise: bigBlind,
    turn: null,
  };
  const order = fromLeftOf(hand, button);
  // Of two, the button is the small blind and acts first before the flop.
  const [small, big] = players.length === 2 ? [order[1], order[0]] : [order[0], order[1]];
  putIn(small, hand.smallBlind);
  putIn(big, bigBlind);
  giveTurnAfter(hand, big?.place ?? button);
  return hand;
}

export function allowedNow(hand: PokerHand): Allowed | null {
  const player = playerAt(hand, hand.turn);
  if (!player) return null;
  const missing = hand.toCall - player.bet;
  const call = missing < player.stack ? missing : player.stack;
  const most = player.bet + player.stack;
  const full = hand.toCall + hand.leastRaise;
  const others = hand.players.filter((one) => one !== player && !one.hasFolded && one.stack > 0n);
  const mayRaise = most > hand.toCall && !player.hasActed && others.length > 0;
  return {
    canCheck: missing === 0n,
    call,
    raise: mayRaise ? { least: most < full ? most : full, most } : null,
  };
}

/** Does what whoever's turn it is wants; answers whether they may. */
export function doAct(hand: PokerHand, wish: PokerAct): boolean {
  const allowed = allowedNow(hand);
  const player = playerAt(hand, hand.turn);
  if (!allowed || !player) return false;
  if (wish.act === 'check' && !allowed.canCheck) return false;
  if (wish.act === 'call' && allowed.canCheck) return false;
  if (wish.act === 'raise') {
    const { raise } = allowed;
    if (!raise || wish.to < raise.least || wish.to > raise.most) return false;
    raiseTo(hand, player, wish.to);
  }
  if (wish.act === 'call') putIn(player, allowed.call);
  if (wish.act === 'fold') player.hasFolded = true;
  player.hasActed = true;
  giveTurnAfter(hand, player.place);
  return true;
}

/** Whoever gets up gives their cards away, also when it is not their turn. */
export function foldOut(hand: PokerHand, place: number) {
  const player = playerAt(hand, place);
  if (!player || player.hasFolded || hand.street === 'over') return;
  if (hand.turn === place) {
    doAct(hand, { act: 'fold' });
    return;
  }
  player.hasFolded = true;
  if (inHand(hand).length === 1) hand.turn = null;
}

/** The next street, or the end; to be called when nobody's turn it is. */
export function nextStreet(hand: PokerHand) {
  const next = {
    preflop: 'flop',
    flop: 'turn',
    turn: 'river',
    river: 'over',
    over: 'over',
  } as const;
  hand.street = inHand(hand).length === 1 ? 'over' : next[hand.street];
  const cards = { preflop: 0, flop: 3, turn: 1, river: 1, over: 0 }[hand.street];
  for (let card = 0; card < cards; card += 1) hand.board.push(hand.pack.pop() as Card);
  for (const player of hand.players) {
    player.bet = 0n;
    player.hasActed = false;
  }
  hand.toCall = 0n;
  hand.leastRaise = hand.bigBlind;
  hand.turn = null;
  if (hand.street !== 'over') giveTurnAfter(hand, hand.button);
}

/** Whether cards lie open because nobody can bet against anybody any more. */
export function isAllIn(hand: PokerHand): boolean {
  const left = inHand(hand);
  return left.length > 1 && hand.turn === null && left.filter(({ stack }) => stack > 0n).length < 2;
}

export function inHand(hand: PokerHand): Player[] {
  return hand.players.filter(({ hasFolded }) => !hasFolded);
}

export function playerAt(hand: PokerHand, place: number | null): Player | undefined {
  return hand.players.find((one) => one.place === place);
}

/** From the first one on the left of a place, round to it. */
export function fromLeftOf(hand: PokerHand, place: number): Player[] {
  const after = hand.players.filter((one) => one.place > place);
  return [...after, ...hand.players.filter((one) => one.place <= place)];
}

export const boardNames = (hand: PokerHand) => hand.board.map(nameOf);

function putIn(player: Player | undefined, amount: bigint) {
  if (!player) return;
  const paid = amount < player.stack ? amount : player.stack;
  player.stack -= paid;
  player.bet += paid;
  player.put += paid;
}

/** All in for less than a full raise lets nobody raise again who has acted already. */
function raiseTo(hand: PokerHand, player: Player, to: bigint) {
  const raise = to - hand.toCall;
  putIn(player, to - player.bet);
  hand.toCall = to;
  if (raise < hand.leastRaise) return;
  hand.leastRaise = raise;
  for (const other of hand.players) other.hasActed = false;
}

/** The next one who has something to say; nobody, where the street is done. */
function giveTurnAfter(hand: PokerHand, place: number) {
  hand.turn = null;
  if (inHand(hand).length < 2) return;
  const able = inHand(hand).filter(({ stack }) => stack > 0n);
  // One with chips against others who are all in bets against nobody, once they have called.
  const highest = inHand(hand).reduce((most, { bet }) => (bet > most ? bet : most), 0n);
  if (able.length === 0 || (able.length === 1 && able[0]?.bet === highest)) return;
  const next = fromLeftOf(hand, place).find(
    (one) => able.includes(one) && (!one.hasActed || one.bet < hand.toCall),
  );
  hand.turn = next?.place ?? null;
}
