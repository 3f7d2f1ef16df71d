import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { switchRows } from '#demo/merchant/merchant-rows.ts';
import type { Player } from '#server/kernel/answer.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { insertLinked } from '#server/sign-in/store.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { plantProfile } from '#tests/database/plant-profile.ts';
import { eventsOf, newPlayer, testApp, visitor } from '#tests/database/test-app.ts';
import { softAuthenticator } from '#tests/passkeys/soft-authenticator.ts';
import { selfProofsOf, sendCodeToSelf } from '../factors/prove-self.ts';
import { enter } from '../login/enter.ts';
import { logIn } from '../login/log-in.ts';
import { addOwn } from '../passkeys/own-passkeys.ts';
import { beginProof, proveOwn } from '../passkeys/prove-by-passkey.ts';
import { insertChallenge } from '../passkeys/store.ts';
import { identify } from '../sessions/identify.ts';
import { givePassword } from './give-password.ts';
import { setFirstPassword } from './set-first-password.ts';

const { database } = await freshDatabase();
const settings = readSettings({
  FACEBOOK_APP_ID: '1234567890',
  FACEBOOK_APP_SECRET: '0123456789abcdef',
});
const app = { ...testApp(database), settings };
const start = '2026-11-21T12:00:00Z';
const chosen = 'tecolote37verde';
const place = { origin: 'https://play.example', rpId: 'play.example' };
await database.insertInto('whitelabel_switch').values(switchRows()).execute();
await sql`select bump_version('content')`.execute(database);
await app.hear();

beforeEach(() => app.clock.set(start));

function at(minutes: number): void {
  app.clock.set(new Date(Date.parse(start) + minutes * 60_000).toISOString());
}

async function withProfile(
  account: string,
  fields: Parameters<typeof plantProfile>[2] = {},
  provedAt: Parameters<typeof plantProfile>[3] = {},
): Promise<Player> {
  const player = await newPlayer(database, account);
  await plantProfile(app, player.id, fields, provedAt);
  return player;
}

/** In by Facebook's word, with the session that goes with it. */
async function byFacebook(account: string): Promise<Player> {
  const { id } = await withProfile(account);
  const linked = { provider: 'facebook', subject: `f${id}`, hint: 'L' } as const;
  await insertLinked(database, { ...linked, playerId: id, now: app.clock.now() });
  return enteredBy(id, 'facebook');
}

async function enteredBy(playerId: string, vouchedBy?: 'facebook'): Promise<Player> {
  const entering = { playerId, client: 'program', ...(vouchedBy && { vouchedBy }) } as const;
  const { value } = await enter(app, entering, visitor);
  const player = await identify(app, value.token ?? '');
  if (!player || player === 'expired') throw new Error('The session does not open.');
  return player;
}

const asked = (way: string, answer: string, more: object = {}) =>
  ({
    newPassword: chosen,
    confirmNewPassword: chosen,
    proof: { way: way as 'sms', answer },
    ...more,
  }) as const;

async function logsIn(account: string): Promise<boolean> {
  const request = { type: 'username', username: account, password: chosen } as const;
  const place = { ...visitor, address: '10.2.3.4' };
  const outcome = await logIn(app, { ...request, entrance: 'site', client: 'program' }, place);
  return outcome.done;
}

async function codeSentTo(recipient: string): Promise<string> {
  const { body } = await database
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', recipient)
    .where('template', '=', 'verification-code')
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(body ?? '')?.[0] ?? '';
}

test.each([
  ['sms', { mobile: '+573101110001' }, '+573101110001'],
  ['email', { email: 'sin2@bound.example' }, 'sin2@bound.example'],
] as const)('a code by %s sets the first password, which opens the account', async (...given) => {
  const [way, profile, recipient] = given;
  const player = await withProfile(`sin-${way}`, profile, {
    mobile_proved_at: way === 'sms' ? new Date(start) : null,
    email_proved_at: way === 'email' ? new Date(start) : null,
  });
  expect((await selfProofsOf(app, player)).value.ways).toMatchObject([{ way }]);
  await sendCodeToSelf(app, player, { way }, visitor);
  const right = asked(way, await codeSentTo(recipient));
  const wrong = asked(way, right.proof.answer === '000000' ? '111111' : '000000');
  expect(await setFirstPassword(app, wrong, player, visitor)).toMatchObject({
    code: 'code.invalid',
  });
  expect(await setFirstPassword(app, right, player, visitor)).toMatchObject({ done: true });
  expect(await logsIn(player.account)).toBe(true);
});

test('a passkey proves it: its own player, once, and for two minutes', async () => {
  const player = await withProfile('sinllave');
  const other = await withProfile('otrallave');
  const device = softAuthenticator(place);
  const now = app.clock.now();
  const expiresAt = new Date(now.getTime() + 60_000);
  await insertChallenge(database, { challenge: 'make', playerId: player.id, expiresAt, now });
  const added = await addOwn(app, { made: device.make('make') }, player, visitor);
  expect(added).toMatchObject({ done: true });
  expect((await selfProofsOf(app, player)).value.ways).toMatchObject([{ way: 'passkey' }]);
  const prove = async () => {
    const begun = await beginProof(app, player, visitor);
    if (!begun.done) throw new Error(begun.code);
    const challenge = String(begun.value.options.challenge);
    return { challenge, asserted: device.sign(challenge, 'handle') };
  };
  const { challenge, asserted } = await prove();
  // A question is no answer: what the gateway asked, without a key, proves nothing.
  expect(await setFirstPassword(app, asked('passkey', challenge), player, visitor)).toMatchObject({
    code: 'login.proof-wrong',
  });
  expect(await proveOwn(app, { asserted }, other, visitor)).toMatchObject({
    code: 'passkey.refused',
  });
  const late = await proveOwn(app, { asserted }, player, visitor);
  if (!late.done) throw new Error(late.code);
  expect(await proveOwn(app, { asserted }, player, visitor)).toMatchObject({
    code: 'passkey.refused',
  });
  at(2);
  expect(
    await setFirstPassword(app, asked('passkey', late.value.answer), player, visitor),
  ).toMatchObject({ code: 'login.proof-wrong' });
  const fresh = await proveOwn(app, { asserted: (await prove()).asserted }, player, visitor);
  if (!fresh.done) throw new Error(fresh.code);
  const right = asked('passkey', fresh.value.answer);
  expect(await setFirstPassword(app, right, player, visitor)).toMatchObject({ done: true });
  expect(await logsIn(player.account)).toBe(true);
});

test('who has nothing else proves it by a sign-in that is younger than ten minutes', async () => {
  const player = await byFacebook('sinnada');
  expect((await selfProofsOf(app, player)).value.ways).toEqual([
    { way: 'sign-in', hint: 'facebook' },
  ]);
  at(10);
  const again = { code: 'proof.sign-in-again' };
  const request = asked('sign-in', 'yes');
  expect(await setFirstPassword(app, request, player, visitor)).toMatchObject(again);
  const otherwise = await enteredBy(player.id);
  expect(await setFirstPassword(app, request, otherwise, visitor)).toMatchObject(again);
  const back = await enteredBy(player.id, 'facebook');
  at(19);
  expect(await setFirstPassword(app, request, back, visitor)).toMatchObject({ done: true });
  expect(await logsIn('sinnada')).toBe(true);
});

test('a provider’s word proves nothing where the account has another proof', async () => {
  const player = await byFacebook('concorreo');
  const provedAt = { email_proved_at: app.clock.now() };
  await plantProfile(app, player.id, { email: 'con@bound.example' }, provedAt);
  expect(await setFirstPassword(app, asked('sign-in', 'yes'), player, visitor)).toMatchObject({
    code: 'login.proof-wrong',
  });
});

test('an account that has one keeps it, also of two that are set at once', async () => {
  const player = await byFacebook('yatiene');
  const both = await Promise.all(
    [1, 2].map(() => setFirstPassword(app, asked('sign-in', 'yes'), player, visitor)),
  );
  expect(both.map((one) => (one.done ? 'set' : one.code)).sort()).toEqual([
    'password.exists',
    'set',
  ]);
  const old = await newPlayer(database, 'deantes');
  await givePassword(app, ['deantes'], 'guacamaya77roja');
  const proof = { way: 'password', answer: 'guacamaya77roja' } as const;
  expect(await setFirstPassword(app, asked('', '', { proof }), old, visitor)).toMatchObject({
    code: 'password.exists',
  });
});

test('two that differ, and one that is too easy, are named before any proof is looked at', async () => {
  const player = await byFacebook('malescrita');
  const request = asked('sign-in', 'yes', { newPassword: 'password1' });
  expect(await setFirstPassword(app, request, player, visitor)).toMatchObject({
    code: 'request.invalid',
    faults: {
      newPassword: { kind: 'common-password' },
      confirmNewPassword: { kind: 'confirmation' },
    },
  });
});

test('it ends the other sessions and tells the owner, here and elsewhere', async () => {
  const player = await byFacebook('avisada');
  const provedAt = { mobile_proved_at: app.clock.now() };
  await plantProfile(app, player.id, { mobile: '+573101110009' }, provedAt);
  const elsewhere = (await enter(app, { playerId: player.id, client: 'program' }, visitor)).value;
  await sendCodeToSelf(app, player, { way: 'sms' }, visitor);
  const request = asked('sms', await codeSentTo('+573101110009'));
  expect(await setFirstPassword(app, request, player, visitor)).toMatchObject({ done: true });
  expect(await identify(app, elsewhere.token ?? '')).toBe('expired');
  const told = await database
    .selectFrom('outbox')
    .select('body')
    .where('template', '=', 'guard-changed')
    .where('player_id', '=', player.id)
    .execute();
  expect(told.map(({ body }) => body)).toEqual([expect.stringContaining('contraseña')]);
  const events = (await eventsOf(database)).filter(({ topic }) => topic === player.id);
  expect(events.map(({ kind }) => kind)).toContain('guard.changed');
  const { body } = events.find(({ kind }) => kind === 'guard.changed') ?? {};
  expect(body).toMatchObject({ change: 'password-set', by: expect.any(String) });
});
