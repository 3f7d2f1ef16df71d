import type { ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, describe, expect, test } from 'vitest';
import { openHttpServer } from '#tests/ports/http-server.ts';
import { refusalOf } from './error-names.ts';
import { httpPhoneAuth } from './http-phone-auth.ts';
import { openPhoneAuthSandbox } from './sandbox.ts';
import { failedCaptcha, lateNumber, magicNumbers } from './sandbox-phones.ts';

const token = 'a-token-of-sixteen-and-more';
const audience = 'verbena';
const number = '+573001234567';
const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

function stillClock() {
  let nowMs = Date.parse('2026-11-20T12:00:00Z');
  return {
    now: () => new Date(nowMs),
    elapsedMs: () => nowMs,
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}

/** A sandbox and who talks to it; `codes` are what phones were sent. */
async function openBoth() {
  const clock = stillClock();
  const codes: { number: string; code: string; language: string }[] = [];
  const deliver = async (message: { number: string; code: string; language: string }) => {
    codes.push(message);
  };
  const sandbox = await openPhoneAuthSandbox({ token, audience, clock, deliver });
  closings.push(sandbox.close);
  const phoneAuth = httpPhoneAuth({ url: sandbox.url, token, audience, clock });
  const start = (to = number, captchaToken = 'solved') =>
    phoneAuth.start({ number: to, captchaToken, language: 'es' });
  const started = async (to = number) => {
    const outcome = await start(to);
    if (!outcome.done) throw new Error(`It was refused: ${outcome.code}.`);
    return { session: outcome.value.session, code: codes.at(-1)?.code ?? '' };
  };
  return { clock, codes, sandbox, phoneAuth, start, started };
}
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('with the sandbox', () => {
  test('who types the code that came has the number vouched for, once', async () => {
    const { codes, phoneAuth, started } = await openBoth();
    const { session, code } = await started();
    expect(codes).toEqual([{ number, code, language: 'es' }]);
    expect(await phoneAuth.confirm(session, code)).toEqual({ done: true, value: { number } });
    expect(await phoneAuth.confirm(session, code)).toMatchObject({
      code: 'phone-auth.invalid-code',
    });
  });

  test.each([
    ['', 'phone-auth.missing-number'],
    ['300', 'phone-auth.invalid-number'],
    ['+15005550001', 'phone-auth.invalid-number'],
    ['+15005550002', 'phone-auth.too-many'],
    ['+15005550003', 'phone-auth.unknown'],
    ['+15005550004', 'phone-auth.captcha-failed'],
    ['+15005550005', 'phone-auth.quota-exceeded'],
    ['+15005550006', 'phone-auth.not-allowed'],
    ['+15005550007', 'phone-auth.popup-closed'],
    ['+15005550008', 'phone-auth.popup-blocked'],
  ])('the number %j is refused with %s, and nothing is sent', async (to, code) => {
    const { codes, start } = await openBoth();
    expect(await start(to)).toMatchObject({ done: false, code });
    expect(codes).toEqual([]);
  });

  test('every magic number has its line above', () => {
    expect(Object.keys(magicNumbers)).toHaveLength(8);
  });

  test('too many requests wait five minutes', async () => {
    const { clock, start } = await openBoth();
    expect(await start('+15005550002')).toEqual({
      done: false,
      code: 'phone-auth.too-many',
      retryAfterSeconds: 300,
    });
    for (let count = 0; count < 5; count += 1) {
      expect(await start()).toMatchObject({ done: true });
    }
    expect(await start()).toMatchObject({ code: 'phone-auth.too-many' });
    clock.pass(300_000);
    expect(await start()).toMatchObject({ done: true });
  });

  test.each(['', failedCaptcha])('the captcha %j does not pass', async (captchaToken) => {
    const { start } = await openBoth();
    expect(await start(number, captchaToken)).toMatchObject({ code: 'phone-auth.captcha-failed' });
  });

  test('a wrong, a missing and a late code are distinguished', async () => {
    const { clock, phoneAuth, started } = await openBoth();
    const { session, code } = await started();
    const refusal = async (typed: string, of = session) => {
      const outcome = await phoneAuth.confirm(of, typed);
      return outcome.done ? 'in' : outcome.code;
    };
    expect(await refusal(wrongFor(code))).toBe('phone-auth.invalid-code');
    expect(await refusal('')).toBe('phone-auth.invalid-code');
    expect(await refusal(code, 'invented')).toBe('phone-auth.invalid-code');
    const late = await started(lateNumber);
    expect(await refusal(late.code, late.session)).toBe('phone-auth.code-expired');
    clock.pass(60_000);
    expect(await refusal(code)).toBe('phone-auth.code-expired');
  });

  test('five guesses are looked at, and then not even the right one', async () => {
    const { phoneAuth, started } = await openBoth();
    const { session, code } = await started();
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => phoneAuth.confirm(session, wrongFor(code))),
    );
    const looked = guesses.filter((one) => !one.done && one.code === 'phone-auth.invalid-code');
    expect(looked).toHaveLength(5);
    expect(await phoneAuth.confirm(session, code)).toMatchObject({ code: 'phone-auth.too-many' });
  });

  test('who does not know the token is not served', async () => {
    const { sandbox, clock } = await openBoth();
    const stranger = httpPhoneAuth({ url: sandbox.url, token: `${token}2`, audience, clock });
    const outcome = await stranger.start({ number, captchaToken: 'solved', language: 'es' });
    expect(outcome).toEqual({ done: false, code: 'phone-auth.unknown' });
  });
});

interface Forgery {
  claims?: object;
  issuer?: string;
  audience?: string;
  expiresInSeconds?: number;
  kid?: string;
  isForeignKey?: boolean;
  /** Instead of anything signed. */
  idToken?: string;
}

/** A service that signs whatever the test gives it; `keysAsked` counts requests for its keys. */
async function openForger(forgery: Forgery) {
  const own = await generateKeyPair('ES256');
  const foreign = await generateKeyPair('ES256');
  const key = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'ES256' };
  const clock = stillClock();
  const reply = (response: ServerResponse, value: object) => response.end(JSON.stringify(value));
  const server = await openHttpServer((heard, response) => {
    if (heard.path.endsWith('/keys')) return reply(response, { keys: [key] });
    const { nonce } = JSON.parse(heard.body);
    const now = Math.floor(clock.now().getTime() / 1000);
    void new SignJWT({ phone_number: number, nonce, ...forgery.claims })
      .setProtectedHeader({ alg: 'ES256', kid: forgery.kid ?? 'one' })
      .setIssuer(forgery.issuer ?? server.url.href)
      .setAudience(forgery.audience ?? audience)
      .setIssuedAt(now)
      .setExpirationTime(now + (forgery.expiresInSeconds ?? 300))
      .sign(forgery.isForeignKey ? foreign.privateKey : own.privateKey)
      .then((signed) => reply(response, { idToken: forgery.idToken ?? signed }));
  });
  const phoneAuth = httpPhoneAuth({ url: server.url, token, audience, clock });
  const keysAsked = () => server.heard.filter(({ path }) => path.endsWith('/keys')).length;
  return { phoneAuth, keysAsked };
}

const none = `${btoa('{"alg":"none"}')}.${btoa(`{"phone_number":"${number}"}`)}.`.replace(/=/g, '');

describe('with a service that cannot be trusted', () => {
  test('the control: what is signed as it should be is believed', async () => {
    const { phoneAuth } = await openForger({});
    expect(await phoneAuth.confirm('session', '1')).toEqual({ done: true, value: { number } });
  });

  test.each<[string, Forgery]>([
    ['another key', { isForeignKey: true }],
    ['a key that nobody knows', { kid: 'two' }],
    ['no signature', { idToken: none }],
    ['nonsense', { idToken: 'a.b.c' }],
    ['an empty answer', { idToken: '' }],
    ['another issuer', { issuer: 'https://elsewhere.example' }],
    ['somebody else in mind', { audience: 'another-merchant' }],
    ['an end in the past', { expiresInSeconds: -120 }],
    ['the word of an earlier question', { claims: { nonce: 'earlier' } }],
    ['no word at all', { claims: { nonce: undefined } }],
    ['no number', { claims: { phone_number: undefined } }],
    ['a number that is none', { claims: { phone_number: '300; drop table' } }],
  ])('an answer with %s vouches for nobody', async (_, forgery) => {
    const { phoneAuth } = await openForger(forgery);
    expect(await phoneAuth.confirm('session', '1')).toEqual({
      done: false,
      code: 'phone-auth.unknown',
    });
  });

  test('keys are asked for once, and not again for every invented one', async () => {
    const good = await openForger({});
    await good.phoneAuth.confirm('session', '1');
    await good.phoneAuth.confirm('session', '1');
    expect(good.keysAsked()).toBe(1);
    const invented = await openForger({ kid: 'two' });
    for (let count = 0; count < 5; count += 1) await invented.phoneAuth.confirm('session', '1');
    expect(invented.keysAsked()).toBe(1);
  });

  test.each([
    ['nothing', ''],
    ['a page', '<html>'],
    ['another shape', '{"hello":1}'],
    ['null', 'null'],
  ])('an answer of %s is an unknown error', async (_, text) => {
    const { url } = await openHttpServer((_heard, response) => response.end(text));
    const phoneAuth = httpPhoneAuth({ url, token, audience, clock: stillClock() });
    const refused = { done: false, code: 'phone-auth.unknown' };
    expect(await phoneAuth.start({ number, captchaToken: 'a', language: 'en' })).toEqual(refused);
    expect(await phoneAuth.confirm('session', '1')).toEqual(refused);
  });

  test('a service that is away is an unknown error', async () => {
    const url = new URL('http://127.0.0.1:1/');
    const phoneAuth = httpPhoneAuth({ url, token, audience, clock: stillClock() });
    expect(await phoneAuth.confirm('session', '1')).toEqual({
      done: false,
      code: 'phone-auth.unknown',
    });
  });
});

test('details behind an error’s name do not hide it, and unknown names are unknown', () => {
  expect(refusalOf('INVALID_CODE : too short')).toBe('phone-auth.invalid-code');
  expect(refusalOf('QUOTA_EXCEEDED')).toBe('phone-auth.quota-exceeded');
  for (const name of ['', 'constructor', 'toString', 'WHATEVER']) {
    expect(refusalOf(name)).toBe('phone-auth.unknown');
  }
});
