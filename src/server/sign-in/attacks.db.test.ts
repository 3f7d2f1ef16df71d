import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Visit } from '#server/kernel/answer.ts';
import { createScope } from '#server/kernel/scope.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp, visitor } from '#tests/database/test-app.ts';
import { facebookLike } from '#tests/sign-in/facebook-like.ts';
import { googleLike } from '#tests/sign-in/google-like.ts';
import { type Claims, lyingIssuer } from '#tests/sign-in/lying-issuer.ts';
import { signInWalk } from '#tests/sign-in/sign-in-walk.ts';
import { landingPath } from './begin-sign-in.ts';
import { insertLinked } from './store.ts';

const origin = 'http://127.0.0.1:9';
const google = await googleLike(() => [`${origin}${landingPath('google')}`]);
const facebook = await facebookLike();
const liar = await lyingIssuer();
afterAll(() => Promise.all([google.close(), facebook.close(), liar.close()]));
const { database } = await freshDatabase({ poolSize: 12 });
const environment = {
  GOOGLE_CLIENT_ID: google.clientId,
  GOOGLE_CLIENT_SECRET: google.clientSecret,
  GOOGLE_ISSUER: google.issuer,
  FACEBOOK_APP_ID: facebook.appId,
  FACEBOOK_APP_SECRET: facebook.appSecret,
  FACEBOOK_DIALOG_URL: facebook.dialog,
  FACEBOOK_GRAPH_URL: facebook.graph,
};
const app = { ...testApp(database), settings: readSettings(environment) };
/** The same house, whose Google lies. */
const deceived = {
  ...app,
  scope: createScope(),
  settings: readSettings({ ...environment, GOOGLE_ISSUER: liar.origin }),
};
const victim = await newPlayer(database, 'victima1');
google.people.set('victim', { email: 'victim@mail.example', isEmailProved: true });
google.people.set('attacker', { email: 'attacker@mail.example', isEmailProved: true });
facebook.people.set('10001', { name: 'Victim' });
for (const [provider, subject] of [
  ['google', 'victim'],
  ['facebook', '10001'],
] as const) {
  const linked = { provider, subject, hint: '', playerId: victim.id };
  await insertLinked(database, { ...linked, now: new Date() });
}

const place: Visit = { ...visitor, origin };
const walk = (of = app) => signInWalk(of, place);
const over = { to: '/?signin=over', refusedWith: 'provider.over' };
const failed = { to: '/?signin=failed', refusedWith: 'provider.failed' };

beforeEach(() => app.clock.set(new Date().toISOString()));

function later(milliseconds: number): void {
  app.clock.set(new Date(Date.now() + milliseconds).toISOString());
}

/** Consented to, and on its way back to us. */
async function onTheWay() {
  const one = walk();
  return { one, query: await one.consent(await one.begin(), 'victim') };
}

/** A code as it stands in the address of the victim's page. */
async function landed() {
  const { one, query } = await onTheWay();
  const { code } = await one.comeBack(query);
  return { one, code };
}

test('another state, or none, brings nobody in', async () => {
  const { one, query } = await onTheWay();
  for (const state of ['', 'A'.repeat(43), `${query.get('state')}A`, "' or true --"]) {
    const forged = new URLSearchParams(query);
    forged.set('state', state);
    expect(await one.comeBack(forged)).toMatchObject(over);
  }
  query.append('state', 'A'.repeat(43));
  expect(await one.comeBack(query)).toMatchObject(failed);
});

test('without its cookie, or in another browser, the way back leads nowhere and is not used up', async () => {
  const { one, query } = await onTheWay();
  expect(await one.comeBack(query, 'google', place)).toMatchObject(over);
  const other = walk();
  await other.begin();
  expect(await other.comeBack(query)).toMatchObject(over);
  expect((await one.comeBack(query)).refusedWith).toBeUndefined();
});

test('a way back counts once, also for ten at once', async () => {
  const { one, query } = await onTheWay();
  const all = await Promise.all(Array.from({ length: 10 }, () => one.comeBack(query)));
  expect(all.filter(({ refusedWith }) => refusedWith === undefined)).toHaveLength(1);
  expect(await one.comeBack(query)).toMatchObject(over);
});

test('one provider’s answer is not taken at the other’s address', async () => {
  const { one, query } = await onTheWay();
  expect(await one.comeBack(query, 'facebook')).toMatchObject(over);
});

test('who takes longer than ten minutes begins anew', async () => {
  const { one, query } = await onTheWay();
  later(10 * 60_000);
  expect(await one.comeBack(query)).toMatchObject(over);
});

test('PKCE: a code that was given to one is worth nothing in another’s way back', async () => {
  for (const [provider, who] of [
    ['google', 'victim'],
    ['facebook', '10001'],
  ] as const) {
    const hers = walk();
    const stolen = await hers.consent(await hers.begin(provider), who);
    const his = walk();
    const own = await his.consent(await his.begin(provider), who);
    const injected = new URLSearchParams(own);
    injected.set('code', stolen.get('code') ?? '');
    expect(await his.comeBack(injected, provider)).toMatchObject(failed);
  }
});

test('a code in the address opens in its own browser only, once, and for a minute', async () => {
  const { one, code } = await landed();
  const other = walk();
  await other.begin();
  expect(await other.exchange(code)).toMatchObject({ code: 'provider.over' });
  expect(await one.exchange(code, null, place)).toMatchObject({ code: 'provider.over' });
  const all = await Promise.all(Array.from({ length: 10 }, () => one.exchange(code)));
  expect(all.filter((taken) => taken.done)).toHaveLength(1);
  const late = await landed();
  later(60_000);
  expect(await late.one.exchange(late.code)).toMatchObject({ code: 'provider.over' });
});

test('the database holds neither states, codes nor verifiers, and no e-mail of who is on the way', async () => {
  const { one, query } = await onTheWay();
  const begun = await walk().begin();
  const { code } = await one.comeBack(query);
  const rows = JSON.stringify([
    await database.selectFrom('sign_in_attempt').selectAll().execute(),
    await database.selectFrom('sign_in_voucher').selectAll().execute(),
  ]);
  const { searchParams } = new URL(begun);
  for (const secret of [searchParams.get('state'), code, one.here().signIn, 'victim@mail']) {
    expect(rows).not.toContain(secret);
  }
});

/** What the liar is to say, around the nonce that it was asked with. */
async function sayOf(change: Claims, by?: 'own' | 'stranger' | 'nobody') {
  const one = walk(deceived);
  const asked = new URL(await one.begin()).searchParams;
  const seconds = Math.floor(Date.now() / 1000);
  const right = {
    iss: liar.origin,
    aud: google.clientId,
    sub: 'victim',
    nonce: asked.get('nonce'),
    iat: seconds,
    exp: seconds + 300,
  };
  liar.say({ ...right, ...change }, by);
  const back = new URLSearchParams({ code: 'anything', state: asked.get('state') ?? '' });
  return one.comeBack(back);
}

test('a word that is right in everything counts', async () => {
  expect((await sayOf({})).refusedWith).toBeUndefined();
});

test.each([
  ['another nonce', { nonce: 'A'.repeat(43) }],
  ['no nonce', { nonce: undefined }],
  ['another issuer', { iss: 'https://accounts.google.com' }],
  ['another audience', { aud: 'somebody.else.example' }],
  ['an audience beside ours, meant for the other', { aud: [google.clientId, 'x'], azp: 'x' }],
  ['no audience', { aud: undefined }],
  ['no subject', { sub: undefined }],
  ['an end that has passed', { exp: Math.floor(Date.now() / 1000) - 600 }],
  ['no end', { exp: undefined }],
  ['a subject that is no text', { sub: 7 }],
])('a word with %s is worth nothing', async (_, change) => {
  expect(await sayOf(change)).toMatchObject(failed);
});

test.each(['stranger', 'nobody'] as const)('a word signed by %s is worth nothing', async (by) => {
  expect(await sayOf({}, by)).toMatchObject(failed);
});

test('a provider that is away is named, at the beginning and at the end', async () => {
  const gone = {
    ...app,
    scope: createScope(),
    settings: readSettings({ ...environment, GOOGLE_ISSUER: 'http://localhost:1' }),
  };
  const begun = walk(gone).begin();
  await expect(begun).rejects.toThrow('provider.away');
  const off = { ...app, scope: createScope(), settings: readSettings({}) };
  await expect(walk(off).begin()).rejects.toThrow('provider.off');
});
