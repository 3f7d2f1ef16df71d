import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { type memberBets, teamRowsAtOnce } from '#contract/team-reports.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { numberValue, readCursor, writeCursor } from '../page-cursor.ts';
import { findInTeam, readFrame } from '../team-scope.ts';
import { selectMemberBets } from './report-store.ts';

/** The bets of one member of the team, the newest first. */
export async function listMemberBets(
  app: AppContext,
  { account, class: kind, after, language, ...days }: RequestOf<typeof memberBets>,
  player: Player,
): Promise<Outcome<AnswerOf<typeof memberBets>, (typeof memberBets)['refuses'][number]>> {
  const { database } = app;
  const found = await findInTeam(database, player, account);
  if (!found.done) return found;
  const cursor = after === undefined ? undefined : readCursor(after, numberValue);
  if (after !== undefined && cursor === undefined) return refuse('team.bad-cursor');
  const { range, currency } = await readFrame(app, days);
  const rows = await selectMemberBets(database, {
    ...range,
    agentId: player.id,
    playerId: found.value.id,
    class: kind,
    language,
    after: cursor,
    atMost: teamRowsAtOnce + 1,
  });
  const page = rows.slice(0, teamRowsAtOnce);
  const last = page.at(-1);
  return done({
    list: page.map(({ id: _, value: __, ...bet }) => ({ account: found.value.account, ...bet })),
    next: rows.length > teamRowsAtOnce && last ? writeCursor(last) : null,
    currency,
    range,
  });
}
