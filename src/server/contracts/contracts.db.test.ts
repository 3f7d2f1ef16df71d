import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Terms } from '#contract/contract-terms.ts';
import type { Player } from '#server/kernel/answer.ts';
import type { Actor } from '#server/operator/audit.ts';
import { addOperator } from '#server/operator/keep-operators.ts';
import { switchAgents } from '#server/team/agent-switches.ts';
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
import { countEverything } from '#tests/team/count-everything.ts';
import { answerEnd, answerProposal, askToEnd, withdrawProposal } from './answer-contract.ts';
import { approveRun } from './approve-run.ts';
import { readRules } from './contract-site.ts';
import { endAsHouse, offerAsHouse } from './house-contracts.ts';
import { keepContracts } from './keep-contracts.ts';
import { payBills } from './pay-bills.ts';
import { offer, request } from './propose-contract.ts';
import { readBills } from './read-bills.ts';
import { readContracts, readEditor, readWaiting } from './read-contracts.ts';
import { settleDays } from './settle-days.ts';
import { simulate } from './simulate-contract.ts';

const { database } = await freshDatabase({ poolSize: 8 });
const app = testApp(database);
await allowContracts(database);
const ana = await namedOperator('ana');
const luis = await namedOperator('luis');
let count = 0;
let a: Player;
let b: Player;
let c: Player;
let d: Player;

beforeEach(async () => {
  count += 1;
  app.clock.set('2026-10-01T09:00:00Z');
  a = await newAgent(database, `a-${count}`);
  b = await newAgent(database, `b-${count}`, a);
  c = await newAgent(database, `c-${count}`, a);
  d = await newAgent(database, `d-${count}`, b);
});

async function namedOperator(name: string): Promise<Actor> {
  await addOperator(app, name, ['review', 'pay']);
  const { id } = await database
    .selectFrom('operator')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return { id, name };
}

const daily = (percent: number): Terms => ({
  kind: 'daily',
  activeFrom: '100',
  tiers: [{ sales: '0', loss: '0', users: 0, rate: Math.round(percent * 10_000) }],
});
const id = () => crypto.randomUUID();
const stateOf = async (player: Player) =>
  (await readContracts(app, { whose: 'mine' }, player)).value.list.map(({ state }) => state);
const accept = (contractId: string, player: Player, ends: string[] = []) =>
  answerProposal(app, { contractId, answer: 'accept', ends }, player);
const offerTo = async (downline: Player, terms: Terms, by = a, ends: string[] = []) =>
  offer(app, { requestId: id(), account: downline.account, terms, ends }, by);

describe('an offer', () => {
  beforeEach(() => agreeWithHouse(app, a, daily(5)));

  test('is refused for the first reason, in the order of the call', async () => {
    await sql`update agent_setting set hourly_contracts = false`.execute(database);
    const hourly: Terms = {
      kind: 'hourly',
      singleBet: '0',
      betAmount: '0',
      users: 0,
      winRate: 1,
      lossRate: 1,
    };
    expect(await offerTo(d, hourly)).toMatchObject({ code: 'contract.kind-off' });
    await allowContracts(database);
    expect(await offerTo(d, daily(9))).toMatchObject({ code: 'contract.not-downline' });
    const unordered = {
      ...daily(9),
      tiers: [{ sales: '0', loss: '1', users: 0, rate: 1 }],
    } as Terms;
    expect(await offerTo(b, unordered)).toMatchObject({ code: 'contract.tiers' });
    expect(await offerTo(b, daily(5.1))).toMatchObject({ code: 'contract.above-upline' });
    expect(await offerTo(b, { kind: 'realtime', rate: 1 })).toMatchObject({
      code: 'contract.above-upline',
    });
    expect(await offerTo(b, daily(5))).toMatchObject({ done: true, value: { state: 'requested' } });
    expect(await offerTo(b, daily(4))).toMatchObject({ code: 'contract.pending' });
    expect(await request(app, { requestId: id(), terms: daily(1), ends: [] }, a)).toMatchObject({
      code: 'contract.no-upline',
    });
  });

  test('is neither made nor accepted while agents are switched off, and what runs is still billed', async () => {
    const offered = await offerTo(b, daily(4));
    if (!offered.done) throw new Error(offered.code);
    await switchAgents(app, { name: 'policy', enabled: false }, ana);
    expect(await offerTo(c, daily(4))).toMatchObject({ code: 'contract.kind-off' });
    expect(await accept(offered.value.id, b)).toMatchObject({ code: 'contract.kind-off' });
    expect((await readWaiting(app, a)).value).toMatchObject({ kinds: [], billed: ['daily'] });
    app.clock.set('2026-10-02T01:00:00Z');
    await countEverything(app);
    await settleDays(database, await readRules(app, database));
    const bills = await readBills(app, { whose: 'mine', kind: 'daily' }, a);
    expect(bills.value.list).toHaveLength(1);
    await allowContracts(database);
  });

  test('is answered by what is allowed now: tiers, style and carry stay those of its own day', async () => {
    const dividend = (percent: number, period: 'monthly' | 'weekly' = 'monthly'): Terms => ({
      ...{ kind: 'dividend', period, style: 'fixed', carry: 'none', activeFrom: '0' },
      tiers: [{ sales: '0', loss: '0', users: 0, rate: percent * 10_000 }],
    });
    await agreeWithHouse(app, a, dividend(10));
    const [toB, toC] = [await offerTo(b, dividend(8)), await offerTo(c, dividend(6))];
    if (!toB.done || !toC.done) throw new Error('An offer was refused.');
    await agreeWithHouse(app, a, dividend(7));
    expect(await accept(toB.value.id, b)).toMatchObject({ code: 'contract.above-upline' });
    await agreeWithHouse(app, a, dividend(10, 'weekly'));
    expect(await accept(toB.value.id, b)).toMatchObject({ code: 'contract.terms' });
    await agreeWithHouse(app, a, dividend(10));
    await sql`update contract_setting set dividend_style = 'floating', dividend_carry = 'permanent'`.execute(
      database,
    );
    expect(await accept(toB.value.id, b)).toMatchObject({ done: true, value: { state: 'valid' } });
    await sql`update agent_setting set dividend_contracts = false`.execute(database);
    expect(await accept(toC.value.id, c)).toMatchObject({ code: 'contract.kind-off' });
    await sql`update contract_setting set dividend_style = 'fixed', dividend_carry = 'none'`.execute(
      database,
    );
    await allowContracts(database);
  });

  test('sent twice is one, and its number used for something else is a conflict', async () => {
    const asked = { requestId: id(), account: b.account, terms: daily(4), ends: [] };
    const [first, second] = await Promise.all([offer(app, asked, a), offer(app, asked, a)]);
    expect(first).toEqual(second);
    expect(await offer(app, { ...asked, terms: daily(3) }, a)).toMatchObject({
      code: 'request.conflict',
    });
  });

  test('waits for the other side alone, who accepts once', async () => {
    const offered = await offerTo(b, daily(4));
    if (!offered.done) throw new Error(offered.code);
    const { id: contractId } = offered.value;
    expect((await readWaiting(app, b)).value.list).toMatchObject([
      { id: contractId, waitsForMe: true },
    ]);
    expect((await readWaiting(app, a)).value.list).toEqual([]);
    expect(await accept(contractId, a)).toMatchObject({ code: 'contract.not-now' });
    expect(await accept(contractId, c)).toMatchObject({ code: 'contract.unknown' });
    const answers = await Promise.all([accept(contractId, b), accept(contractId, b)]);
    expect(answers.filter((answer) => answer.done)).toHaveLength(1);
    expect(await stateOf(b)).toEqual(['valid']);
  });

  test('is declined, withdrawn, or expires, and another may follow', async () => {
    const one = await offerTo(b, daily(4));
    if (!one.done) throw new Error(one.code);
    await answerProposal(app, { contractId: one.value.id, answer: 'decline', ends: [] }, b);
    const two = await request(app, { requestId: id(), terms: daily(3), ends: [] }, b);
    if (!two.done) throw new Error(two.code);
    await withdrawProposal(app, { contractId: two.value.id }, b);
    await offerTo(b, daily(2));
    app.clock.set('2026-10-09T09:00:00Z');
    await keepContracts(app, await readRules(app, database));
    expect(await stateOf(b)).toEqual(['expired', 'declined', 'declined']);
    const versions = (await readContracts(app, { whose: 'mine' }, b)).value.list;
    expect(versions.map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  test('of a lower rate names what it ends, and takes exactly that list', async () => {
    const toB = await agree(app, a, b, daily(4));
    const toC = await agree(app, a, c, daily(2));
    const toD = await agree(app, b, d, daily(1));
    await offerAsHouse(app, { account: a.account, terms: daily(3), by: { id: null, name: 'ana' } });
    const [waiting] = (await readWaiting(app, a)).value.list;
    expect(waiting?.ends.map(({ contractId, why }) => [contractId, why])).toEqual([
      [toB, 'rate'],
      [toD, 'line'],
    ]);
    for (const list of [[], [toB], [toB, toC], [toB, toD, toC]]) {
      expect(await accept(waiting?.id ?? '', a, list)).toMatchObject({
        code: 'contract.ends-others',
      });
    }
    expect(await accept(waiting?.id ?? '', a, [toD, toB])).toMatchObject({ done: true });
    expect([await stateOf(b), await stateOf(c), await stateOf(d)]).toEqual([
      ['terminated'],
      ['valid'],
      ['terminated'],
    ]);
    expect(await stateOf(a)).toEqual(['valid', 'replaced']);
  });

  test('to a downline whose own downlines get more is sent only with their names', async () => {
    await agree(app, a, b, daily(4));
    const toD = await agree(app, b, d, daily(3));
    expect(await offerTo(b, daily(2))).toMatchObject({ code: 'contract.ends-others' });
    expect(await offerTo(b, daily(2), a, [toD])).toMatchObject({ done: true });
  });
});

describe('an end', () => {
  test('is asked for by one and agreed on by the other, or comes true unanswered', async () => {
    await agreeWithHouse(app, a, daily(5));
    const toB = await agree(app, a, b, daily(4));
    const toC = await agree(app, a, c, daily(4));
    await askToEnd(app, { contractId: toB }, a);
    await answerEnd(app, { contractId: toB, answer: 'decline', ends: [] }, b);
    expect(await stateOf(b)).toEqual(['valid']);
    await askToEnd(app, { contractId: toB }, b);
    expect(await answerEnd(app, { contractId: toB, answer: 'accept', ends: [] }, b)).toMatchObject({
      code: 'contract.not-now',
    });
    await answerEnd(app, { contractId: toB, answer: 'accept', ends: [] }, a);
    expect(await stateOf(b)).toEqual(['terminated']);
    await askToEnd(app, { contractId: toC }, c);
    app.clock.set('2026-10-09T09:00:00Z');
    await keepContracts(app, await readRules(app, database));
    expect(await stateOf(c)).toEqual(['terminated']);
  });

  test('of the house’s contract is the house’s, and ends all that stand on it', async () => {
    await agreeWithHouse(app, a, daily(5));
    await agree(app, a, b, daily(4));
    await agree(app, b, d, daily(4));
    const [own] = (await readContracts(app, { whose: 'mine' }, a)).value.list;
    const contractId = own?.id ?? '';
    expect(await askToEnd(app, { contractId }, a)).toMatchObject({ code: 'contract.not-now' });
    const by = { id: null, name: 'ana' };
    expect(await endAsHouse(app, { contractId, by, reason: 'over' })).toHaveLength(3);
    expect([await stateOf(a), await stateOf(b), await stateOf(d)].flat()).toEqual([
      'terminated',
      'terminated',
      'terminated',
    ]);
  });
});

test('above the house’s top rate two people offer the identical terms', async () => {
  await sql`update contract_setting set top_rate = 50000`.execute(database);
  const as = (by: Actor, percent: number) =>
    offerAsHouse(app, { account: a.account, terms: daily(percent), by });
  expect(await as({ id: null, name: 'machine' }, 6)).toBe('unnamed');
  expect(await as(ana, 6)).toBe('first');
  expect(await as(ana, 6)).toBe('same-person');
  expect(await as(luis, 7)).toBe('first');
  expect(await as(ana, 7)).toBe('offered');
  await allowContracts(database);
});

describe('bills of days', () => {
  const settleAt = async (moment: string) => {
    app.clock.set(moment);
    await countEverything(app);
    await settleDays(database, await readRules(app, database));
  };
  const billsOf = async (player: Player) =>
    (await readBills(app, { whose: 'mine', kind: 'daily' }, player)).value.list;

  test('count a day by the contract that it belongs to', async () => {
    const member = await newMember(database, `m-${count}`, a);
    await agreeWithHouse(app, a, daily(1));
    for (const day of ['2026-10-01', '2026-10-02', '2026-10-03']) {
      await plantPlay(database, member, { day, valid: 10_000n, prizes: 0n });
    }
    app.clock.set('2026-10-03T12:00:00Z');
    await agreeWithHouse(app, a, daily(2));
    await settleAt('2026-10-04T01:00:00Z');
    const bills = await billsOf(a);
    expect(bills.map(({ from, due }) => [from, due]).toSorted()).toEqual([
      ['2026-10-01', '100'],
      ['2026-10-02', '100'],
      ['2026-10-03', '200'],
    ]);
  });

  test('wait for two people where approval is on, who see the same sum', async () => {
    await sql`update contract_setting set needs_approval = true`.execute(database);
    const member = await newMember(database, `w-${count}`, a);
    await agreeWithHouse(app, a, daily(1));
    const toDay = '2026-10-01';
    await plantPlay(database, member, { day: toDay, valid: 10_000n, prizes: 0n });
    await settleAt('2026-10-02T01:00:00Z');
    await payBills(app, await readRules(app, database));
    expect((await billsOf(a))[0]).toMatchObject({ state: 'awaiting-approval', paid: '0' });
    const approve = (by: Actor) =>
      approveRun(database, { kind: 'daily', toDay, by, now: app.clock.now() });
    expect(await approve(ana)).toBe('first');
    expect(await approve(ana)).toBe('same-person');
    expect(await approve(luis)).toBe('released');
    await payBills(app, await readRules(app, database));
    expect((await billsOf(a)).at(-1)).toMatchObject({ state: 'paid', paid: '100' });
    await sql`update contract_setting set needs_approval = false`.execute(database);
  });

  test('are simulated from the last whole period, and nothing is written', async () => {
    const member = await newMember(database, `s-${count}`, b);
    await agreeWithHouse(app, a, daily(5));
    await agree(app, a, c, daily(1));
    const ofC = await newMember(database, `sc-${count}`, c);
    for (const one of [member, ofC]) {
      await plantPlay(database, one, { day: '2026-10-01', valid: 10_000n, prizes: 0n });
    }
    await settleAt('2026-10-02T09:00:00Z');
    const simulated = await simulate(app, { account: b.account, terms: daily(4) }, a);
    expect(simulated).toMatchObject({
      done: true,
      value: {
        from: '2026-10-01',
        offered: { explanation: { amount: '400' } },
        current: null,
        // The other downline's bill of that day comes off as well.
        kept: { bill: '1000', kept: '500' },
      },
    });
    const editor = await readEditor(app, { kind: 'daily', account: b.account }, a);
    expect(editor).toMatchObject({ done: true, value: { above: daily(5) } });
    expect(await billsOf(b)).toEqual([]);
  });

  test('are promised by no simulation above what the upline gets itself, whoever asks', async () => {
    const simulated = (terms: Terms, by: Player, account?: string) =>
      simulate(app, account === undefined ? { terms } : { account, terms }, by);
    const above = { code: 'contract.above-upline' };
    expect(await simulated(daily(1), a, b.account)).toMatchObject(above);
    expect(await simulated(daily(1), b)).toMatchObject(above);
    await agreeWithHouse(app, a, daily(5));
    expect(await simulated(daily(5), a, b.account)).toMatchObject({ done: true });
    expect(await simulated(daily(5), b)).toMatchObject({ done: true });
    // What was simulated while the upline got more is not promised once it gets less.
    await agreeWithHouse(app, a, daily(3));
    expect(await simulated(daily(5), a, b.account)).toMatchObject(above);
    expect(await simulated(daily(5), b)).toMatchObject(above);
    expect(await simulated(daily(3), b)).toMatchObject({ done: true });
  });

  test('of real time are simulated after the rates of those below both sides', async () => {
    const realtime = (rate: number): Terms => ({ kind: 'realtime', rate });
    await agreeWithHouse(app, a, realtime(10_000));
    await agree(app, a, b, realtime(8_000));
    await agree(app, b, d, realtime(5_000));
    await agree(app, a, c, realtime(4_000));
    for (const by of [d, c]) {
      const member = await newMember(database, `rt-${by.account}`, by);
      await plantPlay(database, member, { day: '2026-10-01', valid: 100_000n, prizes: 0n });
    }
    app.clock.set('2026-10-02T09:00:00Z');
    const simulated = await simulate(app, { account: b.account, terms: realtime(9_000) }, a);
    expect(simulated).toMatchObject({
      done: true,
      value: {
        offered: { explanation: { amount: '400' } },
        current: { explanation: { amount: '300' } },
        kept: { bill: '1600', kept: '700' },
      },
    });
  });

  test.each(['Europe/Madrid', 'America/Santiago'])(
    'come once for each day through both changes of the clock in %s',
    async (timeZone) => {
      await agreeWithHouse(app, a, daily(1));
      // Half a year of every other test's contracts would be billed as well.
      await sql`update agent_contract set due_on = null where downline_id <> ${a.id}`.execute(
        database,
      );
      const rules = await readRules(app, database);
      await countEverything(app);
      for (let hour = 0; hour < 24 * 190; hour += 12) {
        const now = new Date(Date.parse('2026-10-01T09:00:00Z') + hour * 3_600_000);
        await settleDays(database, { ...rules, site: { ...rules.site, timeZone }, now });
      }
      const { rows } = await sql<{ bills: number; days: number; seconds: number }>`
      select count(*)::integer as bills, (max(to_day) - min(from_day) + 1)::integer as days,
        extract(epoch from max(ends_at) - min(starts_at) - sum(ends_at - starts_at))::integer as seconds
      from agent_bill where downline_id = ${a.id}`.execute(database);
      expect(rows[0]?.bills).toBe(rows[0]?.days);
      expect(rows[0]?.seconds).toBe(0);
    },
  );
});
