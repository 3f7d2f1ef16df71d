import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { daysBetween, shiftDay } from '#contract/days.ts';
import type { OverviewWindow, teamOverview } from '#contract/team.ts';
import { type GameType, gameTypes } from '#contract/values.ts';
import { countWaiting } from '#server/contracts/count-waiting.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { addFigures, type FigureSums, noFigures, resultOf, shownFigures } from './figures.ts';
import { countPeople } from './people-store.ts';
import { readTeamBalance } from './read-team-balance.ts';
import { countActive, countActiveByDay, type DaySpan, sumFiguresBy } from './sum-store.ts';
import { readFrame } from './team-scope.ts';
import { isAgentStopped, selectAgentSetting } from './tree-store.ts';

/** What a team came to in a window, beside the one before it. */
export async function readOverview(
  app: AppContext,
  { window, to }: RequestOf<typeof teamOverview>,
  player: Player,
): Promise<Outcome<AnswerOf<typeof teamOverview>, 'agent.stopped'>> {
  const { database, clock } = app;
  if (await isAgentStopped(database, player.id)) return refuse('agent.stopped');
  const { range, currency, asOf, lagSeconds } = await readFrame(app, { to });
  const { now, before } = overviewWindows(window, range.to);
  const agentId = player.id;
  const { timeZone } = range;
  const wanted = { viewerId: agentId, timeZone, agentId, reach: 'team', currency } as const;
  const all = { from: before.from, to: now.to };
  const [byDay, byClass, activeByDay, activeNow, activeBefore, people, setting, waiting] =
    await Promise.all([
      sumFiguresBy(database, 'day', { ...wanted, ...all }),
      sumFiguresBy(database, 'class', { ...wanted, ...now }),
      countActiveByDay(database, agentId, all),
      countActive(database, agentId, now),
      countActive(database, agentId, before),
      countPeople(database, { agentId, now: clock.now() }),
      selectAgentSetting(database),
      countWaiting(database, { playerId: agentId, currency }),
    ]);
  const figuresOf = new Map(byDay.map(({ key, ...sums }) => [key, sums]));
  const sumOver = (span: DaySpan) =>
    shownFigures(
      daysIn(span)
        .map((day) => figuresOf.get(day) ?? noFigures)
        .reduce(addFigures),
    );
  return done({
    currency,
    asOf,
    lagSeconds,
    today: range.today,
    earliest: range.earliest,
    timeZone: range.timeZone,
    now: { range: now, figures: sumOver(now), active: activeNow },
    before: { range: before, figures: sumOver(before), active: activeBefore },
    classes: byClass.flatMap(classOf),
    days: daysIn(all).map((day) => ({
      day,
      ...shownFigures(figuresOf.get(day) ?? noFigures),
      active: activeByDay.get(day) ?? 0,
    })),
    ...people,
    waiting,
    balance: setting.shows_balances
      ? await readTeamBalance(database, { agentId, currency, now: clock.now() })
      : null,
  });
}

/** The window that ends on a day, and what it is compared with: a day with the same weekday before. */
export function overviewWindows(
  window: OverviewWindow,
  to: string,
): { now: DaySpan; before: DaySpan } {
  if (window === 'day') {
    const before = shiftDay(to, -7);
    return { now: { from: to, to }, before: { from: before, to: before } };
  }
  const length = window === 'week' ? 7 : 30;
  const from = shiftDay(to, 1 - length);
  return {
    now: { from, to },
    before: { from: shiftDay(from, -length), to: shiftDay(from, -1) },
  };
}

function daysIn({ from, to }: DaySpan): string[] {
  return Array.from({ length: daysBetween(from, to) }, (_, index) => shiftDay(from, index));
}

function classOf({ key, ...sums }: FigureSums & { key: string }) {
  const kind: GameType | undefined = gameTypes.find((one) => one === key);
  if (kind === undefined) return [];
  const { valid, rounds } = sums;
  return [{ class: kind, valid, result: String(resultOf(sums)), bets: Number(rounds) }];
}
