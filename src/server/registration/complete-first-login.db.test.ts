import { beforeEach, expect, test } from 'vitest';
import { registerFieldRows } from '#demo/merchant/merchant-rows.ts';
import { logIn } from '#server/identity/login/log-in.ts';
import { changePassword } from '#server/identity/passwords/change-password.ts';
import { givePassword } from '#server/identity/passwords/give-password.ts';
import { identify } from '#server/identity/sessions/identify.ts';
import { readMember } from '#server/identity/sessions/read-member.ts';
import { unlockField } from '#server/identity-documents/profile-fields.ts';
import type { Player } from '#server/kernel/answer.ts';
import { openAccountBelow } from '#server/team/open-account.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp, visitor } from '#tests/database/test-app.ts';
import { completeFirstLogin } from './complete-first-login.ts';

const noExtras = async () => ({
  hasVip: false,
  vipLabelName: null,
  availablePromo: { REFERRAL: { enabled: false } },
});
const { database } = await freshDatabase();
const app = testApp(database);
const agent = await newPlayer(database, 'agente', 1);
await database.insertInto('register_field').values(registerFieldRows()).execute();
const chosen = 'guacamaya77roja';
let opened = 0;
let account: string;
let first: string;
let owner: Player;

beforeEach(async () => {
  opened += 1;
  account = `nuevo${opened}x`;
  const requestId = crypto.randomUUID();
  const made = await openAccountBelow(app, { requestId, account, kind: 'member' }, agent, visitor);
  first = (made.done && made.value.firstPassword) || '';
  owner = await enterWith(first);
});

async function enterWith(password: string): Promise<Player> {
  const entered = await logIn(
    app,
    { type: 'username', username: account, password, entrance: 'site', client: 'program' },
    visitor,
  );
  if (!entered.done) throw new Error(entered.code);
  const found = await identify(app, entered.value.token ?? '');
  if (found === null || found === 'expired') throw new Error('The session is not there.');
  return found;
}

const told = (changed = {}) => ({
  birthday: '1990-04-17',
  terms: true,
  oldPassword: first,
  newPassword: chosen,
  confirmNewPassword: chosen,
  ...changed,
});

const profileOf = () =>
  database
    .selectFrom('profile')
    .selectAll()
    .where('player_id', '=', owner.id)
    .executeTakeFirstOrThrow();

test('L-AGE: the owner of an account that an agent opened tells age and terms before anything else', async () => {
  expect(owner.mustChange).toBe(true);
  const member = await readMember(app, owner, visitor, noExtras);
  expect(member.value).toMatchObject({ mustChangePassword: true, mustConfirmAge: true });
  const { birthday: _, terms: __, ...password } = told();
  expect(await changePassword(app, password, owner, visitor)).toMatchObject({
    code: 'account.unconfirmed',
  });
  expect((await completeFirstLogin(app, told(), owner, visitor)).done).toBe(true);
  const profile = await profileOf();
  expect(profile.terms_accepted_at).toEqual(app.clock.now());
  expect(unlockField(app, owner.id, 'birthday', profile.locked_birthday)).toBe('1990-04-17');
  const again = await enterWith(chosen);
  expect(again.mustChange).toBe(false);
  expect((await readMember(app, again, visitor, noExtras)).value.mustConfirmAge).toBe(false);
});

test('L-AGE: an owner who is too young, or has not read the terms, confirms nothing and the account stays shut', async () => {
  const fieldsOf = async (changed: object) => {
    const refused = await completeFirstLogin(app, told(changed), owner, visitor);
    return refused.done ? [] : Object.entries(refused.faults ?? {});
  };
  expect(await fieldsOf({ birthday: '2008-11-21' })).toEqual([
    ['birthday', { kind: 'age', min: 18 }],
  ]);
  expect(await fieldsOf({ birthday: '' })).toEqual([['birthday', { kind: 'required' }]]);
  expect(await fieldsOf({ birthday: '2024-02-30' })).toHaveLength(1);
  expect(await fieldsOf({ terms: false })).toEqual([['terms', { kind: 'terms' }]]);
  expect(await fieldsOf({ newPassword: first, confirmNewPassword: first })).toHaveLength(1);
  expect(await completeFirstLogin(app, told({ oldPassword: 'x' }), owner, visitor)).toMatchObject({
    code: 'login.wrong',
  });
  expect(await profileOf()).toMatchObject({ confirmation_due: true, locked_birthday: null });
  expect((await enterWith(first)).mustChange).toBe(true);
});

test('a first login is completed once, also by two at once', async () => {
  const both = await Promise.all([
    completeFirstLogin(app, told(), owner, visitor),
    completeFirstLogin(app, told({ birthday: '1980-01-01' }), owner, visitor),
  ]);
  expect(both.map(({ done }) => done).sort()).toEqual([false, true]);
  expect(await completeFirstLogin(app, told(), owner, visitor)).toMatchObject({
    code: 'account.already-confirmed',
  });
});

test('L-AGE: another way to a password does not spare the owner the confirmation', async () => {
  await database.deleteFrom('credential').where('player_id', '=', owner.id).execute();
  await givePassword(app, [account], chosen);
  expect((await enterWith(chosen)).mustChange).toBe(true);
});
