import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { AnswerOf } from '#contract/call.ts';
import type { Registration } from '#contract/register.ts';
import type { takeSignIn } from '#contract/sign-in.ts';
import { registerFieldRows, switchRows } from '#demo/merchant/merchant-rows.ts';
import { secretBoxOf } from '#server/identity/factors/authenticator-box.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
} from '#server/identity/factors/totp-enrolment.ts';
import { identify } from '#server/identity/sessions/identify.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import { unlockField } from '#server/identity-documents/profile-fields.ts';
import type { Outcome } from '#server/kernel/answer.ts';
import { openPhoneAuth } from '#server/ports/phone-auth/open-phone-auth.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { plantProfile } from '#tests/database/plant-profile.ts';
import { newPlayer, testApp, visitor } from '#tests/database/test-app.ts';
import { facebookLike } from '#tests/sign-in/facebook-like.ts';
import { googleLike } from '#tests/sign-in/google-like.ts';
import { signInWalk } from '#tests/sign-in/sign-in-walk.ts';
import { landingPath } from './begin-sign-in.ts';
import { linkByTicket } from './link-sign-in.ts';
import { registerByTicket } from './register-by-sign-in.ts';
import { insertLinked } from './store.ts';

const origin = 'http://127.0.0.1:9';
const google = await googleLike(() => [`${origin}${landingPath('google')}`]);
const facebook = await facebookLike();
afterAll(() => Promise.all([google.close(), facebook.close()]));
const { database } = await freshDatabase({ poolSize: 12 });
const settings = readSettings({
  GOOGLE_CLIENT_ID: google.clientId,
  GOOGLE_CLIENT_SECRET: google.clientSecret,
  GOOGLE_ISSUER: google.issuer,
  FACEBOOK_APP_ID: facebook.appId,
  FACEBOOK_APP_SECRET: facebook.appSecret,
  FACEBOOK_DIALOG_URL: facebook.dialog,
  FACEBOOK_GRAPH_URL: facebook.graph,
});
const app = { ...testApp(database), settings };
let visits = 0;

await database.insertInto('register_field').values(registerFieldRows()).execute();
await database
  .insertInto('whitelabel_switch')
  .values(switchRows().map((row) => ({ ...row, enabled: row.key !== 'REGMOBVERF3' })))
  .execute();
await database
  .insertInto('affiliate_code')
  .values({
    code: 'fiesta24',
    player_id: (await newPlayer(database, 'agente', 1)).id,
    domain: null,
  })
  .execute();

/** What the provider signs says when it was, so the house goes by the same day. */
beforeEach(() => app.clock.set(new Date().toISOString()));

function walk() {
  visits += 1;
  return signInWalk(app, { ...visitor, origin, address: `10.8.${visits % 250}.1` });
}

/** Somebody over there, with a mailbox of theirs. */
function someone(name: string, isEmailProved = true): string {
  google.people.set(name, { email: `${name}@mail.example`, isEmailProved });
  return name;
}

const nothing = {
  password: '',
  confirmPassword: '',
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
} as const;

type Wishes = Partial<Registration> & { username: string };

function openAccount(one: ReturnType<typeof walk>, ticket: string, wishes: Wishes) {
  return registerByTicket(app, openPhoneAuth(app), { ...nothing, ...wishes, ticket }, one.here());
}

type TakenSignIn = Outcome<AnswerOf<typeof takeSignIn>>;

function stepOf<Step extends AnswerOf<typeof takeSignIn>['step']>(taken: TakenSignIn, step: Step) {
  if (!taken.done || taken.value.step !== step) throw new Error(JSON.stringify(taken));
  return taken.value as Extract<AnswerOf<typeof takeSignIn>, { step: Step }>;
}

/** A member who came by a provider. */
async function memberBy(name: string) {
  const one = walk();
  const { ticket } = stepOf(await one.signIn(someone(name)), 'open-account');
  const opened = await openAccount(one, ticket, { username: name });
  if (!opened.done) throw new Error(JSON.stringify(opened));
  const player = await identify(app, opened.value.token ?? '');
  if (!player || player === 'expired') throw new Error('There is no session.');
  return player;
}

test('Google to a new account, and Google again straight in', async () => {
  const one = walk();
  const next = stepOf(await one.signIn(someone('camila')), 'open-account');
  expect(next).toMatchObject({ provider: 'google', hint: 'c···@mail.example', hasEmail: true });
  const opened = await openAccount(one, next.ticket, { username: 'camila' });
  if (!opened.done) throw new Error(JSON.stringify(opened));
  expect(opened.value).toMatchObject({ firstTimeLogin: true, challenge: null });
  const again = stepOf(await walk().signIn('camila'), 'entered');
  expect(again.entered).toMatchObject({ firstTimeLogin: false, challenge: null });
  expect(await identify(app, again.entered.token ?? '')).toMatchObject({ account: 'camila' });
});

test('what a provider has proved of an e-mail is kept as proved; what it only says is not', async () => {
  await memberBy('proved1');
  facebook.people.set('10001', { name: 'Luz', email: 'luz@mail.example' });
  const one = walk();
  const next = stepOf(await one.signIn('10001', 'facebook'), 'open-account');
  expect(next).toMatchObject({ hasEmail: false, email: 'luz@mail.example' });
  await openAccount(one, next.ticket, { username: 'luzface1', email: 'luz@mail.example' });
  const rows = await database
    .selectFrom('profile')
    .innerJoin('player', 'player.id', 'profile.player_id')
    .select(['account', 'player_id', 'locked_email', 'email_proved_at as provedAt'])
    .where('account', 'in', ['proved1', 'luzface1'])
    .orderBy('account')
    .execute();
  const opened = rows.map(({ player_id, locked_email, provedAt }) => ({
    email: unlockField(app, player_id, 'email', locked_email),
    provedAt,
  }));
  expect(opened).toMatchObject([
    { email: 'luz@mail.example', provedAt: null },
    { email: 'proved1@mail.example', provedAt: expect.any(Date) },
  ]);
  const again = stepOf(await walk().signIn('10001', 'facebook'), 'entered');
  expect(await identify(app, again.entered.token ?? '')).toMatchObject({ account: 'luzface1' });
});

test('L-AGE: without the terms, and under an invitation nobody gave, no account is opened; the ticket lasts', async () => {
  const one = walk();
  const { ticket } = stepOf(await one.signIn(someone('joven1')), 'open-account');
  expect(await openAccount(one, ticket, { username: 'joven1', terms: false })).toMatchObject({
    faults: { terms: { kind: 'terms' } },
  });
  const invited = { username: 'joven1', affiliateCode: 'nobody99' };
  expect(await openAccount(one, ticket, invited)).toMatchObject({ code: 'affiliate.unknown' });
  expect(await openAccount(one, ticket, { username: 'agente' })).toMatchObject({
    faults: { username: { kind: 'taken' } },
  });
  const right = { username: 'joven1', affiliateCode: 'FIESTA24' };
  expect(await openAccount(one, ticket, right)).toMatchObject({ done: true });
  expect(await openAccount(one, ticket, { username: 'joven2' })).toMatchObject({
    code: 'provider.over',
  });
});

test('a password is not asked for, and not taken', async () => {
  const one = walk();
  const { ticket } = stepOf(await one.signIn(someone('sinclave')), 'open-account');
  const password = 'tecolote37verde';
  const typed = { username: 'sinclave', password, confirmPassword: password };
  expect(await openAccount(one, ticket, typed)).toMatchObject({
    faults: { password: { kind: 'not-asked' } },
  });
});

test('a person who declines over there reads so, and the way back is ours', async () => {
  const one = walk();
  someone('unsure');
  const query = await one.consent(await one.begin(), 'nobody');
  expect(await one.comeBack(query)).toMatchObject({
    to: '/?signin=denied',
    refusedWith: 'provider.denied',
  });
  const other = walk();
  const said = await other.consent(await other.begin('facebook'), '');
  expect(await other.comeBack(said, 'facebook')).toMatchObject({ to: '/?signin=denied' });
});

test('an e-mail that is bound to an account takes nothing over: its owner logs in and links', async () => {
  const owner = await newPlayer(database, 'duena1');
  const email = 'Duena1@mail.example';
  await plantProfile(app, owner.id, { email }, { email_proved_at: new Date() });
  const one = walk();
  const next = stepOf(await one.signIn(someone('duena1')), 'log-in');
  expect(await openAccount(one, next.ticket, { username: 'otraduena' })).toMatchObject({
    code: 'provider.email-bound',
  });
  // A session that was open before is no proof: it may be a phone that lies on a table.
  app.clock.set(new Date(Date.now() - 60_000).toISOString());
  const old = await openSession(app, owner.id);
  app.clock.set(new Date().toISOString());
  const asOf = async (token: string) => {
    const player = await identify(app, token);
    if (!player || player === 'expired') throw new Error('There is no session.');
    return linkByTicket(app, { ticket: next.ticket }, player, one.here());
  };
  expect(await asOf(old.token)).toMatchObject({ code: 'provider.needs-login' });
  app.clock.set(new Date(Date.now() + 1_000).toISOString());
  const fresh = await openSession(app, owner.id);
  expect(await asOf(fresh.token)).toMatchObject({ done: true, value: { provider: 'google' } });
  const entered = stepOf(await walk().signIn('duena1'), 'entered');
  expect(await identify(app, entered.entered.token ?? '')).toMatchObject({ id: owner.id });
});

test('an e-mail that the provider has not proved, or that was only typed here, binds nobody', async () => {
  const typed = await newPlayer(database, 'tipeada1');
  await plantProfile(app, typed.id, { email: 'tipeada1@mail.example' });
  stepOf(await walk().signIn(someone('tipeada1')), 'open-account');
  const owner = await newPlayer(database, 'duena2');
  const email = 'duena2@mail.example';
  await plantProfile(app, owner.id, { email }, { email_proved_at: new Date() });
  const next = stepOf(await walk().signIn(someone('duena2', false)), 'open-account');
  expect(next.hasEmail).toBe(false);
});

test('the agents’ entrance is theirs, and opens no accounts', async () => {
  await memberBy('jugador1');
  expect(await walk().signIn('jugador1', 'google', 'agent')).toMatchObject({
    code: 'login.not-agent',
  });
  const one = walk();
  const { ticket } = stepOf(await one.signIn(someone('agente2'), 'google', 'agent'), 'log-in');
  expect(await openAccount(one, ticket, { username: 'agente2' })).toMatchObject({
    code: 'provider.over',
  });
  const agent = await newPlayer(database, 'agente3', 1);
  const linked = { provider: 'google', subject: someone('agente3'), hint: '' } as const;
  await insertLinked(database, { ...linked, playerId: agent.id, now: new Date() });
  stepOf(await walk().signIn('agente3', 'google', 'agent'), 'entered');
});

test('nobody is put out of their own account, but who is on trial is', async () => {
  await memberBy('primera1');
  const other = await newPlayer(database, 'segunda1');
  const one = walk();
  const query = await one.consent(await one.begin(), 'primera1');
  const { code } = await one.comeBack(query);
  expect(await one.exchange(code, other)).toMatchObject({ code: 'login.other-account' });
  const two = walk();
  const back = await two.comeBack(await two.consent(await two.begin(), 'primera1'));
  const trial = { ...other, isTrial: true };
  expect(await two.exchange(back.code, trial)).toMatchObject({ value: { step: 'entered' } });
});

test('an authenticator is asked for from a new place, though the provider is sure', async () => {
  const player = await memberBy('guarda1');
  const box = secretBoxOf(app, player.id);
  const label = { playerId: player.id, account: 'guarda1', issuer: 'Verbena' };
  const begun = await beginAuthenticator(app, box, label);
  if (!begun.done) throw new Error(begun.code);
  const totp = new TOTP({ secret: Secret.fromBase32(begun.value.secret), digits: 6, period: 30 });
  const code = totp.generate({ timestamp: app.clock.now().getTime() });
  expect(await confirmAuthenticator(app, box, player.id, code)).toMatchObject({ done: true });
  const { entered } = stepOf(await walk().signIn('guarda1'), 'entered');
  expect(entered).toMatchObject({
    token: null,
    challenge: { ways: [{ way: 'authenticator' }, { way: 'recovery-code' }] },
  });
});
