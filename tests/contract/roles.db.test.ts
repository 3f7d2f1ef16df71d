import { expect, test } from 'vitest';
import { type CallDeclaration, duties, type Who } from '#contract/call.ts';
import { type ErrorCode, errorStatus } from '#contract/errors.ts';
import { answersOf, domainsOf } from '#server/compose/domains.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import { hashOf } from '#server/secrets/token.ts';
import { freshSite } from '#tests/gateway/fresh-site.ts';
import { provedOperator } from '#tests/operator/staff.ts';
import { askSite } from './ask-site.ts';
import { goodRequests } from './good-requests.ts';

const site = await freshSite({ environment: { DATABASE_POOL: '6' } });
const calls = answersOf(site.app, domainsOf(site.services)).map(({ call }) => call);
/** `unchanged` came in with a password that was given out. */
const roles = ['visitor', 'trial', 'member', 'agent', 'ended', 'unchanged', 'operator'] as const;
type Role = (typeof roles)[number];
const types: Record<Exclude<Role, 'visitor' | 'operator'>, number> = {
  trial: 4,
  member: 0,
  agent: 1,
  ended: 0,
  unchanged: 0,
};

/** A session of one's own for each call: some of them end sessions. */
async function tokenOf(role: Role): Promise<string | undefined> {
  if (role === 'visitor' || role === 'operator') return undefined;
  const { database, clock } = site.app;
  const { id } = await database
    .selectFrom('player')
    .select('id')
    .where('type', '=', types[role])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { token } = await openSession(site.app, id, undefined, {
    mustChange: role === 'unchanged',
  });
  if (role === 'ended') {
    await database
      .updateTable('session')
      .set({ ended_at: clock.now() })
      .where('token_hash', '=', hashOf(token) ?? null)
      .execute();
  }
  return token;
}

/** Who is turned away, and with what; everybody else is let through to the call itself. */
const turnedAway: Record<Who, Partial<Record<Role, ErrorCode>>> = {
  anyone: {},
  member: { visitor: 'session.missing', operator: 'session.missing', ended: 'session.expired' },
  'real-member': {
    visitor: 'session.missing',
    operator: 'session.missing',
    ended: 'session.expired',
    trial: 'session.trial',
  },
  agent: {
    visitor: 'session.missing',
    operator: 'session.missing',
    ended: 'session.expired',
    trial: 'session.not-agent',
    member: 'session.not-agent',
  },
  // No session of a player's opens what belongs to the house.
  operator: {
    visitor: 'operator.missing',
    trial: 'operator.missing',
    member: 'operator.missing',
    agent: 'operator.missing',
    ended: 'operator.missing',
    unchanged: 'operator.missing',
  },
};

/** One who is trusted with everything, and one with each duty alone. */
const operators = {
  all: await provedOperator(site.app, 'ana', duties),
  look: await provedOperator(site.app, 'look', ['look']),
  review: await provedOperator(site.app, 'review', ['review']),
  pay: await provedOperator(site.app, 'pay', ['pay']),
};

const matrix = calls.flatMap((call) => roles.map((role) => ({ call, role, name: call.name })));

test.each(matrix)('$name as $role', async ({ call, role }) => {
  const { status, body } = await ask(call, role);
  const mustChange =
    role === 'unchanged' && !['anyone', 'operator'].includes(call.who) && !call.evenBeforeChange;
  const notAllowed = turnedAway[call.who][role === 'unchanged' ? 'member' : role];
  const expected = notAllowed ?? (mustChange ? 'session.must-change' : undefined);
  if (expected) {
    expect([status, body.code]).toEqual([errorStatus[expected], expected]);
    return;
  }
  const code = String(body.code ?? '');
  expect(code).not.toMatch(/^session\.(missing|expired|trial|not-agent|must-change)$|^operator\./);
  // Let through to the call itself, which answers as it declares; nothing breaks.
  const declared = [
    ...call.refuses,
    'request.invalid',
    'request.unknown-field',
    'request.too-many',
  ];
  if (body.success !== true) expect(declared).toContain(code);
  expect(status).toBe(body.success === true ? 200 : errorStatus[code as ErrorCode]);
});

async function ask(call: CallDeclaration, role: Role) {
  const token = await tokenOf(role);
  const { request } = goodRequests[call.name] ?? { request: {} };
  if (role === 'operator') {
    return askSite(site, call, request, { authorization: `Bearer ${operators.all}` });
  }
  return askSite(site, call, request, token ? { token } : {});
}

const ofOperators = calls
  .filter(({ who }) => who === 'operator')
  .flatMap((call) => duties.map((duty) => ({ call, duty, name: call.name })));

test.each(ofOperators)('$name by an operator trusted with $duty alone', async ({ call, duty }) => {
  const { request } = goodRequests[call.name] ?? { request: {} };
  const authorization = `Bearer ${operators[duty]}`;
  const { body } = await askSite(site, call, request, { authorization });
  const isRefused = body.code === 'operator.not-allowed';
  expect(isRefused).toBe(call.duty !== undefined && call.duty !== duty);
});
