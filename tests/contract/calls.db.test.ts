import fc from 'fast-check';
import sharp from 'sharp';
import { safeParse, strictObject } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HumanCheckScene } from '#contract/anti-abuse.ts';
import { type CallDeclaration, duties } from '#contract/call.ts';
import { games } from '#contract/catalogue.ts';
import { promotions } from '#contract/content.ts';
import { Refusal } from '#contract/envelope.ts';
import { errorStatus, isErrorCode } from '#contract/errors.ts';
import { type Language, languages } from '#contract/languages.ts';
import { answersOf, domainsOf } from '#server/compose/domains.ts';
import { givePassword } from '#server/identity/passwords/give-password.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import { addOperator } from '#server/operator/keep-operators.ts';
import { openPayoutSandboxOf } from '#server/ports/payouts/open-payouts.ts';
import { openPhoneAuthSandbox } from '#server/ports/phone-auth/sandbox.ts';
import { openSite as openAgain, startMaintenance } from '#server/system/change-status.ts';
import { freshSite } from '#tests/gateway/fresh-site.ts';
import { quickHash } from '#tests/identity/quick-hash.ts';
import { codeOf, provedOperator } from '#tests/operator/staff.ts';
import {
  listenToStatements,
  noteStatements,
  type Statement,
} from '#tests/statements/note-statements.ts';
import { compareWithRecord, howToRecord } from '#tests/statements/recorded-statements.ts';
import { askSite } from './ask-site.ts';
import { fillContracts } from './fill-contracts.ts';
import { fillDeposits } from './fill-deposits.ts';
import { fillIdentity, solvedCheck, verifiedNumber } from './fill-identity.ts';
import { fillInhouse } from './fill-inhouse.ts';
import { fillKyc } from './fill-kyc.ts';
import { fillLedger } from './fill-ledger.ts';
import { fillLottery } from './fill-lottery.ts';
import { fillNotices } from './fill-notices.ts';
import { fillPasskeys } from './fill-passkeys.ts';
import { fillPlay } from './fill-play.ts';
import { fillProtection } from './fill-protection.ts';
import { fillRewards } from './fill-rewards.ts';
import { fillProviders } from './fill-sign-in.ts';
import { fillWallet } from './fill-wallet.ts';
import { fillWithdrawals } from './fill-withdrawals.ts';
import { fuzzSeed } from './fuzz-seed.ts';
import { goodRequests } from './good-requests.ts';

const found: Record<string, unknown> = {};

/** Its codes last as long as its clock stands still. */
const phones = await openPhoneAuthSandbox({
  token: 'a-token-of-the-tests',
  audience: 'verbena',
  clock: stillClock(),
  deliver: async ({ number, code }) => {
    if (number === verifiedNumber) found.phoneCode = code;
  },
});
afterAll(phones.close);
const site = await freshSite({
  environment: {
    PHONE_AUTH_URL: phones.url.href,
    PHONE_AUTH_TOKEN: 'a-token-of-the-tests',
    DATABASE_POOL: '6',
    FACEBOOK_APP_ID: '1234567890',
    FACEBOOK_APP_SECRET: 'a-secret-of-the-tests',
  },
});
const payouts = await openPayoutSandboxOf(site.app);
afterAll(() => payouts?.close());
const calls = answersOf(site.app, domainsOf(site.services)).map(({ call }) => call);
const tokens: Record<string, string> = {};
/** What the good requests asked of the database. */
const asked: Statement[] = [];
listenToStatements();
const passworded = ['demo', 'agente'];

beforeAll(async () => {
  const { database } = site.app;
  const players = await database.selectFrom('player').select(['id', 'type']).execute();
  const idOf = (type: number) => players.find((player) => player.type === type)?.id ?? '';
  for (const [name, type] of Object.entries({ member: 0, agent: 1, trial: 4 })) {
    tokens[name] = (await openSession(site.app, idOf(type))).token;
  }
  tokens.operator = await provedOperator(site.app, 'ana', duties);
  const renewer = await addOperator(site.app, 'renewer', ['look']);
  if (renewer) tokens.renewer = renewer.token;
  found.operatorSecret = renewer?.secret;
  found.password = 'tecolote37verde';
  await givePassword(site.app, passworded, String(found.password));
  const filledIn = await fillIdentity(site, { memberId: idOf(0), agentId: idOf(1) });
  // Whoever has no other way in keeps the last passkey.
  await givePassword(site.app, ['contract-keyed', 'contract-unconfirmed'], String(found.password));
  Object.assign(found, filledIn.values);
  Object.assign(tokens, filledIn.tokens);
  Object.assign(
    found,
    await fillPasskeys(site, { memberId: idOf(0), agentId: idOf(1), keyedId: filledIn.keyedId }),
  );
  found.icon = await smallPicture();
  Object.assign(found, await fillProviders(site, idOf(0)));
  Object.assign(found, await fillLedger(site, idOf(0)));
  Object.assign(found, await fillNotices(site, idOf(0)));
  Object.assign(tokens, await fillWallet(site));
  Object.assign(found, await fillInhouse(site, tokens.saver ?? ''));
  Object.assign(found, await fillLottery(site, tokens.saver ?? ''));
  Object.assign(found, await fillPlay(site));
  Object.assign(tokens, await fillProtection(site, idOf(0)));
  Object.assign(found, await fillKyc(site, Uint8Array.from(found.icon as Buffer)));
  const deposits = await fillDeposits(site, Uint8Array.from(await smallPicture()));
  Object.assign(found, deposits.values);
  Object.assign(tokens, deposits.tokens);
  const contracted = await fillContracts(site);
  Object.assign(found, contracted.values);
  Object.assign(tokens, contracted.tokens);
  const withdrawn = await fillWithdrawals(site, Uint8Array.from(found.icon as Buffer));
  Object.assign(found, withdrawn.values);
  Object.assign(tokens, withdrawn.tokens);
  const rewarded = await fillRewards(site);
  Object.assign(found, rewarded.values);
  Object.assign(tokens, rewarded.tokens);
  const listed = await askSite(site, games, { language: 'es', pageSize: '1' });
  const promoted = await askSite(site, promotions, { language: 'es' });
  found.game = firstOf(listed.body, 'games', 'nodeId');
  found.promotion = firstOf(promoted.body, 'promotions', 'id');
});

test('every call that is declared is answered once, and has a good request here', () => {
  expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
  expect(calls.map(({ name }) => name).toSorted()).toEqual(Object.keys(goodRequests).toSorted());
});

// Wrong codes that are tried on one call would keep the next ones waiting.
beforeEach(async () => {
  await site.app.database.deleteFrom('throttle').where('rule', '=', 'code-address').execute();
});

// Thousands of requests bring the password along, and a login hashes it at its full cost again.
beforeEach(async () => {
  await site.app.database
    .updateTable('credential')
    .set({ password_hash: await quickHash(String(found.password)) })
    .where('player_id', 'in', (select) =>
      select.selectFrom('player').select('id').where('account', 'in', passworded),
    )
    .execute();
});

/** What was solved as everything was filled in lasts five minutes, and a busy machine is not here by then. */
async function solveAnew(request: object): Promise<void> {
  const [, name] = /"\{(\w+Check)\}"/.exec(JSON.stringify(request)) ?? [];
  if (name === undefined) return;
  const { challenge } = JSON.parse(Buffer.from(String(found[name]), 'base64').toString()) as {
    challenge: { parameters: { data: { scene: HumanCheckScene } } };
  };
  found[name] = await solvedCheck(site, challenge.parameters.data.scene);
}

describe.each(calls)('$name', (call) => {
  const good = goodRequests[call.name] ?? { request: {} };
  const headers = (as = good.as): Record<string, string> => ({
    ...(call.who === 'operator'
      ? { authorization: `Bearer ${(as && tokens[as]) ?? tokens.operator}` }
      : as && tokens[as]
        ? { token: tokens[as] }
        : {}),
    ...(good.isBound ? { cookie: `sign-in=${found.signInCookie}` } : {}),
  });
  const request = () => filled(good.request);

  test('answers a good request by its schema', async () => {
    // Good for a moment only, and once: whatever is tried with it below is wrong.
    found.operatorCode = codeOf(String(found.operatorSecret), site.app.clock.now());
    await solveAnew(good.request);
    const { reply, statements } = await noteStatements(() =>
      askSite(site, call, request(), headers()),
    );
    asked.push(...statements);
    const { status, body } = reply;
    expect(body).toMatchObject({ success: true });
    expect(status).toBe(200);
    expect(safeParse(call.value, body.value).issues).toBeUndefined();
    // The token that it was asked with opens nothing any more.
    if (good.as === 'renewer') tokens.renewer = (body.value as { token: string }).token;
  });

  test('names a field that it does not know', async () => {
    const { status, body } = await askSite(site, call, { ...request(), zz: '1' }, headers());
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'request.unknown-field', fields: [{ path: 'zz' }] });
  });

  test('refuses who may not make it', async () => {
    if (call.who === 'anyone') return;
    const stranger = await askSite(site, call, request());
    if (call.who === 'operator') {
      expect([stranger.status, stranger.body.code]).toEqual([401, 'operator.missing']);
      return;
    }
    expect([stranger.status, stranger.body.code]).toEqual([401, 'session.missing']);
    const unknown = await askSite(site, call, request(), { token: 'A'.repeat(43) });
    expect([unknown.status, unknown.body.code]).toEqual([401, 'session.expired']);
  });

  test('answers every hostile value in every field by its schema or a refusal that it lists', async () => {
    const names = new Set([...fieldsOf(call), ...Object.keys(good.request)]);
    for (const name of names) {
      for (const value of hostileValues) {
        await expectHonest(changed(request(), name, value), 'es');
      }
    }
  });

  test('answers whatever is sent by its schema or a refusal that it lists', async () => {
    await fc.assert(
      fc.asyncProperty(
        mutation(Object.keys(good.request)),
        fc.constantFrom(...languages),
        (change, language) => expectHonest(change(request()), language),
      ),
      { seed: fuzzSeed, numRuns: 40, endOnFailure: true },
    );
  });

  async function expectHonest(sent: Record<string, unknown>, language: Language) {
    const { status, body } = await askSite(site, call, sent, {
      ...headers(),
      'x-language': language,
    });
    const about = JSON.stringify({ sent, body }).slice(0, 600);
    if (body.success === true) {
      expect(safeParse(call.value, body.value).issues, about).toBeUndefined();
      return;
    }
    expect(safeParse(strictObject(Refusal.entries), body).issues, about).toBeUndefined();
    const code = String(body.code);
    expect(isErrorCode(code) && errorStatus[code], about).toBe(status);
    expect(
      [...call.refuses, 'request.invalid', 'request.unknown-field', 'request.too-many'],
      about,
    ).toContain(code);
  }
});

test('what good requests ask of the database is what stands on record', async () => {
  expect(await compareWithRecord('recorded', asked), howToRecord).toEqual([]);
});

test('during maintenance every call refuses but those that say why, and then goes on', async () => {
  const { database, clock, versions } = site.app;
  const before = versions.content();
  await startMaintenance(database, new Date(clock.now().getTime() + 60_000), clock.now());
  await expect.poll(versions.content).not.toBe(before);
  for (const call of calls) {
    const { request, as } = goodRequests[call.name] ?? { request: {} };
    const token = as && tokens[as];
    const reply = await askSite(site, call, filled(request), token ? { token } : {});
    if (call.always) expect(reply.body, call.name).toMatchObject({ success: true });
    else {
      expect([call.name, reply.status, reply.body.code]).toEqual([
        call.name,
        503,
        'system.maintenance',
      ]);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    }
  }
  const closed = versions.content();
  await openAgain(database, clock.now());
  await expect.poll(versions.content).not.toBe(closed);
  const { body } = await askSite(site, games, { language: 'es' });
  expect(body.success).toBe(true);
});

function stillClock() {
  const now = new Date();
  return { now: () => now, elapsedMs: () => 0 };
}

/** A picture as a phone would send it. */
function smallPicture(): Promise<Buffer> {
  const plain = { width: 8, height: 8, channels: 3, background: '#7a1f5c' } as const;
  return sharp({ create: plain }).png().toBuffer();
}

function filled(request: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(request).map(([name, value]) => {
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
        return [name, filled(value as Record<string, unknown>)];
      }
      const key = typeof value === 'string' ? /^\{(\w+)\}$/.exec(value)?.[1] : undefined;
      return [name, key === undefined ? value : found[key]];
    }),
  );
}

function firstOf(body: Record<string, unknown>, list: string, field: string): string {
  const value = body.value as Record<string, Record<string, unknown>[]>;
  return String(value[list]?.[0]?.[field] ?? '');
}

/** What people and programs send by mistake or on purpose. */
const hostileValues: readonly unknown[] = [
  "'; drop table game; --",
  '<script>alert(1)</script>',
  '{{7*7}}#{7*7}',
  '../../../etc/passwd',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b',
  '%00%ff',
  '%',
  '_',
  '\\',
  'ﷺ'.repeat(40),
  'x'.repeat(2_000),
  '-1',
  '0',
  '1e309',
  '99999999999999999999999',
  '9223372036854775808',
  '2147483648',
  '2026-02-30',
  'NaN',
  'true',
  '',
  ' ',
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  [],
  ['a', 'b'],
  {},
  { $ne: null },
  { toString: 'x' },
];

const hostile = fc.oneof(
  fc.constantFrom(...hostileValues),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.jsonValue({ maxDepth: 3 }),
);

function fieldsOf(call: CallDeclaration): string[] {
  return 'entries' in call.request ? Object.keys(call.request.entries as object) : [];
}

function changed(request: Record<string, unknown>, name: string, value: unknown) {
  return Object.fromEntries([...Object.entries(request), [name, value]]);
}

type Change = (request: Record<string, unknown>) => Record<string, unknown>;

/** One or several fields left out, made hostile, or added. */
function mutation(names: string[]): fc.Arbitrary<Change> {
  const name = fc.constantFrom(...names, 'language', 'pageNo', 'gameName', '__proto__', 'toString');
  const leaveOut = name.map(
    (left): Change =>
      ({ [left]: _, ...rest }) =>
        rest,
  );
  const replace = fc.tuple(name, hostile).map(
    ([field, value]): Change =>
      (request) =>
        changed(request, field, value),
  );
  return fc
    .array(fc.oneof(leaveOut, { arbitrary: replace, weight: 4 }), { minLength: 1, maxLength: 3 })
    .map((changes) => (request) => changes.reduce((soFar, change) => change(soFar), request));
}
