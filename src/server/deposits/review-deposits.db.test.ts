import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { duties } from '#contract/call.ts';
import * as review from '#contract/deposit-review.ts';
import type { Player } from '#server/kernel/answer.ts';
import { askSite } from '#tests/contract/ask-site.ts';
import { beginOne, booksOf, newPayer, plantMethods } from '#tests/deposits/deposits.ts';
import { freshSite } from '#tests/gateway/fresh-site.ts';
import { provedOperator, runCommand, terminalOf } from '#tests/operator/staff.ts';
import { proveOwn } from './change-own.ts';
import { creditDeposit } from './operate-deposits.ts';
import { readOwn } from './read-deposits.ts';
import { takeTransfer } from './take-transfer.ts';

const site = await freshSite({ games: 400, environment: { DATABASE_POOL: '12' } });
const { app } = site;
const { database } = app;
await plantMethods(database);
await sql`update withdrawal_setting set two_people_above = 5000000`.execute(database);
const staff = {
  ana: `Bearer ${await provedOperator(app, 'ana', duties)}`,
  bea: `Bearer ${await provedOperator(app, 'bea', duties)}`,
};
let made = 0;
let player: Player;

beforeEach(async () => {
  made += 1;
  player = await newPayer(app, `reviewed${made}`);
});

type Call = Parameters<typeof askSite>[1];
const ask = (call: Call, request: Record<string, unknown>, authorization = staff.ana) =>
  askSite(site, call, request, { authorization });
const codeOf = ({ body }: { body: Record<string, unknown> }) => body.code ?? 'done';
const begin = (amount = '5000000') => beginOne(app, player, { method: 'transfer', amount });
const balance = async () => (await booksOf(database, player.id)).balance;

async function lineOf(amount: bigint): Promise<string> {
  const line = { line: crypto.randomUUID(), amount, reference: `NEQ ${made}` };
  const taken = await takeTransfer(app, line);
  if (!taken.done) throw new Error(taken.code);
  return taken.value.transferId;
}

const audited = (id: string) =>
  database
    .selectFrom('operator_audit')
    .select(['operator_name as by', 'action'])
    .where('subject', '=', `deposit:${id}`)
    .orderBy('id')
    .execute();

interface Listed {
  list: { id: string; claimed: unknown; player: { account: string } }[];
  next: string | null;
}

async function listed(request: Record<string, unknown>): Promise<Listed> {
  const { body } = await ask(review.depositReviewList, request);
  expect(body).toMatchObject({ success: true });
  return body.value as Listed;
}

describe('the list', () => {
  test('is of those in a state, of a way, of an age, and goes on behind the last one', async () => {
    const { id, reference } = await begin();
    const mine = async (request: Record<string, unknown>) =>
      (await listed(request)).list.some((one) => one.id === id);
    expect(await mine({ method: 'transfer', provider: 'bank' })).toBe(true);
    expect(await mine({ method: 'debit' })).toBe(false);
    expect(await mine({ provider: 'sandbox' })).toBe(false);
    expect(await mine({ olderThanMinutes: '5' })).toBe(false);
    await sql`update deposit set begun_at = begun_at - interval '1 hour' where id = ${id}`.execute(
      database,
    );
    expect(await mine({ olderThanMinutes: '5' })).toBe(true);
    expect(await mine({ after: id })).toBe(false);
    await takeTransfer(app, { line: crypto.randomUUID(), amount: 7_000_000n, reference });
    expect(await mine({})).toBe(false);
    expect(await mine({ state: 'credited' })).toBe(true);
    // What came above has to go back.
    expect(await mine({ state: 'refund-due' })).toBe(true);
  });

  test('pages meet without a gap and without an overlap', async () => {
    for (let index = 0; index < 52; index += 1) {
      player = await newPayer(app, `paged${index}`);
      await begin();
    }
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: Listed = await listed(after ? { after } : {});
      seen.push(...page.list.map(({ id }) => id));
      after = page.next;
    }
    const { rows } = await sql<{ id: string }>`
      select id from deposit where state = 'waiting' order by begun_at, id`.execute(database);
    expect(seen).toEqual(rows.map(({ id }) => id));
  });
});

test('a slip is shown to who decides, never stored, and every look is written down', async () => {
  const { id } = await begin();
  const plain = { width: 8, height: 8, channels: 3, background: '#ffffff' } as const;
  const picture = Uint8Array.from(await sharp({ create: plain }).png().toBuffer());
  await proveOwn(app, { depositId: id, picture }, player);
  const looker = `Bearer ${await provedOperator(app, `look${made}`, ['look', 'pay'])}`;
  const shut = await ask(review.depositSlip, { id, ordinal: '1' }, looker);
  expect(codeOf(shut)).toBe('operator.not-allowed');
  for (const by of [staff.ana, staff.bea]) {
    const shown = await ask(review.depositSlip, { id, ordinal: '1' }, by);
    expect(shown.body.value).toEqual({
      picture: expect.stringMatching(/^data:image\/png;base64,/),
    });
    expect(shown.headers['cache-control']).toContain('no-store');
  }
  expect(await audited(id)).toEqual([
    { by: 'ana', action: 'deposit.slip' },
    { by: 'bea', action: 'deposit.slip' },
  ]);
  expect(codeOf(await ask(review.depositSlip, { id, ordinal: '2' }))).toBe('upload.unknown');
});

test('an incident is listed by call as well, and closed once, under a name', async () => {
  const payment = `nobody-${made}`;
  await database
    .insertInto('payment_incident')
    .values({
      ...{ kind: 'unknown-session', provider: 'sandbox', payment_id: payment, session: 'ses-x' },
      ...{ amount: '5000', currency: 'COP', raised_at: app.clock.now() },
    })
    .execute();
  type Incidents = { list: { id: string; payment: string; kind: string }[] };
  const open = async () =>
    ((await ask(review.paymentIncidents, {})).body.value as Incidents).list.find(
      (one) => one.payment === payment,
    );
  const { id = '', kind } = (await open()) ?? {};
  expect(kind).toBe('unknown-session');
  const close = () => ask(review.closePaymentIncident, { id, note: 'Sent back.' }, staff.bea);
  expect([codeOf(await close()), codeOf(await close())]).toEqual(['done', 'deposit.unknown']);
  expect(await open()).toBeUndefined();
  const lines = await database
    .selectFrom('operator_audit')
    .select(['operator_name as by', 'action'])
    .where('subject', '=', `incident:${id}`)
    .execute();
  expect(lines).toEqual([{ by: 'bea', action: 'payment.incident' }]);
});

test('however many wait, the newest is reached: page by page by call, at once by command', async () => {
  const incidents = Array.from({ length: 230 }, (_, index) => ({
    ...{ kind: 'withdrawal-waits' as const, provider: 'house', payment_id: `waits-${index}` },
    ...{ amount: '5000', currency: 'COP', raised_at: app.clock.now() },
  }));
  await database.insertInto('payment_incident').values(incidents).execute();
  type Page = { list: { payment: string }[]; next: string | null };
  const seen: string[] = [];
  let after: string | null = '';
  while (after !== null) {
    const { body } = await ask(review.paymentIncidents, after ? { after } : {});
    const page = body.value as Page;
    seen.push(...page.list.map(({ payment }) => payment));
    after = page.next;
  }
  const told = incidents.map(({ payment_id: payment }) => payment);
  expect(seen.filter((payment) => payment.startsWith('waits-'))).toEqual(told);
  const listed = await runCommand(terminalOf(app), 'deposits', 'list');
  expect(listed).toContain('payment waits-229 of house');
});

describe('money', () => {
  test('of a line of the statement is one deposit’s, and no other’s afterwards', async () => {
    const [one, other] = [await begin(), await begin()];
    const transferId = await lineOf(5_000_000n);
    const credit = (id: string) => ask(review.creditDeposit, { id, by: 'transfer', transferId });
    const both = await Promise.all([credit(one.id), credit(other.id)]);
    expect(both.map(codeOf).toSorted()).toEqual(['deposit.unknown-transfer', 'done']);
    expect(await balance()).toBe(5_000_000n);
    const { body } = await ask(review.unmatchedTransfers, {});
    expect(JSON.stringify(body)).not.toContain(`"${transferId}"`);
  });

  test('up to the line one person credits, once', async () => {
    const { id } = await begin();
    const credit = () => ask(review.creditDeposit, { id, by: 'hand' });
    const all = await Promise.all([credit(), credit(), credit(), credit()]);
    expect(all.map(codeOf)).toContain('done');
    expect(codeOf(await credit())).toBe('deposit.not-open');
    expect(await balance()).toBe(5_000_000n);
    const lines = await audited(id);
    expect(lines.filter(({ action }) => action === 'deposit.credit')).toHaveLength(1);
  });

  test('above the line two people say the same, however often one of them does', async () => {
    const { id } = await begin('6000000');
    const say = (by: string, amount?: string) =>
      ask(review.creditDeposit, { id, by: 'hand', ...(amount && { amount }) }, by);
    const first = await say(staff.ana);
    expect(first.body.value).toMatchObject({ state: 'waiting', firstApproval: { by: 'ana' } });
    expect(codeOf(await say(staff.ana))).toBe('deposit.same-person');
    // Who sits at the machine and says no name may be ana again.
    const unnamed = { id: null, name: 'machine' };
    expect(await creditDeposit(app, { named: { id } }, unnamed)).toMatchObject({
      code: 'deposit.same-person',
    });
    expect(await balance()).toBe(0n);
    // Another amount is another yes, and ana has not said this one.
    expect((await say(staff.bea, '5500000')).body.value).toMatchObject({
      state: 'waiting',
      firstApproval: { by: 'bea', what: '5500000 by hand' },
    });
    expect(await balance()).toBe(0n);
    expect((await say(staff.ana, '5500000')).body.value).toMatchObject({
      state: 'credited',
      firstApproval: null,
    });
    expect(await balance()).toBe(5_500_000n);
    expect((await audited(id)).map(({ by, action }) => `${by} ${action}`)).toEqual([
      'ana deposit.first-approval',
      'bea deposit.first-approval',
      'ana deposit.credit',
    ]);
  });

  test('a first approval that nobody confirmed for a week is none, nor one from before the bank’s report', async () => {
    const { id, reference } = await begin('6000000');
    const say = async (by: string) =>
      (await ask(review.creditDeposit, { id, by: 'hand' }, by)).body.value;
    await say(staff.ana);
    await sql`
      update deposit_first_approval set approved_at = approved_at - interval '8 days'
      where deposit_id = ${id}`.execute(database);
    const shown = async () => {
      const { body } = await ask(review.depositForReview, { id });
      return (body.value as { deposit: { firstApproval: unknown } }).deposit.firstApproval;
    };
    expect(await shown()).toBeNull();
    expect(await say(staff.bea)).toMatchObject({ state: 'waiting', firstApproval: { by: 'bea' } });
    await takeTransfer(app, { line: crypto.randomUUID(), amount: 6_000_000n, reference });
    expect(await shown()).toBeNull();
    expect(await balance()).toBe(6_000_000n);
  });

  test('a refusal takes a first approval back, and the player reads the reason', async () => {
    const { id } = await begin('6000000');
    await ask(review.creditDeposit, { id, by: 'hand' });
    const reason = 'The slip is of another account.';
    const refused = await ask(review.refuseDeposit, { id, reason }, staff.bea);
    expect(refused.body.value).toMatchObject({ state: 'failed', firstApproval: null });
    expect(codeOf(await ask(review.refuseDeposit, { id, reason }))).toBe('deposit.not-open');
    const read = await readOwn(app, { depositId: id, language: 'en' }, player);
    expect(read.done && read.value.timeline.at(-1)).toMatchObject({ step: 'refused', reason });
    expect(codeOf(await ask(review.creditDeposit, { id, by: 'hand' }, staff.bea))).toBe('done');
    expect(await balance()).toBe(0n);
  });

  test('that had to go back is marked once, above the line by two', async () => {
    const { id, reference } = await begin();
    const owed = async () =>
      (await booksOf(database, player.id)).of('payments-in-transit', 'refunds');
    const before = await owed();
    await takeTransfer(app, { line: crypto.randomUUID(), amount: 15_000_000n, reference });
    const mark = (by: string) => ask(review.markDepositRefunded, { id, reference: 'BANK 7' }, by);
    expect((await mark(staff.ana)).body.value).toMatchObject({ refundDue: '10000000' });
    expect(codeOf(await mark(staff.ana))).toBe('deposit.same-person');
    expect((await mark(staff.bea)).body.value).toMatchObject({ refundDue: '0' });
    // The same transfer entered again has gone, and goes no second time.
    expect(codeOf(await mark(staff.ana))).toBe('done');
    const read = await ask(review.depositForReview, { id });
    expect(read.body.value).toMatchObject({
      timeline: [
        { step: 'begun' },
        {},
        { step: 'credited' },
        { step: 'surplus' },
        { step: 'refunded' },
      ],
      payments: [{ refund: '10000000', refundedAt: expect.any(String) }],
    });
    expect(await owed()).toBe(before);
  });
});
