import type { AnswerOf, RequestOf } from '#contract/call.ts';
import {
  teamRowsAtOnce,
  teamTransactionGroups,
  type teamTransactions,
} from '#contract/team-reports.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { numberValue, readCursor, writeCursor } from '../page-cursor.ts';
import { findInTeam, readFrame } from '../team-scope.ts';
import { selectTransactions } from './report-store.ts';

/** Money in and out of the team's accounts and what the house gave, the newest first. */
export async function listTeamTransactions(
  app: AppContext,
  { account, group, after, ...days }: RequestOf<typeof teamTransactions>,
  player: Player,
): Promise<
  Outcome<AnswerOf<typeof teamTransactions>, (typeof teamTransactions)['refuses'][number]>
> {
  const { database } = app;
  const found = await findInTeam(database, player, account);
  if (!found.done) return found;
  const cursor = after === undefined ? undefined : readCursor(after, numberValue);
  if (after !== undefined && cursor === undefined) return refuse('team.bad-cursor');
  const { range, currency } = await readFrame(app, days);
  const rows = await selectTransactions(database, {
    ...range,
    agentId: player.id,
    playerId: account === undefined ? undefined : found.value.id,
    groups: group === undefined ? teamTransactionGroups : [group],
    currency,
    after: cursor,
    atMost: teamRowsAtOnce + 1,
  });
  const page = rows.slice(0, teamRowsAtOnce);
  const last = page.at(-1);
  return done({
    list: page.map(({ id: _, value: __, ...row }) => row),
    next: rows.length > teamRowsAtOnce && last ? writeCursor(last) : null,
    currency,
    range,
  });
}
