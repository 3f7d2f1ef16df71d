import { HOTP, Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { proveByRecoveryCode } from './recovery-codes-proof.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  hasAuthenticator,
  removeAuthenticator,
  type SecretBox,
} from './totp-enrolment.ts';
import { proveByAuthenticator } from './totp-proof.ts';
import { selectAuthenticator, takeStep } from './totp-store.ts';

const { database } = await freshDatabase({ poolSize: 8 });
const app = testApp(database);
const start = Date.parse('2026-11-20T12:00:00Z');
const at = (seconds: number) => app.clock.set(new Date(start + seconds * 1000).toISOString());
const box: SecretBox = {
  seal: (text) => [...text].toReversed().join(''),
  open: async (sealed) => [...sealed].toReversed().join(''),
};
const wrong = { done: false, code: 'authenticator.wrong' } as const;

/** What the player's app shows so many seconds after the start. */
function codeAt(secret: string, seconds: number): string {
  const counter = Math.floor((start / 1000 + seconds) / 30);
  return HOTP.generate({ secret: Secret.fromBase32(secret), counter });
}

function wrongCode(secret: string): string {
  const near = [-60, -30, 0, 30, 60].map((seconds) => codeAt(secret, seconds));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => !near.includes(code),
  ) as string;
}

async function begun(account: string) {
  at(0);
  const { id } = await newPlayer(database, account);
  const label = { playerId: id, issuer: 'Verbena', account };
  const outcome = await beginAuthenticator(app, box, label);
  if (!outcome.done) throw new Error(outcome.code);
  return { id, label, secret: outcome.value.secret };
}

async function enrolled(account: string) {
  const { id, label, secret } = await begun(account);
  const outcome = await confirmAuthenticator(app, box, id, codeAt(secret, 0));
  if (!outcome.done) throw new Error(outcome.code);
  return { id, label, secret, recoveryCodes: outcome.value.recoveryCodes };
}

test('only a first code makes it count, and the secret lies sealed', async () => {
  const { id, secret } = await begun('ana');
  expect(await hasAuthenticator(database, id)).toBe(false);
  expect(await proveByAuthenticator(app, box, id, codeAt(secret, 0))).toEqual(wrong);
  expect(await confirmAuthenticator(app, box, id, wrongCode(secret))).toEqual(wrong);
  const confirmed = await confirmAuthenticator(app, box, id, codeAt(secret, 0));
  expect(confirmed.done && confirmed.value.recoveryCodes).toHaveLength(10);
  expect(await hasAuthenticator(database, id)).toBe(true);
  const row = await database
    .selectFrom('authenticator')
    .selectAll()
    .where('player_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(secret);
});

test('beginning again before that gives another secret; afterwards it is refused', async () => {
  const { id, label, secret } = await begun('bea');
  const again = await beginAuthenticator(app, box, label);
  const newer = again.done ? again.value.secret : '';
  expect(await confirmAuthenticator(app, box, id, codeAt(secret, 0))).toEqual(wrong);
  expect(await confirmAuthenticator(app, box, id, codeAt(newer, 0))).toMatchObject({
    done: true,
  });
  const exists = { done: false, code: 'authenticator.exists' };
  expect(await beginAuthenticator(app, box, label)).toEqual(exists);
  expect(await confirmAuthenticator(app, box, id, codeAt(newer, 30))).toEqual(exists);
});

test('what was begun has to be confirmed within a quarter of an hour', async () => {
  const { id, secret } = await begun('carla');
  at(901);
  expect(await confirmAuthenticator(app, box, id, codeAt(secret, 901))).toEqual({
    done: false,
    code: 'authenticator.not-begun',
  });
});

test('a code opens once, however often it is brought at the same moment', async () => {
  const { id, secret } = await enrolled('dora');
  // Enrolling took the code of that moment.
  expect(await proveByAuthenticator(app, box, id, codeAt(secret, 0))).toEqual(wrong);
  at(30);
  const same = Array.from({ length: 4 }, () =>
    proveByAuthenticator(app, box, id, codeAt(secret, 30)),
  );
  expect((await Promise.all(same)).filter(({ done }) => done)).toHaveLength(1);
  at(60);
  expect(await proveByAuthenticator(app, box, id, codeAt(secret, 60))).toMatchObject({
    done: true,
  });
});

test('an authenticator’s step is advanced once, by one of the requests that read it before', async () => {
  const { id } = await enrolled('delia');
  const { sealedSecret = '', lastStep } = (await selectAuthenticator(database, id)) ?? {};
  const next = { playerId: id, step: Number(lastStep) + 1, sealedSecret };
  const taken = await Promise.all([takeStep(database, next), takeStep(database, next)]);
  expect(taken.toSorted()).toEqual([false, true]);
  expect(await takeStep(database, { ...next, step: next.step - 1 })).toBe(false);
  expect(await takeStep(database, { ...next, step: next.step + 1, sealedSecret: 'x' })).toBe(false);
});

test('of two hundred guesses at once five are looked at; then even the right code waits', async () => {
  const { id, secret } = await enrolled('eva');
  const guess = wrongCode(secret);
  const guesses = await Promise.all(
    Array.from({ length: 200 }, () => proveByAuthenticator(app, box, id, guess)),
  );
  const codes = guesses.map((outcome) => (outcome.done ? 'done' : outcome.code));
  expect(codes.filter((code) => code === 'authenticator.wrong')).toHaveLength(5);
  at(30);
  expect(await proveByAuthenticator(app, box, id, codeAt(secret, 30))).toEqual({
    done: false,
    code: 'authenticator.too-many',
    retryAfterSeconds: 870,
  });
  at(900);
  expect(await proveByAuthenticator(app, box, id, codeAt(secret, 900))).toMatchObject({
    done: true,
  });
});

test('a recovery code opens once, and tells how many are left', async () => {
  const { id, recoveryCodes } = await enrolled('fina');
  const [one = '', other = ''] = recoveryCodes;
  const same = Array.from({ length: 4 }, () => proveByRecoveryCode(app, id, one.toLowerCase()));
  const outcomes = await Promise.all(same);
  expect(outcomes.filter(({ done }) => done)).toEqual([{ done: true, value: { left: 9 } }]);
  expect(await proveByRecoveryCode(app, id, one)).toEqual(wrong);
  expect(await proveByRecoveryCode(app, id, other)).toEqual({ done: true, value: { left: 8 } });
  const stored = await database.selectFrom('recovery_code').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(other.replaceAll('-', ''));
});

test('another player’s codes open nothing here', async () => {
  const gala = await enrolled('gala');
  const hilda = await enrolled('hilda');
  const [hers = ''] = hilda.recoveryCodes;
  expect(await proveByRecoveryCode(app, gala.id, hers)).toEqual(wrong);
  at(30);
  expect(await proveByAuthenticator(app, box, gala.id, codeAt(hilda.secret, 30))).toEqual(wrong);
});

test('guesses at recovery codes and at the app’s are counted together', async () => {
  const { id, secret } = await enrolled('ines');
  for (let index = 0; index < 3; index += 1) await proveByRecoveryCode(app, id, 'ABCD');
  for (let index = 0; index < 2; index += 1) {
    await proveByAuthenticator(app, box, id, wrongCode(secret));
  }
  expect(await proveByRecoveryCode(app, id, 'ABCD')).toMatchObject({
    code: 'authenticator.too-many',
  });
});

test('removed, it takes its recovery codes along', async () => {
  const { id, recoveryCodes } = await enrolled('julia');
  await removeAuthenticator(app, id);
  expect(await hasAuthenticator(database, id)).toBe(false);
  expect(await proveByRecoveryCode(app, id, recoveryCodes[0] ?? '')).toEqual(wrong);
});
