import { expect, test } from 'vitest';
import type { Database } from '#server/db/open.ts';
import { decideKyc } from '#server/kyc/decide-kyc.ts';
import { confirmOwnLimit } from '#server/protection/change-limits.ts';
import { decideWithdrawal } from '#server/withdrawals/decide-withdrawal.ts';
import { fillWithdrawals } from '#tests/contract/fill-withdrawals.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { beginOne, bring, hookBody, newPayer, plantMethods } from '#tests/deposits/deposits.ts';
import { openStubProvider } from '#tests/deposits/stub-provider.ts';
import { freshSite } from '#tests/gateway/fresh-site.ts';
import { smallPng } from '#tests/withdrawals/small-png.ts';

const { database } = await freshDatabase({ poolSize: 8 });
const provider = await openStubProvider();
const app = provider.app(testApp(database));
await plantMethods(database);

function toldTo(where: Database, playerId: string) {
  return where
    .selectFrom('player_message')
    .select(['template', 'filling', 'link', 'about'])
    .where('player_id', '=', playerId)
    .orderBy('id')
    .execute();
}

const word = (id: string, told: Parameters<typeof hookBody>[1]) =>
  bring(app, hookBody(`ses-${id}`, told));

test('a deposit that arrived is one notice, with what the wallet got, however often it is reported', async () => {
  const player = await newPayer(app, 'joined1');
  const { id } = await beginOne(app, player);
  const payment = { id: `pay-${id}`, amount: '10000000' };
  await Promise.all(Array.from({ length: 10 }, () => word(id, { type: 'paid', payment })));
  // Money that comes twice goes back, and the deposit was credited before.
  await word(id, { type: 'paid', payment: { id: `more-${id}`, amount: '10000000' } });
  const { received } = await database
    .selectFrom('deposit')
    .select('received')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(await toldTo(database, player.id)).toEqual([
    {
      template: 'deposit.credited',
      filling: { amount: received, currency: 'COP' },
      link: `/member?page=depositv2&deposit=${id}`,
      about: `deposit:${id}`,
    },
  ]);
});

test('a deposit that failed is a notice, and another one if the money comes all the same', async () => {
  const player = await newPayer(app, 'joined2');
  const { id } = await beginOne(app, player);
  await word(id, { type: 'pending' });
  expect(await toldTo(database, player.id)).toEqual([]);
  await word(id, { type: 'failed' });
  await word(id, { type: 'paid', payment: { id: `pay-${id}`, amount: '10000000' } });
  const told = await toldTo(database, player.id);
  expect(told.map(({ template }) => template)).toEqual(['deposit.failed', 'deposit.credited']);
  expect(told[0]?.filling).toEqual({ amount: '10000000', currency: 'COP', why: 'failed' });
});

test('a decision on papers is a notice with the reason', async () => {
  const { id: playerId } = await newPlayer(database, 'joined3');
  const { id: caseId } = await database
    .insertInto('kyc_case')
    .values({
      player_id: playerId,
      status: 'pending',
      document_kind: 'passport',
      locked_details: 'none',
      id_hint: '0000',
      begun_at: app.clock.now(),
      submitted_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const decision = { caseId, reason: 'expired' } as const;
  const ana = { id: null, name: 'ana' };
  expect(await decideKyc(app, decision, ana)).toMatchObject({ done: true });
  expect(await decideKyc(app, decision, ana)).toMatchObject({ code: 'kyc.unknown' });
  expect(await toldTo(database, playerId)).toMatchObject([
    { template: 'kyc.refused', filling: { reason: 'expired' } },
  ]);
});

test('a looser limit is a notice, since somebody else may have loosened it', async () => {
  const { id: playerId } = await newPlayer(database, 'joined4');
  const now = app.clock.now().getTime();
  await database
    .insertInto('limit_change')
    .values({
      player_id: playerId,
      kind: 'deposit',
      period: 'day',
      amount: '90000',
      asked_at: new Date(now - 90_000_000),
      due_at: new Date(now - 1_000),
      expires_at: new Date(now + 1_000_000),
    })
    .execute();
  const limit = { kind: 'deposit', period: 'day' } as const;
  expect(await confirmOwnLimit(app, playerId, limit)).toMatchObject({ done: true });
  expect(await toldTo(database, playerId)).toMatchObject([
    {
      template: 'limit.loosened',
      filling: { limit: 'deposit', period: 'day', amount: '90000', currency: 'COP' },
    },
  ]);
});

test('each step of a withdrawal that its owner waits for is a notice, and a rejection says why', async () => {
  const site = await freshSite({ games: 400 });
  const { values } = await fillWithdrawals(site, await smallPng());
  const asked = values.withdrawalAsked ?? '';
  const request = { id: asked, decision: 'reject', reason: 'No name' } as const;
  const decided = await decideWithdrawal(site.app, request, { id: null, name: 'ana' });
  if (!decided.done) throw new Error(decided.code);
  const told = await toldTo(site.app.database, decided.value.player.id);
  const of = (id: string | undefined) =>
    told.filter(({ about }) => about === `withdrawal:${id}`).map(({ template }) => template);
  expect(of(values.withdrawalPaid)).toEqual(['withdrawal.approved', 'withdrawal.paid']);
  expect(of(asked)).toEqual(['withdrawal.rejected']);
  expect(told.at(-1)?.filling).toMatchObject({ reason: 'No name', currency: 'COP' });
});
