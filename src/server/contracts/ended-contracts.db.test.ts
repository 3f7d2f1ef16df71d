import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { DividendTerms, Terms } from '#contract/contract-terms.ts';
import type { Player } from '#server/kernel/answer.ts';
import { mainBalance } from '#server/ledger/main-balance.ts';
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
import { countEverything } from '#tests/team/count-everything.ts';
import { selectDueIds } from './bill-store.ts';
import { readRules } from './contract-site.ts';
import { endAsHouse } from './house-contracts.ts';
import { keepContracts } from './keep-contracts.ts';
import { payBills } from './pay-bills.ts';
import { readBills } from './read-bills.ts';
import { settleDays } from './settle-days.ts';
import { settleRealtime } from './settle-realtime.ts';

const { database } = await freshDatabase({ poolSize: 4 });
const app = testApp(database);
await allowContracts(database);
let count = 0;
let a: Player;
let b: Player;
let other: Player;
let ofB: Player;

beforeEach(async () => {
  count += 1;
  app.clock.set('2026-10-01T09:00:00Z');
  await sql`update contract_setting set ends_with_period = true, dividend_carry = 'none'`.execute(
    database,
  );
  other = await newAgent(database, `o${count}`);
  a = await newAgent(database, `a${count}`);
  b = await newAgent(database, `b${count}`, a);
  ofB = await newMember(database, `m${count}`, b);
});

const dividend = (percent: number, carry: DividendTerms['carry'] = 'none'): Terms => ({
  kind: 'dividend',
  period: 'monthly',
  style: 'fixed',
  carry,
  activeFrom: '0',
  tiers: [{ sales: '0', loss: '0', users: 0, rate: percent * 10_000 }],
});
const realtime = (percent: number): Terms => ({ kind: 'realtime', rate: percent * 10_000 });
const lose = (day: string, valid = 1_000_000n) =>
  plantPlay(database, ofB, { day, valid, prizes: 0n });
const rules = () => readRules(app, database);
const has = (player: Player) => mainBalance(database, player.id, 'USD');
/** As the reader of figures moves a line at the start of its day. */
const move = (player: Player, to: Player, day: string) =>
  sql`select team_move_line(${player.id}, ${to.id}, ${`${day}T00:00:00Z`}::timestamptz)`.execute(
    database,
  );
const keepAt = async (moment: string) => {
  app.clock.set(moment);
  await keepContracts(app, await rules());
};
const settleAt = async (moment: string) => {
  app.clock.set(moment);
  await countEverything(app);
  await settleDays(database, await rules());
};
const billsOf = async (player: Player) =>
  (
    await readBills(app, { whose: 'mine', kind: 'dividend', from: '2026-10-01' }, player)
  ).value.list.toSorted((one, two) => one.from.localeCompare(two.from));

describe('where contracts end with their period', () => {
  test('whoever ended one in the middle gets the next one from the period after, and no day twice', async () => {
    await agreeWithHouse(app, a, dividend(10));
    const { rows } = await sql<{ id: string }>`select id from agent_contract
      where downline_id = ${a.id}`.execute(database);
    await lose('2026-10-05');
    app.clock.set('2026-10-10T09:00:00Z');
    await endAsHouse(app, { contractId: rows[0]?.id ?? '', by: operatorActor, reason: 'x' });
    await agreeWithHouse(app, a, dividend(20));
    await lose('2026-10-20');
    await lose('2026-11-02');
    await settleAt('2026-12-01T01:00:00Z');
    expect(await billsOf(a)).toMatchObject([
      { from: '2026-10-01', to: '2026-10-31', due: '200000' },
      { from: '2026-11-01', to: '2026-11-30', due: '200000' },
    ]);
  });

  test('after an outage the one that followed is billed behind the one before, whatever is billed beside', async () => {
    await sql`update contract_setting set dividend_carry = 'permanent'`.execute(database);
    await agreeWithHouse(app, a, dividend(10, 'permanent'));
    app.clock.set('2026-10-10T09:00:00Z');
    await agreeWithHouse(app, a, dividend(20, 'permanent'));
    // October's win of the players is taken over by November's bill, which another contract issues.
    await plantPlay(database, ofB, { day: '2026-10-05', valid: 100n, prizes: 1_000_100n });
    await lose('2026-11-02', 3_000_000n);
    const { rows } = await sql<{ id: string }>`select id from agent_contract
      where downline_id = ${a.id} order by id`.execute(database);
    const wanted = { today: '2026-12-01', after: String(Number(rows[0]?.id) - 1), atMost: 10 };
    expect(await selectDueIds(database, wanted)).toEqual([rows[0]?.id]);
    await settleAt('2026-12-01T01:00:00Z');
    expect(await billsOf(a)).toMatchObject([
      { from: '2026-10-01', due: '0' },
      { from: '2026-11-01', due: '400000' },
    ]);
    expect(await selectDueIds(database, wanted)).toEqual([]);
  });

  test('what an upline promises by a rate of the next period begins with it', async () => {
    await agreeWithHouse(app, a, dividend(7));
    app.clock.set('2026-10-10T09:00:00Z');
    await agreeWithHouse(app, a, dividend(10));
    await agree(app, a, b, dividend(9));
    await lose('2026-10-20');
    await lose('2026-11-02');
    await settleAt('2026-12-01T01:00:00Z');
    expect(await billsOf(a)).toMatchObject([
      { from: '2026-10-01', due: '70000' },
      { from: '2026-11-01', due: '100000' },
    ]);
    expect(await billsOf(b)).toMatchObject([{ from: '2026-11-01', due: '90000' }]);
  });

  test('a line that was moved ends them with the move, those that count on after their end too', async () => {
    await agreeWithHouse(app, a, dividend(10));
    await agreeWithHouse(app, other, dividend(10));
    await agree(app, a, b, dividend(5));
    await lose('2026-10-05');
    await move(b, other, '2026-10-10');
    await lose('2026-10-12');
    // However late the gateway comes to it.
    await keepAt('2026-10-13T00:02:30Z');
    await agree(app, other, b, dividend(4));
    await lose('2026-10-14');
    await settleAt('2026-11-01T01:00:00Z');
    expect(await billsOf(b)).toMatchObject([
      { from: '2026-10-01', to: '2026-10-09', due: '50000', upline: { account: a.account } },
      { from: '2026-10-13', to: '2026-10-31', due: '40000', upline: { account: other.account } },
    ]);
  });

  test('one that was to count on ends with a move that comes after its end', async () => {
    await agreeWithHouse(app, a, dividend(10));
    const own = await agree(app, a, b, dividend(5));
    await sql`update agent_contract set state = 'terminated', ends_on = '2026-10-31',
      ends_at = '2026-11-01T00:00:00Z' where id = ${own}`.execute(database);
    await lose('2026-10-05');
    await move(b, other, '2026-10-10');
    await keepAt('2026-10-10T00:02:30Z');
    await keepAt('2026-10-10T00:07:30Z');
    await settleAt('2026-11-01T01:00:00Z');
    expect(await billsOf(b)).toMatchObject([{ from: '2026-10-01', to: '2026-10-09' }]);
  });
});

test('an agent of the house who is moved below another is paid by the new upline alone', async () => {
  await sql`update contract_setting set ends_with_period = false`.execute(database);
  await agreeWithHouse(app, a, dividend(10));
  await agreeWithHouse(app, other, dividend(20));
  await lose('2026-10-05');
  await move(a, other, '2026-10-10');
  await keepAt('2026-10-10T00:02:30Z');
  await lose('2026-10-15');
  await settleAt('2026-11-01T01:00:00Z');
  expect(await billsOf(a)).toMatchObject([
    { from: '2026-10-01', to: '2026-10-09', due: '100000', upline: null },
  ]);
});

test('in real time a moved line counts for nobody of the old one from its day on', async () => {
  await agreeWithHouse(app, a, realtime(0.5));
  await agree(app, a, b, realtime(0.3));
  const own = await newMember(database, `own${count}`, a);
  const d = await newAgent(database, `d${count}`, b);
  await agree(app, b, d, realtime(0.1));
  const ofD = await newMember(database, `dm${count}`, d);
  const run = async (moment: string) => {
    app.clock.set(moment);
    await countEverything(app);
    await settleRealtime(database, await rules());
    await payBills(app, await rules());
  };
  await lose('2026-10-01');
  await run('2026-10-01T09:05:00Z');
  expect([await has(a), await has(b), await has(d)]).toEqual([2_000n, 3_000n, 0n]);
  await lose('2026-10-01');
  await move(b, other, '2026-10-02');
  await lose('2026-10-02');
  await plantPlay(database, ofD, { day: '2026-10-02', valid: 1_000_000n, prizes: 0n });
  await plantPlay(database, own, { day: '2026-10-02', valid: 1_000_000n, prizes: 0n });
  await run('2026-10-02T00:00:00Z');
  expect([await has(a), await has(b), await has(d)]).toEqual([9_000n, 6_000n, 0n]);
  await keepAt('2026-10-02T00:02:30Z');
  await run('2026-10-02T00:05:00Z');
  expect([await has(a), await has(b), await has(d)]).toEqual([9_000n, 6_000n, 0n]);
});

describe('a win of the team', () => {
  const carrying = (carry: 'previous' | 'permanent' | 'none'): Terms => ({
    ...{ kind: 'dividend', period: 'monthly', style: 'fixed', carry, activeFrom: '0' },
    tiers: [{ sales: '0', loss: '0', users: 0, rate: 100_000 }],
  });
  const agreeOn = async (carry: 'previous' | 'permanent' | 'none', moment: string) => {
    app.clock.set(moment);
    await sql`update contract_setting set ends_with_period = false, dividend_carry = ${carry}`.execute(
      database,
    );
    await agreeWithHouse(app, a, carrying(carry));
  };
  const end = async (moment: string) => {
    app.clock.set(moment);
    const { rows } = await sql<{ id: string }>`select id from agent_contract
      where downline_id = ${a.id} and state = 'valid'`.execute(database);
    await endAsHouse(app, { contractId: rows[0]?.id ?? '', by: operatorActor, reason: 'x' });
  };
  const winAndLose = async () => {
    await plantPlay(database, ofB, { day: '2026-10-05', valid: 0n, prizes: 30_000n });
    await lose('2026-12-05', 100_000n);
    await settleAt('2027-01-01T01:00:00Z');
    await sql`update contract_setting set dividend_carry = 'none'`.execute(database);
    return (await billsOf(a)).at(-1);
  };

  test.each([
    ['previous', '10000'],
    ['permanent', '7000'],
  ] as const)(
    'carried as %s counts behind a month without a contract as it says',
    async (carry, due) => {
      await agreeOn(carry, '2026-10-01T09:00:00Z');
      await end('2026-11-01T09:00:00Z');
      await agreeOn(carry, '2026-12-01T09:00:00Z');
      expect(await winAndLose()).toMatchObject({ from: '2026-12-01', due });
    },
  );

  test.each([
    ['previous', '7000'],
    ['none', '10000'],
  ] as const)(
    'goes into the next contract of the two that begins the day after, by its own carry of %s',
    async (carry, due) => {
      await agreeOn('previous', '2026-10-01T09:00:00Z');
      await agreeOn(carry, '2026-12-01T09:00:00Z');
      await plantPlay(database, ofB, { day: '2026-11-05', valid: 0n, prizes: 30_000n });
      expect(await winAndLose()).toMatchObject({ from: '2026-12-01', due });
    },
  );
});
