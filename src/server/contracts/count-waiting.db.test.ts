import { expect, test } from 'vitest';
import type { Terms } from '#contract/contract-terms.ts';
import { offer } from '#server/contracts/propose-contract.ts';
import {
  agree,
  agreeWithHouse,
  allowContracts,
  newAgent,
  newMember,
  plantPlay,
} from '#tests/agents/contract-stage.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { askToEnd } from './answer-contract.ts';
import { readRules } from './contract-site.ts';
import { countWaiting } from './count-waiting.ts';
import { payBills } from './pay-bills.ts';
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
  const nothing = { offers: 0, requests: 0, ends: 0, bills: 0, owed: '0' };
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
  expect(await waitingOf(top)).toMatchObject({ requests: 0, ends: 1 });
  const rules = await readRules(app, database);
  await settleDays(database, rules);
  expect(await waitingOf(top)).toMatchObject({ bills: 1, owed: '1000' });
  await payBills(app, rules);
  expect(await waitingOf(top)).toMatchObject({ bills: 0, owed: '0' });
});
