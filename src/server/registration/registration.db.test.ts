import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Registration } from '#contract/register.ts';
import type { WhitelabelSwitch } from '#contract/system.ts';
import { registerFieldRows, switchRows } from '#demo/merchant/merchant-rows.ts';
import { logIn } from '#server/identity/login/log-in.ts';
import { identify } from '#server/identity/sessions/identify.ts';
import { openPhoneAuth } from '#server/ports/phone-auth/open-phone-auth.ts';
import { sendCode } from '#server/verification/send-code.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp, visitor } from '#tests/database/test-app.ts';
import { readAffiliate } from './find-sponsor.ts';
import { openAccount as openWithCheck } from './register.ts';

const { database } = await freshDatabase({ poolSize: 12 });
const app = testApp(database);
const phoneAuth = openPhoneAuth(app);
const agent = await newPlayer(database, 'agente', 1);
await database
  .insertInto('affiliate_code')
  .values([
    { code: 'fiesta24', player_id: agent.id, domain: null },
    { code: 'playa2024', player_id: agent.id, domain: 'playa.example' },
  ])
  .execute();
let visits = 0;

beforeEach(async () => {
  app.clock.set('2026-11-21T12:00:00Z');
  await setUp({});
});

/** The demonstration's rules, and these switches. */
async function setUp(wishes: Partial<Record<WhitelabelSwitch, boolean>>): Promise<void> {
  await database.deleteFrom('register_field').execute();
  await database.deleteFrom('whitelabel_switch').execute();
  await database.insertInto('register_field').values(registerFieldRows()).execute();
  const rows = switchRows().map(({ key, enabled }) => ({
    key,
    enabled: wishes[key] ?? (key === 'REGMOBVERF3' ? false : enabled),
  }));
  await database.insertInto('whitelabel_switch').values(rows).execute();
  await bump();
}

async function bump(): Promise<void> {
  await sql`select bump_version('content')`.execute(database);
  await app.hear();
}

/** The human check is another test's. */
function openAccount(
  at: typeof app,
  by: 'username' | 'mobile',
  request: Registration,
  visit: typeof visitor,
) {
  return openWithCheck(at, phoneAuth, by, request, visit, async () => null);
}

function somewhere() {
  visits += 1;
  return { ...visitor, address: `10.4.${Math.floor(visits / 200)}.${(visits % 200) + 1}` };
}

const empty = {
  username: '',
  password: '',
  confirmPassword: '',
  payeeName: '',
  email: '',
  qqNum: '',
  mobileNum: '',
  verificationCode: '',
  affiliateCode: '',
  paymentPassword: '',
  ...{ line: '', whatsapp: '', facebook: '', wechat: '' },
  idNumber: '',
};
const password = 'tecolote37verde';

function filled(more: Partial<Registration>): Registration {
  return {
    ...empty,
    password,
    confirmPassword: password,
    terms: true,
    registerMethod: 'WEB',
    login: true,
    client: 'program',
    ...more,
  };
}

async function codeFor(number: string): Promise<string> {
  const sent = await sendCode(app, {
    scene: 'register',
    kind: 'sms',
    target: number,
    language: 'en',
    address: somewhere().address,
    country: 'CO',
  });
  if (!sent.done) throw new Error(sent.code);
  const { body } = await database
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', number)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(body ?? '')?.[0] ?? '';
}

test('an account is opened under a name, and its owner is in', async () => {
  const visit = somewhere();
  const opened = await openAccount(app, 'username', filled({ username: 'camila' }), visit);
  if (!opened.done) throw new Error(JSON.stringify(opened));
  expect(opened.value).toMatchObject({ firstTimeLogin: true, challenge: null });
  const player = await identify(app, opened.value.token ?? '');
  expect(player).toMatchObject({ account: 'camila', type: 0 });
  const again = await logIn(
    app,
    { type: 'username', username: 'Camila', password, entrance: 'site', client: 'program' },
    visit,
  );
  expect(again).toMatchObject({ done: true, value: { firstTimeLogin: false } });
});

test('an account whose login cannot be opened is not there either, so that its name can be asked for again', async () => {
  await sql`
    create function refuse_session() returns trigger language plpgsql
      as 'begin raise exception ''no session''; end';
    create trigger refuse before insert on session for each row execute function refuse_session()`.execute(
    database,
  );
  const asked = filled({ username: 'renata11' });
  await expect(openAccount(app, 'username', asked, somewhere())).rejects.toThrow('no session');
  await sql`drop trigger refuse on session; drop function refuse_session()`.execute(database);
  expect(await openAccount(app, 'username', asked, somewhere())).toMatchObject({ done: true });
});

test('L-AGE: who has not said to be of age opens nothing, whatever else is right', async () => {
  const refused = await openAccount(
    app,
    'username',
    filled({ username: 'joven11', terms: false }),
    somewhere(),
  );
  expect(refused).toMatchObject({ faults: { terms: { kind: 'terms' } } });
  expect(await playersNamed('joven11')).toBe(0);
});

test('every fault of every field is named at once', async () => {
  const refused = await openAccount(
    app,
    'username',
    filled({
      username: '1a',
      password: 'short',
      confirmPassword: 'other',
      email: 'no',
      qqNum: '12345',
      payeeName: 'Solo',
    }),
    somewhere(),
  );
  expect(refused).toMatchObject({
    faults: {
      username: { kind: 'length', min: 6, max: 16 },
      password: { kind: 'password-length' },
      confirmPassword: { kind: 'confirmation' },
      email: { kind: 'length' },
      qqNum: { kind: 'not-asked' },
      payeeName: { kind: 'real-name' },
    },
  });
});

test.each([
  ['password12', 'a password of many'],
  ['camilita9', 'the name itself'],
])('%s is refused: %s', async (typed) => {
  const request = filled({ username: 'camilita9', password: typed, confirmPassword: typed });
  expect(await openAccount(app, 'username', request, somewhere())).toMatchObject({
    faults: { password: { kind: 'common-password' } },
  });
});

test('of twenty registrations of one name at once one succeeds, and the others are refused as taken', async () => {
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      openAccount(
        app,
        'username',
        filled({ username: index % 2 ? 'lamisma' : 'LaMisma' }),
        somewhere(),
      ),
    ),
  );
  expect(all.filter((one) => one.done)).toHaveLength(1);
  for (const one of all) {
    if (!one.done) expect(one).toMatchObject({ faults: { username: { kind: 'taken' } } });
  }
  expect(await playersNamed('lamisma')).toBe(1);
});

test('nobody is called as the house is', async () => {
  const request = filled({ username: 'soporte1' });
  expect(await openAccount(app, 'username', request, somewhere())).toMatchObject({
    faults: { username: { kind: 'taken' } },
  });
});

test('with a number the number is the name, once a code has proved it', async () => {
  await setUp({ REGMOBVERF3: true });
  const typed = { mobileNum: '310 555 0001', countryDialingCode: '57' };
  const wrong = await openAccount(
    app,
    'mobile',
    filled({ ...typed, verificationCode: '000000' }),
    somewhere(),
  );
  expect(wrong).toMatchObject({ code: 'code.invalid' });
  const code = await codeFor('+573105550001');
  const request = filled({ ...typed, verificationCode: code });
  const opened = await openAccount(app, 'mobile', request, somewhere());
  expect(opened).toMatchObject({ done: true });
  expect(await playersNamed('573105550001')).toBe(1);
  expect(await openAccount(app, 'mobile', request, somewhere())).toMatchObject({
    code: 'code.invalid',
  });
});

test('a number that is taken is refused as taken only with its code, and the code stays good', async () => {
  await setUp({ REGMOBVERF3: true });
  const number = '+573105550002';
  const typed = { mobileNum: '3105550002', countryDialingCode: '57' };
  const first = filled({ ...typed, verificationCode: await codeFor(number) });
  expect(await openAccount(app, 'mobile', first, somewhere())).toMatchObject({ done: true });
  const stranger = filled({ ...typed, username: 'otraluz', verificationCode: '123456' });
  expect(await openAccount(app, 'username', stranger, somewhere())).toMatchObject({
    code: 'code.invalid',
  });
  await database.deleteFrom('message_pace').execute();
  const code = await codeFor(number);
  const owner = filled({ ...typed, username: 'otraluz', verificationCode: code });
  expect(await openAccount(app, 'username', owner, somewhere())).toMatchObject({
    faults: { mobileNum: { kind: 'taken' } },
  });
  expect(await playersNamed('otraluz')).toBe(0);
});

test('without a password the code is asked for, whatever else is switched', async () => {
  await setUp({ REGMOBVERF3: false, MOBILENUMPASSREG3: false });
  const typed = { mobileNum: '3105550003', countryDialingCode: '57' };
  const bare = filled({ ...typed, password: '', confirmPassword: '' });
  expect(await openAccount(app, 'mobile', bare, somewhere())).toMatchObject({
    faults: { verificationCode: { kind: 'required' } },
  });
  const code = await codeFor('+573105550003');
  const request = { ...bare, verificationCode: code };
  expect(await openAccount(app, 'mobile', request, somewhere())).toMatchObject({ done: true });
});

test.each([
  ['username', 'USERNAMEREG3'],
  ['mobile', 'MOBILENUMREG3'],
] as const)('registering by %s is closed with its switch', async (by, key) => {
  await setUp({ [key]: false });
  expect(await openAccount(app, by, filled({ username: 'luzluz' }), somewhere())).toEqual({
    done: false,
    code: 'register.closed',
  });
});

test('an agent’s code, typed or carried by the domain, and a friend’s code are kept', async () => {
  await openAccount(app, 'username', filled({ username: 'amiga01' }), somewhere());
  const friend = await database
    .selectFrom('referral_code')
    .innerJoin('player', 'player.id', 'referral_code.player_id')
    .select(['code', 'player.id'])
    .where('account', '=', 'amiga01')
    .executeTakeFirstOrThrow();
  const typed = filled({
    username: 'nuevo01',
    affiliateCode: 'FIESTA24',
    referralCode: friend.code,
  });
  await openAccount(app, 'username', typed, somewhere());
  const carried = { ...somewhere(), origin: 'https://playa.example' };
  await openAccount(app, 'username', filled({ username: 'nuevo02' }), carried);
  expect(await sponsorOf('nuevo01')).toEqual({
    agent: agent.id,
    code: 'fiesta24',
    referrer: friend.id,
  });
  expect(await sponsorOf('nuevo02')).toEqual({
    agent: agent.id,
    code: 'playa2024',
    referrer: null,
  });
});

test('an invitation that nobody gave stops the registration', async () => {
  const request = filled({ username: 'nuevo03', affiliateCode: 'nope9999' });
  expect(await openAccount(app, 'username', request, somewhere())).toEqual({
    done: false,
    code: 'affiliate.unknown',
  });
  expect(await readAffiliate(app, { code: 'nope9999' })).toMatchObject({ value: { code: null } });
  expect(await readAffiliate(app, { code: ' Fiesta24' })).toMatchObject({
    value: { code: 'fiesta24' },
  });
  expect(await readAffiliate(app, { domain: 'playa.example' })).toMatchObject({
    value: { code: 'playa2024' },
  });
});

test('an identity number is not in the table in clear', async () => {
  await database
    .updateTable('register_field')
    .set({ enabled: true })
    .where('name', '=', 'idNumber')
    .execute();
  await bump();
  const request = filled({ username: 'docente1', idNumber: 'CC10203040' });
  expect(await openAccount(app, 'username', request, somewhere())).toMatchObject({ done: true });
  const rows = await database.selectFrom('profile').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('10203040');
});

test('one address opens ten accounts in an hour and no more', async () => {
  const visit = somewhere();
  const codes = [];
  for (let index = 0; index < 11; index += 1) {
    const opened = await openAccount(
      app,
      'username',
      filled({ username: `serie${index}x` }),
      visit,
    );
    codes.push(opened.done ? 'done' : opened.code);
  }
  expect(codes.filter((code) => code === 'done')).toHaveLength(10);
  expect(codes.at(-1)).toBe('register.too-many');
});

test('tries that open nothing shut nobody out', async () => {
  const visit = somewhere();
  await openAccount(app, 'username', filled({ username: 'ocupado1' }), visit);
  for (let index = 0; index < 12; index += 1) {
    expect(
      await openAccount(app, 'username', filled({ username: 'ocupado1' }), visit),
    ).toMatchObject({ faults: { username: { kind: 'taken' } } });
  }
  expect(await openAccount(app, 'username', filled({ username: 'honesta1' }), visit)).toMatchObject(
    { done: true },
  );
});

test('the work of a machine and the captcha are asked for when the rest is right', async () => {
  const asked: string[] = [];
  const askMachine = async () => {
    asked.push('machine');
    return null;
  };
  const wrong = filled({ username: 'orden001', affiliateCode: 'nobody99' });
  expect(
    await openWithCheck(app, phoneAuth, 'username', wrong, somewhere(), askMachine),
  ).toMatchObject({
    code: 'affiliate.unknown',
  });
  expect(asked).toEqual([]);
});

test('an invitation that a link carries counts where the form asks for none', async () => {
  await database
    .updateTable('register_field')
    .set({ enabled: false })
    .where('name', '=', 'affiliateCode')
    .execute();
  await bump();
  const carried = filled({ username: 'invitada1', affiliateCode: 'FIESTA24' });
  expect(await openAccount(app, 'username', carried, somewhere())).toMatchObject({ done: true });
  expect(await sponsorOf('invitada1')).toMatchObject({ code: 'fiesta24' });
});

async function playersNamed(account: string): Promise<number> {
  const rows = await database.selectFrom('player').select('account').execute();
  return rows.filter((row) => row.account.toLowerCase() === account).length;
}

function sponsorOf(account: string) {
  return database
    .selectFrom('sponsor')
    .innerJoin('player', 'player.id', 'sponsor.player_id')
    .select(['agent_id as agent', 'affiliate_code as code', 'referrer_id as referrer'])
    .where('player.account', '=', account)
    .executeTakeFirst();
}
