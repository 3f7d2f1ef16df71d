import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { keepingCourier } from '#server/kernel/outbox/courier.ts';
import { type Heard, openHttpServer } from '#tests/ports/http-server.ts';
import { httpSms, signatureOf } from './http-sms.ts';
import { openSms } from './open-sms.ts';

const token = 'a-token-of-sixteen-and-more';
const clock = { now: () => new Date('2026-11-20T12:00:00Z') };
const message = {
  id: '11111111-2222-4333-8444-555555555555',
  kind: 'sms',
  to: '+573001234567',
  subject: null,
  text: '424242 es tu código',
} as const;

async function send(answer: (heard: Heard, response: ServerResponse) => void, timeoutMs = 5_000) {
  const server = await openHttpServer(answer);
  const courier = httpSms({ url: server.url, token, clock, timeoutMs });
  return { delivery: await courier.send(message), heard: server.heard, courier };
}

const take = ({ body }: Heard, response: ServerResponse) =>
  response.end(JSON.stringify({ id: JSON.parse(body).id }));

test('an SMS is handed over with who we are, its id and a signature', async () => {
  const { delivery, heard } = await send(take);
  expect(delivery).toEqual({ kind: 'sent' });
  const [first] = heard;
  expect(first?.method).toBe('POST');
  expect(JSON.parse(first?.body ?? '')).toEqual({
    to: message.to,
    text: message.text,
    id: message.id,
  });
  expect(first?.headers).toMatchObject({
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': message.id,
    'x-signature': signatureOf(first?.body ?? '', token, clock.now()),
  });
});

test('another body, moment or token makes another signature', () => {
  const later = new Date('2026-11-20T12:00:01Z');
  const made = [
    signatureOf('{}', token, clock.now()),
    signatureOf('{ }', token, clock.now()),
    signatureOf('{}', token, later),
    signatureOf('{}', `${token}2`, clock.now()),
  ];
  expect(new Set(made.map((one) => one.split('v1=')[1])).size).toBe(4);
});

test('a service that had to be asked twice can tell, because the id is the same', async () => {
  const taken = new Set<string>();
  const { delivery, heard, courier } = await send(({ body }, response) => {
    const { id } = JSON.parse(body);
    const isNew = !taken.has(id);
    taken.add(id);
    // The first time it took the message and its answer was lost on the way.
    if (isNew) response.destroy();
    else response.end(JSON.stringify({ id }));
  });
  expect(delivery).toEqual({ kind: 'later', reason: 'connection' });
  expect(await courier.send(message)).toEqual({ kind: 'sent' });
  expect(heard).toHaveLength(2);
  expect(taken.size).toBe(1);
});

test.each([
  [500, { kind: 'later', reason: 'status-500' }],
  [503, { kind: 'later', reason: 'status-503' }],
  [429, { kind: 'later', reason: 'status-429' }],
  [408, { kind: 'later', reason: 'status-408' }],
  [307, { kind: 'later', reason: 'status-307' }],
  [400, { kind: 'never', reason: 'status-400' }],
  [401, { kind: 'never', reason: 'status-401' }],
  [422, { kind: 'never', reason: 'status-422' }],
])('an answer of %i is understood', async (status, expected) => {
  const { delivery } = await send((_, response) => response.writeHead(status).end(message.to));
  expect(delivery).toEqual(expected);
});

test.each([
  ['7', 7_000],
  ['Fri, 20 Nov 2026 12:02:00 GMT', 120_000],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
])('a Retry-After of %j is kept', async (retryAfter, notBeforeMs) => {
  const { delivery } = await send((_, response) =>
    response.writeHead(429, { 'retry-after': retryAfter }).end(),
  );
  expect(delivery).toEqual({ kind: 'later', reason: 'status-429', notBeforeMs });
});

test.each(['', 'OK', '<html>log in to this network</html>', '{}', '{"id":"another"}', 'null'])(
  'a 200 that says %j has sent nothing',
  async (text) => {
    const { delivery } = await send((_, response) => response.end(text));
    expect(delivery).toEqual({ kind: 'later', reason: 'wrong-answer' });
  },
);

test('a service that does not answer is asked later', async () => {
  const { delivery } = await send(() => undefined, 100);
  expect(delivery).toEqual({ kind: 'later', reason: 'timeout' });
});

test('without a service, SMS are kept', () => {
  expect(
    openSms({ smsUrl: undefined, smsToken: undefined }, { ...clock, elapsedMs: () => 0 }),
  ).toBe(keepingCourier);
});
