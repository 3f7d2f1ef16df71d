import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { switchRows } from '#demo/merchant/merchant-rows.ts';
import { sendCodeToSelf } from '#server/identity/factors/prove-self.ts';
import { givePassword } from '#server/identity/passwords/give-password.ts';
import type { Player } from '#server/kernel/answer.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { plantProfile } from '#tests/database/plant-profile.ts';
import { eventsOf, newPlayer, testApp, visitor } from '#tests/database/test-app.ts';
import { googleLike } from '#tests/sign-in/google-like.ts';
import { signInWalk } from '#tests/sign-in/sign-in-walk.ts';
import { beginOwnLink, landingPath } from './begin-sign-in.ts';
import { listSignIns, unlinkOwn } from './own-sign-ins.ts';
import { insertLinked } from './store.ts';

const origin = 'http://127.0.0.1:9';
const google = await googleLike(() => [`${origin}${landingPath('google')}`]);
afterAll(google.close);
const { database } = await freshDatabase({ poolSize: 12 });
const settings = readSettings({
  GOOGLE_CLIENT_ID: google.clientId,
  GOOGLE_CLIENT_SECRET: google.clientSecret,
  GOOGLE_ISSUER: google.issuer,
  FACEBOOK_APP_ID: '1234567890',
  FACEBOOK_APP_SECRET: '0123456789abcdef',
});
const app = { ...testApp(database), settings };
const password = 'tecolote37verde';
const proof = { way: 'password', answer: password } as const;
await database.insertInto('whitelabel_switch').values(switchRows()).execute();
await sql`select bump_version('content')`.execute(database);
await app.hear();

beforeEach(() => app.clock.set(new Date().toISOString()));

async function member(account: string): Promise<Player> {
  const player = await newPlayer(database, account);
  await givePassword(app, [account], password);
  google.people.set(account, { email: `${account}@mail.example`, isEmailProved: true });
  return player;
}

/** Sent away to link, consented to, and back with a code. */
async function linking(player: Player, who: string) {
  const one = signInWalk(app, { ...visitor, origin });
  const begun = await beginOwnLink(app, { provider: 'google', proof }, player, one.here());
  if (!begun.done) throw new Error(begun.code);
  one.bind(begun.cookies?.[0]?.value);
  const landed = await one.comeBack(await one.consent(begun.value.address, who));
  return { one, ...landed };
}

async function openedBy(provider: 'google' | 'facebook', player: Player) {
  const linked = { provider, subject: `${provider}${player.id}`, hint: 'l···@mail.example' };
  await insertLinked(database, { ...linked, playerId: player.id, now: app.clock.now() });
}

/** Somebody without a password, who proves themselves by what is bound. */
async function withoutPassword(account: string, mobile?: string): Promise<Player> {
  const player = await newPlayer(database, account);
  const now = app.clock.now();
  const provedAt = { email_proved_at: now, mobile_proved_at: mobile ? now : null };
  await plantProfile(app, player.id, { email: `${account}@bound.example`, mobile }, provedAt);
  return player;
}

async function codeByMail(player: Player) {
  await sendCodeToSelf(app, player, { way: 'email' }, visitor);
  const { body } = await database
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', `${player.account}@bound.example`)
    .executeTakeFirstOrThrow();
  return { way: 'email', answer: /\d{6}/.exec(body ?? '')?.[0] ?? '' } as const;
}

test('one links after a proof, comes back to the security centre, and sees it there', async () => {
  const player = await member('enlaza1');
  const { one, path, code } = await linking(player, 'enlaza1');
  expect(path).toBe('/member');
  expect(await one.exchange(code, player)).toMatchObject({
    value: { step: 'linked', provider: 'google' },
  });
  expect((await listSignIns(app, player)).value.signIns).toMatchObject([
    { provider: 'google', hint: 'e···@mail.example', lastUsed: null },
  ]);
  expect(await one.signIn('enlaza1')).toMatchObject({ value: { step: 'entered' } });
  expect((await listSignIns(app, player)).value.signIns[0]?.lastUsed).not.toBeNull();
});

test('without the right proof nobody is sent away', async () => {
  const player = await member('enlaza2');
  const wrong = { way: 'password', answer: 'x' } as const;
  const request = { provider: 'google', proof: wrong } as const;
  expect(await beginOwnLink(app, request, player, visitor)).toMatchObject({
    code: 'login.wrong',
  });
});

test('what one has begun, another who is logged in by then does not end, nor does nobody', async () => {
  const player = await member('enlaza3');
  const other = await member('enlaza4');
  for (const who of [other, null]) {
    const { one, code } = await linking(player, 'enlaza3');
    expect(await one.exchange(code, who)).toMatchObject({ code: 'login.other-account' });
  }
  expect((await listSignIns(app, other)).value.signIns).toEqual([]);
});

test('what opens one account is not linked to another, and an account has one of each', async () => {
  const first = await member('enlaza5');
  const second = await member('enlaza6');
  const hers = await linking(first, 'enlaza5');
  await hers.one.exchange(hers.code, first);
  const his = await linking(second, 'enlaza5');
  expect(await his.one.exchange(his.code, second)).toMatchObject({
    code: 'provider.linked-elsewhere',
  });
  const request = { provider: 'google', proof } as const;
  expect(await beginOwnLink(app, request, first, visitor)).toMatchObject({
    code: 'provider.exists',
  });
});

test('one unlinks one’s own after a proof, and nobody else’s', async () => {
  const player = await member('suelta1');
  const other = await member('suelta2');
  await openedBy('google', player);
  const request = { provider: 'google', proof } as const;
  expect(await unlinkOwn(app, request, other, visitor)).toMatchObject({
    code: 'provider.unknown',
  });
  const wrong = { ...request, proof: { way: 'password', answer: 'x' } } as const;
  expect(await unlinkOwn(app, wrong, player, visitor)).toMatchObject({ code: 'login.wrong' });
  expect(await unlinkOwn(app, request, player, visitor)).toMatchObject({ done: true });
  expect((await listSignIns(app, player)).value.signIns).toEqual([]);
});

test('the owner is notified of a link and of its end', async () => {
  const player = await member('avisa1');
  const email = 'avisa@bound.example';
  await plantProfile(app, player.id, { email }, { email_proved_at: app.clock.now() });
  const { one, code } = await linking(player, 'avisa1');
  await one.exchange(code, player);
  await unlinkOwn(app, { provider: 'google', proof }, player, visitor);
  const told = await database
    .selectFrom('outbox')
    .select('subject')
    .where('template', '=', 'guard-changed')
    .where('recipient', '=', email)
    .execute();
  expect(told).toHaveLength(2);
  const events = await eventsOf(database);
  expect(events.filter(({ topic }) => topic === player.id).map(({ body }) => body)).toMatchObject([
    { change: 'provider-linked' },
    { change: 'provider-unlinked' },
  ]);
});

test('the last way in stays, though the proof is right', async () => {
  const player = await withoutPassword('ultima1');
  await openedBy('google', player);
  const request = { provider: 'google', proof: await codeByMail(player) } as const;
  expect(await unlinkOwn(app, request, player, visitor)).toEqual({
    done: false,
    code: 'provider.last-way',
  });
  expect((await listSignIns(app, player)).value.signIns).toHaveLength(1);
});

test('a number that opens the account by SMS is another way in, and so is another provider', async () => {
  const byNumber = await withoutPassword('ultima2', '+573101112233');
  await openedBy('google', byNumber);
  const request = { provider: 'google', proof: await codeByMail(byNumber) } as const;
  expect(await unlinkOwn(app, request, byNumber, visitor)).toMatchObject({ done: true });
  const byTwo = await withoutPassword('ultima3');
  await openedBy('google', byTwo);
  await openedBy('facebook', byTwo);
  const first = { provider: 'google', proof: await codeByMail(byTwo) } as const;
  expect(await unlinkOwn(app, first, byTwo, visitor)).toMatchObject({ done: true });
});

test('of two that are unlinked at once, one stays', async () => {
  const player = await withoutPassword('ultima4');
  await openedBy('google', player);
  await openedBy('facebook', player);
  // One code proves once, so a password proves both here, and is gone before they are let go.
  await givePassword(app, [player.account], password);
  const gone = database.deleteFrom('credential').where('player_id', '=', player.id);
  const outcomes = await database.transaction().execute(async (holding) => {
    await holding
      .selectFrom('player')
      .select('id')
      .where('id', '=', player.id)
      .forUpdate()
      .execute();
    const both = (['google', 'facebook'] as const).map((provider) =>
      unlinkOwn(app, { provider, proof }, player, visitor),
    );
    await expect.poll(waiting).toBe(2);
    await gone.execute();
    return { both };
  });
  const done = (await Promise.all(outcomes.both)).map((one) => (one.done ? 'done' : one.code));
  expect(done.sort()).toEqual(['done', 'provider.last-way']);
});

/** How many stand before a lock in this database. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::int as many from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
  return rows[0]?.many ?? 0;
}
