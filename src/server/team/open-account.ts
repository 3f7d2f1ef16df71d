import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { setMemberSeries } from '#contract/team.ts';
import type { openTeamAccount } from '#contract/team-links.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { makePassword } from '#server/identity/passwords/make-password.ts';
import { hashChosen } from '#server/identity/passwords/set-password.ts';
import { done, type Outcome, type Player, refuse, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { isOpenableName, openForAgent } from '#server/registration/open-for-agent.ts';
import { mayGiveSeries } from './invite-links.ts';
import {
  countOpenings,
  insertOpening,
  lockAgent,
  selectHighestSeriesBelow,
  selectOpening,
  selectSeries,
  setSeries,
} from './link-store.ts';
import { isAgentStopped, selectAgentSetting, selectInTeam } from './tree-store.ts';

type NewTeamAccount = AnswerOf<typeof openTeamAccount>;
type Refusal = (typeof openTeamAccount)['refuses'][number];

/** The same request opens one account; its password stands once, in the first answer alone. */
export async function openAccountBelow(
  app: AppContext,
  request: RequestOf<typeof openTeamAccount>,
  player: Player,
  visit: Visit,
): Promise<Outcome<NewTeamAccount, Refusal>> {
  const password = makePassword();
  const hashed = await hashChosen(password);
  // The password is of our own making, so only the machine that hashes it can be too busy.
  if (!hashed.done) return refuse('login.busy');
  return inTransaction<Outcome<NewTeamAccount, Refusal>>(app.database, async (transaction) => {
    const { requestId, account, kind, series = null } = request;
    const type = kind === 'agent' ? 1 : 0;
    if (await isAgentStopped(transaction, player.id)) return refuse('agent.stopped');
    const setting = await selectAgentSetting(transaction);
    if (!setting.opens_accounts) return refuse('team.no-opening');
    await lockAgent(transaction, player.id);
    const earlier = await selectOpening(transaction, player.id, requestId);
    if (earlier) {
      const isSame =
        earlier.account === account && earlier.type === type && earlier.series === series;
      return isSame ? done({ account, firstPassword: null }) : refuse('request.conflict');
    }
    const refusal = await reviewOpening(app, transaction, player.id, { account, series });
    if (refusal) return refuse(refusal);
    const playerId = await openForAgent(app, transaction, {
      agentId: player.id,
      account,
      type,
      series,
      passwordHash: hashed.value,
      language: visit.language,
    });
    if (!playerId) return refuse('team.name-taken');
    const now = app.clock.now();
    const opening = { agentId: player.id, requestId, playerId, type, series, now };
    await insertOpening(transaction, opening);
    return done({ account, firstPassword: password });
  });
}

async function reviewOpening(
  { clock }: Pick<AppContext, 'clock'>,
  transaction: Transaction,
  agentId: string,
  { account, series }: { account: string; series: number | null },
): Promise<'team.series' | 'register.too-many' | 'team.name-rule' | null> {
  if (!(await mayGiveSeries(transaction, agentId, series))) return 'team.series';
  const hourAgo = new Date(clock.now().getTime() - 60 * 60_000);
  if ((await countOpenings(transaction, agentId, hourAgo)) >= openingsAnHour) {
    return 'register.too-many';
  }
  return isOpenableName(account) ? null : 'team.name-rule';
}

const openingsAnHour = 30;

/** Of a direct downline: not above one's own, and not below what stands below the member. */
export async function chooseSeries(
  { database }: Pick<AppContext, 'database'>,
  { account, series }: RequestOf<typeof setMemberSeries>,
  player: Player,
): Promise<Outcome<{ series: number }, (typeof setMemberSeries)['refuses'][number]>> {
  return inTransaction(database, async (transaction) => {
    if (await isAgentStopped(transaction, player.id)) return refuse('agent.stopped');
    const member = await selectInTeam(transaction, player.id, account);
    if (member?.depth !== 1) return refuse('team.unknown-member');
    // Upline before downline, as everybody who compares series locks them.
    await lockAgent(transaction, player.id);
    await lockAgent(transaction, member.id);
    const own = await selectSeries(transaction, player.id);
    const below = await selectHighestSeriesBelow(transaction, member.id);
    if ((own !== null && series > own) || (below !== null && series < below)) {
      return refuse('team.series');
    }
    await setSeries(transaction, member.id, series);
    return done({ series });
  });
}
