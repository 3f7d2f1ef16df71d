import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp, visitor } from '#tests/database/test-app.ts';
import { beginHandOver, lookAt, take } from './hand-over.ts';
import { identify } from './identify.ts';
import { openSession } from './open-session.ts';
import { endOwn } from './own-sessions.ts';

const { database } = await freshDatabase();
const app = testApp(database);
const url = 'https://uno.verbena.example/';
const words = JSON.stringify({ es: 'Uno', en: 'One', zh: 'Yi', ms: 'Satu' }) as never;
const start = '2026-11-21T12:00:00Z';
const camila = await newPlayer(database, 'camila');
const diego = await newPlayer(database, 'diego');

beforeEach(async () => {
  app.clock.set(start);
  await database.deleteFrom('mirror').execute();
  await database
    .insertInto('mirror')
    .values({ region: words, title: words, url, position: 1 })
    .execute();
});

async function codeFor(player: typeof camila): Promise<string> {
  const { token } = await openSession(app, player.id);
  const caller = await identify(app, token);
  if (caller === null || caller === 'expired') throw new Error('No session.');
  const begun = await beginHandOver(app, { url }, caller, visitor);
  if (!begun.done) throw new Error(begun.code);
  return new URL(begun.value.address).searchParams.get('code') ?? '';
}

test('a code opens one session, once, for whom it was made', async () => {
  const code = await codeFor(camila);
  expect(await lookAt(app, { code }, null)).toEqual({
    done: true,
    value: { account: 'camila', isHere: false },
  });
  const taken = await take(app, { code, client: 'program' }, null, visitor);
  if (!taken.done) throw new Error(taken.code);
  expect(await identify(app, taken.value.token ?? '')).toMatchObject({ account: 'camila' });
  expect(await take(app, { code, client: 'program' }, null, visitor)).toMatchObject({
    code: 'login.code-over',
  });
});

test('of ten who bring it at once one comes in', async () => {
  const code = await codeFor(camila);
  const all = await Promise.all(
    Array.from({ length: 10 }, () => take(app, { code, client: 'browser' }, null, visitor)),
  );
  expect(all.filter((one) => one.done)).toHaveLength(1);
});

test('after a minute it opens nothing', async () => {
  const code = await codeFor(camila);
  app.clock.set('2026-11-21T12:01:00Z');
  expect(await lookAt(app, { code }, null)).toMatchObject({ code: 'login.code-over' });
  expect(await take(app, { code, client: 'browser' }, null, visitor)).toMatchObject({
    code: 'login.code-over',
  });
});

test('nobody is put into another account while in their own', async () => {
  const code = await codeFor(camila);
  expect(await lookAt(app, { code }, diego)).toMatchObject({ code: 'login.other-account' });
  expect(await take(app, { code, client: 'browser' }, diego, visitor)).toMatchObject({
    code: 'login.other-account',
  });
  expect(await lookAt(app, { code }, camila)).toMatchObject({ value: { isHere: true } });
});

test.each(['https://evil.example/', '//evil.example', `${url}.evil.example`, '/'])(
  'no code goes to %s',
  async (elsewhere) => {
    expect(await beginHandOver(app, { url: elsewhere }, camila, visitor)).toMatchObject({
      code: 'login.unknown-mirror',
    });
  },
);

test('a code does not outlive the session it was asked for in', async () => {
  const code = await codeFor(camila);
  await endOwn(app, {}, camila);
  expect(await take(app, { code, client: 'browser' }, null, visitor)).toMatchObject({
    code: 'login.code-over',
  });
});
