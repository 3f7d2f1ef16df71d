import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome } from '#server/kernel/answer.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer } from '#tests/database/test-app.ts';
import { countDeposit, uncountDeposit } from './count-deposit.ts';
import { type DepositRefusal, mayDeposit } from './may-deposit.ts';

const { database } = await freshDatabase({ poolSize: 12 });
const noon = new Date('2026-11-21T12:00:00Z');
let playerId: string;

beforeEach(async () => {
  ({ id: playerId } = await newPlayer(database, `p${crypto.randomUUID().slice(0, 10)}`));
});

/** As the deposit's own room does it: the yes and the counting in one transaction. */
function deposit(
  amount: bigint,
  now: Date | undefined = noon,
  depositId: string = crypto.randomUUID(),
) {
  return inTransaction<Outcome<string, DepositRefusal['code']>>(database, async (transaction) => {
    const time = now === undefined ? {} : { now };
    const refusal = await mayDeposit(transaction, { playerId, amount, ...time });
    if (refusal) return refusal;
    await countDeposit(transaction, { playerId, depositId, amount, ...time });
    return done(depositId);
  });
}

async function chooseLimit(amount: bigint | null, period: 'day' | 'week' | 'month' = 'day') {
  await database
    .insertInto('protection')
    .values({ player_id: playerId, chosen_at: noon })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ chosen_at: noon }))
    .execute();
  if (amount === null) return;
  await database
    .insertInto('player_limit')
    .values({
      player_id: playerId,
      kind: 'deposit',
      period,
      amount: String(amount),
      set_at: noon,
    })
    .execute();
}

const later = (hours: number) => new Date(noon.getTime() + hours * 60 * 60_000);

test('L-DEPOSIT: before limits were chosen, or none were wanted, nothing is deposited', async () => {
  expect(await deposit(1n)).toEqual({ done: false, code: 'limit.not-chosen' });
  await chooseLimit(null);
  expect(await deposit(1n)).toMatchObject({ done: true });
});

test('L-DEPOSIT: of 200 deposits at once exactly as many as fit go through', async () => {
  await chooseLimit(1_000n);
  // Without a given time, as the deposit's room asks: each looks at the database's clock.
  const outcomes = await Promise.all(Array.from({ length: 200 }, () => deposit(70n, undefined)));
  expect(outcomes.filter((one) => one.done)).toHaveLength(14);
  expect(outcomes.find((one) => !one.done)).toMatchObject({
    code: 'limit.deposit',
    period: 'day',
    left: 20n,
  });
  expect(await deposit(20n, undefined)).toMatchObject({ done: true });
  expect(await deposit(1n, undefined)).toMatchObject({ left: 0n });
});

test('L-DEPOSIT: who looks first and counts afterwards lets more through: the race is a real one', async () => {
  await chooseLimit(1_000n);
  const naive = async () => {
    const refusal = await inTransaction(database, async (transaction) =>
      done(await mayDeposit(transaction, { playerId, amount: 70n })),
    );
    if (!refusal.done || refusal.value) return false;
    await inTransaction(database, async (transaction) => {
      const depositId = crypto.randomUUID();
      await countDeposit(transaction, { playerId, depositId, amount: 70n });
      return done(null);
    });
    return true;
  };
  const through = await Promise.all(Array.from({ length: 200 }, naive));
  expect(through.filter(Boolean).length).toBeGreaterThan(14);
});

test('L-DEPOSIT: one that failed makes room again, and one is counted once', async () => {
  await chooseLimit(100n);
  const first = await deposit(80n, noon, 'one');
  expect(first).toMatchObject({ done: true });
  await inTransaction(database, async (transaction) => {
    await countDeposit(transaction, { playerId, depositId: 'one', amount: 80n, now: noon });
    return done(null);
  });
  expect(await deposit(21n)).toMatchObject({ left: 20n });
  await inTransaction(database, async (transaction) => {
    await uncountDeposit(transaction, 'one');
    await uncountDeposit(transaction, 'one');
    return done(null);
  });
  expect(await deposit(100n)).toMatchObject({ done: true });
});

test('L-DEPOSIT: 24 hours later there is room again, and not a moment earlier', async () => {
  await chooseLimit(100n);
  await deposit(100n);
  expect(await deposit(1n, later(24))).toMatchObject({ code: 'limit.deposit' });
  expect(await deposit(1n, new Date(later(24).getTime() + 1))).toMatchObject({ done: true });
});

test('L-DEPOSIT: a clock that jumps back or forth gives no room twice', async () => {
  await chooseLimit(100n);
  await deposit(100n);
  for (const hours of [-24, -1, 1]) {
    expect(await deposit(1n, later(hours)), `${hours}`).toMatchObject({ code: 'limit.deposit' });
  }
  // What was deposited while the clock was a day ahead still counts when it is right again.
  expect(await deposit(100n, later(25))).toMatchObject({ done: true });
  expect(await deposit(1n, later(1))).toMatchObject({ code: 'limit.deposit', left: 0n });
});

test('L-DEPOSIT: each period has its limit, and one player’s are nobody else’s', async () => {
  await chooseLimit(500n, 'week');
  await chooseLimit(100n, 'day');
  for (const days of [0, 1, 2, 3, 4]) {
    expect(await deposit(100n, later(days * 25)), `${days}`).toMatchObject({ done: true });
  }
  expect(await deposit(1n, later(125))).toMatchObject({ period: 'week', left: 0n });
  ({ id: playerId } = await newPlayer(database, 'somebody-else'));
  await chooseLimit(null);
  expect(await deposit(10_000n)).toMatchObject({ done: true });
});
