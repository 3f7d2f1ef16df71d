import * as v from 'valibot';
import { expect, test } from 'vitest';
import { captcha, soundCaptcha } from '#contract/anti-abuse.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { issueCaptcha, issueSoundCaptcha, rememberCaptcha } from './issue-captcha.ts';
import { spendCaptcha } from './spend-captcha.ts';

const { database } = await freshDatabase({ poolSize: 8 });
const app = testApp(database);

test('a picture answers by its schema, and the text lies nowhere', async () => {
  const issued = await issueCaptcha(app, '190.0.2.1');
  if (!issued.done) throw new Error(issued.code);
  expect(v.parse(captcha.value, issued.value)).toEqual(issued.value);
  const [row] = await database.selectFrom('captcha').selectAll().execute();
  expect(row?.id.toString('base64url')).toBe(issued.value.captchaId);
  expect(Object.keys(row ?? {}).toSorted()).toEqual(['answer_hash', 'expires_at', 'id']);
});

test('a sound answers by its schema, is a captcha of its own, and has a pace of its own', async () => {
  app.clock.set('2026-11-20T12:30:00.000Z');
  const issued = await issueSoundCaptcha(app, '190.0.2.7');
  if (!issued.done) throw new Error(issued.code);
  expect(v.parse(soundCaptcha.value, issued.value)).toEqual(issued.value);
  expect((await issueSoundCaptcha(app, '190.0.2.7')).done).toBe(false);
  expect((await issueCaptcha(app, '190.0.2.7')).done).toBe(true);
  const counted = { captchaId: await rememberCaptcha(app, '3142'), answer: '3, 1, 4, 2' };
  expect(await spendCaptcha(app, counted)).toBe(true);
  expect(await spendCaptcha(app, counted)).toBe(false);
});

test('what was typed is right in any case, once', async () => {
  const captchaId = await rememberCaptcha(app, 'ACE37');
  expect(await spendCaptcha(app, { captchaId, answer: 'ace 37' })).toBe(true);
  expect(await spendCaptcha(app, { captchaId, answer: 'ACE37' })).toBe(false);
});

test('a wrong answer uses it up', async () => {
  const captchaId = await rememberCaptcha(app, 'ACE37');
  expect(await spendCaptcha(app, { captchaId, answer: 'ACE39' })).toBe(false);
  expect(await spendCaptcha(app, { captchaId, answer: 'ACE37' })).toBe(false);
});

test('of many answers at once one counts', async () => {
  const captchaId = await rememberCaptcha(app, 'ACE37');
  const answers = Array.from({ length: 60 }, () =>
    spendCaptcha(app, { captchaId, answer: 'ACE37' }),
  );
  expect((await Promise.all(answers)).filter(Boolean)).toHaveLength(1);
});

test('guessing in parallel is one guess: the others find no picture any more', async () => {
  const captchaId = await rememberCaptcha(app, 'ACE37');
  const wrong = Array.from({ length: 100 }, () => 'ACE39');
  await Promise.all(wrong.map((answer) => spendCaptcha(app, { captchaId, answer })));
  expect(await spendCaptcha(app, { captchaId, answer: 'ACE37' })).toBe(false);
});

test('the text of another picture does not open this one', async () => {
  const [one, other] = [await rememberCaptcha(app, 'AAAAA'), await rememberCaptcha(app, 'CCCCC')];
  expect(await spendCaptcha(app, { captchaId: one, answer: 'CCCCC' })).toBe(false);
  expect(await spendCaptcha(app, { captchaId: other, answer: 'CCCCC' })).toBe(true);
});

test('after five minutes it is gone, and the next picture clears it away', async () => {
  app.clock.set('2026-11-20T13:00:00Z');
  const captchaId = await rememberCaptcha(app, 'ACE37');
  app.clock.set('2026-11-20T13:05:00Z');
  expect(await spendCaptcha(app, { captchaId, answer: 'ACE37' })).toBe(false);
  const old = await rememberCaptcha(app, 'ACE37');
  app.clock.set('2026-11-20T13:10:01Z');
  await rememberCaptcha(app, 'ACE37');
  const kept = await database.selectFrom('captcha').select('id').execute();
  expect(kept.map(({ id }) => id.toString('base64url'))).not.toContain(old);
});

test('an address is given a picture a second, another one of its own', async () => {
  app.clock.set('2026-11-20T14:00:00.000Z');
  const asked = await Promise.all(
    Array.from({ length: 12 }, () => issueCaptcha(app, '2001:db8::1')),
  );
  const refused = asked.filter((outcome) => !outcome.done);
  expect(refused).toHaveLength(11);
  expect(refused[0]).toEqual({ done: false, code: 'captcha.too-soon', retryAfterSeconds: 1 });
  expect((await issueCaptcha(app, '2001:db8:0:0:5::1')).done).toBe(false);
  expect((await issueCaptcha(app, '2001:db8:1::1')).done).toBe(true);
  app.clock.set('2026-11-20T14:00:01.000Z');
  expect((await issueCaptcha(app, '2001:db8::1')).done).toBe(true);
});
