import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { explainBill } from '#agents/explain-bill.ts';
import type { DividendTerms, Terms } from '#contract/contract-terms.ts';
import type { Player } from '#server/kernel/answer.ts';
import { mainBalance } from '#server/ledger/main-balance.ts';
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
import { playBet } from '#tests/stages/play-bet.ts';
import { countEverything } from '#tests/team/count-everything.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { denyOne } from './approve-run.ts';
import { readRules } from './contract-site.ts';
import { payBills } from './pay-bills.ts';
import { readBill, readBillMembers, readBills } from './read-bills.ts';
import { listRun } from './read-house.ts';
import { replayBills } from './replay-bills.ts';
import { settleDays } from './settle-days.ts';
import { settleRealtime } from './settle-realtime.ts';

const { database } = await freshDatabase({ poolSize: 8 });
const app = testApp(database);
await allowContracts(database);
let count = 0;
let a: Player;
let b: Player;
let ofA: Player[];
let ofB: Player[];

beforeEach(async () => {
  count += 1;
  app.clock.set('2026-10-01T09:00:00Z');
  a = await newAgent(database, `a${count}`);
  b = await newAgent(database, `b${count}`, a);
  ofA = await Promise.all([1, 2, 3].map((n) => newMember(database, `am${count}-${n}`, a)));
  ofB = await Promise.all([1, 2, 3, 4, 5].map((n) => newMember(database, `bm${count}-${n}`, b)));
});

const tier = (sales: number, loss: number, users: number, percent: number) => ({
  sales: String(sales * 100),
  loss: String(loss * 100),
  users,
  rate: percent * 10_000,
});
const dividend = (...tiers: DividendTerms['tiers']): Terms => ({
  kind: 'dividend',
  period: 'monthly',
  style: 'fixed',
  carry: 'none',
  activeFrom: '100',
  tiers,
});
const house = dividend(tier(1_000_000, 50_000, 5, 10), tier(3_000_000, 150_000, 8, 15));
const toB = dividend(tier(500_000, 20_000, 3, 8));

/** B's members bet 1,200,000 and lost 80,000; A's own 2,100,000 and 60,000. */
async function playMonth(day = '2026-10-10') {
  for (const member of ofB) {
    await plantPlay(database, member, { day, valid: 24_000_000n, prizes: 22_400_000n });
  }
  for (const member of ofA) {
    await plantPlay(database, member, { day, valid: 70_000_000n, prizes: 68_000_000n });
  }
}

/** Accounts that were opened are facts as well, and bills wait until all of them are counted. */
const settle = async () => {
  await countEverything(app);
  return settleDays(database, await readRules(app, database));
};
const pay = async () => payBills(app, await readRules(app, database));
const has = (player: Player) => mainBalance(database, player.id, 'USD');
const billsOf = async (player: Player, kind: Terms['kind'] = 'dividend') =>
  (await readBills(app, { whose: 'mine', kind }, player)).value.list;

describe('a month of the house, A and B', () => {
  beforeEach(async () => {
    await agreeWithHouse(app, a, house);
    await agree(app, a, b, toB);
    await giveMoney(database, { playerId: a.id, amount: 200_000n, commodity: 'USD' });
    await playMonth();
    app.clock.set('2026-11-01T00:30:00Z');
  });

  test('is billed as reckoned by hand, and paid from the root downwards', async () => {
    expect(await settle()).toBe(2);
    expect(await billsOf(a)).toMatchObject([
      {
        state: 'issued',
        sales: '330000000',
        profit: '-14000000',
        users: 8,
        due: '1400000',
        kept: '760000',
      },
    ]);
    expect(await billsOf(b)).toMatchObject([{ users: 5, due: '640000', kept: '640000' }]);
    await pay();
    expect(await has(a)).toBe(200_000n + 1_400_000n - 640_000n);
    expect(await has(b)).toBe(640_000n);
    expect(await billsOf(b)).toMatchObject([{ state: 'paid', paid: '640000' }]);
  });

  test('is settled and paid once, however often it is run, also at once', async () => {
    await Promise.all([settle(), settle(), settle()]);
    await Promise.all([pay(), pay(), pay()]);
    await settle();
    await pay();
    expect(await billsOf(a)).toHaveLength(1);
    expect(await has(a)).toBe(960_000n);
    expect(await has(b)).toBe(640_000n);
  });

  test('leaves B part paid where A was denied, until A can pay', async () => {
    await settle();
    const [ofTop] = await billsOf(a);
    await denyOne(app, {
      billId: ofTop?.id ?? '',
      by: { id: null, name: 'ana' },
      reason: 'x',
    });
    await pay();
    expect(await has(a)).toBe(0n);
    expect(await billsOf(b)).toMatchObject([{ state: 'part-paid', paid: '200000' }]);
    await giveMoney(database, { playerId: a.id, amount: 500_000n, commodity: 'USD' });
    await pay();
    await pay();
    expect(await billsOf(b)).toMatchObject([{ state: 'paid', paid: '640000' }]);
    expect(await has(a)).toBe(60_000n);
  });

  // A's wallet is filled in parts, between runs that come in any order and more often than they should.
  test.each([
    ['pay', 'settle', 'fill', 'pay', 'pay', 'fill', 'settle', 'fill', 'pay', 'fill', 'pay'],
    ['settle', 'fill', 'fill', 'pay', 'settle', 'pay', 'fill', 'fill', 'settle', 'pay', 'pay'],
    ['fill', 'settle', 'settle', 'fill', 'pay', 'fill', 'pay', 'settle', 'pay', 'fill', 'pay'],
  ] as const)('pays B once, in whatever order it is retried: %s, %s, %s, …', async (...steps) => {
    await settle();
    const [ofTop] = await billsOf(a);
    await denyOne(app, { billId: ofTop?.id ?? '', by: { id: null, name: 'ana' }, reason: 'x' });
    const fill = () => giveMoney(database, { playerId: a.id, amount: 150_000n, commodity: 'USD' });
    let filled = 200_000n;
    for (const step of steps) {
      await { settle, pay, fill }[step]();
      if (step === 'fill') filled += 150_000n;
      const paid = await has(b);
      expect(paid).toBeLessThanOrEqual(640_000n);
      // Nothing comes or goes but from one wallet to the other.
      expect((await has(a)) + paid).toBe(filled);
    }
    expect(await has(b)).toBe(640_000n);
    expect(await billsOf(b)).toMatchObject([{ state: 'paid', paid: '640000' }]);
    expect(await billsOf(a)).toHaveLength(1);
  });

  test('explains itself, and replays to the same cent from what the bill keeps', async () => {
    await settle();
    await pay();
    const [row] = await billsOf(a);
    const shown = await readBill(app, { billId: row?.id ?? '' }, a);
    if (!shown.done) throw new Error(shown.code);
    const { terms, figures, explanation, downlines, payments } = shown.value;
    expect(explainBill(terms, figures)).toEqual(explanation);
    expect(explanation.amount).toBe('1400000');
    expect(explanation.next?.missing.loss).toBe('1000000');
    expect(downlines).toMatchObject([{ account: b.account, due: '640000' }]);
    expect(payments).toMatchObject([{ amount: '1400000' }]);
    const members = await readBillMembers(app, { billId: row?.id ?? '', are: 'active' }, a);
    expect(members.done && members.value.list).toHaveLength(8);
    const replay = await replayBills(database);
    expect(replay.different).toEqual([]);
    expect(replay.bills).toBeGreaterThan(0);
    const run = await listRun(database, 'dividend', '2026-10-31');
    expect(run.find(({ account }) => account === b.account)).toMatchObject({
      ...{ upline: a.account, due: '640000', paid: '640000', before: null },
    });
  });

  test('is found different where the books did not move what a bill says', async () => {
    await settle();
    const [row] = await billsOf(b);
    await sql`update agent_bill set paid = 1, state = 'part-paid' where id = ${row?.id}`.execute(
      database,
    );
    await sql`insert into agent_bill_payment (bill_id, ordinal, amount, transfer_id, paid_at)
      values (${row?.id}, 1, 1, 1, now())`.execute(database);
    const { different } = await replayBills(database);
    expect(different).toEqual([
      { id: row?.id, account: b.account, what: 'paid 1, the ledger moved 0' },
    ]);
    await sql`alter table agent_bill_payment disable trigger payment_stays`.execute(database);
    await sql`delete from agent_bill_payment where bill_id = ${row?.id}`.execute(database);
    await sql`alter table agent_bill_payment enable trigger payment_stays`.execute(database);
    await sql`update agent_bill set paid = 0 where id = ${row?.id}`.execute(database);
  });

  test('shows a bill to its two sides alone', async () => {
    await settle();
    const [row] = await billsOf(b);
    const billId = row?.id ?? '';
    expect(await readBill(app, { billId }, a)).toMatchObject({ done: true });
    const stranger = await newAgent(database, `x${count}`);
    for (const other of [stranger, ofB[0] as Player]) {
      expect(await readBill(app, { billId }, other)).toEqual({ done: false, code: 'bill.unknown' });
      const members = await readBillMembers(app, { billId, are: 'active' }, other);
      expect(members).toEqual({ done: false, code: 'bill.unknown' });
    }
  });

  test('takes what came late into the month after', async () => {
    await settle();
    await plantPlay(database, ofB[0] as Player, { day: '2026-10-31', valid: 100n, prizes: 0n });
    app.clock.set('2026-12-01T00:30:00Z');
    await settle();
    const [newest] = await billsOf(b);
    expect(newest).toMatchObject({ from: '2026-11-01', sales: '100', profit: '-100' });
    const shown = await readBill(app, { billId: newest?.id ?? '' }, b);
    expect(shown).toMatchObject({ done: true, value: { late: { sales: '100', profit: '-100' } } });
  });

  test('names everybody below: who is active, who played too little, who did not play, and why', async () => {
    const names = ['silent-member', 'later'].map((name) => `${name}${count}`);
    const silent = await newMember(database, names[0] ?? '', b);
    await plantPlay(database, silent, { day: '2026-11-02', valid: 100n, prizes: 0n });
    const later = await newMember(database, names[1] ?? '', b);
    for (const player of [...ofA, ...ofB, silent, b]) {
      await sql`update player set created_at = '2026-09-01' where id = ${player.id}`.execute(
        database,
      );
    }
    await sql`update player set created_at = '2026-11-01T00:00:00Z' where id = ${later.id}`.execute(
      database,
    );
    await plantPlay(database, ofB[0] as Player, {
      day: '2026-10-11',
      valid: -23_999_950n,
      prizes: 0n,
    });
    await settle();
    const [row] = await billsOf(a);
    const listed = async (are: 'active' | 'not-active' | 'without-bets') => {
      const members = await readBillMembers(app, { billId: row?.id ?? '', are }, a);
      if (!members.done) throw new Error(members.code);
      const { list, counts, withoutBets } = members.value;
      const names = list.map(({ account, why }) => `${account} ${why}`).toSorted();
      return { list: names, counts, withoutBets };
    };
    const active = await listed('active');
    expect(active.list).toHaveLength(7);
    expect(active).toMatchObject({ counts: { issued: 7, now: 7 }, withoutBets: null });
    expect((await listed('not-active')).list).toEqual([`${ofB[0]?.account} too-little`]);
    expect(await listed('without-bets')).toEqual({
      list: [`${b.account} agent`, `${silent.account} no-bets`],
      counts: null,
      withoutBets: { members: 2, isAll: true },
    });
  });

  test('counts who was active by the rule of its own time, and says what is known since', async () => {
    await settle();
    await sql`update agent_setting set active_scope = 'direct'`.execute(database);
    await plantPlay(database, a, { day: '2026-10-31', valid: 100n, prizes: 0n });
    const late = await newMember(database, `late${count}`, b);
    await plantPlay(database, late, { day: '2026-10-31', valid: 100n, prizes: 0n });
    const [row] = await billsOf(a);
    const members = await readBillMembers(app, { billId: row?.id ?? '', are: 'active' }, a);
    await sql`update agent_setting set active_scope = 'all'`.execute(database);
    expect(members).toMatchObject({ done: true, value: { counts: { issued: 8, now: 9 } } });
  });
});

describe('in real time', () => {
  const realtime = (percent: number): Terms => ({ kind: 'realtime', rate: percent * 10_000 });
  const run = async (moment: string) => {
    app.clock.set(moment);
    await countEverything(app);
    await settleRealtime(database, await readRules(app, database));
    await pay();
  };

  test('each gets what the rates below leave, once, and undone bets are deducted', async () => {
    await agreeWithHouse(app, a, realtime(0.5));
    await agree(app, a, b, realtime(0.3));
    const day = '2026-10-01';
    await plantPlay(database, ofB[0] as Player, { day, valid: 10_000_000n, prizes: 0n });
    await plantPlay(database, ofA[0] as Player, { day, valid: 4_000_000n, prizes: 0n });
    await run('2026-10-01T09:05:00Z');
    await run('2026-10-01T09:05:00Z');
    await run('2026-10-01T09:10:00Z');
    expect(await has(b)).toBe(30_000n);
    expect(await has(a)).toBe(20_000n + 20_000n);
    await plantPlay(database, ofB[0] as Player, { day, valid: -1_000_000n, prizes: 0n });
    await run('2026-10-01T09:15:00Z');
    expect(await has(b)).toBe(30_000n);
    expect(await billsOf(b, 'realtime')).toMatchObject([{ amount: '-3000', due: '0' }, {}]);
    expect(await billsOf(a, 'realtime')).toMatchObject([{ amount: '-2000', due: '0' }, {}]);
    await plantPlay(database, ofB[0] as Player, { day, valid: 2_000_000n, prizes: 0n });
    await run('2026-10-01T09:20:00Z');
    expect(await has(b)).toBe(30_000n + 6_000n - 3_000n);
    expect(await has(a)).toBe(40_000n + 4_000n - 2_000n);
  });

  test.each(['Europe/Madrid', 'America/Santiago'])(
    'what is bet is paid once, through both changes of the clock in %s and with one that errs by a day',
    async (timeZone) => {
      await agreeWithHouse(app, a, realtime(0.5));
      await countEverything(app);
      const rules = await readRules(app, database);
      const site = { ...rules.site, timeZone };
      const runAt = async (hours: number) => {
        const now = new Date(Date.parse('2026-10-01T09:00:00Z') + hours * 3_600_000);
        await settleRealtime(database, { ...rules, site, now });
        return now;
      };
      const step = 12;
      let bets = 0n;
      for (let hours = step; hours < 24 * 190; hours += step) {
        const day = new Date(Date.parse('2026-10-01T09:00:00Z') + hours * 3_600_000);
        await plantPlay(database, ofA[0] as Player, {
          day: day.toISOString().slice(0, 10),
          valid: 1_000n,
          prizes: 0n,
        });
        bets += 1_000n;
        await runAt(hours);
        if (hours % (24 * 30) === 0) {
          await runAt(hours - 24);
          await runAt(hours);
        }
      }
      const { rows } = await sql<{ due: string; sales: string; overlaps: number }>`
        select sum(due)::text as due, sum((figures ->> 'sales')::bigint)::text as sales,
          count(*) filter (where starts_at < before)::integer as overlaps
        from (select *, lag(ends_at) over (order by starts_at) as before from agent_bill
          where downline_id = ${a.id}) as bill`.execute(database);
      expect(rows).toEqual([{ due: String(bets / 200n), sales: String(bets), overlaps: 0 }]);
    },
  );

  test('nothing is billed nor agreed on while the figures are counted anew', async () => {
    await agreeWithHouse(app, a, realtime(0.5));
    await playBet(database, {
      playerId: ofA[0]?.id ?? '',
      stake: 4_000_000n,
      payout: 0n,
      at: '2026-10-01T09:01:00Z',
    });
    await run('2026-10-01T09:05:00Z');
    expect(await has(a)).toBe(20_000n);
    await sql`select team_forget_figures()`.execute(database);
    app.clock.set('2026-10-01T09:10:00Z');
    expect(await settleRealtime(database, await readRules(app, database))).toBe(0);
    await expect(agree(app, a, b, realtime(0.3))).rejects.toThrow('contract.figures-behind');
    await run('2026-10-01T09:15:00Z');
    expect(await billsOf(a, 'realtime')).toMatchObject([{ amount: '20000', due: '20000' }]);
  });
});
