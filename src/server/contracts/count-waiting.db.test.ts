import { expect, test } from 'vitest';
import type { Terms } from '#contract/contract-terms.ts';
import { offer } from '#server/contracts/propose-contract.ts';
import {
  agree,
  agreeWithHouse,
  allowContracts,
  newAgent,
  newMember,
  operatorActor,
  plantPlay,
} from '#tests/agents/contract-stage.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { askToEnd } from './answer-contract.ts';
import { denyOne } from './approve-run.ts';
import { readRules } from './contract-site.ts';
import { countWaiting } from './count-waiting.ts';
import { payBills } from './pay-bills.ts';
import { readBills } from './read-bills.ts';
import { settleDays } from './settle-days.ts';

const { database } = await freshDatabase();
const app = testApp(database);
const daily = (rate: number): Terms => ({
  kind: 'daily',
  activeFrom: '0',
  tiers: [{ sales: '0', loss: '0', users: 0, rate }],
});

test('offers, requests to end and bills that a wallet did not cover wait for whoever has to act', async () => {
  await allowContracts(database);
  const top = await newAgent(database, 'top');
  const below = await newAgent(database, 'below', top);
  const member = await newMember(database, 'member', below);
  const waitingOf = ({ id: playerId }: typeof top) =>
    countWaiting(database, { playerId, currency: 'USD' });
  const nothing = {
    offers: 0,
    requests: 0,
    ends: 0,
    endsBelow: 0,
    bills: 0,
    owed: '0',
    owedKind: null,
  };
  app.clock.set('2026-11-18T12:00:00Z');
  await agreeWithHouse(app, top, daily(10_000));
  const contractId = await agree(app, top, below, daily(10_000));
  expect(await waitingOf(top)).toEqual(nothing);
  await plantPlay(database, member, { day: '2026-11-18', valid: 100_000n, prizes: 0n });
  app.clock.set('2026-11-19T12:00:00Z');
  const requestId = crypto.randomUUID();
  await offer(app, { requestId, account: 'below', terms: daily(9_000), ends: [] }, top);
  expect(await waitingOf(below)).toEqual({ ...nothing, offers: 1 });
  await askToEnd(app, { contractId }, below);
  expect(await waitingOf(top)).toMatchObject({ requests: 0, ends: 0, endsBelow: 1 });
  const rules = await readRules(app, database);
  await settleDays(database, rules);
  // Within minutes it is paid: nothing waits for anybody.
  expect(await waitingOf(top)).toMatchObject({ bills: 0, owed: '0' });
  const [ofHouse] = (await readBills(app, { whose: 'mine', kind: 'daily' }, top)).value.list;
  const denied = { billId: ofHouse?.id ?? '', by: operatorActor, reason: 'x' };
  await denyOne(app, denied);
  await payBills(app, rules);
  await payBills(app, rules);
  expect(await waitingOf(top)).toMatchObject({ bills: 1, owed: '1000', owedKind: 'daily' });
  const notices = await database
    .selectFrom('player_message')
    .select(['player_id as playerId', 'template'])
    .where('template', 'like', 'bill.%')
    .orderBy('id')
    .execute();
  expect(notices).toEqual([
    { playerId: top.id, template: 'bill.unpaid' },
    { playerId: top.id, template: 'bill.short' },
    { playerId: below.id, template: 'bill.waits' },
  ]);
  const [owed] = (await readBills(app, { whose: 'mine', kind: 'daily' }, below)).value.list;
  expect(owed).toMatchObject({ state: 'part-paid', paid: '0' });
  await giveMoney(database, { playerId: top.id, amount: 1_000n, commodity: 'USD' });
  await payBills(app, rules);
  expect(await waitingOf(top)).toMatchObject({ bills: 0, owed: '0' });
});
