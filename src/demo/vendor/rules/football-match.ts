import { type Market, priceMarket, settleMarket } from './match-market.ts';

/** Goals fall as if by chance alone, at a pace of each side's own: the usual model of the game. */
export interface FootballMatch {
  minute: number;
  goals: readonly [number, number];
  /** Goals each side scores in a whole match on average. */
  pace: readonly [number, number];
  /** Nothing is sold until this minute: a goal has just fallen. */
  stoppedUntil: number;
}

export const footballMinutes = 90;
/** Beyond this many further goals of a side nothing is left to count. */
const mostGoals = 12;

export function newFootballMatch(chance: () => number): FootballMatch {
  return {
    minute: 0,
    goals: [0, 0],
    pace: [1 + chance() * 1.2, 0.7 + chance() * 1.1],
    stoppedUntil: 0,
  };
}

/** One minute later. */
export function playFootball(match: FootballMatch, chance: () => number): FootballMatch {
  const minute = match.minute + 1;
  const thrown = chance();
  const home = match.pace[0] / footballMinutes;
  const scorer = thrown < home ? 0 : thrown < home + match.pace[1] / footballMinutes ? 1 : null;
  if (scorer === null) return { ...match, minute };
  const goals = match.goals.map((one, side) => (side === scorer ? one + 1 : one)) as [
    number,
    number,
  ];
  return { ...match, minute, goals, stoppedUntil: minute + 3 };
}

export function isFootballOver(match: FootballMatch): boolean {
  return match.minute >= footballMinutes;
}

export function footballMarkets(match: FootballMatch): Market[] {
  const [home, away] = match.goals;
  const isOver = isFootballOver(match);
  const isStopped = match.minute < match.stoppedUntil;
  const { winner, over, both } = chancesOf(match);
  const total = home + away;
  const winning = { id: 'winner', kind: 'winner' } as const;
  const counting = { id: 'total', kind: 'total' } as const;
  const scoring = { id: 'both', kind: 'both' } as const;
  return [
    isOver
      ? settleMarket(
          winning,
          ['home', 'draw', 'away'],
          home > away ? 'home' : home < away ? 'away' : 'draw',
        )
      : priceMarket(
          winning,
          [
            ['home', winner[0]],
            ['draw', winner[1]],
            ['away', winner[2]],
          ],
          isStopped,
        ),
    isOver || total > 2
      ? settleMarket(counting, ['over', 'under'], total > 2 ? 'over' : 'under')
      : priceMarket(
          counting,
          [
            ['over', over],
            ['under', 1 - over],
          ],
          isStopped,
        ),
    isOver || (home > 0 && away > 0)
      ? settleMarket(scoring, ['yes', 'no'], home > 0 && away > 0 ? 'yes' : 'no')
      : priceMarket(
          scoring,
          [
            ['yes', both],
            ['no', 1 - both],
          ],
          isStopped,
        ),
  ];
}

/** From here on: who wins, whether there are three goals or more, whether both score. */
function chancesOf({ minute, goals, pace }: FootballMatch) {
  const left = (footballMinutes - minute) / footballMinutes;
  const home = goalChances(pace[0] * left);
  const away = goalChances(pace[1] * left);
  const winner: [number, number, number] = [0, 0, 0];
  let over = 0;
  let both = 0;
  for (const [more, chanceHome] of home.entries()) {
    for (const [moreAway, chanceAway] of away.entries()) {
      const chance = chanceHome * chanceAway;
      const [ours, theirs] = [goals[0] + more, goals[1] + moreAway];
      winner[ours > theirs ? 0 : ours === theirs ? 1 : 2] += chance;
      if (ours + theirs > 2) over += chance;
      if (ours > 0 && theirs > 0) both += chance;
    }
  }
  return { winner, over, both };
}

/** How likely none, one, two … goals fall at this pace; the last takes what is left. */
function goalChances(pace: number): number[] {
  const chances: number[] = [];
  let chance = Math.exp(-pace);
  for (let goals = 0; goals < mostGoals; goals += 1) {
    chances.push(chance);
    chance *= pace / (goals + 1);
  }
  chances.push(Math.max(0, 1 - chances.reduce((sum, one) => sum + one, 0)));
  return chances;
}
