import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { type ReportRow, type teamReport, teamRowsAtOnce } from '#contract/team-reports.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type FigureSums, shownFigures } from '../figures.ts';
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
    viewerId: player.id,
    agentId: found.value.id,
    account: found.value.account,
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

type RowsWanted = Parameters<typeof sumFigures>[1] & { account: string };

/** Days and classes are few enough for one page; members come in pages, and the account itself on the first. */
export async function readRows(
  { database }: Pick<AppContext, 'database'>,
  by: ReportQuery['by'],
  wanted: RowsWanted,
  after: string | undefined,
): Promise<{ list: ReportRow[]; next: string | null }> {
  if (by !== 'member') {
    const rows = await sumFiguresBy(database, by, wanted);
    const list = rows.map(({ key, ...sums }) => ({ key, ...shownFigures(sums) }));
    return { list: by === 'day' ? list.reverse() : list, next: null };
  }
  const own = after === undefined ? await ownRow(database, wanted) : [];
  if (wanted.reach === 'own') return { list: own, next: null };
  const rows = await sumFiguresByMember(database, {
    ...wanted,
    after,
    atMost: teamRowsAtOnce + 1,
  });
  const page = rows.slice(0, teamRowsAtOnce);
  const last = page.at(-1);
  const below = page.map(({ key, id: _, hasTeam, isGone, ...sums }) => ({
    ...{ key, hasTeam, ...(isGone && { isGone }) },
    ...shownFigures(sums),
  }));
  return {
    list: [...own, ...below],
    next: rows.length > teamRowsAtOnce && last ? writeCursor({ value: '0', id: last.id }) : null,
  };
}

/** What the account came to without its team: it is in the team's sum, too. */
async function ownRow(
  database: AppContext['database'],
  { account, ...wanted }: RowsWanted,
): Promise<ReportRow[]> {
  const own = await sumFigures(database, { ...wanted, reach: 'own' });
  return hasAnything(own) ? [{ key: account, isSelf: true, ...shownFigures(own) }] : [];
}

function hasAnything(sums: FigureSums): boolean {
  return Object.values(sums).some((sum) => sum !== '0');
}
