import type { Allowed, PokerAct } from './poker-hand.ts';
import { pokerScore } from './poker-score.ts';
import type { Card } from './table-cards.ts';

/** All that a robot knows: its own cards and what lies open. There is no way to anybody else's. */
export interface RobotView {
  cards: readonly [Card, Card];
  board: readonly Card[];
  /** Others who still hold cards. */
  opponents: number;
  pot: bigint;
  stack: bigint;
  bigBlind: bigint;
  allowed: Allowed;
}

/**
 * Bets what is good, calls what is cheap for its chance, folds the rest, and bluffs one time in
 * sixteen, for whoever always tells the truth is read by everybody.
 */
export function decideAsRobot(view: RobotView, chance: () => number): PokerAct {
  const { allowed, pot, opponents } = view;
  const equity = equityOf(view, chance);
  const even = 1 / (opponents + 1);
  const mood = chance();
  if (allowed.canCheck) {
    const isGood = equity > even * 1.35 + 0.08;
    if (allowed.raise && (isGood || mood < 1 / 16)) return raiseBy(view, isGood ? 60n : 45n);
    return { act: 'check' };
  }
  const price = Number(allowed.call) / Number(pot + allowed.call);
  const isBig = allowed.call * 3n > view.stack;
  if (allowed.raise && equity > even * 1.7 + 0.12 && mood < 0.7) return raiseBy(view, 80n);
  return equity >= price + (isBig ? 0.1 : 0.03) ? { act: 'call' } : { act: 'fold' };
}

/** So many hundredths of the pot on top of a call, within what is allowed. */
function raiseBy({ allowed, pot, bigBlind }: RobotView, hundredths: bigint): PokerAct {
  const { raise } = allowed;
  if (!raise) return { act: allowed.canCheck ? 'check' : 'call' };
  const extra = ((pot + allowed.call) * hundredths) / 100n;
  const wanted = raise.least + (extra > raise.least ? extra - raise.least : 0n);
  // Whole big blinds, as people bet; whoever would keep next to nothing puts it all in.
  const to = wanted - (wanted % bigBlind);
  if (to * 4n > raise.most * 3n) return { act: 'raise', to: raise.most };
  return { act: 'raise', to: to > raise.least ? to : raise.least };
}

const trials = 140;

/** The part of pots these cards win against as many unknown hands, by dealing the rest many times. */
export function equityOf(
  { cards, board, opponents }: Pick<RobotView, 'cards' | 'board' | 'opponents'>,
  chance: () => number,
): number {
  const known = new Set<Card>([...cards, ...board]);
  const unknown = Array.from({ length: 52 }, (_, card) => card).filter((card) => !known.has(card));
  const missing = 5 - board.length;
  let won = 0;
  for (let trial = 0; trial < trials; trial += 1) {
    const drawn = missing + opponents * 2;
    for (let place = 0; place < drawn; place += 1) {
      const other = place + Math.floor(chance() * (unknown.length - place));
      [unknown[place], unknown[other]] = [unknown[other] as Card, unknown[place] as Card];
    }
    const full = [...board, ...unknown.slice(0, missing)];
    const mine = pokerScore([...cards, ...full]);
    let best = 0;
    let equals = 0;
    for (let place = missing; place < drawn; place += 2) {
      const theirs = pokerScore([unknown[place] as Card, unknown[place + 1] as Card, ...full]);
      if (theirs > best) best = theirs;
      if (theirs === mine) equals += 1;
    }
    if (mine > best) won += 1;
    else if (mine === best) won += 1 / (equals + 1);
  }
  return won / trials;
}
