import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { type bettingRecord, recordsAtOnce } from '#contract/records.ts';
import { type Done, done, type Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readSite } from '#server/system/read-site.ts';
import { dayRange } from './day-range.ts';
import { readTimeZone } from './read-time-zone.ts';
import { selectBets, sumBets } from './store.ts';

/** A page of a player's own bets, and with the first of them what all that are asked for come to. */
export async function listBets(
  app: AppContext,
  { after, ...filters }: RequestOf<typeof bettingRecord>,
  player: Player,
): Promise<Done<AnswerOf<typeof bettingRecord>>> {
  const [timeZone, { currency }] = await Promise.all([
    readTimeZone(app),
    readSite(app, filters.language),
  ]);
  const range = dayRange(filters, timeZone, app.clock.now());
  const wanted = {
    language: filters.language,
    gameType: filters.gameType,
    vendor: filters.vendor,
    ...range,
    playerId: player.id,
    timeZone,
    after: after?.split('.')[0],
    atMost: recordsAtOnce + 1,
  };
  const [bets, sum] = await Promise.all([
    selectBets(app.database, wanted),
    after === undefined ? sumBets(app.database, wanted) : null,
  ]);
  const page = bets.slice(0, recordsAtOnce);
  return done({
    list: page,
    next: bets.length > recordsAtOnce ? (page.at(-1)?.id ?? null) : null,
    currency,
    sum,
    range,
  });
}
