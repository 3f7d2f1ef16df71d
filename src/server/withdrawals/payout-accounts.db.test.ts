import { expect, test } from 'vitest';
import { sendCodeToSelf } from '#server/identity/factors/prove-self.ts';
import { upsertCredential } from '#server/identity/passwords/credential-store.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { plantProfile } from '#tests/database/plant-profile.ts';
import { testApp, visitor } from '#tests/database/test-app.ts';
import { quickHash } from '#tests/identity/quick-hash.ts';
import { newWithdrawer, plantWithdrawals } from '#tests/stages/new-withdrawer.ts';
import { addAccount, removeAccount } from './payout-accounts.ts';

const { database } = await freshDatabase();
const app = testApp(database);
await plantWithdrawals(database);
await database.updateTable('withdrawal_setting').set({ account_rest_hours: 24 }).execute();
const password = 'tecolote37verde';
const passwordHash = await quickHash(password);
const mobile = '+573016610001';

test('G-MFA: a new payout account takes password and code, rests for a day, and its owner is notified', async () => {
  const { player } = await newWithdrawer(app, 'ana-places');
  const { id: playerId } = player;
  const changedAt = app.clock.now();
  await upsertCredential(database, { playerId, passwordHash, changedAt, mustChange: false });
  const provedAt = { mobile_proved_at: new Date(changedAt.getTime() - 24 * 3_600_000) };
  await plantProfile(app, playerId, { mobile }, provedAt);
  const proof = { way: 'password', answer: password } as const;
  const wish = { method: 'NEQUI', number: '3001234567', proof };
  expect(await addAccount(app, wish, player)).toMatchObject({ code: 'login.proof-wrong' });
  const withCode = async () => ({
    ...proof,
    second: { way: 'sms', answer: await code() } as const,
  });
  const added = await addAccount(app, { ...wish, proof: await withCode() }, player);
  if (!added.done) throw new Error(added.code);
  const dayLater = new Date(changedAt.getTime() + 24 * 3_600_000);
  expect(new Date(added.value.usableFrom)).toEqual(dayLater);
  const { id } = added.value;
  expect(await removeAccount(app, { id, proof }, player)).toMatchObject({ done: false });
  const removed = await removeAccount(app, { id, proof: await withCode() }, player);
  expect(removed).toMatchObject({ done: true });
  const inside = await database
    .selectFrom('player_message')
    .select(['template', 'filling'])
    .where('player_id', '=', playerId)
    .orderBy('id')
    .execute();
  expect(inside).toEqual([
    { template: 'payout.added', filling: { place: 'Nequi ····4567' } },
    { template: 'payout.removed', filling: { place: 'Nequi ····4567' } },
  ]);
  const outside = await database
    .selectFrom('outbox')
    .select('recipient')
    .where('template', '=', 'payout-changed')
    .execute();
  expect(outside).toEqual([{ recipient: mobile }, { recipient: mobile }]);

  async function code(): Promise<string> {
    // How often one may ask is another test's.
    await database.deleteFrom('message_pace').execute();
    await sendCodeToSelf(app, player, { way: 'sms' }, visitor);
    const { body } = await database
      .selectFrom('outbox')
      .select('body')
      .where('template', '=', 'verification-code')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    return /\d{6}/.exec(body ?? '')?.[0] ?? '';
  }
});
