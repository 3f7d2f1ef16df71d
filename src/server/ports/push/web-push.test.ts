import { createECDH } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openPushService } from '#tests/ports/push-service.ts';
import { webPush } from './web-push.ts';

const service = await openPushService();
afterAll(service.close);
beforeEach(() => void service.heard.splice(0));

const push = webPush({ subject: 'mailto:ops@play.example', services: [service.origin] });
const keys = await push.makeKeys();
const mail = {
  text: '{"title":"¡Ñandú! 存款"}',
  kind: 'money',
  seconds: 60,
  topic: 'abc',
} as const;

test('a push arrives locked for its browser, signed by us, with how long it matters', async () => {
  const target = service.addDevice('phone');
  expect(await push.send(target, mail, keys)).toEqual({ kind: 'sent' });
  expect(service.heard).toEqual([
    {
      device: 'phone',
      text: mail.text,
      ttl: 60,
      topic: 'abc',
      urgency: 'normal',
      subject: 'mailto:ops@play.example',
    },
  ]);
});

test('safety is urgent, and what is advertised is not', async () => {
  const target = service.addDevice('phone');
  await push.send(target, { ...mail, kind: 'security' }, keys);
  await push.send(target, { ...mail, kind: 'promotions' }, keys);
  expect(service.heard.map(({ urgency }) => urgency)).toEqual(['high', 'low']);
});

test('a request signed with another key than it names is refused', async () => {
  const target = service.addDevice('phone');
  const other = await push.makeKeys();
  const mixed = { publicKey: keys.publicKey, privateKey: other.privateKey };
  expect(await push.send(target, mail, mixed)).toEqual({ kind: 'never', reason: 'status-403' });
  expect(service.heard).toEqual([]);
});

test.each([
  [404, { kind: 'gone' }],
  [410, { kind: 'gone' }],
  [400, { kind: 'never', reason: 'status-400' }],
  [413, { kind: 'never', reason: 'status-413' }],
  [503, { kind: 'later', reason: 'status-503', notBeforeMs: 0 }],
  [307, { kind: 'later', reason: 'status-307', notBeforeMs: 0 }],
])('an answer of %i is understood', async (status, expected) => {
  const target = service.addDevice('phone');
  service.answerWith('phone', status);
  expect(await push.send(target, mail, keys)).toEqual(expected);
});

test('a service that asks for time is given it', async () => {
  const target = service.addDevice('phone');
  service.answerWith('phone', 429, { 'retry-after': '30' });
  const expected = { kind: 'later', reason: 'status-429', notBeforeMs: 30_000 };
  expect(await push.send(target, mail, keys)).toEqual(expected);
});

test('a service that is not there is asked later', async () => {
  const nobody = await openPushService();
  const target = nobody.addDevice('phone');
  await nobody.close();
  const lonely = webPush({ subject: 'mailto:ops@play.example', services: [nobody.origin] });
  expect(await lonely.send(target, mail, keys)).toMatchObject({ kind: 'later' });
});

const usual = webPush({
  subject: 'mailto:ops@play.example',
  services: ['fcm.googleapis.com', '*.push.apple.com'],
});
const browser = {
  p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
  auth: 'AAAAAAAAAAAAAAAAAAAAAA',
};

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://fcm.googleapis.com@localhost/abc', false],
  ['https://user:word@fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evilpush.apple.com/abc', false],
  ['https://push.apple.com.evil.example/abc', false],
  ['http://127.0.0.1:5432/', false],
  ['http://localhost/', false],
  ['https://169.254.169.254/latest', false],
  ['https://[::1]/', false],
  ['not an address', false],
])('%s is a push service of ours: %s', async (endpoint, isAllowed) => {
  const target = { endpoint, ...browser };
  expect(usual.canReach(target)).toBe(isAllowed);
  // Nor is it asked where such a one came to be stored all the same.
  if (!isAllowed) expect(await usual.send(target, mail, keys)).toEqual({ kind: 'gone' });
});

test.each([
  ['a key that is no point of the curve', { p256dh: 'B'.repeat(87) }],
  ['a secret that is too short', { auth: 'AAAA' }],
])('%s is refused before it can break a push', (_, wrong) => {
  const target = { endpoint: 'https://fcm.googleapis.com/fcm/send/abc', ...browser, ...wrong };
  expect(usual.canReach(target)).toBe(false);
});
