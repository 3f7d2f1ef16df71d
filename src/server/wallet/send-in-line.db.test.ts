import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { teamTransactions } from '#contract/team-reports.ts';
import type { Player } from '#server/kernel/answer.ts';
import { beginOwnBreak } from '#server/protection/begin-break.ts';
import { listTeamTransactions } from '#server/team/reports/list-team-transactions.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp, visitor } from '#tests/database/test-app.ts';
import { quickHash } from '#tests/identity/quick-hash.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { readBalance } from './read-balance.ts';
import { readDownlines, readLine } from './read-line.ts';
import { sendDown, sendUp } from './send-in-line.ts';

const { database } = await freshDatabase({ poolSize: 12 });
const app = testApp(database);
const paymentPassword = '427193';
const payment_password_hash = await quickHash(paymentPassword);
let count = 0;
let top: Player;
let agent: Player;
let below: Player;
let stranger: Player;

beforeEach(async () => {
  count += 1;
  top = await newPlayer(database, `top-${count}`, 1);
  agent = await newPlayer(database, `Agente-${count}`, 1);
  below = await newPlayer(database, `Below-${count}`);
  stranger = await newPlayer(database, `stranger-${count}`);
  await bring(agent, top);
  await bring(below, agent);
  await database
    .insertInto('profile')
    .values({ player_id: agent.id, payment_password_hash })
    .execute();
  await switchTo({ upline: true, downline: true });
  await giveMoney(database, { playerId: agent.id, amount: 1_000n, commodity: 'USD' });
});

async function bring(player: Player, by: Player) {
  await database
    .insertInto('sponsor')
    .values({
      player_id: player.id,
      agent_id: by.id,
      register_method: 'WEB',
      registered_at: app.clock.now(),
    })
    .execute();
}

async function switchTo(ways: { upline: boolean; downline: boolean }) {
  await database.deleteFrom('transfer_switch').execute();
  await database
    .insertInto('transfer_switch')
    .values([
      { direction: 'upline', enabled: ways.upline },
      { direction: 'downline', enabled: ways.downline },
    ])
    .execute();
}

const id = () => crypto.randomUUID();
const up = (wish: Partial<Parameters<typeof sendUp>[1]> = {}) =>
  sendUp(app, { requestId: id(), amount: '100', paymentPassword, ...wish }, agent, visitor);
const down = (wish: Partial<Parameters<typeof sendDown>[1]> = {}) =>
  sendDown(
    app,
    { requestId: id(), account: below.account, amount: '100', paymentPassword, ...wish },
    agent,
    visitor,
  );
const has = async (player: Player) =>
  (await readBalance(app, { language: 'en' }, player)).value.main;

describe('sending in one’s own line', () => {
  test('up to the agent above, and down to who is directly below, in whatever letters', async () => {
    expect(await up()).toMatchObject({ done: true, value: { account: top.account } });
    expect(await down({ account: below.account.toUpperCase() })).toMatchObject({
      done: true,
      value: { account: below.account, amount: '100' },
    });
    expect([await has(top), await has(agent), await has(below)]).toEqual(['100', '800', '100']);
  });

  test('is one transfer with both names in it', async () => {
    await down();
    const transfer = await database
      .selectFrom('ledger_transfer')
      .select(['kind', 'reference'])
      .where('actor', '=', `player:${agent.id}`)
      .execute();
    expect(transfer).toEqual([
      { kind: 'agent-transfer', reference: `${agent.account} > ${below.account}` },
    ]);
  });

  test('stands among the team’s transactions for both sides, page by page', async () => {
    await down();
    await down({ amount: '250' });
    const read = async (asked: object) => {
      const request = v.parse(teamTransactions.request, { group: 'transfer', ...asked });
      const answer = await listTeamTransactions(app, request, agent);
      if (!answer.done) throw new Error(answer.code);
      return answer.value.list.map(({ account, amount }) => [account, amount]);
    };
    const expected = [
      [below.account, '250'],
      [agent.account, '-250'],
      [below.account, '100'],
      [agent.account, '-100'],
    ];
    expect((await read({})).toSorted()).toEqual(expected.toSorted());
    expect((await read({ account: below.account })).toSorted()).toEqual([
      [below.account, '100'],
      [below.account, '250'],
    ]);
    expect(await read({ group: 'deposit' })).toEqual([]);
  });

  test('G-LEDGER: never leaves the line: not to strangers, not to a downline’s downline, not to oneself', async () => {
    const subAgent = await newPlayer(database, `sub-${count}`, 1);
    const grandchild = await newPlayer(database, `grand-${count}`);
    await bring(subAgent, agent);
    await bring(grandchild, subAgent);
    for (const { account } of [stranger, grandchild, top, agent]) {
      expect(await down({ account })).toMatchObject({ code: 'transfer.not-downline' });
    }
    expect(await down({ account: subAgent.account })).toMatchObject({ done: true });
  });

  test('G-LEDGER: up leads only to an agent: a sponsor who is none is nobody’s upline', async () => {
    const orphan = await newPlayer(database, `orphan-${count}`, 1);
    await bring(orphan, stranger);
    await database
      .insertInto('profile')
      .values({ player_id: orphan.id, payment_password_hash })
      .execute();
    const wish = { requestId: id(), amount: '1', paymentPassword };
    expect(await sendUp(app, wish, orphan, visitor)).toMatchObject({
      code: 'transfer.no-upline',
    });
  });

  test('is closed in each direction by the merchant’s own switch', async () => {
    await switchTo({ upline: false, downline: true });
    expect(await up()).toMatchObject({ code: 'transfer.off' });
    expect(await down()).toMatchObject({ done: true });
    await switchTo({ upline: true, downline: false });
    expect(await down()).toMatchObject({ code: 'transfer.off' });
    expect(await up()).toMatchObject({ done: true });
  });

  test('takes the payment password, and after three wrong ones waits even for the right one', async () => {
    for (let guess = 0; guess < 3; guess += 1) {
      expect(await up({ paymentPassword: '000000' })).toMatchObject({
        code: 'payment-password.wrong',
      });
    }
    expect(await up()).toMatchObject({ code: 'payment-password.locked' });
    expect(await has(agent)).toBe('1000');
  });

  describe.each(['up', 'down'] as const)('%s, to who is protected', (way) => {
    const sent = (amount: string) => (way === 'up' ? up({ amount }) : down({ amount }));
    const other = () => (way === 'up' ? top : below);
    const counted = () =>
      database.selectFrom('limit_use').selectAll().where('player_id', '=', other().id).execute();

    test('L-BREAK: nothing is sent to somebody on a break, and nobody learns why', async () => {
      await beginOwnBreak(app, other().id, { kind: 'exclusion', months: 12 });
      expect(await sent('100')).toEqual({ done: false, code: 'transfer.not-taken' });
      expect([await has(other()), await has(agent), await counted()]).toEqual(['0', '1000', []]);
    });

    test('L-DEPOSIT: what is received counts among deposits, and stops at the limit', async () => {
      const limit = { kind: 'deposit', period: 'day', amount: '250' } as const;
      await database
        .insertInto('player_limit')
        .values({ ...limit, player_id: other().id, set_at: app.clock.now() })
        .execute();
      const all = await Promise.all(Array.from({ length: 5 }, () => sent('100')));
      expect(all.filter((one) => one.done)).toHaveLength(2);
      expect(all.find((one) => !one.done)).toMatchObject({ code: 'transfer.not-taken' });
      expect(await has(other())).toBe('200');
      expect((await counted()).map(({ amount }) => amount)).toEqual(['100', '100']);
    });
  });

  test('needs one to be set', async () => {
    await database
      .updateTable('profile')
      .set({ payment_password_hash: null })
      .where('player_id', '=', agent.id)
      .execute();
    expect(await up()).toMatchObject({ code: 'payment-password.unset' });
  });

  test('the same request is sent once, another under its id is a conflict', async () => {
    const requestId = id();
    const first = await down({ requestId });
    expect(await down({ requestId })).toEqual(first);
    expect(await down({ requestId, amount: '101' })).toMatchObject({ code: 'request.conflict' });
    expect(await up({ requestId })).toMatchObject({ code: 'request.conflict' });
    expect(await has(below)).toBe('100');
  });

  test('above the merchant’s line it says so, whatever the other may receive', async () => {
    await database.updateTable('transfer_switch').set({ maximum: '300' }).execute();
    expect((await readLine(app, agent)).value).toMatchObject({
      upMaximum: '300',
      downMaximum: '300',
    });
    await beginOwnBreak(app, below.id, { kind: 'exclusion', months: 12 });
    for (const amount of ['301', '999999999999999999']) {
      expect([await down({ amount }), await up({ amount })]).toMatchObject([
        { code: 'transfer.above-maximum' },
        { code: 'transfer.above-maximum' },
      ]);
    }
    expect(await up({ amount: '300' })).toMatchObject({ done: true });
  });

  test('the largest amount there can be is more than there is, and nothing breaks', async () => {
    expect(await up({ amount: '999999999999999999' })).toMatchObject({ code: 'wallet.short' });
  });

  test('refuses more than there is', async () => {
    expect(await down({ amount: '1001' })).toMatchObject({ code: 'wallet.short' });
    expect(await has(below)).toBe('0');
  });
});

describe('one’s own line', () => {
  test('tells who stands above and which ways are open, and no number of anybody’s', async () => {
    expect((await readLine(app, agent)).value).toEqual({
      upline: { account: top.account, nickname: top.account, isAgent: true },
      canSendUp: true,
      canSendDown: true,
      upMaximum: null,
      downMaximum: null,
      hasPaymentPassword: true,
    });
    expect((await readLine(app, top)).value).toMatchObject({ upline: null, canSendUp: false });
  });

  test('lists those directly below by the beginning of their name, a page at a time', async () => {
    for (let index = 0; index < 33; index += 1) {
      await bring(await newPlayer(database, `zz${String(index).padStart(2, '0')}-${count}`), agent);
    }
    const first = (await readDownlines(app, { account: 'ZZ' }, agent)).value;
    expect(first.list).toHaveLength(30);
    const rest = (await readDownlines(app, { account: 'ZZ', after: first.next ?? '' }, agent))
      .value;
    expect(rest).toMatchObject({ next: null });
    expect(rest.list.map(({ account }) => account.slice(0, 4))).toEqual(['zz30', 'zz31', 'zz32']);
    expect((await readDownlines(app, { account: '%' }, agent)).value.list).toEqual([]);
    expect((await readDownlines(app, {}, top)).value.list).toHaveLength(1);
  });
});
