import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readDeposit } from '#contract/deposits.ts';
import { errorStatus, isErrorCode } from '#contract/errors.ts';
import { answersOf, domainsOf } from '#server/compose/domains.ts';
import { insertPasskey } from '#server/identity/passkeys/store.ts';
import { upsertCredential } from '#server/identity/passwords/credential-store.ts';
import { hashPassword } from '#server/identity/passwords/passwords.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import { plantProfile } from '#tests/database/plant-profile.ts';
import { freshSite } from '#tests/gateway/fresh-site.ts';
import { askSite } from './ask-site.ts';
import { plantDeposit } from './fill-deposits.ts';
import { goodRequests } from './good-requests.ts';

const site = await freshSite({ environment: { DATABASE_POOL: '6' } });
const { database, clock, settings } = site.app;
const calls = answersOf(site.app, domainsOf(site.services)).map(({ call }) => call);
const password = 'tecolote37verde';

/** Stands in everything that the owner has, and in nothing else. */
const mark = 'zmarkz';
const address = '203.0.113.77';
const markedAmount = '277133';
const owner = await newPlayer('owner');
const { token: ownerToken } = await openSession(site.app, owner, {
  deviceHash: Buffer.alloc(32, 9),
  deviceName: `${mark} phone`,
  address,
});
await plantProfile(
  site.app,
  owner,
  {
    mobile: '+573009998877',
    email: `${mark}@play.example`,
    payeeName: `Ana ${mark}`,
    fullName: `Ana ${mark} Luz`,
    occupation: mark,
    permanentAddress: `${mark} 12`,
  },
  { mobile_proved_at: clock.now(), email_proved_at: clock.now() },
);
await insertPasskey(database, {
  id: 'b3duZXJzLWtleQ',
  playerId: owner,
  publicKey: Buffer.alloc(65, 1),
  counter: 0,
  transports: [],
  name: `${mark} key`,
  now: clock.now(),
});
await database
  .insertInto('player_limit')
  .values({
    player_id: owner,
    kind: 'deposit',
    period: 'day',
    amount: markedAmount,
    set_at: clock.now(),
  })
  .execute();
await database
  .insertInto('kyc_case')
  .values({
    player_id: owner,
    document_kind: 'passport',
    locked_details: mark,
    id_hint: mark,
    begun_at: clock.now(),
  })
  .execute();
const { id: deviceId } = await database
  .insertInto('known_device')
  .values({
    player_id: owner,
    device_hash: Buffer.alloc(32, 9),
    device_name: `${mark} phone`,
    first_seen_at: clock.now(),
    last_seen_at: clock.now(),
  })
  .returning('id')
  .executeTakeFirstOrThrow();
const { id: sessionId } = await database
  .selectFrom('session')
  .select('id')
  .where('player_id', '=', owner)
  .executeTakeFirstOrThrow();

const depositId = await plantDeposit(site.app, { playerId: owner, mark });

const { id: messageId } = await database
  .insertInto('player_message')
  .values({
    player_id: owner,
    kind: 'security',
    template: 'device.new',
    filling: JSON.stringify({ device: `${mark} phone` }),
  })
  .returning('id')
  .executeTakeFirstOrThrow();
const pushEndpoint = `https://fcm.googleapis.com/fcm/send/${mark}`;
await database
  .insertInto('push_subscription')
  .values({
    player_id: owner,
    session_id: sessionId,
    endpoint_hash: createHash('sha256').update(pushEndpoint).digest(),
    locked: mark,
  })
  .execute();
await database
  .insertInto('push_preference')
  .values({ player_id: owner, money: true, security: true, promotions: false })
  .execute();

/** What an intruder knows: the owner's ids, wherever a call takes one. */
const aimed: Record<string, Record<string, unknown>> = {
  endSessions: { id: sessionId },
  forgetDevice: { id: deviceId },
  removePasskey: { id: 'b3duZXJzLWtleQ' },
  sendProofCode: { challengeId: sessionId },
  ownProfile: {},
  readDeposit: { depositId },
  cancelDeposit: { depositId },
  proveDeposit: { depositId },
  readDepositProof: { depositId },
  listDeposits: { after: depositId },
  messages: { before: String(BigInt(messageId) + 1n), language: 'es' },
  readMessage: { id: messageId },
  readAllMessages: { upTo: messageId },
  deleteMessage: { id: messageId },
  unsubscribePush: { endpoint: pushEndpoint },
};

const intruders = ['visitor', 'trial', 'other', 'agent'] as const;
const types = { trial: 4, other: 0, agent: 1 } as const;
const matrix = calls.flatMap((call) => intruders.map((role) => ({ call, role, name: call.name })));

test.each(matrix)('$name as $role shows and changes nothing of somebody else’s', async (one) => {
  const { call, role } = one;
  const { request } = goodRequests[call.name] ?? { request: {} };
  const filledIn = JSON.parse(JSON.stringify(request).replaceAll('{password}', password));
  const sent = { ...filledIn, ...aimed[call.name] };
  const token = role === 'visitor' ? undefined : await tokenOf(types[role], call.name);
  const before = await everythingOfOwner();
  const { status, body } = await askSite(site, call, sent, token ? { token } : {});
  const said = JSON.stringify(body);
  expect(said).not.toContain(mark);
  expect(said).not.toContain(address);
  expect(said).not.toContain(markedAmount);
  expect(said).not.toContain(sessionId);
  expect(await everythingOfOwner()).toEqual(before);
  if (body.success === true) return;
  const code = String(body.code);
  expect(isErrorCode(code) && errorStatus[code]).toBe(status);
  // A crash is no way of saying no.
  expect(code).not.toBe('system.unexpected');
});

/** What the owner has to say where a call takes something. */
const wholeRequests: Record<string, Record<string, unknown>> = { messages: { language: 'en' } };

test('the owner sees all of it, so the mark is one that would be seen', async () => {
  const seen = await Promise.all(
    ['ownProfile', 'ownSessions', 'ownPasskeys', 'ownKyc', 'messages'].map(async (name) => {
      const call = calls.find((one) => one.name === name);
      if (!call) throw new Error(`There is no ${name}.`);
      return JSON.stringify(
        (await askSite(site, call, wholeRequests[name] ?? {}, { token: ownerToken })).body,
      );
    }),
  );
  for (const said of seen) expect(said).toContain(mark);
  const asked = { depositId, language: 'es' };
  const { body } = await askSite(site, readDeposit, asked, { token: ownerToken });
  expect(JSON.stringify(body)).toContain(mark);
});

async function newPlayer(name: string, type = 0): Promise<string> {
  const { id } = await database
    .insertInto('player')
    .values({
      account: `${name}-other`,
      nickname: name,
      merchant: settings.merchant,
      language: 'es',
      type,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Each call as somebody who has done nothing yet: passwords change and sessions end on the way. */
async function tokenOf(type: number, name: string): Promise<string> {
  const playerId = await newPlayer(`${name}-${type}`, type);
  const passwordHash = await hash;
  const credential = { playerId, passwordHash, changedAt: clock.now(), mustChange: false };
  if (type !== 4) await upsertCredential(database, credential);
  return (await openSession(site.app, playerId)).token;
}

const hash = hashPassword(password).then((hashed) => {
  if (!hashed.done) throw new Error(hashed.code);
  return hashed.value;
});

type Owned =
  | 'session'
  | 'profile'
  | 'passkey'
  | 'favourite'
  | 'protection'
  | 'player_limit'
  | 'limit_change'
  | 'player_break'
  | 'protection_event'
  | 'kyc_case'
  | 'kyc_document'
  | 'deposit'
  | 'player_message'
  | 'push_subscription'
  | 'push_preference';

/** L-AGENT among them: agents neither see nor change anybody's limits. */
async function everythingOfOwner(): Promise<unknown> {
  const of = (table: Owned) =>
    database.selectFrom(table).selectAll().where('player_id', '=', owner).execute();
  const [player] = await database
    .selectFrom('player')
    .selectAll()
    .where('id', '=', owner)
    .execute();
  return [
    player,
    await of('session'),
    await of('profile'),
    await of('passkey'),
    await of('favourite'),
    await of('protection'),
    await of('player_limit'),
    await of('limit_change'),
    await of('player_break'),
    await of('protection_event'),
    await of('kyc_case'),
    await of('kyc_document'),
    await of('deposit'),
    await of('player_message'),
    await of('push_subscription'),
    await of('push_preference'),
  ];
}
