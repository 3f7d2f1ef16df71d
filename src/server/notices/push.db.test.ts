import { afterAll, beforeEach, expect, test } from 'vitest';
import type { RequestOf } from '#contract/call.ts';
import type { PushPreferences, subscribePush } from '#contract/push.ts';
import { inTransaction } from '#server/db/open.ts';
import { endSession, endSessionsOf } from '#server/identity/sessions/end-session.ts';
import { identify } from '#server/identity/sessions/identify.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import { sessionIdOf } from '#server/identity/sessions/session-id-of.ts';
import type { Player } from '#server/kernel/answer.ts';
import { done, refuse } from '#server/kernel/answer.ts';
import { openPush } from '#server/ports/push/open-push.ts';
import { hashOf } from '#server/secrets/token.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { runPushes } from '#tests/notices/run-pushes.ts';
import { openPushService } from '#tests/ports/push-service.ts';
import { markRead } from './change-messages.ts';
import { notifyPlayer } from './notify-player.ts';
import { createPushKeys } from './push-keys.ts';
import { changePreferences, readPushSettings } from './push-settings.ts';
import { readMessages } from './read-messages.ts';
import { subscribe, unsubscribe } from './subscribe-push.ts';

const { database } = await freshDatabase({ poolSize: 8 });
const service = await openPushService();
afterAll(service.close);
const settings = readSettings({ PUSH_SERVICES: service.origin });
const app = { ...testApp(database), settings };
const push = openPush(settings);
const pushKeys = createPushKeys(app, push);
let made = 0;

beforeEach(async () => {
  service.heard.splice(0);
  await database.deleteFrom('job').execute();
});

/** Somebody who is logged in on a browser of their own. */
async function someone(account = `pushed${++made}`): Promise<Player> {
  const { id } = await newPlayer(database, account);
  return loggedIn(id);
}

async function loggedIn(playerId: string): Promise<Player> {
  const { token } = await openSession(app, playerId);
  const player = await identify(app, token, true);
  if (!player || player === 'expired') throw new Error('Nobody is logged in.');
  return player;
}

async function subscribeAs(player: Player, request: RequestOf<typeof subscribePush>) {
  const sessionId = await sessionIdOf(database, player);
  return subscribe(app, push, request, { id: player.id, sessionId });
}

function listen(player: Player, device: string, target = service.addDevice(device)) {
  return subscribeAs(player, { ...target, isRenewal: false, replaces: undefined });
}

type What = 'money' | 'security';
function tell(player: Player, what: What = 'money', about?: string) {
  return inTransaction(database, async (transaction) => {
    const to = { playerId: player.id, ...(about !== undefined && { about }) };
    if (what === 'money') {
      const values = { amount: '5000000', currency: 'COP' };
      const link = '/member?page=depositv2';
      const news = { ...to, template: 'deposit.credited', values, link } as const;
      await notifyPlayer(app, transaction, news);
    } else {
      const news = { ...to, template: 'device.new', values: { device: 'Firefox' } } as const;
      await notifyPlayer(app, transaction, news);
    }
    return done(null);
  });
}

const preferences: PushPreferences = {
  money: true,
  security: true,
  promotions: false,
  quiet: null,
};
const devicesHeard = () => service.heard.map(({ device }) => device).toSorted();

test('each device of a player gets one push, with words, a link and the count of the unread', async () => {
  const player = await someone();
  await listen(player, 'phone');
  await listen(player, 'laptop');
  await tell(player);
  expect(await runPushes(app)).toEqual([]);
  expect(devicesHeard()).toEqual(['laptop', 'phone']);
  const letter = JSON.parse(service.heard[0]?.text ?? '');
  expect(letter).toEqual({
    title: 'Tu depósito ya está aquí',
    text: '$\u00a050.000 están en tu billetera.',
    link: '/member?page=depositv2',
    tag: service.heard[0]?.topic,
    unread: 1,
    language: 'es',
    icon: '/icons/verbena/icon-192.png',
    badge: '/icons/verbena/monochrome-512.png',
  });
  expect(JSON.stringify(letter)).not.toContain(player.account);
});

test('nothing is pushed for what is taken back, and nobody’s bell is rung without a device', async () => {
  const player = await someone();
  await tell(player);
  await listen(player, 'phone');
  await inTransaction(database, async (transaction) => {
    const news = { playerId: player.id, template: 'kyc.approved', values: {} } as const;
    await notifyPlayer(app, transaction, news);
    return refuse('kyc.unknown');
  });
  expect(await database.selectFrom('job').selectAll().execute()).toEqual([]);
});

test('a kind that is not wanted is not pushed, and stays to be read', async () => {
  const player = await someone();
  await listen(player, 'phone');
  await changePreferences(app, pushKeys, player.id, { ...preferences, money: false });
  await tell(player);
  await tell(player, 'security');
  await runPushes(app);
  expect(service.heard.map(({ urgency }) => urgency)).toEqual(['high']);
  const { value } = await readMessages(
    app,
    { kind: undefined, before: undefined, language: 'en' },
    player.id,
  );
  expect(value.list).toHaveLength(2);
});

test('in the quiet hours money waits for the morning, and safety does not', async () => {
  const player = await someone();
  await listen(player, 'phone');
  const minuteMs = 60_000;
  const began = Math.floor(Date.now() / minuteMs) * minuteMs;
  const clockOf = (at: number) => new Date(at).toISOString().slice(11, 16);
  const morning = began + 120 * minuteMs;
  // A database that nobody has filled keeps the time of no place, so this is UTC.
  const quiet = { from: clockOf(began - 60 * minuteMs), to: clockOf(morning) };
  await changePreferences(app, pushKeys, player.id, { ...preferences, quiet });
  await tell(player);
  await tell(player, 'security');
  const [waiting] = await runPushes(app, new Date(Date.now() + 1_000));
  expect(service.heard.map(({ urgency }) => urgency)).toEqual(['high']);
  expect(waiting?.due).toBe(new Date(morning).toISOString());
  await runPushes(app, new Date(morning));
  expect(service.heard.map(({ urgency }) => urgency)).toEqual(['high', 'normal']);
});

test('a browser that has gone is forgotten, and the others get their push', async () => {
  const player = await someone();
  await listen(player, 'sold');
  await listen(player, 'kept');
  service.answerWith('sold', 410);
  await tell(player);
  await runPushes(app);
  expect(devicesHeard()).toEqual(['kept']);
  expect((await readPushSettings(app, pushKeys, player.id)).value.devices).toBe(1);
});

test('a busy push service is asked again, and no other device gets a second push', async () => {
  const player = await someone();
  await listen(player, 'slow');
  await listen(player, 'quick');
  service.answerWith('slow', 429, { 'retry-after': '60' });
  await tell(player);
  const now = new Date(Date.now() + 1_000);
  expect(await runPushes(app, now)).toHaveLength(1);
  service.answerWith('slow', 201);
  expect(await runPushes(app, new Date(now.getTime() + 60_000))).toEqual([]);
  expect(devicesHeard()).toEqual(['quick', 'slow']);
});

test('a push that could not be delivered for a day is dropped', async () => {
  const player = await someone();
  await listen(player, 'phone');
  service.answerWith('phone', 503);
  await tell(player);
  expect(await runPushes(app, new Date(Date.now() + 1_000))).toHaveLength(1);
  service.answerWith('phone', 201);
  expect(await runPushes(app, new Date(Date.now() + 25 * 3_600_000))).toEqual([]);
  expect(service.heard).toEqual([]);
});

test('what was read on one device is not pushed to another', async () => {
  const player = await someone();
  await listen(player, 'phone');
  await tell(player);
  const { value } = await readMessages(
    app,
    { kind: undefined, before: undefined, language: 'en' },
    player.id,
  );
  await markRead(app, player.id, value.list[0]?.id ?? '');
  await runPushes(app);
  expect(service.heard).toEqual([]);
});

test('what tells of one thing goes under one topic, which says nothing of it', async () => {
  const player = await someone();
  await listen(player, 'phone');
  await tell(player, 'money', 'deposit:7');
  await tell(player, 'security', 'deposit:7');
  await tell(player);
  await runPushes(app);
  const [first, second, third] = service.heard.map(({ topic }) => topic);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(first).toMatch(/^[\w-]{32}$/);
});

test('a session that is not trusted any more takes its browser along; the kept one stays', async () => {
  const phone = await someone();
  const { token } = await openSession(app, phone.id);
  const laptop = await identify(app, token);
  if (!laptop || laptop === 'expired') throw new Error('Nobody is logged in.');
  await listen(phone, 'lost');
  await listen(laptop, 'kept');
  const keptHash = hashOf(token);
  const stolen = await loggedIn(phone.id);
  await listen(stolen, 'stolen');
  // Idle long before its owner noticed.
  await endSession(app, stolen);
  await endSessionsOf(app, database, { playerId: phone.id, keptHash });
  await tell(phone);
  await runPushes(app);
  expect(devicesHeard()).toEqual(['kept']);
});

test('a session that only grew old, or idle, keeps its pushes', async () => {
  const [old, idle] = [await someone(), await someone()];
  await listen(old, 'old');
  await listen(idle, 'idle');
  await database.deleteFrom('session').where('player_id', '=', old.id).execute();
  await endSession(app, idle);
  await tell(old);
  await tell(idle);
  await runPushes(app);
  expect(devicesHeard()).toEqual(['idle', 'old']);
});

test('a shared browser gets the pushes of the last player, and not of the one before', async () => {
  const [first, second] = [await someone(), await someone()];
  const target = service.addDevice('shared');
  await listen(first, 'shared', target);
  await listen(second, 'shared', target);
  await tell(first);
  await tell(second);
  await runPushes(app);
  expect(service.heard).toHaveLength(1);
  expect((await readPushSettings(app, pushKeys, first.id)).value.devices).toBe(0);
});

test('a player who logs in on another’s phone gets no pushes because the other wanted them', async () => {
  const [first, second] = [await someone(), await someone()];
  const target = service.addDevice('handed-on');
  await listen(first, 'handed-on', target);
  const renewal = { ...target, isRenewal: true, replaces: undefined };
  expect(await subscribeAs(second, renewal)).toMatchObject({
    value: { isListening: false, devices: 0 },
  });
  expect(await subscribeAs(first, renewal)).toMatchObject({
    value: { isListening: true, devices: 1 },
  });
});

test('a player who only knows an endpoint does not take it over', async () => {
  const [owner, thief] = [await someone(), await someone()];
  const target = service.addDevice('owned');
  await listen(owner, 'owned', target);
  const { p256dh, auth } = service.addDevice('elsewhere');
  const stolen = { endpoint: target.endpoint, p256dh, auth };
  expect(await listen(thief, 'owned', stolen)).toMatchObject({ code: 'push.unusable' });
  expect((await readPushSettings(app, pushKeys, owner.id)).value.devices).toBe(1);
});

test('nobody switches off a browser that is somebody else’s', async () => {
  const [owner, other] = [await someone(), await someone()];
  const target = service.addDevice('owned');
  await listen(owner, 'owned', target);
  await unsubscribe(app, { endpoint: target.endpoint }, other);
  expect((await readPushSettings(app, pushKeys, owner.id)).value.devices).toBe(1);
  await unsubscribe(app, { endpoint: target.endpoint }, owner);
  expect((await readPushSettings(app, pushKeys, owner.id)).value.devices).toBe(0);
});

test('a browser that changes its endpoint is one device still', async () => {
  const player = await someone();
  const before = service.addDevice('before');
  await listen(player, 'before', before);
  const after = { ...service.addDevice('after'), isRenewal: true, replaces: before.endpoint };
  expect(await subscribeAs(player, after)).toMatchObject({
    value: { isListening: true, devices: 1 },
  });
  await tell(player);
  await runPushes(app);
  expect(devicesHeard()).toEqual(['after']);
});

test('eleven browsers are one too many: the oldest is forgotten', async () => {
  const player = await someone();
  for (let count = 1; count <= 11; count += 1) await listen(player, `device${count}`);
  await tell(player);
  await runPushes(app);
  expect(service.heard).toHaveLength(10);
  expect(devicesHeard()).not.toContain('device1');
});

test('an address that is no push service is refused', async () => {
  const player = await someone();
  const target = { ...service.addDevice('phone'), endpoint: 'http://127.0.0.1:5432/' };
  expect(await listen(player, 'phone', target)).toMatchObject({ code: 'push.unusable' });
});

test('endpoints and keys lie locked, and the site’s own pair is made once', async () => {
  const player = await someone();
  const target = service.addDevice('phone');
  await listen(player, 'phone', target);
  const kept = await database
    .selectFrom('push_subscription')
    .select('locked')
    .where('player_id', '=', player.id)
    .executeTakeFirstOrThrow();
  for (const secret of [target.endpoint, target.p256dh, target.auth]) {
    expect(kept.locked).not.toContain(secret);
  }
  const keys = await Promise.all(
    Array.from({ length: 5 }, () => readPushSettings(app, createPushKeys(app, push), player.id)),
  );
  expect(new Set(keys.map(({ value }) => value.publicKey)).size).toBe(1);
});
