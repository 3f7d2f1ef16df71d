import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fileAddress } from '#client/features/agents/file-address.ts';
import { billFilePath, oneBillFilePath } from '#contract/contract-bills.ts';
import type { Terms } from '#contract/contract-terms.ts';
import {
  incomeFilePath,
  memberBetFilePath,
  teamReportFilePath,
  teamTransactionFilePath,
} from '#contract/team-reports.ts';
import { answersOf, domainsOf } from '#server/compose/domains.ts';
import { readRules } from '#server/contracts/contract-site.ts';
import { offer } from '#server/contracts/propose-contract.ts';
import { settleDays } from '#server/contracts/settle-days.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import type { Player } from '#server/kernel/answer.ts';
import {
  agree,
  agreeWithHouse,
  allowContracts,
  newAgent,
  newMember,
  plantPlay,
} from '#tests/agents/contract-stage.ts';
import type { TestApp } from '#tests/database/test-app.ts';
import { freshSite } from '#tests/gateway/fresh-site.ts';
import { quickHash } from '#tests/identity/quick-hash.ts';
import { askSite } from './ask-site.ts';

const site = await freshSite({ environment: { DATABASE_POOL: '6' } });
const { database, clock } = site.app;
const app = site.app as unknown as TestApp;
const domains = domainsOf(site.services);
/** The ways money takes within a line. */
const alongTheLine = new Set(['ownLine', 'directDownlines', 'transferUpline', 'transferDownline']);
const calls = answersOf(site.app, domains)
  .map(({ call }) => call)
  .filter(({ path, name }) => path.startsWith('/wps/agent/') || alongTheLine.has(name));
const files = domains
  .flatMap((domain) => domain.downloads?.(site.app) ?? [])
  .filter(({ path }) => path.startsWith('/wps/agent/'));

/** Stands in the names and codes of the victims, and nowhere else. */
const mark = 'zmarkz';
await allowContracts(database);
const daily = (rate: number): Terms => ({
  kind: 'daily',
  activeFrom: '100',
  tiers: [{ sales: '0', loss: '0', users: 0, rate }],
});
const top = await newAgent(database, 'house-of-one');
const victim = await newAgent(database, `${mark}-agent`, top);
const victimsAgent = await newAgent(database, `${mark}-below`, victim);
const victimsMember = await newMember(database, `${mark}-member`, victim);
const sibling = await newAgent(database, 'sibling', top);
const stranger = await newAgent(database, 'house-of-two');
const strangersAgent = await newAgent(database, 'below-of-two', stranger);
const strangersMember = await newMember(database, 'member-of-two', stranger);
await agreeWithHouse(app, top, daily(9_000));
await agreeWithHouse(app, stranger, daily(9_000));
await agree(app, top, sibling, daily(7_000));
await agree(app, stranger, strangersAgent, daily(5_000));
const contractId = await agree(app, top, victim, daily(8_000));
const running = await agree(app, victim, victimsAgent, daily(5_000));
const waiting = await propose(victim, victimsAgent, daily(6_000));
await plantPlay(database, victimsMember, {
  day: new Date(clock.now().getTime() - 86_400_000).toISOString().slice(0, 10),
  valid: 900_000n,
  prizes: 100n,
});
const linkRequest = crypto.randomUUID();
const code = `${mark}7`;
await database
  .insertInto('affiliate_code')
  .values({ code, player_id: victim.id, domain: null })
  .execute();
const billId = await issuedBill();

/** Who comes: an agent of another house, the agent beside the victim, and a member. */
const intruders: Record<string, Player> = { stranger, sibling, strangersMember };
const paymentPassword = '427193';
const payment_password_hash = await quickHash(paymentPassword);
await database
  .insertInto('profile')
  .values(
    [...Object.values(intruders), victim].map(({ id }) => ({
      player_id: id,
      payment_password_hash,
    })),
  )
  .execute();
await database.updateTable('transfer_switch').set({ enabled: true }).execute();
const tokens: Record<string, string> = Object.fromEntries(
  await Promise.all(
    Object.entries(intruders).map(async ([name, { id }]) => [
      name,
      (await openSession(site.app, id)).token,
    ]),
  ),
);

interface Attack {
  request: Record<string, unknown>;
  /** It may be answered: what was aimed at is no more than a filter, or belongs to the caller. */
  mayAnswer?: true;
}

const account = victimsMember.account;
const cursors = [
  [`2026-11-20T00:00:00.000Z`, victimsMember.id],
  ['0', victimsMember.id],
  [account, victim.id],
  ["' or 1=1 --", '1'],
].map((parts) => Buffer.from(JSON.stringify(parts)).toString('base64url'));
const forgedPages = (request: object = {}): Attack[] =>
  [...cursors, 'bm90LWEtY3Vyc29y'].map((after) => ({
    request: { ...request, after },
    mayAnswer: true,
  }));
const forgedNumbers = (request: object): Attack[] =>
  [billId, contractId, '999999999999'].map((after) => ({
    request: { ...request, after },
    mayAnswer: true,
  }));
const plain: Attack[] = [{ request: {}, mayAnswer: true }];
const onContracts = (rest: object = {}): Attack[] =>
  [contractId, running, waiting, '999999999999'].map((id) => ({
    request: { contractId: id, ...rest },
  }));
const named = [account, victim.account, victimsAgent.account, top.account].map((name) => ({
  account: name,
}));
const onNames = (rest: object = {}): Attack[] =>
  named.map((name) => ({ request: { ...name, ...rest } }));

/** By call: whatever of another team's can be named in it. A call that is new fails until it stands here. */
const attacks: Readonly<Record<string, readonly Attack[]>> = {
  consolidated: plain,
  teamOverview: plain,
  teamMembers: [
    { request: { under: victim.account } },
    { request: { under: account } },
    { request: { account: mark, reach: 'all' }, mayAnswer: true },
    ...forgedPages({ reach: 'all' }),
    ...forgedPages({ reach: 'all', sort: 'account' }),
    ...forgedPages({ reach: 'all', sort: 'valid' }),
  ],
  teamMember: onNames(),
  sendTeamMessage: onNames({ requestId: linkRequest, text: 'x' }),
  setMemberSeries: onNames({ series: 1_900 }),
  teamReport: [
    { request: { by: 'member', account } },
    { request: { by: 'day', account: victim.account } },
    ...forgedPages({ by: 'member' }),
  ],
  memberBets: [...onNames({ language: 'en' }), ...forgedPages({ account, language: 'en' })],
  teamTransactions: [{ request: { account } }, ...forgedPages()],
  agentIncome: plain,
  agentAnnouncements: [{ request: { language: 'en' }, mayAnswer: true }],
  inviteLinks: plain,
  makeInviteLink: [
    { request: { requestId: linkRequest, kind: 'member', series: 2_000 }, mayAnswer: true },
  ],
  endInviteLink: [{ request: { code } }, { request: { code: code.toUpperCase() } }],
  // Anybody may open a link; it counts a tap and tells nothing.
  openInviteLink: [{ request: { code }, mayAnswer: true }],
  affiliate: [{ request: { code: 'zmark' }, mayAnswer: true }],
  openTeamAccount: [{ request: { requestId: linkRequest, account, kind: 'member' } }],
  waitingContracts: plain,
  listContracts: [
    { request: { whose: 'downlines', account: mark }, mayAnswer: true },
    ...forgedNumbers({ whose: 'downlines' }),
    ...forgedNumbers({ whose: 'mine' }),
  ],
  oneContract: onContracts(),
  contractEditor: onNames({ kind: 'daily' }),
  simulateContract: onNames({ terms: daily(1) }),
  offerContract: onNames({ requestId: linkRequest, terms: daily(1), ends: [running] }),
  requestContract: [
    {
      request: { requestId: linkRequest, terms: daily(7_500), ends: [running, contractId] },
      mayAnswer: true,
    },
  ],
  answerContract: ['accept', 'decline'].flatMap((answer) => onContracts({ answer, ends: [] })),
  withdrawContract: onContracts(),
  askToEndContract: onContracts(),
  answerEndOfContract: ['accept', 'decline'].flatMap((answer) => onContracts({ answer, ends: [] })),
  listBills: [
    { request: { whose: 'downlines', kind: 'daily', account: mark }, mayAnswer: true },
    ...forgedNumbers({ whose: 'mine', kind: 'daily' }),
  ],
  oneBill: [{ request: { billId } }, { request: { billId: '999999999999' } }],
  billMembers: [
    { request: { billId, are: 'active' } },
    { request: { billId, are: 'not-active', after: '1' } },
    { request: { billId, are: 'active', after: victimsMember.id } },
  ],
  ownLine: plain,
  directDownlines: [account, victim.account, mark].flatMap((name) => [
    { request: { account: name }, mayAnswer: true },
    { request: { after: name }, mayAnswer: true },
  ]),
  // To one's own upline alone, whoever that is.
  transferUpline: [
    { request: { requestId: linkRequest, amount: '1', paymentPassword }, mayAnswer: true },
  ],
  transferDownline: onNames({ requestId: linkRequest, amount: '1', paymentPassword }),
};

test('every call of the agents’ area has its attacks', () => {
  expect(Object.keys(attacks).sort()).toEqual(calls.map(({ name }) => name).sort());
});

const matrix = calls.flatMap((call) =>
  Object.keys(intruders).map((role) => ({ call, role, name: call.name })),
);

test.each(matrix)(
  '$name as $role answers and changes nothing of another team',
  async ({ call, role }) => {
    const before = await everythingOfVictims();
    for (const { request: planned, mayAnswer } of attacks[call.name] ?? []) {
      // Each with a number of its own: an answer that was given before would hide the next one.
      const request =
        'requestId' in planned ? { ...planned, requestId: crypto.randomUUID() } : planned;
      const { status, body } = await askSite(site, call, request, { token: tokens[role] ?? '' });
      const said = JSON.stringify([request, body]);
      // An attack that does not fit the declaration proves nothing.
      const unread = ['system.unexpected', 'request.invalid', 'request.unknown-field'];
      expect([said, unread.includes(String(body.code))]).toEqual([said, false]);
      if (!mayAnswer) expect([said, status === 200]).toEqual([said, false]);
      // A refusal may repeat what was asked for; an answer holds nothing of the victims'.
      if (body.success === true) expect(JSON.stringify(body.value)).not.toContain(mark);
    }
    expect(await everythingOfVictims()).toEqual(before);
  },
);

/** By file: addresses as the app writes them, and what of another team's can be named in them. */
const fileFilters: Readonly<Record<string, readonly Record<string, string>[]>> = {
  [teamReportFilePath]: [
    { by: 'member', reach: 'team' },
    { by: 'day', reach: 'team', account },
  ],
  [teamTransactionFilePath]: [{}, { account }],
  [billFilePath]: [
    { whose: 'mine', kind: 'daily' },
    { whose: 'downlines', kind: 'daily', account: mark },
    { whose: 'mine', kind: 'daily', paidOn: '2026-11-18' },
  ],
  [oneBillFilePath]: [{ billId }],
  [memberBetFilePath]: [{ account }],
  [incomeFilePath]: [{}],
};

test('every file of the agents’ area has its attacks', () => {
  expect(Object.keys(fileFilters).sort()).toEqual(files.map(({ path }) => path).sort());
});

test.each(files)(
  '$name opens as the app asks for it, and holds nothing of another team',
  async ({ path }) => {
    const open = async (token: string, filters: Record<string, string>) => {
      const url = fileAddress(path, filters, 'en');
      return site.gateway.app.inject({ method: 'GET', url, headers: { token } });
    };
    const own = await openSession(site.app, victim.id);
    for (const filters of fileFilters[path] ?? []) {
      const { statusCode } = await open(own.token, filters);
      expect([filters, statusCode]).toEqual([filters, 200]);
      for (const [role, token] of Object.entries(tokens)) {
        const { body } = await open(token, filters);
        expect([role, filters, body.includes(`${mark}-`)]).toEqual([role, filters, false]);
      }
    }
  },
);

/** What an agent whom the house has stopped still reads and does: all of it is about the agent alone. */
const open: Readonly<Record<string, Record<string, unknown>>> = {
  consolidated: {},
  affiliate: { code: 'zmark' },
  openInviteLink: { code },
  waitingContracts: {},
  oneContract: { contractId },
  requestContract: { requestId: linkRequest, terms: daily(7_500), ends: [] },
  answerContract: { contractId, answer: 'decline', ends: [] },
  withdrawContract: { contractId },
  askToEndContract: { contractId: '999999999999' },
  answerEndOfContract: { contractId, answer: 'decline', ends: [] },
  oneBill: { billId },
};
/** And what the stop closes: whatever is about the team. */
const closed: Readonly<Record<string, Record<string, unknown>>> = {
  teamOverview: {},
  teamMembers: {},
  teamMember: { account },
  sendTeamMessage: { requestId: linkRequest, account, text: 'x' },
  setMemberSeries: { account, series: 1_900 },
  teamReport: { by: 'member' },
  memberBets: { account, language: 'en' },
  teamTransactions: {},
  agentIncome: {},
  agentAnnouncements: { language: 'en' },
  inviteLinks: {},
  makeInviteLink: { requestId: linkRequest, kind: 'member' },
  endInviteLink: { code },
  openTeamAccount: { requestId: linkRequest, account: 'newcomer1', kind: 'member' },
  listContracts: { whose: 'downlines' },
  contractEditor: { kind: 'daily', account: victimsAgent.account },
  simulateContract: { account: victimsAgent.account, terms: daily(1) },
  offerContract: {
    ...{ requestId: linkRequest, account: victimsAgent.account, terms: daily(1), ends: [] },
  },
  listBills: { whose: 'downlines', kind: 'daily' },
  billMembers: { billId, are: 'active' },
  ownLine: {},
  directDownlines: {},
  transferUpline: { requestId: linkRequest, amount: '1', paymentPassword },
  transferDownline: { requestId: linkRequest, amount: '1', paymentPassword, account },
};

test('the victim sees it all, so the mark is one that would be seen', async () => {
  const { token } = await openSession(site.app, victim.id);
  const seen = async (name: string, request: Record<string, unknown>) => {
    const call = calls.find((one) => one.name === name);
    if (!call) throw new Error(`There is no ${name}.`);
    return JSON.stringify((await askSite(site, call, request, { token })).body.value);
  };
  expect(await seen('teamMember', { account })).toContain(mark);
  expect(await seen('oneContract', { contractId: running })).toContain(mark);
  expect(await seen('inviteLinks', {})).toContain(code);
  expect(await seen('listContracts', { whose: 'downlines' })).toContain(mark);
});

test('an agent whom the house has stopped sees and touches nothing of the team', async () => {
  expect([...Object.keys(open), ...Object.keys(closed)].sort()).toEqual(
    calls.map(({ name }) => name).sort(),
  );
  const { token } = await openSession(site.app, victim.id);
  const stopped = { agent_id: victim.id, reason: 'x', stopped_by: 'ana', stopped_at: new Date() };
  await database.insertInto('agent_stop').values(stopped).execute();
  for (const call of calls) {
    const request = closed[call.name] ?? open[call.name] ?? {};
    const { body } = await askSite(site, call, request, { token });
    const isClosed = body.code === 'agent.stopped';
    expect([call.name, body.code, isClosed]).toEqual([call.name, body.code, call.name in closed]);
  }
});

async function propose(upline: Player, downline: Player, terms: Terms): Promise<string> {
  const asked = { requestId: crypto.randomUUID(), account: downline.account, terms, ends: [] };
  const offered = await offer(app, asked, upline);
  if (!offered.done) throw new Error(offered.code);
  return offered.value.id;
}

/** The victim's own bill of a day that is over. */
async function issuedBill(): Promise<string> {
  await sql`delete from settled_fact`.execute(database);
  const later = new Date(clock.now().getTime() + 2 * 86_400_000);
  const rules = await readRules({ clock: { ...clock, now: () => later } }, database);
  await settleDays(database, rules);
  const { rows } = await sql<{ id: string }>`
    select id from agent_bill where downline_id = ${victim.id} limit 1`.execute(database);
  if (!rows[0]) throw new Error('The victim has no bill.');
  return rows[0].id;
}

async function everythingOfVictims(): Promise<unknown> {
  const ids = [victim.id, victimsAgent.id, victimsMember.id];
  const { rows } = await sql`
    select
      (select jsonb_agg(c order by c.id) from agent_contract c where c.downline_id = any (${ids}::bigint[])) as contracts,
      (select jsonb_agg(b order by b.id) from agent_bill b where b.downline_id = any (${ids}::bigint[])) as bills,
      (select jsonb_agg(s order by s.player_id) from sponsor s where s.player_id = any (${ids}::bigint[])) as sponsors,
      (select jsonb_agg(to_jsonb(a) - 'clicks' order by a.code) from affiliate_code a where a.player_id = any (${ids}::bigint[])) as links,
      (select count(*) from player_message m where m.player_id = any (${ids}::bigint[])) as messages,
      (select count(*) from team_line where ancestor_id = any (${ids}::bigint[]) or descendant_id = any (${ids}::bigint[])) as lines`.execute(
    database,
  );
  return rows;
}
