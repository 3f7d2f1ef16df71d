import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#server/db/open.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { openPurses } from '#tests/stages/ledger-books.ts';
import { openAccount } from './accounts.ts';
import { type Posting, type PostingRequest, type Postings, post, postAll } from './post.ts';
import { verifyLedger } from './verify-ledger.ts';

const { database } = await freshDatabase({ poolSize: 20 });
const commodity = 'COP';
let main: string;
let house: string;
let name: string;

beforeEach(async () => {
  name = crypto.randomUUID().slice(0, 8);
  const [purse = ''] = await openPurses(database, { count: 1, amount: 1_000, name });
  main = purse;
  house = await openAccount(database, { kind: 'house', commodity });
});

/** Above zero the player is paid. */
function wish(key: string, amount: bigint, account = main): PostingRequest {
  const common = { key: `${key}:${name}`, reference: 'r', actor: 'test' };
  const legs = [
    { account, amount },
    { account: house, amount: -amount },
  ];
  return { ...common, kind: amount > 0n ? 'win' : 'bet', legs };
}

async function settle<Found extends Posting | Postings>(
  found: (transaction: Parameters<typeof post>[0]) => Promise<Found>,
): Promise<Found> {
  const { posting } = await inTransaction(database, async (transaction) => {
    const posting = await found(transaction);
    return { done: posting.outcome === 'posted', posting };
  });
  return posting;
}

const together = (...wishes: PostingRequest[]) =>
  settle((transaction) => postAll(transaction, wishes));
const alone = (one: PostingRequest) => settle((transaction) => post(transaction, one));

async function purse(account = main) {
  return database
    .selectFrom('ledger_balance')
    .select(['amount', 'staked', 'brought'])
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow();
}

async function leftBehind() {
  const { rows } = await sql<{ after: string[] }>`
    select array_agg(leg.balance_after::text order by leg.transfer_id) as after
    from ledger_leg leg join ledger_transfer transfer
      on transfer.posted_on = leg.posted_on and transfer.id = leg.transfer_id
    where leg.account_id = ${main} and transfer.kind in ('bet', 'win')`.execute(database);
  return rows[0]?.after ?? [];
}

describe('several transfers posted together', () => {
  test('are the transfers that they would be one by one, with each balance in between', async () => {
    const posted = await together(wish('bet', -300n), wish('win', 120n), wish('more', 5n));
    expect(posted).toMatchObject({ outcome: 'posted' });
    expect(await leftBehind()).toEqual(['700', '820', '825']);
    expect(await purse()).toEqual({ amount: '825', staked: '300', brought: '0' });
    expect(await verifyLedger(database)).toMatchObject({ isSound: true });
  });

  test('are judged one after the other: a win does not pay for the stake before it', async () => {
    const short = { outcome: 'short', account: main };
    expect(await together(wish('bet', -1_001n), wish('win', 500n))).toEqual(short);
    expect(await together(wish('win', 500n), wish('bet', -1_501n))).toEqual(short);
    expect(await leftBehind()).toEqual([]);
    expect(await purse()).toMatchObject({ amount: '1000', staked: '0' });
    expect(await together(wish('win', 500n), wish('bet', -1_500n))).toMatchObject({
      outcome: 'posted',
    });
  });

  test('are posted once, and what one by one posted is found, and the other way round', async () => {
    const [bet, win] = [wish('bet', -300n), wish('win', 120n)];
    const first = await together(bet, win);
    expect(await together(bet, win)).toEqual({ ...first, outcome: 'already' });
    expect(await alone(win)).toMatchObject({ outcome: 'already' });
    await alone(wish('other', 7n));
    expect(await together(wish('other', 7n))).toMatchObject({ outcome: 'already' });
    expect(await purse()).toMatchObject({ amount: '827' });
  });

  test('are in conflict where a key was used for something else, or only one of them was posted', async () => {
    await alone(wish('bet', -300n));
    for (const other of [wish('bet', -301n), wish('bet', -300n)]) {
      expect(await together(other, wish('win', 120n))).toEqual({ outcome: 'conflict' });
    }
    expect(await purse()).toMatchObject({ amount: '700', staked: '300' });
  });

  test('keep the rules of a transfer each: two accounts or more, which sum to nothing', async () => {
    const lame = (legs: PostingRequest['legs']) =>
      together(wish('bet', -1n), { ...wish('win', 1n), legs });
    await expect(lame([{ account: main, amount: 5n }])).rejects.toThrow(/two legs or more/);
    await expect(
      lame([
        { account: main, amount: 5n },
        { account: main, amount: -5n },
      ]),
    ).rejects.toThrow(/account of its own/);
    await expect(
      lame([
        { account: main, amount: 5n },
        { account: '999999999', amount: -5n },
      ]),
    ).rejects.toThrow(/sum to zero|was opened/);
    // The whole sums to nothing, and neither transfer does.
    await expect(
      together(
        {
          ...wish('bet', -1n),
          legs: [
            { account: main, amount: -2n },
            { account: house, amount: 1n },
          ],
        },
        {
          ...wish('win', 1n),
          legs: [
            { account: main, amount: 2n },
            { account: house, amount: -1n },
          ],
        },
      ),
    ).rejects.toThrow(/sum to zero/);
    expect(await leftBehind()).toEqual([]);
  });

  test('a thousand payouts are one statement, and the books stay sound', async () => {
    const purses = await openPurses(database, { count: 50, amount: 0, name: `w${name}` });
    const payouts = Array.from({ length: 1_000 }, (_, place) =>
      wish(`payout-${place}`, BigInt(place + 1), purses[place % 50]),
    );
    expect(await together(...payouts)).toMatchObject({ outcome: 'posted' });
    const { rows } = await sql<{ paid: string }>`
      select sum(amount) as paid from ledger_balance
      where account_id = any (${purses}::bigint[])`.execute(database);
    expect(rows[0]?.paid).toBe('500500');
    expect(await verifyLedger(database)).toMatchObject({ isSound: true });
  });
});

describe('races', () => {
  test('of many who stake a whole balance together with its win exactly one is paid', async () => {
    const postings = await Promise.all(
      Array.from({ length: 60 }, (_, place) =>
        together(wish(`bet-${place}`, -1_000n), wish(`win-${place}`, 1n)),
      ),
    );
    expect(postings.filter(({ outcome }) => outcome === 'posted')).toHaveLength(1);
    expect(await purse()).toMatchObject({ amount: '1', staked: '1000' });
  });

  test('copies between the house’s own accounts are one posting, though no balance is locked', async () => {
    const tax = await openAccount(database, { kind: 'tax', commodity });
    const both = [wish('a', 5n, tax), wish('b', 7n, tax)];
    const postings = await Promise.all(Array.from({ length: 15 }, () => together(...both)));
    const outcomes = postings.map(({ outcome }) => outcome).sort();
    expect(outcomes).toEqual([...Array(14).fill('already'), 'posted']);
  });
});
