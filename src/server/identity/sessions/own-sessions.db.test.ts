import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { identify } from './identify.ts';
import { openSession } from './open-session.ts';
import { endOwn, listSessions } from './own-sessions.ts';

const { database } = await freshDatabase();
const app = testApp(database);
const camila = await newPlayer(database, 'camila');
const diego = await newPlayer(database, 'diego');

beforeEach(async () => {
  app.clock.set('2026-11-21T12:00:00Z');
  await database.deleteFrom('session').execute();
});

async function open(player: typeof camila) {
  const { token } = await openSession(app, player.id);
  const caller = await identify(app, token);
  if (caller === null || caller === 'expired') throw new Error('No session.');
  return { token, caller };
}

test('one sees where one is logged in, and which of them asks', async () => {
  await open(camila);
  const { caller } = await open(camila);
  await open(diego);
  const { value } = await listSessions(app, caller);
  expect(value.sessions).toHaveLength(2);
  expect(value.sessions.filter(({ isThis }) => isThis)).toHaveLength(1);
});

test('what has idled out is not shown as open', async () => {
  await open(camila);
  app.clock.set('2026-11-21T12:31:00Z');
  const { caller } = await open(camila);
  expect((await listSessions(app, caller)).value.sessions).toHaveLength(1);
});

test('ending one ends that one; ending the others leaves the one that asks', async () => {
  const first = await open(camila);
  const second = await open(camila);
  const third = await open(camila);
  const { value } = await listSessions(app, first.caller);
  const other = value.sessions.find(({ isThis }) => !isThis);
  expect(await endOwn(app, { id: other?.id }, first.caller)).toMatchObject({
    value: { ended: 1 },
  });
  expect(await endOwn(app, {}, first.caller)).toMatchObject({ value: { ended: 1 } });
  expect(await identify(app, first.token)).toMatchObject({ account: 'camila' });
  expect(await identify(app, second.token)).toBe('expired');
  expect(await identify(app, third.token)).toBe('expired');
});

test('another player’s session is as unknown as one that never was', async () => {
  const hers = await open(camila);
  const his = await open(diego);
  const { value } = await listSessions(app, his.caller);
  const refused = { done: false, code: 'session.unknown' };
  expect(await endOwn(app, { id: value.sessions[0]?.id }, hers.caller)).toEqual(refused);
  const never = '00000000-0000-4000-8000-000000000000';
  expect(await endOwn(app, { id: never }, hers.caller)).toEqual(refused);
  expect(await identify(app, his.token)).toMatchObject({ account: 'diego' });
});
