import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { type ReportRow, type teamReport, teamRowsAtOnce } from '#contract/team-reports.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { shownFigures } from '../figures.ts';
import { numberValue, readCursor, writeCursor } from '../page-cursor.ts';
import { sumFigures, sumFiguresBy, sumFiguresByMember } from '../sum-store.ts';
import { findInTeam, readFrame, readPath } from '../team-scope.ts';

type Report = AnswerOf<typeof teamReport>;
type ReportQuery = Pick<
  RequestOf<typeof teamReport>,
  'from' | 'to' | 'class' | 'by' | 'reach' | 'account'
>;

/** What a team came to, by day, class or direct downline; a sum stands on the first page. */
export async function readReport(
  app: AppContext,
  { after, ...asked }: RequestOf<typeof teamReport>,
  player: Player,
): Promise<Outcome<Report, (typeof teamReport)['refuses'][number]>> {
  const { database } = app;
  const found = await findInTeam(database, player, asked.account);
  if (!found.done) return found;
  const cursor = after === undefined ? undefined : readCursor(after, numberValue);
  if (after !== undefined && cursor === undefined) return refuse('team.bad-cursor');
  const [frame, path] = await Promise.all([
    readFrame(app, asked),
    readPath(database, player, found.value.id),
  ]);
  const wanted = {
    ...frame.range,
    agentId: found.value.id,
    reach: asked.reach,
    currency: frame.currency,
    class: asked.class,
  };
  const [page, sum] = await Promise.all([
    readRows(app, asked.by, wanted, cursor?.id),
    after === undefined ? sumFigures(database, wanted) : null,
  ]);
  return done({ ...page, sum: sum && shownFigures(sum), path, ...frame });
}

type SumQuery = Parameters<typeof sumFigures>[1];

/** Days and classes are few enough for one page; members come in pages. */
export async function readRows(
  { database }: Pick<AppContext, 'database'>,
  by: ReportQuery['by'],
  wanted: SumQuery,
  after: string | undefined,
): Promise<{ list: ReportRow[]; next: string | null }> {
  if (by !== 'member') {
    const rows = await sumFiguresBy(database, by, wanted);
    const list = rows.map(({ key, ...sums }) => ({ key, ...shownFigures(sums) }));
    return { list: by === 'day' ? list.reverse() : list, next: null };
  }
  const rows = await sumFiguresByMember(database, {
    ...wanted,
    after,
    atMost: teamRowsAtOnce + 1,
  });
  const page = rows.slice(0, teamRowsAtOnce);
  const last = page.at(-1);
  return {
    list: page.map(({ key, id: _, hasTeam, ...sums }) => ({ key, hasTeam, ...shownFigures(sums) })),
    next: rows.length > teamRowsAtOnce && last ? writeCursor({ value: '0', id: last.id }) : null,
  };
}
