import {
  type ArenaMatch,
  arenaMarkets,
  isArenaOver,
  newArenaMatch,
  playArena,
  wonMaps,
} from './arena-match.ts';
import {
  type FootballMatch,
  footballMarkets,
  isFootballOver,
  newFootballMatch,
  playFootball,
} from './football-match.ts';
import type { Market } from './match-market.ts';
import type { Pairing } from './match-names.ts';

/** A match on the board, of either kind: it waits, it is played, it is over. */
export type Fixture = Pairing & {
  id: string;
  /** Steps until it begins. */
  wait: number;
  /** Steps since it ended. */
  past: number;
} & ({ kind: 'football'; match: FootballMatch } | { kind: 'arena'; match: ArenaMatch });

/** What of it is shown. */
export interface FixtureView extends Pairing {
  id: string;
  kind: Fixture['kind'];
  phase: 'soon' | 'live' | 'over';
  /** Seconds until it begins, or the minute, or the map that is played. */
  clock: number;
  score: [number, number];
  /** Rounds of each map, of an arena's. */
  maps: readonly (readonly [number, number])[];
  markets: Market[];
}

/** Seconds of ours for one minute of a football match, and for one round of an arena's. */
export const stepSeconds = 2;

export function newFixture(
  kind: Fixture['kind'],
  id: string,
  pairing: Pairing,
  wait: number,
  chance: () => number,
): Fixture {
  const shared = { ...pairing, id, wait, past: 0 };
  return kind === 'football'
    ? { ...shared, kind, match: newFootballMatch(chance) }
    : { ...shared, kind, match: newArenaMatch(chance) };
}

export function stepFixture(fixture: Fixture, chance: () => number): Fixture {
  if (fixture.wait > 0) return { ...fixture, wait: fixture.wait - 1 };
  if (isOver(fixture)) return { ...fixture, past: fixture.past + 1 };
  return fixture.kind === 'football'
    ? { ...fixture, match: playFootball(fixture.match, chance) }
    : { ...fixture, match: playArena(fixture.match, chance) };
}

export function isOver(fixture: Fixture): boolean {
  return fixture.kind === 'football' ? isFootballOver(fixture.match) : isArenaOver(fixture.match);
}

export function marketsOf(fixture: Fixture): Market[] {
  return fixture.kind === 'football' ? footballMarkets(fixture.match) : arenaMarkets(fixture.match);
}

export function viewFixture(fixture: Fixture): FixtureView {
  const { id, kind, league, home, away, wait } = fixture;
  const phase = wait > 0 ? 'soon' : isOver(fixture) ? 'over' : 'live';
  const shared = { id, kind, league, home, away, phase, markets: marketsOf(fixture) } as const;
  if (fixture.kind === 'football') {
    const { minute, goals } = fixture.match;
    const clock = wait > 0 ? wait * stepSeconds : minute;
    return { ...shared, clock, score: [...goals], maps: [] };
  }
  const { maps } = fixture.match;
  const clock = wait > 0 ? wait * stepSeconds : maps.length;
  return { ...shared, clock, score: wonMaps(maps), maps: wait > 0 ? [] : maps };
}
