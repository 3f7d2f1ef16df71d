import { type Market, priceMarket, settleMarket } from './match-market.ts';

/** The best of three maps, each to thirteen rounds: whoever has two maps has the match. */
export interface ArenaMatch {
  /** Rounds of each map that was begun. */
  maps: readonly (readonly [number, number])[];
  /** How likely home takes a round, on each map. */
  strength: readonly number[];
  /** Nothing is sold for so many rounds: a map has just been decided. */
  stopped: number;
}

export const roundsToWin = 13;
const mapsToWin = 2;

export function newArenaMatch(chance: () => number): ArenaMatch {
  const strength = [0, 1, 2].map(() => 0.44 + chance() * 0.12);
  return { maps: [[0, 0]], strength, stopped: 0 };
}

/** One round later. */
export function playArena(match: ArenaMatch, chance: () => number): ArenaMatch {
  const at = match.maps.length - 1;
  const [home, away] = match.maps[at] ?? [0, 0];
  if (isMapOver([home, away])) return { ...match, maps: [...match.maps, [0, 0]], stopped: 0 };
  const isHome = chance() < (match.strength[at] ?? 0.5);
  const played = isHome ? ([home + 1, away] as const) : ([home, away + 1] as const);
  const maps = [...match.maps.slice(0, at), played];
  return { ...match, maps, stopped: isMapOver(played) ? 2 : Math.max(0, match.stopped - 1) };
}

export function isArenaOver({ maps }: ArenaMatch): boolean {
  return wonMaps(maps).some((won) => won === mapsToWin);
}

export function wonMaps(maps: ArenaMatch['maps']): [number, number] {
  const over = maps.filter(isMapOver);
  const home = over.filter(([ours, theirs]) => ours > theirs).length;
  return [home, over.length - home];
}

export function arenaMarkets(match: ArenaMatch): Market[] {
  const isOver = isArenaOver(match);
  const [home, away] = wonMaps(match.maps);
  const { wins, three } = chancesOf(match);
  const isStopped = match.stopped > 0;
  const winning = { id: 'winner', kind: 'winner' } as const;
  const counting = { id: 'maps', kind: 'maps' } as const;
  const isThree = home > 0 && away > 0;
  return [
    isOver
      ? settleMarket(winning, ['home', 'away'], home > away ? 'home' : 'away')
      : priceMarket(
          winning,
          [
            ['home', wins],
            ['away', 1 - wins],
          ],
          isStopped,
        ),
    isOver || isThree
      ? settleMarket(counting, ['over', 'under'], isThree ? 'over' : 'under')
      : priceMarket(
          counting,
          [
            ['over', three],
            ['under', 1 - three],
          ],
          isStopped,
        ),
    ...match.maps.map((map, at) => mapMarket(match, map, at)),
  ];
}

function mapMarket(match: ArenaMatch, map: readonly [number, number], at: number): Market {
  const market = { id: `map-${at + 1}`, kind: 'map', map: at + 1 } as const;
  if (isMapOver(map))
    return settleMarket(market, ['home', 'away'], map[0] > map[1] ? 'home' : 'away');
  const chance = mapChance(map, match.strength[at] ?? 0.5);
  return priceMarket(
    market,
    [
      ['home', chance],
      ['away', 1 - chance],
    ],
    match.stopped > 0,
  );
}

export function isMapOver([home, away]: readonly [number, number]): boolean {
  return home >= roundsToWin || away >= roundsToWin;
}

/** How likely home takes the match, and how likely it takes three maps. */
function chancesOf({ maps, strength }: ArenaMatch): { wins: number; three: number } {
  const begun = maps.at(-1) ?? [0, 0];
  const open = isMapOver(begun) ? maps.length : maps.length - 1;
  const chances = strength.map((one, at) =>
    at === open && !isMapOver(begun) ? mapChance(begun, one) : mapChance([0, 0], one),
  );
  const walk = (at: number, home: number, away: number): { wins: number; three: number } => {
    if (home === mapsToWin || away === mapsToWin) {
      return { wins: home === mapsToWin ? 1 : 0, three: home + away === 3 ? 1 : 0 };
    }
    const chance = chances[at] ?? 0.5;
    const up = walk(at + 1, home + 1, away);
    const down = walk(at + 1, home, away + 1);
    return {
      wins: chance * up.wins + (1 - chance) * down.wins,
      three: chance * up.three + (1 - chance) * down.three,
    };
  };
  const [home, away] = wonMaps(maps);
  return walk(home + away, home, away);
}

/** Round after round: how likely home is first at thirteen from here. */
function mapChance([home, away]: readonly [number, number], strength: number): number {
  const table = new Map<number, number>();
  const from = (ours: number, theirs: number): number => {
    if (ours >= roundsToWin) return 1;
    if (theirs >= roundsToWin) return 0;
    const key = ours * 100 + theirs;
    const known = table.get(key);
    if (known !== undefined) return known;
    const chance = strength * from(ours + 1, theirs) + (1 - strength) * from(ours, theirs + 1);
    table.set(key, chance);
    return chance;
  };
  return from(home, away);
}
