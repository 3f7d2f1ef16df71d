import { type Card, pipsOf } from '../cards.ts';

export interface Coup {
  player: Card[];
  banker: Card[];
}

/**
 * The table's rules of drawing. The shoe gives to player, banker, player, banker, and then to whoever
 * has to draw, the player first.
 */
export function playCoup(next: () => Card): Coup {
  const [first, second, third, fourth] = [next(), next(), next(), next()];
  const [player, banker] = [
    [first, third],
    [second, fourth],
  ];
  if (isNatural(player.map(pointsOf), banker.map(pointsOf))) return { player, banker };
  if (playerDraws(player.map(pointsOf))) player.push(next());
  const [, , playersThird] = player.map(pointsOf);
  if (bankerDraws(banker.map(pointsOf), playersThird)) banker.push(next());
  return { player, banker };
}

/** Pictures and tens count nothing. */
export function pointsOf(card: Card): number {
  return pipsOf(card) >= 10 ? 0 : pipsOf(card);
}

/** Of points, as the other rules are: only the last digit counts. */
export function totalOf(hand: readonly number[]): number {
  return hand.reduce((sum, one) => sum + one, 0) % 10;
}

/** Eight or nine on either side ends the coup with two cards each. */
export function isNatural(player: readonly number[], banker: readonly number[]): boolean {
  return totalOf(player) >= 8 || totalOf(banker) >= 8;
}

export function playerDraws(hand: readonly number[]): boolean {
  return totalOf(hand) <= 5;
}

export function bankerDraws(hand: readonly number[], playersThird: number | undefined): boolean {
  const own = totalOf(hand);
  if (playersThird === undefined) return own <= 5;
  if (own <= 2) return true;
  if (own === 3) return playersThird !== 8;
  const lowest = { 4: 2, 5: 4, 6: 6 }[own];
  return lowest !== undefined && playersThird >= lowest && playersThird <= 7;
}
