import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { personalProfit } from '#contract/records.ts';
import { type Done, done, type Player, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readSite } from '#server/system/read-site.ts';
import { dayRange, daysOf } from './day-range.ts';
import { profitByDay } from './profit-by-day.ts';
import { readLifetime } from './read-lifetime.ts';
import { readTimeZone } from './read-time-zone.ts';
import { depositedKinds } from './record-groups.ts';
import { sumByDay } from './store.ts';

/** Gain and loss of some days, and of the account's whole life. */
export async function readProfit(
  app: AppContext,
  { to, days }: RequestOf<typeof personalProfit>,
  player: Player,
  { language }: Pick<Visit, 'language'>,
): Promise<Done<AnswerOf<typeof personalProfit>>> {
  const { database, clock } = app;
  const [timeZone, { currency }] = await Promise.all([readTimeZone(app), readSite(app, language)]);
  const range = dayRange({ to, days }, timeZone, clock.now());
  const span = { playerId: player.id, timeZone, from: range.from, to: range.to };
  const [sums, lifetime] = await Promise.all([
    sumByDay(database, { ...span, currency, deposited: depositedKinds }),
    readLifetime(database, player.id, currency),
  ]);
  return done({
    currency,
    ...profitByDay(daysOf(span), sums),
    lifetime: {
      deposited: String(lifetime.deposited),
      withdrawn: String(lifetime.withdrawn),
      net: String(lifetime.deposited - lifetime.withdrawn),
    },
    range,
  });
}
