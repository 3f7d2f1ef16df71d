import { randomBytes } from 'node:crypto';
import { CompactEncrypt, importJWK } from 'jose';
import { handOver } from '#contract/hand-over.ts';
import { sealing, systemKeys } from '#contract/keys.ts';
import { memberInfo } from '#contract/member.ts';
import { freePlay, login } from '#contract/session.ts';
import type { Gateway } from '#server/http/gateway.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { newAccount } from '#tests/stages/new-account.ts';
import type { Figure } from './figure.ts';

const tries = 200;

/** What is sent to the gateway by hand: letters again and changed, tokens made up, addresses of strangers. */
export async function measureWire(app: AppContext, { app: server }: Gateway): Promise<Figure[]> {
  const playerId = await newAccount(app, 'on-the-wire');
  const { token } = await openSession(app, playerId);
  const sendLetter = async (payload: string) => {
    const headers = { 'content-type': sealing.contentType };
    const reply = await server.inject({ method: 'POST', url: login.path, headers, payload });
    return String(reply.json().code ?? 'done');
  };
  const opened = (codes: readonly string[]) =>
    codes.filter((code) => !code.startsWith('seal.')).length;

  const letter = await seal(server);
  const again = await Promise.all(Array.from({ length: tries }, () => sendLetter(letter)));
  const changed: string[] = [];
  for (let index = 0; index < tries; index += 1) {
    changed.push(await sendLetter(tampered(await seal(server), index)));
  }
  const stale = await sendLetter(await seal(server, -3_600));
  const forged = await asCookie(server, () => randomBytes(32).toString('base64url'));
  const nearly = await asCookie(server, (index) => flipped(token, index));
  const strangers = await Promise.all(
    hostileAddresses.map(async (url) => {
      const headers = { token };
      const reply = await server.inject({
        method: handOver.method,
        url: handOver.path,
        headers,
        payload: { url },
      });
      return reply.statusCode === 200;
    }),
  );
  const fixed = await plantedSessions(server);
  return [
    count('letters-again', opened(again), '1', `one sealed letter sent ${tries} times at once`),
    count('letters-changed', opened(changed), '0', `${tries} sealed letters with one byte changed`),
    count('letters-stale', opened([stale]), '0', 'a sealed letter of an hour ago'),
    count('cookies-forged', forged, '0', `${tries} sessions that were made up`),
    count('cookies-nearly', nearly, '0', `${tries} sessions one bit from a real one`),
    count('sessions-planted', fixed, '0', 'sessions that were put into a browser before its login'),
    count(
      'redirects',
      strangers.filter(Boolean).length,
      '0',
      `${hostileAddresses.length} addresses that are not the merchant’s, or only look like them`,
    ),
  ];
}

type App = Gateway['app'];

async function seal(server: App, shiftSeconds = 0): Promise<string> {
  const { value } = (await server.inject({ method: 'GET', url: systemKeys.path })).json();
  const { kid, ...key } = value.keys[0];
  const iat = Math.floor(Date.parse(value.serverTime) / 1000) + shiftSeconds;
  const body = { username: 'on-the-wire', password: 'x' };
  const text = JSON.stringify({ iat, jti: randomBytes(16).toString('base64url'), body });
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: sealing.keyAgreement, enc: sealing.encryption, kid })
    .encrypt(await importJWK(key, sealing.keyAgreement));
}

/** Another letter somewhere in it; the parts are taken in turn. */
function tampered(letter: string, index: number): string {
  const parts = letter.split('.');
  const filled = parts.flatMap((part, at) => (part.length > 4 ? [at] : []));
  const at = filled[index % filled.length] ?? 0;
  const part = parts[at] ?? '';
  const place = 1 + (index % (part.length - 2));
  const other = part[place] === 'A' ? 'B' : 'A';
  parts[at] = `${part.slice(0, place)}${other}${part.slice(place + 1)}`;
  return parts.join('.');
}

function flipped(token: string, index: number): string {
  const bytes = Buffer.from(token, 'base64url');
  const at = index % (bytes.length * 8);
  bytes[at >> 3] = (bytes[at >> 3] ?? 0) ^ (1 << (at & 7));
  return bytes.toString('base64url');
}

async function asCookie(server: App, tokenOf: (index: number) => string): Promise<number> {
  let admitted = 0;
  for (let index = 0; index < tries; index += 1) {
    const headers = { cookie: `session=${tokenOf(index)}` };
    const reply = await server.inject({ method: 'GET', url: memberInfo.path, headers });
    if (reply.statusCode === 200) admitted += 1;
  }
  return admitted;
}

/** A token that a stranger knows must not become the session that the login opens. */
async function plantedSessions(server: App): Promise<number> {
  const planted = randomBytes(32).toString('base64url');
  const headers = { cookie: `session=${planted}` };
  const entered = await server.inject({
    method: freePlay.method,
    url: freePlay.path,
    headers,
    payload: { isAdult: true },
  });
  if (entered.statusCode !== 200) throw new Error('Nobody could log in to be tricked.');
  const reply = await server.inject({ method: 'GET', url: memberInfo.path, headers });
  return reply.statusCode === 200 ? 1 : 0;
}

const hostileAddresses = [
  'https://evil.example/',
  '//evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://america.verbena.example@evil.example/',
  'https://america.verbena.example.evil.example/',
  'https://america.verbena.example/../../x',
  'https://AMERICA.verbena.example/',
  'https://america.verbena.example/?next=https://evil.example',
  'https://america.verbena.example\\@evil.example/',
  'http://america.verbena.example/',
  ' https://america.verbena.example/',
];

function count(name: string, value: number, goal: string, how: string): Figure {
  return { name: `security.${name}`, value, unit: 'accepted', goal, how };
}
