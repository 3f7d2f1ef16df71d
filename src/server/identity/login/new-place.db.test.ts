import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, test } from 'vitest';
import type { Entered, ProofWay } from '#contract/session.ts';
import type { Visit } from '#server/kernel/answer.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { plantProfile } from '#tests/database/plant-profile.ts';
import { eventsOf, newPlayer, testApp, visitor } from '#tests/database/test-app.ts';
import { plantWithdrawals } from '#tests/stages/new-withdrawer.ts';
import { secretBoxOf } from '../factors/authenticator-box.ts';
import { beginAuthenticator, confirmAuthenticator } from '../factors/totp-enrolment.ts';
import { enter } from './enter.ts';
import { openDoor } from './open-door.ts';
import { proveChallenge, sendChallengeCode } from './prove-login.ts';

const { database } = await freshDatabase();
const app = testApp(database);
const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0.0.0 Mobile Safari/537.36';
let members = 0;

beforeEach(async () => {
  app.clock.set('2026-11-21T12:00:00Z');
  await database.deleteFrom('outbox').execute();
  await database.deleteFrom('message_pace').execute();
});

interface ChallengeView {
  mobile?: string;
  email?: string;
  payeeName?: string;
}

/** Somebody who has come in once, and the device that remembers it. */
async function settled(told: ChallengeView = {}) {
  members += 1;
  const player = await newPlayer(database, `member${members}`);
  const now = app.clock.now();
  const { mobile = null, email = null, payeeName = null } = told;
  const provedAt = {
    mobile_proved_at: mobile ? now : null,
    email_proved_at: email ? now : null,
  };
  await plantProfile(app, player.id, { mobile, email, payeeName }, provedAt);
  const here = { ...visitor, userAgent: phone };
  const entered = await enter(app, { playerId: player.id, client: 'browser' }, here);
  const device = entered.cookies?.find(({ name }) => name === 'device')?.value;
  return { player, home: { ...here, device } };
}

const elsewhere: Visit = { ...visitor, address: '203.0.113.7', userAgent: phone };

async function knock(playerId: string, visit: Visit): Promise<Entered> {
  const { value } = await openDoor(app, { playerId, client: 'program' }, visit);
  return value;
}

async function prove(entered: Entered, way: ProofWay, answer: string) {
  const challengeId = entered.challenge?.challengeId ?? '';
  return proveChallenge(app, { challengeId, way, answer }, elsewhere);
}

test('the first login of an account asks for nothing more, and neither does its own device', async () => {
  const { player, home } = await settled({ mobile: '+573005550001' });
  expect((await knock(player.id, home)).challenge).toBeNull();
});

test('a device that is not known is asked for a proof, and so is another network', async () => {
  const { player, home } = await settled({ mobile: '+573005550002' });
  expect((await knock(player.id, { ...home, device: undefined })).challenge?.ways).toEqual([
    { way: 'sms', hint: '+57 ··· 02' },
  ]);
  expect((await knock(player.id, { ...home, address: '203.0.113.7' })).challenge).not.toBeNull();
  expect((await knock(player.id, { ...home, address: '190.0.77.77' })).challenge).toBeNull();
});

test('G-LAST: a login without any factor to prove succeeds, and the owner’s other pages get the event', async () => {
  const { player } = await settled();
  expect((await knock(player.id, elsewhere)).token).not.toBeNull();
  const told = await eventsOf(database);
  expect(told.at(-1)).toMatchObject({ kind: 'device.new', topic: player.id });
});

test('G-LAST: a code by SMS opens the door once, the owner is notified, and the place is known from then on', async () => {
  const { player } = await settled({ mobile: '+573005550003' });
  const entered = await knock(player.id, elsewhere);
  expect(entered.token).toBeNull();
  const challengeId = entered.challenge?.challengeId ?? '';
  expect(await sendChallengeCode(app, { challengeId, way: 'sms' }, elsewhere)).toMatchObject({
    done: true,
  });
  const code = await codeSent();
  expect(await prove(entered, 'sms', '000000')).toMatchObject({ code: 'code.invalid' });
  const proved = await prove(entered, 'sms', code);
  expect(proved).toMatchObject({ done: true, value: { challenge: null } });
  expect(await prove(entered, 'sms', code)).toMatchObject({ code: 'login.challenge-over' });
  const sent = await database.selectFrom('outbox').select('template').execute();
  expect(sent.map(({ template }) => template)).toContain('new-device');
});

test('a challenge is over after ten minutes', async () => {
  const { player } = await settled({ payeeName: 'Luz Marina Prueba' });
  const entered = await knock(player.id, elsewhere);
  app.clock.set('2026-11-21T12:10:00Z');
  expect(await prove(entered, 'payee-name', 'luz marina prueba')).toMatchObject({
    code: 'login.challenge-over',
  });
});

test('the payee’s name is read as a bank writes it, and five wrong ones wait', async () => {
  const { player } = await settled({ payeeName: 'Núria  Peña' });
  const entered = await knock(player.id, elsewhere);
  const first = await knock(player.id, elsewhere);
  expect(await prove(first, 'payee-name', ' nuria PENA')).toMatchObject({ done: true });
  for (let guess = 0; guess < 5; guess += 1) {
    expect(await prove(entered, 'payee-name', `guess ${guess}`)).toMatchObject({
      code: 'login.proof-wrong',
    });
  }
  expect(await prove(entered, 'payee-name', 'nuria pena')).toMatchObject({
    code: 'authenticator.too-many',
  });
});

test('the name on the bank account proves a login where one is on file, and only while it is', async () => {
  const { player } = await settled({ payeeName: 'Núria Peña' });
  await plantWithdrawals(database);
  const account = { method_code: 'NEQUI', locked_number: 'v1.locked', hint: '1234' };
  const { id } = await database
    .insertInto('payout_account')
    .values({
      ...account,
      player_id: player.id,
      holder: 'Nuria Peña Ruiz',
      added_at: app.clock.now(),
      usable_from: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const entered = await knock(player.id, elsewhere);
  const offered = entered.challenge?.ways.map(({ way }) => way);
  expect(offered).toEqual(['payee-name', 'bank-account-name']);
  expect(await prove(entered, 'bank-account-name', 'Nuria Peña')).toMatchObject({
    code: 'login.proof-wrong',
  });
  expect(await prove(entered, 'bank-account-name', 'nuria pena RUIZ')).toMatchObject({
    done: true,
  });
  await database
    .updateTable('payout_account')
    .set({ removed_at: app.clock.now() })
    .where('id', '=', id)
    .execute();
  const later = await knock(player.id, elsewhere);
  expect(later.challenge?.ways.map(({ way }) => way)).toEqual(['payee-name']);
});

test('a way that the account does not have proves nothing, and an authenticator is the only one', async () => {
  const { player } = await settled({ mobile: '+573005550004', payeeName: 'Luz Prueba' });
  const box = secretBoxOf(app, player.id);
  const label = { playerId: player.id, account: player.account, issuer: 'Verbena' };
  const begun = await beginAuthenticator(app, box, label);
  if (!begun.done) throw new Error(begun.code);
  const totp = new TOTP({ secret: Secret.fromBase32(begun.value.secret), digits: 6, period: 30 });
  const codeAt = (moment: string) => totp.generate({ timestamp: Date.parse(moment) });
  await confirmAuthenticator(app, box, player.id, codeAt('2026-11-21T12:00:00Z'));
  const entered = await knock(player.id, elsewhere);
  expect(entered.challenge?.ways.map(({ way }) => way)).toEqual(['authenticator', 'recovery-code']);
  expect(await prove(entered, 'payee-name', 'Luz Prueba')).toMatchObject({
    code: 'login.proof-wrong',
  });
  app.clock.set('2026-11-21T12:01:00Z');
  const answer = codeAt('2026-11-21T12:01:00Z');
  const challengeId = entered.challenge?.challengeId ?? '';
  const proved = await proveChallenge(
    app,
    { challengeId, way: 'authenticator', answer },
    elsewhere,
  );
  expect(proved).toMatchObject({ done: true });
});

async function codeSent(): Promise<string> {
  const { body } = await database
    .selectFrom('outbox')
    .select('body')
    .where('template', '=', 'verification-code')
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(body ?? '')?.[0] ?? '';
}
