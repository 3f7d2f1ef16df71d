import { randomInt } from 'node:crypto';
import type { AnswerOf, RequestOf } from '#contract/call.ts';
import {
  type endInviteLink,
  type InviteLink,
  type inviteLinks,
  linksAtMost,
  type makeInviteLink,
  type openInviteLink,
} from '#contract/team-links.ts';
import { inTransaction } from '#server/db/open.ts';
import { type Done, done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readTimeZone, readToday } from '#server/records/read-time-zone.ts';
import {
  addClick,
  countOpenLinks,
  endLink,
  insertLink,
  type LinkRow,
  lockAgent,
  selectLinkOfRequest,
  selectLinks,
  selectSeries,
} from './link-store.ts';
import { isAgentStopped, selectAgentSetting } from './tree-store.ts';

export async function listLinks(
  app: AppContext,
  player: Player,
): Promise<Outcome<AnswerOf<typeof inviteLinks>, 'agent.stopped'>> {
  const { database, clock } = app;
  if (await isAgentStopped(database, player.id)) return refuse('agent.stopped');
  const timeZone = await readTimeZone(app);
  const [links, mostSeries, setting] = await Promise.all([
    selectLinks(database, { agentId: player.id, timeZone, now: clock.now() }),
    selectSeries(database, player.id),
    selectAgentSetting(database),
  ]);
  return done({ list: links.map(shown), mostSeries, opensAccounts: setting.opens_accounts });
}

/** The same request id makes one link, however often it is sent. */
export async function makeLink(
  app: AppContext,
  { requestId, kind, channel, days, ...asked }: RequestOf<typeof makeInviteLink>,
  player: Player,
): Promise<Outcome<{ link: InviteLink }, (typeof makeInviteLink)['refuses'][number]>> {
  const timeZone = await readTimeZone(app);
  const now = app.clock.now();
  const accountType = kind === 'agent' ? 1 : 0;
  const series = asked.series ?? null;
  return inTransaction(app.database, async (transaction) => {
    if (await isAgentStopped(transaction, player.id)) return refuse('agent.stopped');
    await lockAgent(transaction, player.id);
    const link = async (code: string) => {
      const [row] = await selectLinks(transaction, { agentId: player.id, timeZone, now, code });
      if (!row) throw new Error('A link that was made is there.');
      return done({ link: shown(row) });
    };
    const earlier = await selectLinkOfRequest(transaction, player.id, requestId);
    if (earlier) {
      const isSame =
        earlier.accountType === accountType &&
        earlier.channel === channel &&
        earlier.series === series;
      return isSame ? link(earlier.code) : refuse('request.conflict');
    }
    if (!(await mayGiveSeries(transaction, player.id, series))) return refuse('team.series');
    if ((await countOpenLinks(transaction, player.id, now)) >= linksAtMost) {
      return refuse('team.too-many-links');
    }
    const expiresAt = days === undefined ? null : new Date(now.getTime() + days * dayMs);
    const wanted = { agentId: player.id, requestId, accountType, channel, series, expiresAt, now };
    let code = newCode();
    while (!(await insertLink(transaction, { ...wanted, code }))) code = newCode();
    return link(code);
  });
}

export async function endOwnLink(
  app: AppContext,
  { code }: RequestOf<typeof endInviteLink>,
  player: Player,
): Promise<Outcome<{ link: InviteLink }, (typeof endInviteLink)['refuses'][number]>> {
  const timeZone = await readTimeZone(app);
  const now = app.clock.now();
  return inTransaction(app.database, async (transaction) => {
    if (await isAgentStopped(transaction, player.id)) return refuse('agent.stopped');
    if (!(await endLink(transaction, player.id, code, now))) return refuse('affiliate.unknown');
    const wanted = { agentId: player.id, timeZone, now, code: code.toLowerCase() };
    const [row] = await selectLinks(transaction, wanted);
    return row ? done({ link: shown(row) }) : refuse('affiliate.unknown');
  });
}

export async function countClick(
  app: AppContext,
  { code }: RequestOf<typeof openInviteLink>,
): Promise<Done<object>> {
  await addClick(app.database, code, await readToday(app));
  return done({});
}

/** Nobody gives a higher series than their own. */
export async function mayGiveSeries(
  database: AppContext['database'],
  agentId: string,
  series: number | null,
): Promise<boolean> {
  const own = await selectSeries(database, agentId);
  return own === null || (series !== null && series <= own);
}

function shown({ accountType, clicks, ...row }: LinkRow): InviteLink {
  return {
    ...row,
    path: `/?affiliateCode=${row.code}`,
    kind: accountType === 0 ? 'member' : 'agent',
    clicks: Number(clicks),
  };
}

/** Read out and typed by hand: no letter that looks like a digit. */
function newCode(): string {
  const from = 'abcdefghjkmnpqrstuvwxyz23456789';
  return Array.from({ length: 8 }, () => from[randomInt(from.length)] ?? '').join('');
}

const dayMs = 24 * 60 * 60_000;
