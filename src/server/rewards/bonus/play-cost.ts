import { type BonusWeights, weightOf } from '#contract/bonus-terms.ts';
import type { GameType } from '#contract/values.ts';
import { allGames } from '#games/all-games.ts';
import { leastEdge } from '#lottery/edges.ts';
import type { Family } from '#lottery/types.ts';

/** A way of playing that counts: what of a bet the house keeps, and what of it counts, in basis points. */
interface CountedPlay {
  name: string;
  edge: number;
  weight: number;
}

/** A game of the catalogue that is named, or whose vendor is. */
export interface NamedGame {
  code: string;
  vendor: string;
  type: GameType;
  /** Of the house's own tables. */
  rules: string | null;
  /** By which rules of a lottery it is drawn, and the highest series that it sells. */
  family?: string | null;
  maxSeries?: number | null;
}

/**
 * The way that costs a player least for what counts. Of the house's own games and of lotteries the edge is what their
 * odds say at best; of others what is usual for their class. A vendor is as dear as the cheapest of its games. Null where nothing
 * is known of any of them.
 */
export function cheapestPlay(
  weights: BonusWeights,
  named: readonly NamedGame[],
): CountedPlay | null {
  const plays = [
    ...named.map((game) => ({
      name: game.code,
      weight: weightOf(weights, { ...game, game: game.code }),
      edge: edgeOfGame(game) ?? edgeOfClass[game.type],
    })),
    ...Object.entries(weights.classes).map(([name, weight]) => ({
      ...{ name, weight, edge: edgeOfClass[name as GameType] },
    })),
  ].flatMap(({ name, weight, edge }) =>
    edge === undefined || weight === 0 ? [] : [{ name, edge, weight: weight * 100 }],
  );
  const [cheapest = null] = plays.sort(
    (one, other) => one.edge / one.weight - other.edge / other.weight,
  );
  return cheapest;
}

/** In per cent of what is given, what playing it through costs on the average, the cheapest way. */
export function playCost(
  { need, given }: { need: bigint; given: bigint },
  { edge, weight }: CountedPlay,
): number {
  return Number((need * BigInt(edge) * 100n) / (given * BigInt(weight)));
}

/** Below it a condition is none: what is given could be taken out nearly whole, with next to no risk. */
export const leastPlayCost = 20;

export function sayPlayCost(cost: number, { name }: CountedPlay): string {
  return `Played through in ${name} it costs ${cost} % of what is given; below ${leastPlayCost} % it gives money away.`;
}

function edgeOfGame({ rules, family, maxSeries }: NamedGame): number | undefined {
  if (family && maxSeries) return leastEdge(family as Family, maxSeries);
  return rules === null ? undefined : edgeOfRules(rules);
}

/** Undefined where the house has no such rules. */
function edgeOfRules(rules: string): number | undefined {
  const odds = allGames.get(rules)?.game.odds();
  if (!odds) return undefined;
  return Math.round((1 - Math.max(...odds.map((each) => each.return))) * 10_000);
}

/** In basis points: what operators of such games usually keep, by the lower end of what is common. */
export const edgeOfClass: Readonly<Record<GameType, number>> = {
  RNG: 400,
  FISH: 400,
  // Of all of the house's games the one that keeps least: who counts them all counts that one.
  INHOUSE: 46,
  LIVE: 100,
  SPORTS: 500,
  ESPORTS: 500,
  // Nearly all of a pot goes back to the players.
  PVP: 100,
  // Two digits of Vietnam's lotteries give 99.5 % back: who counts a whole class counts them.
  LOTT: 50,
  ELOTT: 50,
};
