import type { LiveGame, LiveOutcome, LiveRound, Reveal } from './live-game.ts';
import { type Card, nameOf, rankOf, shuffledPacks } from './table-cards.ts';

export const baccaratSpots = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const;
export type BaccaratSpot = (typeof baccaratSpots)[number];

/** Eight packs, dealt until a cut card that leaves the last sixteen where they are. */
export function openBaccarat(): LiveGame {
  let shoe: Card[] = [];
  const isAtCut = () => shoe.length <= cutAt;
  return {
    kind: 'baccarat',
    spots: baccaratSpots,
    revealMilliseconds: 1_150,
    beginsAnew: isAtCut,
    deal(chance) {
      if (isAtCut()) shoe = shuffledPacks(baccaratPacks, chance);
      return dealCoup(() => shoe.pop() as Card);
    },
  };
}

export const baccaratPacks = 8;
const cutAt = 16;

/** Player, banker, player, banker, and then the third cards by the table of the rules. */
export function dealCoup(draw: () => Card): LiveRound {
  const hands: Record<'player' | 'banker', Card[]> = { player: [], banker: [] };
  const reveals: Reveal[] = [];
  const lay = (at: 'player' | 'banker') => {
    const card = draw();
    hands[at].push(card);
    reveals.push({ at, what: nameOf(card) });
    return pointsOf(card);
  };
  for (const at of ['player', 'banker', 'player', 'banker'] as const) lay(at);
  const player = totalOf(hands.player);
  const banker = totalOf(hands.banker);
  if (player < 8 && banker < 8) {
    const third = player <= 5 ? lay('player') : undefined;
    if (bankerDraws(banker, third)) lay('banker');
  }
  return { reveals, outcome: outcomeOf(hands.player, hands.banker) };
}

/** Whether the banker takes a card, by their two cards' total and the player's third, if there is one. */
export function bankerDraws(total: number, third: number | undefined): boolean {
  if (third === undefined) return total <= 5;
  if (total <= 2) return true;
  if (total === 3) return third !== 8;
  const least = [2, 4, 6][total - 4];
  return least !== undefined && third >= least && third <= 7;
}

export function outcomeOf(player: readonly Card[], banker: readonly Card[]): LiveOutcome {
  const difference = totalOf(player) - totalOf(banker);
  const result = difference === 0 ? 'tie' : difference > 0 ? 'player' : 'banker';
  const returns: Partial<Record<BaccaratSpot, number>> = { ...baccaratReturns[result] };
  if (isPair(player)) returns.playerPair = pairReturns;
  if (isPair(banker)) returns.bankerPair = pairReturns;
  return { result, returns };
}

/** In hundredths of the stake; the house keeps five in the hundred of what the banker wins. */
const baccaratReturns = {
  player: { player: 200 },
  banker: { banker: 195 },
  tie: { tie: 900, player: 100, banker: 100 },
} as const;

const pairReturns = 1_200;
/** Of one bet, in stakes: no other pays more than a pair. */
export const baccaratHighest = pairReturns / 100;

/** What a hundred staked bring back in the long run, counted in the test over every eight packs. */
export const baccaratOdds: Readonly<Record<BaccaratSpot, number>> = {
  player: 98.7649,
  banker: 98.9421,
  tie: 85.6404,
  playerPair: 89.6386,
  bankerPair: 89.6386,
};

export function totalOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;
}

/** Aces are one, tens and pictures nothing. */
export function pointsOf(card: Card): number {
  const rank = rankOf(card);
  if (rank === 12) return 1;
  return rank >= 8 ? 0 : rank + 2;
}

function isPair(cards: readonly Card[]): boolean {
  const [first, second] = cards;
  return first !== undefined && second !== undefined && rankOf(first) === rankOf(second);
}
