import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { answer, done } from '#server/kernel/answer.ts';
import { fakeGateway, testCalls } from '#tests/gateway/fake-gateway.ts';

const address = '/lgw/test/shared?name=a';

test('a shared answer is made once for everyone, however the request is written', async () => {
  const { app, made } = await fakeGateway();
  await app.inject({ url: address });
  await app.inject({ url: `${address}&size=3` });
  await app.inject({ url: '/lgw/test/shared?size=3&name=a' });
  expect(made()).toBe(1);
  await app.inject({ url: `${address}&size=4` });
  expect(made()).toBe(2);
});

test('a hundred at once on an empty memory cost one making', async () => {
  const { app, made } = await fakeGateway();
  await Promise.all(Array.from({ length: 100 }, () => app.inject({ url: address })));
  expect(made()).toBe(1);
});

test('new content makes it anew, under another tag', async () => {
  const { app, changeContent } = await fakeGateway();
  const before = await app.inject({ url: address });
  changeContent();
  const after = await app.inject({ url: address });
  expect([before.json().value.made, after.json().value.made]).toEqual([1, 2]);
  expect(after.headers.etag).not.toBe(before.headers.etag);
});

test('an answer made from the old edition is not kept for the new one', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let made = 0;
  const slow = answer(testCalls.shared, async ({ request }) => {
    made += 1;
    const mine = made;
    if (mine === 1) await held;
    return done({ name: request.name, made: mine });
  });
  const gateway = await fakeGateway({ answers: [slow] });
  const first = gateway.app.inject({ url: address });
  // The asking has begun by the time another request has been answered.
  await gateway.app.inject({ url: '/healthz' });
  gateway.changeContent();
  release();
  expect((await first).json().value.made).toBe(1);
  expect((await gateway.app.inject({ url: address })).json().value.made).toBe(2);
});

test('a caller with the current answer gets 304 without its body', async () => {
  const { app } = await fakeGateway();
  const first = await app.inject({ url: address });
  const again = await app.inject({
    url: address,
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a large answer is kept compressed too, under a tag of its own', async () => {
  const large = answer(testCalls.shared, async () => done({ name: 'x'.repeat(5_000), made: 1 }));
  const { app } = await fakeGateway({ answers: [large] });
  const headers = { 'accept-encoding': 'gzip, br' };
  const plain = await app.inject({ url: address });
  const packed = await untilPacked(() => app.inject({ url: address, headers }));
  expect(packed.headers.vary).toContain('Accept-Encoding');
  expect(packed.headers.etag).not.toBe(plain.headers.etag);
  expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(plain.json());
  expect((await app.inject({ url: address })).headers['content-encoding']).toBeUndefined();
});

test('a refusal and a failure are never kept', async () => {
  let made = 0;
  const failing = answer(testCalls.shared, async () => {
    made += 1;
    throw new Error('once');
  });
  const { app } = await fakeGateway({ answers: [failing] });
  for (let round = 0; round < 2; round += 1) {
    expect((await app.inject({ url: address })).statusCode).toBe(500);
  }
  expect(made).toBe(2);
});

test('nothing of who asked first flows into a shared answer', async () => {
  const seen: unknown[] = [];
  const curious = answer(testCalls.shared, async ({ player, visit }) => {
    seen.push(player, visit.address);
    return done({ name: 'a', made: 1 });
  });
  const { app } = await fakeGateway({ answers: [curious] });
  await app.inject({ url: address, headers: { token: 'member' } });
  expect(seen).toEqual([null, '']);
});

test('a call that belongs to one person cannot be declared shared', async () => {
  const wrong = { ...testCalls.mine, sharedUntil: 'content' } as const;
  const bound = fakeGateway({ answers: [answer(wrong, async () => done({ account: '' }))] });
  await expect(bound).rejects.toThrow('cannot be shared');
});

/** Compressing runs in the background; asking again is how one finds it done. */
async function untilPacked<Reply extends { headers: Record<string, unknown> }>(
  ask: () => Promise<Reply>,
): Promise<Reply> {
  for (let tries = 0; tries < 10_000; tries += 1) {
    const reply = await ask();
    if (reply.headers['content-encoding'] === 'br') return reply;
    // In process one request follows the other without the event loop ever going round.
    await setImmediate();
  }
  throw new Error('It was never compressed.');
}
