import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openAccount } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { nameOnFile } from '#server/profile/name-on-file.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { plantProfile } from '#tests/database/plant-profile.ts';
import { testApp } from '#tests/database/test-app.ts';
import {
  addAccount,
  newWithdrawer,
  paymentPassword,
  plantWithdrawals,
  type Withdrawer,
} from '#tests/stages/new-withdrawer.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { askWithdrawal } from './ask-withdrawal.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';
import { listAccounts } from './payout-accounts.ts';
import { readTerms } from './read-withdrawals.ts';

const { database } = await freshDatabase({ poolSize: 6 });
const app = testApp(database);
await plantWithdrawals(database);
let who: Withdrawer;
let playerId: string;

beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  await askForTurnover(0);
  who = await newWithdrawer(app, `w${randomUUID().slice(0, 12)}`);
  playerId = who.player.id;
});

async function askForTurnover(basisPoints: number) {
  await database
    .updateTable('withdrawal_setting')
    .set({ turnover_basis_points: basisPoints })
    .execute();
}

const give = (amount: bigint, kind: string) => giveMoney(database, { playerId, amount, kind });
const ask = (amount: bigint, accountId = who.accountId) =>
  askWithdrawal(
    app,
    { requestId: randomUUID(), accountId, amount: String(amount), paymentPassword },
    who.player,
  );
const terms = async () => (await readTerms(app, who.player)).value;

describe('whose name money goes to', () => {
  test('L-KYC: the name on the accepted papers, whatever is stated afterwards', async () => {
    await plantProfile(app, playerId, { fullName: 'Ana Luz Rey', payeeName: 'Bob Mule' });
    expect(await nameOnFile(app, database, playerId)).toBe('Ana Luz Rey');
    expect((await listAccounts(app, who.player)).value.holder).toBe('Ana Luz Rey');
  });

  test('L-KYC: an account in another name is not paid, and the way out is named', async () => {
    await give(10_000_000n, 'adjustment');
    const others = await addAccount(app, playerId, 'Bob Mule');
    expect(await ask(2_000_000n, others)).toMatchObject({ code: 'payout.other-name' });
    expect((await terms()).obstacle).toBeNull();
    await database
      .updateTable('payout_account')
      .set({ removed_at: app.clock.now() })
      .where('id', '=', who.accountId)
      .execute();
    expect((await terms()).obstacle).toBe('account-other-name');
    // The order of the words, capitals and accents make nobody else.
    const own = await addAccount(app, playerId, 'REY Ana Lúz');
    expect(await ask(2_000_000n, own)).toMatchObject({ done: true });
  });
});

describe('a way that the merchant has switched off', () => {
  afterEach(() => switchWay('BANCOLOMBIA', true));

  test('is named as what is missing, and another one in the own name is enough', async () => {
    await give(10_000_000n, 'adjustment');
    await switchWay('BANCOLOMBIA', false);
    expect((await terms()).obstacle).toBe('account-off');
    expect(await ask(2_000_000n)).toMatchObject({ code: 'payout.unknown' });
    await addAccount(app, playerId, 'Bob Mule', 'NEQUI');
    expect((await terms()).obstacle).toBe('account-off');
    const own = await addAccount(app, playerId, 'Ana Luz Rey', 'NEQUI');
    expect((await terms()).obstacle).toBeNull();
    expect(await ask(2_000_000n, own)).toMatchObject({ done: true });
  });

  test('nobody learns that it only rests', async () => {
    await database
      .updateTable('payout_account')
      .set({ usable_from: new Date(app.clock.now().getTime() + 1) })
      .where('id', '=', who.accountId)
      .execute();
    expect((await terms()).obstacle).toBe('account-rests');
    await switchWay('BANCOLOMBIA', false);
    expect((await terms()).obstacle).toBe('account-off');
  });
});

async function switchWay(code: string, enabled: boolean) {
  await database.updateTable('payout_method').set({ enabled }).where('code', '=', code).execute();
}

describe('turnover', () => {
  test('counts what was paid in while somebody asked for its whole sum', async () => {
    await give(10_000_000n, 'deposit');
    // As one who withdrew their first deposit played: nothing is left to be played for it.
    expect(await ask(2_000_000n)).toMatchObject({ done: true });
    await askForTurnover(10_000);
    const deposit = await heldDeposit(50_000_000n);
    const asking = ask(58_000_000n);
    await untilSomebodyWaits();
    deposit.commit();
    await deposit.over;
    expect(await asking).toMatchObject({ code: 'withdrawal.turnover' });
    expect((await terms()).turnover).toEqual({ needed: '50000000', done: '0' });
  });

  test('begins with the hold and not with anybody’s clock', async () => {
    await give(10_000_000n, 'deposit');
    // A gateway whose clock is ahead asks; what comes in meanwhile by the database’s still counts.
    app.clock.set('2099-01-01T00:00:00Z');
    expect(await ask(2_000_000n)).toMatchObject({ done: true });
    await give(7_000_000n, 'deposit');
    await askForTurnover(10_000);
    expect((await terms()).turnover).toEqual({ needed: '7000000', done: '0' });
  });

  test('a withdrawal that was turned down begins nothing', async () => {
    await give(10_000_000n, 'deposit');
    const asked = await ask(2_000_000n);
    if (!asked.done) throw new Error(asked.code);
    const decision = { id: asked.value.id, decision: 'reject', reason: 'No.' } as const;
    await decideWithdrawal(app, decision, { id: null, name: 'ana' });
    await askForTurnover(10_000);
    expect((await terms()).turnover.needed).toBe('10000000');
  });

  test('what an agent sent is paid in too, and what was sent on is not taken off', async () => {
    await askForTurnover(10_000);
    await give(5_000_000n, 'agent-transfer');
    await sendAway(2_000_000n);
    expect((await terms()).turnover.needed).toBe('5000000');
    expect(await ask(2_000_000n)).toMatchObject({ code: 'withdrawal.turnover' });
  });

  test('a stake counts, and one that came back does not', async () => {
    await give(5_000_000n, 'deposit');
    await askForTurnover(10_000);
    await move(-3_000_000n, 'bet');
    await move(9_000_000n, 'win');
    await move(1_000_000n, 'bet-void');
    expect((await terms()).turnover).toEqual({ needed: '5000000', done: '2000000' });
  });
});

const sendAway = (amount: bigint) => move(-amount, 'agent-transfer');

async function move(amount: bigint, kind: string) {
  await database.transaction().execute(async (transaction) => {
    await postBetween(transaction, amount, kind);
  });
}

async function postBetween(
  transaction: Parameters<typeof post>[0],
  amount: bigint,
  kind: string,
): Promise<void> {
  const commodity = 'COP';
  const main = await openAccount(transaction, { kind: 'player-main', playerId, commodity });
  const from = await openAccount(transaction, { kind: 'house', commodity });
  const posting = await post(transaction, {
    key: `test:${randomUUID()}`,
    kind,
    reference: 'a test',
    actor: 'test',
    legs: [
      { account: main, amount },
      { account: from, amount: -amount },
    ],
  });
  expect(posting.outcome).toBe('posted');
}

/** A deposit that is booked and not committed until somebody says so. */
async function heldDeposit(amount: bigint) {
  const commit = Promise.withResolvers<void>();
  const posted = Promise.withResolvers<void>();
  const over = database.transaction().execute(async (transaction) => {
    await postBetween(transaction, amount, 'deposit');
    posted.resolve();
    await commit.promise;
  });
  await posted.promise;
  return { commit: () => commit.resolve(), over };
}

async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
    if (rows.length > 0) return;
  }
}
