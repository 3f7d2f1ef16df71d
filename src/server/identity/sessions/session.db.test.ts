import { inspect } from 'node:util';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { memberInfo } from '#contract/member.ts';
import type { Player } from '#server/kernel/answer.ts';
import { SessionKey } from '#server/kernel/session-key.ts';
import { openPhoneAuth } from '#server/ports/phone-auth/open-phone-auth.ts';
import { hashOf } from '#server/secrets/token.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp, visitor } from '#tests/database/test-app.ts';
import { identityAnswers } from '../handlers.ts';
import { identify } from './identify.ts';
import { openSession } from './open-session.ts';
import { sessionOf } from './player-session.ts';
import { readMember } from './read-member.ts';

const noExtras = async () => ({
  hasVip: false,
  vipLabelName: null,
  availablePromo: { REFERRAL: { enabled: false } },
});
const { database } = await freshDatabase();
const app = testApp(database);
const start = '2026-11-20T12:00:00Z';

async function loggedIn(account: string, type = 0) {
  app.clock.set(start);
  const { id } = await newPlayer(database, account, type);
  return { id, ...(await openSession(app, id)) };
}

function at(offset: { minutes?: number; seconds?: number }): void {
  const ms = ((offset.minutes ?? 0) * 60 + (offset.seconds ?? 0)) * 1000;
  app.clock.set(new Date(Date.parse(start) + ms).toISOString());
}

async function seenAt(playerId: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('session')
    .select('seen_at')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.seen_at.toISOString();
}

test('a token opens its own player and lies nowhere in the database', async () => {
  const { id, token } = await loggedIn('ana');
  expect(await identify(app, token)).toEqual({
    id,
    account: 'ana',
    type: 0,
    isAgent: false,
    isTrial: false,
    mustChange: false,
    session: new SessionKey(hashOf(token) ?? Buffer.alloc(0)),
  });
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const [session] = await database.selectFrom('session').selectAll().execute();
  expect(session?.token_hash.toString('base64url')).not.toBe(token);
});

test('a player knows the session it came with, also as a copy, and neither JSON nor a log shows it', async () => {
  const { token } = await loggedIn('copied');
  const player = (await identify(app, token)) as Player;
  const hash = hashOf(token);
  expect(hash).toBeDefined();
  expect(sessionOf({ ...player })).toEqual(hash);
  const shown = `${JSON.stringify(player)} ${inspect(player, { depth: 9, showHidden: true })}`;
  for (const encoding of ['hex', 'base64', 'base64url'] as const) {
    expect(shown).not.toContain(hash?.toString(encoding));
  }
  expect(inspect(player, { depth: 9 })).not.toContain('Buffer');
});

test.each([
  [41, { isAgent: true, isTrial: false }],
  [4, { isAgent: false, isTrial: true }],
])('type %i decides what a player is', async (type, flags) => {
  const { token } = await loggedIn(`type-${type}`, type);
  expect(await identify(app, token)).toMatchObject(flags);
});

test.each([
  ['nothing', ''],
  ['what is no token', "' or true --"],
  ['a token nobody has', 'A'.repeat(43)],
])('%s opens nobody', async (_, token) => {
  expect(await identify(app, token)).toBeNull();
});

test('G-IDLE: half an hour unused ends it; being used holds it open, twelve hours at most', async () => {
  const idle = await loggedIn('idle');
  at({ minutes: 30 });
  expect(await identify(app, idle.token)).toBe('expired');

  const used = await loggedIn('used');
  for (let minutes = 29; minutes < 720; minutes += 29) {
    at({ minutes });
    expect(await identify(app, used.token)).toMatchObject({ account: 'used' });
  }
  at({ minutes: 720 });
  expect(await identify(app, used.token)).toBe('expired');
});

test('being seen is written down once a minute at most', async () => {
  const { id, token } = await loggedIn('busy');
  at({ seconds: 59 });
  await identify(app, token);
  expect(await seenAt(id)).toBe('2026-11-20T12:00:00.000Z');
  at({ seconds: 60 });
  await identify(app, token);
  expect(await seenAt(id)).toBe('2026-11-20T12:01:00.000Z');
});

test('logout ends this session and no other, and clears the device', async () => {
  const { id, token } = await loggedIn('leaver');
  const { token: other } = await openSession(app, id);
  const player = await identify(app, token);
  expect(await logOut(isPlayer(player) ? player : null)).toEqual({
    done: true,
    value: {},
    cookies: [
      { name: 'session', value: '', maxAgeSeconds: 0, isHttpOnly: true },
      { name: 'signed-in', value: '', maxAgeSeconds: 0, isHttpOnly: false },
    ],
  });
  expect(await identify(app, token)).toBe('expired');
  expect(await identify(app, other)).toMatchObject({ account: 'leaver' });
});

test('logout succeeds for a session that has ended already', async () => {
  expect(await logOut(null)).toMatchObject({ done: true, value: {} });
});

test('member info answers by its schema', async () => {
  const { token } = await loggedIn('informed');
  const player = await identify(app, token);
  if (!isPlayer(player)) throw new Error('The session did not open.');
  const { value } = await readMember(app, player, visitor, noExtras);
  expect(v.parse(memberInfo.value, value)).toEqual({
    id: player.id,
    account: 'informed',
    userName: 'informed',
    nickname: 'informed',
    type: 0,
    currencySymbol: '$',
    hasVip: false,
    iconVersion: null,
    vipLabelName: null,
    availablePromo: { REFERRAL: { enabled: false } },
    mustChangePassword: false,
    mustConfirmAge: false,
  });
});

function isPlayer(found: Player | 'expired' | null): found is Player {
  return found !== null && found !== 'expired';
}

function logOut(player: Player | null) {
  const found = identityAnswers(app, { phoneAuth: openPhoneAuth(app), extrasOf: noExtras }).find(
    ({ call }) => call.name === 'logout',
  );
  return found?.handle({ request: {} as never, player, operator: null, visit: visitor });
}
