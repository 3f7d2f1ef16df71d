import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#server/db/open.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { openAccount } from './accounts.ts';
import { capture, release, reserve } from './holds.ts';
import { type Posting, post } from './post.ts';
import { selectBalances } from './store.ts';

const { database } = await freshDatabase({ poolSize: 20 });
const actor = 'test';
const commodity = 'COP';
let playerId: string;
let main: string;
let house: string;

beforeEach(async () => {
  const player = await database
    .insertInto('player')
    .values({
      account: `p${crypto.randomUUID().slice(0, 12)}`,
      nickname: 'P',
      merchant: 'VERBENA',
      language: 'es',
      type: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  playerId = player.id;
  main = await openAccount(database, { kind: 'player-main', playerId, commodity });
  house = await openAccount(database, { kind: 'house', commodity });
});

interface Move {
  key?: string;
  amount: bigint;
  from?: string;
  to?: string;
}

async function move({ key = crypto.randomUUID(), amount, from = house, to = main }: Move) {
  const outcome = await inTransaction(database, async (transaction) => {
    const posting = await post(transaction, {
      key,
      kind: 'test',
      reference: 'r',
      actor,
      legs: [
        { account: from, amount: -amount },
        { account: to, amount },
      ],
    });
    return { done: posting.outcome === 'posted' || posting.outcome === 'already', posting };
  });
  return outcome.posting;
}

async function balanceOf(account: string): Promise<string | undefined> {
  const balances = await selectBalances(database, playerId);
  return balances.find(({ accountId }) => accountId === account)?.amount;
}

const outcomes = (postings: readonly Posting[]) =>
  Object.entries(Object.groupBy(postings, ({ outcome }) => outcome)).map(
    ([outcome, all]) => `${outcome} ${all?.length}`,
  );

describe('posting', () => {
  test('moves money, and says what each owner has afterwards', async () => {
    expect(await move({ amount: 700n })).toMatchObject({ outcome: 'posted' });
    expect(await move({ amount: 200n, from: main, to: house })).toMatchObject({
      outcome: 'posted',
    });
    const legs = await database
      .selectFrom('ledger_leg')
      .select(['amount', 'balance_after'])
      .where('player_id', '=', playerId)
      .orderBy('transfer_id')
      .execute();
    expect(legs).toEqual([
      { amount: '700', balance_after: '700' },
      { amount: '-200', balance_after: '500' },
    ]);
    expect(await balanceOf(main)).toBe('500');
  });

  test('G-LEDGER: takes nothing that is not there, and writes nothing of the attempt', async () => {
    await move({ amount: 100n });
    expect(await move({ key: 'too-much', amount: 101n, from: main, to: house })).toEqual({
      outcome: 'short',
      account: main,
    });
    expect(await balanceOf(main)).toBe('100');
    const kept = await database
      .selectFrom('ledger_key')
      .select('key')
      .where('key', '=', 'too-much')
      .execute();
    expect(kept).toEqual([]);
  });

  test('the same posting is one transfer, and another under its key is refused', async () => {
    const key = crypto.randomUUID();
    const first = await move({ key, amount: 50n });
    const again = await move({ key, amount: 50n });
    expect(again).toEqual({ ...first, outcome: 'already' });
    expect(await move({ key, amount: 51n })).toEqual({ outcome: 'conflict' });
    expect(await balanceOf(main)).toBe('50');
  });

  test('legs that do not sum to nothing, one leg, and an account twice are refused by the database', async () => {
    const wish = (legs: { account: string; amount: bigint }[]) =>
      inTransaction(database, async (transaction) => {
        const posting = await post(transaction, {
          key: crypto.randomUUID(),
          kind: 'test',
          reference: '',
          actor,
          legs,
        });
        return { done: true, posting };
      });
    await expect(wish([{ account: main, amount: 5n }])).rejects.toThrow(/sum to zero/);
    await expect(
      wish([
        { account: house, amount: -5n },
        { account: main, amount: 6n },
      ]),
    ).rejects.toThrow(/sum to zero/);
    await expect(
      wish([
        { account: house, amount: -5n },
        { account: main, amount: 2n },
        { account: main, amount: 3n },
      ]),
    ).rejects.toThrow(/account of its own/);
    await expect(
      wish([
        { account: house, amount: -5n },
        { account: '999999999', amount: 5n },
      ]),
    ).rejects.toThrow(/sum to zero|account of its own/);
    const points = await openAccount(database, {
      kind: 'player-points',
      playerId,
      commodity: 'PTS',
    });
    await expect(
      wish([
        { account: house, amount: -5n },
        { account: points, amount: 5n },
      ]),
    ).rejects.toThrow(/sum to zero/);
    expect(await balanceOf(main)).toBe('0');
  });

  test('an account is opened once, by however many at the same time', async () => {
    const opened = await Promise.all(
      Array.from({ length: 20 }, () =>
        openAccount(database, { kind: 'vendor-wallet', playerId, subject: 'PG', commodity }),
      ),
    );
    expect(new Set(opened).size).toBe(1);
  });
});

describe('races', () => {
  test('G-LEDGER: of 200 who take a whole balance at once exactly one is paid', async () => {
    await move({ amount: 1_000n });
    const postings = await Promise.all(
      Array.from({ length: 200 }, () => move({ amount: 1_000n, from: main, to: house })),
    );
    expect(outcomes(postings).sort()).toEqual(['posted 1', 'short 199']);
    expect(await balanceOf(main)).toBe('0');
  });

  test('what reads first and writes what it thought pays several: the race above is a real one', async () => {
    await sql`create table naive_wallet (amount bigint not null)`.execute(database);
    await sql`insert into naive_wallet values (1000)`.execute(database);
    const takeAll = async () => {
      const { rows } = await sql<{ amount: string }>`select amount from naive_wallet`.execute(
        database,
      );
      const left = BigInt(rows[0]?.amount ?? 0) - 1_000n;
      if (left < 0n) return 'short';
      await sql`update naive_wallet set amount = ${String(left)}`.execute(database);
      return 'paid';
    };
    const taken = await Promise.all(Array.from({ length: 200 }, takeAll));
    expect(taken.filter((outcome) => outcome === 'paid').length).toBeGreaterThan(1);
  });

  test('1,000 copies of one transfer at once are one posting', async () => {
    const key = crypto.randomUUID();
    // As many hands as there are connections: who waits for one longer is turned away by the pool.
    const postings: Posting[] = [];
    const hand = async () => {
      for (let copy = 0; copy < 50; copy += 1) postings.push(await move({ key, amount: 10n }));
    };
    await Promise.all(Array.from({ length: 20 }, hand));
    expect(outcomes(postings).sort()).toEqual(['already 999', 'posted 1']);
    expect(await balanceOf(main)).toBe('10');
  });

  test('players who send to each other in both directions at once do not wait for ever', async () => {
    const other = await openAccount(database, {
      kind: 'vendor-wallet',
      playerId,
      subject: 'JL',
      commodity,
    });
    await move({ amount: 500n });
    await move({ amount: 500n, to: other });
    const postings = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        index % 2
          ? move({ amount: 3n, from: main, to: other })
          : move({ amount: 3n, from: other, to: main }),
      ),
    );
    expect(outcomes(postings)).toEqual(['posted 100']);
    expect([await balanceOf(main), await balanceOf(other)]).toEqual(['500', '500']);
  });
});

describe('holds', () => {
  const held = () => openAccount(database, { kind: 'player-held', playerId, commodity });
  const on = <Value extends { outcome: string }>(
    work: (transaction: Parameters<typeof reserve>[0]) => Promise<Value>,
  ) =>
    inTransaction(database, async (transaction) => {
      const value = await work(transaction);
      return { done: ['posted', 'already'].includes(value.outcome), value };
    }).then(({ value }) => value);

  test('reserve, pay part of it on, give the rest back', async () => {
    await move({ amount: 900n });
    const reference = `withdrawal:${playerId}`;
    const wish = { playerId, commodity, amount: 600n, reference, actor };
    expect(await on((tx) => reserve(tx, wish))).toMatchObject({ outcome: 'posted' });
    expect(await on((tx) => reserve(tx, wish))).toMatchObject({ outcome: 'already' });
    expect([await balanceOf(main), await balanceOf(await held())]).toEqual(['300', '600']);
    const part = { reference, kind: 'withdrawal', actor };
    const paid = { ...part, key: `${reference}:1`, amount: 400n, to: house };
    expect(await on((tx) => capture(tx, paid))).toMatchObject({ outcome: 'posted' });
    expect(await on((tx) => capture(tx, paid))).toMatchObject({ outcome: 'already' });
    expect(
      await on((tx) => release(tx, { ...part, key: `${reference}:2`, amount: 201n })),
    ).toMatchObject({ outcome: 'short' });
    expect(
      await on((tx) => release(tx, { ...part, key: `${reference}:3`, amount: 200n })),
    ).toMatchObject({ outcome: 'posted' });
    expect([await balanceOf(main), await balanceOf(await held())]).toEqual(['500', '0']);
  });

  test('one hold does not eat what another holds, though both lie in one account', async () => {
    await move({ amount: 300n });
    const references = [`one:${playerId}`, `other:${playerId}`] as const;
    for (const reference of references) {
      await on((tx) => reserve(tx, { playerId, commodity, amount: 150n, reference, actor }));
    }
    const [reference] = references;
    const settled = await on((tx) =>
      capture(tx, {
        reference,
        key: `${reference}:1`,
        kind: 'withdrawal',
        actor,
        amount: 151n,
        to: house,
      }),
    );
    expect(settled).toEqual({ outcome: 'too-much', left: 150n });
    expect(await balanceOf(await held())).toBe('300');
  });

  test('of a capture and a release of the same money at once one goes through', async () => {
    await move({ amount: 100n });
    const reference = `race:${playerId}`;
    await on((tx) => reserve(tx, { playerId, commodity, amount: 100n, reference, actor }));
    const part = { reference, kind: 'withdrawal', actor, amount: 100n };
    const settled = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        on((tx) =>
          index % 2
            ? capture(tx, { ...part, key: `${reference}:c${index}`, to: house })
            : release(tx, { ...part, key: `${reference}:r${index}` }),
        ),
      ),
    );
    expect(settled.filter(({ outcome }) => outcome === 'posted')).toHaveLength(1);
    expect(await balanceOf(await held())).toBe('0');
  });

  test('a hold that nobody opened is unknown', async () => {
    expect(
      await on((tx) =>
        release(tx, { reference: 'nobody', key: 'n', kind: 'x', actor, amount: 1n }),
      ),
    ).toEqual({ outcome: 'unknown' });
  });
});

describe('the database itself', () => {
  const tries: [string, string][] = [
    ['a leg changed', `update ledger_leg set amount = 1`],
    ['a leg taken away', `delete from ledger_leg`],
    ['a transfer changed', `update ledger_transfer set actor = 'nobody'`],
    ['a transfer taken away', `delete from ledger_transfer`],
    ['a key taken away', `delete from ledger_key`],
    ['an account made another one’s', `update ledger_account set player_id = player_id`],
    ['a balance given to somebody else', `update ledger_balance set player_id = player_id`],
    ['a balance taken away', `delete from ledger_balance`],
    ['the books emptied', `truncate ledger_leg`],
    ['a month emptied', `truncate ledger_leg_2026_11`],
    ['a hold taken away', `delete from ledger_hold`],
    ['a hold made larger', `update ledger_hold set amount = amount + 1`],
    ['a hold opened anew', `update ledger_hold set captured = captured - 1`],
  ];

  test.each(tries)('refuses %s', async (_, statement) => {
    await move({ amount: 1_000n });
    const reference = `kept:${playerId}`;
    await inTransaction(database, async (tx) => {
      await reserve(tx, { playerId, commodity, amount: 10n, reference, actor });
      await capture(tx, {
        reference,
        key: `${reference}:1`,
        kind: 'test',
        actor,
        amount: 5n,
        to: house,
      });
      return { done: true };
    });
    await expect(sql.raw(statement).execute(database)).rejects.toThrow(/takes additions only/);
    expect(await balanceOf(main)).toBe('990');
  });
});
