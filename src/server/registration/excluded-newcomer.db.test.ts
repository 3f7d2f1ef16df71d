import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Registration } from '#contract/register.ts';
import { registerFieldRows, switchRows } from '#demo/merchant/merchant-rows.ts';
import { listMatches } from '#server/exclusion-register/matches.ts';
import { resemblanceJob, resemblanceKind } from '#server/exclusion-register/resemblance-job.ts';
import { identify } from '#server/identity/sessions/identify.ts';
import { openPhoneAuth } from '#server/ports/phone-auth/open-phone-auth.ts';
import { beginOwnBreak } from '#server/protection/begin-break.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp, visitor } from '#tests/database/test-app.ts';
import { openAccount as openWithCheck } from './register.ts';

const { database } = await freshDatabase({ poolSize: 6 });
const app = testApp(database);
const phoneAuth = openPhoneAuth(app);
const switches = switchRows().map(({ key, enabled }) => ({
  key,
  enabled: key !== 'REGMOBVERF3' && enabled,
}));
await database.insertInto('register_field').values(registerFieldRows()).execute();
await database.insertInto('whitelabel_switch').values(switches).execute();
await app.hear();
let visits = 0;

function somewhere() {
  visits += 1;
  return { ...visitor, address: `10.7.0.${visits}` };
}

/** The human check is another test's. */
function openAccount(at: typeof app, by: 'username', request: Registration, visit: typeof visitor) {
  return openWithCheck(at, phoneAuth, by, request, visit, async () => null);
}

function filled(more: Partial<Registration>): Registration {
  return {
    username: '',
    password: 'tecolote37verde',
    confirmPassword: 'tecolote37verde',
    payeeName: '',
    email: '',
    qqNum: '',
    mobileNum: '',
    verificationCode: '',
    affiliateCode: '',
    paymentPassword: '',
    line: '',
    whatsapp: '',
    facebook: '',
    wechat: '',
    idNumber: '',
    terms: true,
    registerMethod: 'WEB',
    login: true,
    client: 'program',
    ...more,
  };
}

test('L-BREAK: an excluded person opens no second account with the same mailbox', async () => {
  const own = { payeeName: 'Zoila Prueba Unica', email: 'zoila.unica@play.example' };
  const first = filled({ username: 'zoila01', ...own });
  const opened = await openAccount(app, 'username', first, somewhere());
  if (!opened.done) throw new Error(JSON.stringify(opened));
  const player = await identify(app, opened.value.token ?? '');
  if (!player || player === 'expired') throw new Error('Nobody is logged in.');
  await beginOwnBreak(app, player.id, { kind: 'exclusion', months: 6 });
  const again = filled({ username: 'zoila02', ...own, email: 'Zoila.Unica+2@play.example' });
  const here = somewhere();
  // Neither the code nor its status says that anybody is excluded.
  const refused = { done: false, code: 'account.contact-service' };
  expect(await openAccount(app, 'username', again, here)).toEqual(refused);
  const named = database.selectFrom('player').select('id').where('account', '=', 'zoila02');
  expect(await named.execute()).toEqual([]);
  const namesake = filled({ username: 'zoila03', ...own, email: 'another@play.example' });
  expect(await openAccount(app, 'username', namesake, somewhere())).toMatchObject({ done: true });
  const matches = await listMatches(database);
  expect(matches.map(({ account, kinds }) => [account, kinds.toSorted()])).toEqual([
    ['zoila02', ['mailbox', 'payee-name']],
    ['zoila03', ['payee-name']],
  ]);
});

test('refusals that ask for customer service use up what an address may register', async () => {
  const email = 'zoila.unica@play.example';
  const here = somewhere();
  for (let index = 0; index < 10; index += 1) {
    const request = filled({ username: `tries${index}`, payeeName: 'Ana Otra Vez', email });
    const refused = await openAccount(app, 'username', request, here);
    expect(refused).toMatchObject({ code: 'account.contact-service' });
  }
  const request = filled({ username: 'tries99', payeeName: 'Ana Otra Vez', email });
  const refused = await openAccount(app, 'username', request, here);
  expect(refused).toMatchObject({ code: 'register.too-many' });
});

test('an account that stands is answered as opened, and a look that failed behind it is made up for', async () => {
  const own = { payeeName: 'Yolanda Prueba Unica', email: 'yolanda.unica@play.example' };
  const first = filled({ username: 'yolanda01', ...own });
  const opened = await openAccount(app, 'username', first, somewhere());
  const player = opened.done && (await identify(app, opened.value.token ?? ''));
  if (!player || player === 'expired') throw new Error('Nobody is logged in.');
  await beginOwnBreak(app, player.id, { kind: 'exclusion', months: 6 });
  await sql`alter table exclusion_match add constraint broken check (false) not valid`.execute(
    database,
  );
  const namesake = filled({ username: 'yolanda02', ...own, email: 'yolanda.other@play.example' });
  expect(await openAccount(app, 'username', namesake, somewhere())).toMatchObject({ done: true });
  await sql`alter table exclusion_match drop constraint broken`.execute(database);
  const accounts = async () => (await listMatches(database)).map(({ account }) => account);
  expect(await accounts()).not.toContain('yolanda02');
  const planned = await database
    .selectFrom('job')
    .select(['key', 'body'])
    .where('kind', '=', resemblanceKind)
    .execute();
  // The first account's own look succeeded, and took its job with it.
  expect(planned).toHaveLength(1);
  const now = app.clock.now();
  for (const job of planned) await resemblanceJob(app)({ ...job, due: now, now, attempt: 1 });
  expect(await accounts()).toContain('yolanda02');
});
