import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { daysBetween } from '#contract/days.ts';
import { agentTypes } from '#contract/member.ts';
import {
  type MemberSort,
  type TeamMember,
  type teamMembers,
  teamMembersAtOnce,
} from '#contract/team.ts';
import type { Database } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import {
  type MemberRow,
  type MembersWanted,
  selectMemberPage,
  selectMembers,
} from './member-store.ts';
import { nameValue, numberValue, type PageCursor, readCursor, writeCursor } from './page-cursor.ts';
import {
  askToKeepWindow,
  isRanked,
  keptSpanOf,
  selectLastSumDay,
  selectRankedPage,
} from './ranking-store.ts';
import { findInTeam, personOf, readFrame, readPath } from './team-scope.ts';
import { selectAgentSetting } from './tree-store.ts';

type Members = AnswerOf<typeof teamMembers>;

/** A page of those below an agent, or below somebody of the team. */
export async function listMembers(
  app: AppContext,
  { under, after, from, to, ...asked }: RequestOf<typeof teamMembers>,
  player: Player,
): Promise<Outcome<Members, (typeof teamMembers)['refuses'][number]>> {
  const { database, clock } = app;
  const found = await findInTeam(database, player, under);
  if (!found.done) return found;
  const cursor = after === undefined ? undefined : readCursor(after, cursorValueOf(asked.sort));
  if (after !== undefined && cursor === undefined) return refuse('team.bad-cursor');
  const [frame, path, setting] = await Promise.all([
    readFrame(app, { from, to }),
    readPath(database, player, found.value.id),
    selectAgentSetting(database),
  ]);
  // Whoever may not see balances cannot ask who has one, either.
  if (asked.filter === 'balance' && !setting.shows_balances) {
    return refuse('team.balances-hidden');
  }
  const { range, currency } = frame;
  const wanted = { ...range, currency, agentTypes, now: clock.now() };
  const page = await selectPage(database, {
    ...wanted,
    account: asked.account,
    filter: asked.filter,
    idleDays: asked.idleDays,
    sort: asked.sort,
    // Whoever is looked for by name may stand anywhere below.
    reach: asked.account === undefined ? asked.reach : 'all',
    viewerId: player.id,
    underId: found.value.id,
    after: cursor,
    atMost: teamMembersAtOnce + 1,
  });
  const shown = page.slice(0, teamMembersAtOnce);
  const ids = shown.map(({ id }) => id);
  const rows = await selectMembers(database, { ...wanted, agentId: player.id, ids });
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const last = shown.at(-1);
  return done({
    list: ids.flatMap((id) => shownMember(rowOf.get(id), setting.shows_balances)),
    next: page.length > teamMembersAtOnce && last ? writeCursor(last) : null,
    path,
    showsBalances: setting.shows_balances,
    ...frame,
  });
}

/** Most ask for days whose sums are kept; any other ones are added up for the whole team. */
async function selectPage(database: Database, wanted: MembersWanted): Promise<PageCursor[]> {
  const { sort, from, to } = wanted;
  const span = keptSpanOf(daysBetween(from, to));
  if (!isRanked(sort) || !span) return selectMemberPage(database, wanted);
  const lastDay = await selectLastSumDay(database);
  if (lastDay === to) return selectRankedPage(database, { ...wanted, sort, span });
  const isKept = lastDay !== undefined && to < lastDay && (await askToKeepWindow(database, wanted));
  return isKept
    ? selectRankedPage(database, { ...wanted, sort, span: undefined })
    : selectMemberPage(database, wanted);
}

function cursorValueOf(sort: MemberSort): RegExp {
  return sort === 'account' ? nameValue : numberValue;
}

export function shownMember(row: MemberRow | undefined, showsBalances: boolean): TeamMember[] {
  if (row === undefined) return [];
  const { id: _, type, series: __, code: ___, balance, ...rest } = row;
  const { account, nickname } = rest;
  return [
    { ...rest, ...personOf({ account, nickname, type }), balance: showsBalances ? balance : null },
  ];
}
