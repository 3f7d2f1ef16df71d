import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { recordsAtOnce } from '#contract/records.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import type { Player } from '#server/kernel/answer.ts';
import type { AccountName } from '#server/ledger/account-kinds.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { reserve } from '#server/ledger/holds.ts';
import { post } from '#server/ledger/post.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp, visitor } from '#tests/database/test-app.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { exportTransactions } from './export-transactions.ts';
import { listBets } from './list-bets.ts';
import { listTransactions } from './list-transactions.ts';
import { readLifetime } from './read-lifetime.ts';
import { readProfit } from './read-profit.ts';

const { database } = await freshDatabase();
const app = testApp(database);
// A database without a merchant counts in dollars, and by Greenwich's clock.
const commodity = 'USD';
let ana: Player;
let count = 0;

beforeEach(async () => {
  count += 1;
  ana = await newPlayer(database, `ana-${count}`);
  // What is posted bears the database's own time.
  const { rows } = await sql<{ now: Date }>`select now()`.execute(database);
  app.clock.set((rows[0]?.now ?? new Date(0)).toISOString());
});

const give = (
  amount: bigint,
  kind?: string,
  into?: 'player-bonus' | 'vendor-wallet',
  subject = '',
) =>
  giveMoney(database, {
    playerId: ana.id,
    amount,
    commodity,
    subject,
    ...(kind && { kind }),
    ...(into && { into }),
  });
type RecordQuery = Parameters<typeof listTransactions>[1];
const list = async (asked: Partial<RecordQuery> = {}, player = ana) =>
  (await listTransactions(app, { language: 'en', ...asked }, player)).value;
const amounts = async (asked: Partial<RecordQuery> = {}) =>
  (await list(asked)).list.map(({ amount }) => amount);

describe('the account record', () => {
  test('shows every leg with sign, balance after, kind and wallet, the newest first', async () => {
    await give(500n, 'deposit');
    await give(-200n, 'withdrawal');
    await give(30n, 'bonus', 'player-bonus');
    await give(9n, 'vendor-in', 'vendor-wallet', 'NOBODY');
    const { list: records } = await list();
    expect(
      records.map(({ amount, balanceAfter, group, wallet }) => [
        amount,
        balanceAfter,
        group,
        wallet,
      ]),
    ).toEqual([
      ['9', '9', 'move', 'vendor'],
      ['30', '30', 'bonus', 'bonus'],
      ['-200', '300', 'withdrawal', 'main'],
      ['500', '500', 'deposit', 'main'],
    ]);
    expect(records[0]).toMatchObject({ vendor: 'NOBODY', vendorName: 'NOBODY', currency: 'USD' });
  });

  test('is one’s own: another player’s never stands in it', async () => {
    await give(500n);
    const bea = await newPlayer(database, `bea-${count}`);
    expect((await list({}, bea)).list).toEqual([]);
  });

  test('is filtered by kind, by wallet and by vendor, and what nobody named is among the others', async () => {
    await give(1n, 'deposit');
    await give(2n, 'deposit-fee');
    await give(3n, 'adjustment');
    await give(4n, 'bonus', 'player-bonus');
    await give(5n, 'vendor-in', 'vendor-wallet', 'PG');
    await give(6n, 'vendor-in', 'vendor-wallet', 'EVO');
    expect(await amounts({ group: 'deposit' })).toEqual(['2', '1']);
    expect(await amounts({ group: 'other' })).toEqual(['3']);
    expect(await amounts({ wallet: 'bonus' })).toEqual(['4']);
    expect(await amounts({ wallet: 'vendor' })).toEqual(['6', '5']);
    expect(await amounts({ vendor: 'PG' })).toEqual(['5']);
    expect(await amounts({ group: 'deposit', wallet: 'bonus' })).toEqual([]);
  });

  test('a stake that is held for a round is play, what is held for a withdrawal is not', async () => {
    await give(100n);
    for (const [amount, reference] of [
      [10n, 'round:19:0'],
      [20n, 'withdrawal:7'],
    ] as const) {
      await database
        .transaction()
        .execute((transaction) =>
          reserve(transaction, { playerId: ana.id, commodity, amount, reference, actor: 'test' }),
        );
    }
    const told = async (group: 'play' | 'withdrawal') =>
      (await list({ group, wallet: 'main' })).list.map(({ amount, kind }) => [amount, kind]);
    expect(await told('play')).toEqual([['-10', 'round-hold']]);
    expect(await told('withdrawal')).toEqual([['-20', 'hold']]);
  });

  test('goes on page by page, each leg once, also while new ones are written', async () => {
    const legs = recordsAtOnce * 2 + 5;
    for (let amount = 1; amount <= legs; amount += 1) await give(BigInt(amount));
    const first = await list();
    await give(999n);
    const second = await list({ after: first.next ?? '' });
    const third = await list({ after: second.next ?? '' });
    const all = [first, second, third].flatMap((page) => page.list.map(({ amount }) => amount));
    expect(all).toEqual(Array.from({ length: legs }, (_, index) => String(legs - index)));
    expect(third.next).toBeNull();
  });

  test('holds to the days that are asked for', async () => {
    await give(7n);
    const { today, earliest } = (await list()).range;
    expect(await amounts({ from: today, to: today })).toEqual(['7']);
    expect(await amounts({ from: earliest, to: dayBefore(today) })).toEqual([]);
    expect(await amounts({ from: '1999-01-01' })).toEqual(['7']);
  });
});

describe('the file', () => {
  const fileOf = async (asked: Partial<RecordQuery> = {}) => {
    const file = await exportTransactions(app, { language: 'en', ...asked }, ana);
    const chunks: string[] = [];
    for await (const chunk of file.chunks) chunks.push(chunk);
    return { ...file, text: chunks.join('') };
  };

  test('L-HISTORY: bears the mark of UTF-8, a head in the reader’s language, and a line for each leg', async () => {
    await give(123_456n, 'deposit');
    await give(-56n, 'withdrawal');
    const { text, fileName } = await fileOf({ language: 'zh' });
    expect(fileName).toMatch(/^transactions-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
    const lines = text.split('\r\n');
    expect(lines[0]).toBe('\ufeff时间,类型,明细,钱包,金额,余额,货币,参考号');
    expect(lines[1]).toMatch(
      /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d,取款,withdrawal,主钱包,-0\.56,1234\.00,USD,a test$/,
    );
    expect(lines[2]).toContain(',存款,deposit,主钱包,1234.56,1234.56,USD,');
    expect(lines).toHaveLength(4);
  });

  test('L-HISTORY: holds what the filters let through, and only one’s own', async () => {
    await give(100n, 'deposit');
    await give(200n, 'bonus');
    expect((await fileOf({ group: 'bonus' })).text.trim().split('\r\n')).toHaveLength(2);
    ana = await newPlayer(database, `bea-${count}`);
    expect((await fileOf()).text.trim().split('\r\n')).toHaveLength(1);
  });
});

describe('gain and loss', () => {
  test('tells each day, and what it comes to', async () => {
    await give(1_000n, 'deposit');
    await give(-300n, 'bet');
    await give(100n, 'win');
    await give(-250n, 'withdrawal');
    const profit = (await readProfit(app, { days: 7 }, ana, visitor)).value;
    expect(profit.days).toHaveLength(7);
    const day = { deposited: '1000', withdrawn: '250', gain: '-200' };
    expect(profit.days.at(-1)).toEqual({ day: profit.range.today, ...day });
    expect(profit.sum).toEqual(day);
    expect(profit.lifetime).toEqual({ deposited: '1000', withdrawn: '250', net: '750' });
  });

  test('L-HISTORY: counts what was paid, also where fee and tax were kept of it', async () => {
    await payIn({ paid: 11_900n, fee: 100n, tax: 1_900n });
    await give(-2_000n, 'withdrawal');
    const profit = (await readProfit(app, { days: 7 }, ana, visitor)).value;
    expect(profit.sum).toEqual({ deposited: '11900', withdrawn: '2000', gain: '0' });
    expect(profit.lifetime).toEqual({ deposited: '11900', withdrawn: '2000', net: '9900' });
    expect(await amounts()).toEqual(['-2000', '9900']);
  });

  test('L-HISTORY: over the whole life stays the same once days are closed, and counts what comes after', async () => {
    await give(1_000n, 'deposit');
    const before = await readLifetime(database, ana.id, commodity);
    await closeToday();
    expect(await readLifetime(database, ana.id, commodity)).toEqual(before);
    // From the kept sum now; what is posted next lies in the day after the closed one.
    await give(-400n, 'withdrawal');
    await give(50n, 'deposit');
    expect(await readLifetime(database, ana.id, commodity)).toEqual({
      deposited: 1_050n,
      withdrawn: 400n,
    });
    const kept = await database
      .selectFrom('lifetime_total')
      .select(['deposited', 'withdrawn'])
      .where('player_id', '=', ana.id)
      .execute();
    expect(kept).toEqual([{ deposited: '1000', withdrawn: '0' }]);
  });
});

describe('bets', () => {
  const bet = (
    round: string,
    stake: string,
    payout: string | null,
    state: 'open' | 'won' | 'void',
    placed_at = app.clock.now(),
  ) =>
    database
      .insertInto('bet_record')
      .values({
        player_id: ana.id,
        game_type: 'RNG',
        vendor_code: 'PG',
        game_name: JSON.stringify({ es: 'Jaguar', en: 'Jaguar' }) as never,
        round: `${round}-${count}`,
        stake,
        payout,
        state,
        placed_at,
      })
      .execute();

  test('are listed with what they come to; void ones count for nothing, and those that run not yet', async () => {
    await bet('one', '500', '900', 'won');
    await bet('two', '200', null, 'open');
    await bet('three', '70', '70', 'void');
    const bets = (await listBets(app, { language: 'en' }, ana)).value;
    expect(bets.list.map(({ stake, payout, state }) => [stake, payout, state])).toEqual([
      ['70', '70', 'void'],
      ['200', null, 'open'],
      ['500', '900', 'won'],
    ]);
    expect(bets.sum).toEqual({ bets: 1, stake: '500', payout: '900', net: '400' });
    const others = (await listBets(app, { language: 'en', gameType: 'LIVE' }, ana)).value;
    expect(others.list).toEqual([]);
  });

  test('go on page by page in the order of their time, and are summed with the first', async () => {
    const bets = recordsAtOnce + 6;
    for (let one = 0; one < bets; one += 1) {
      // As two gateways write them: what was staked later may bear the lower number.
      const secondsAgo = one ^ 1;
      const placedAt = new Date(app.clock.now().getTime() - secondsAgo * 1000);
      await bet(`${one}`, String(secondsAgo), '1', 'won', placedAt);
    }
    const first = (await listBets(app, { language: 'en' }, ana)).value;
    await bet('late', '999', '1', 'won');
    const second = (await listBets(app, { language: 'en', after: first.next ?? '' }, ana)).value;
    expect([...first.list, ...second.list].map(({ stake }) => Number(stake))).toEqual(
      Array.from({ length: bets }, (_, index) => index),
    );
    expect(first.sum).toMatchObject({ bets });
    expect(second).toMatchObject({ sum: null, next: null });
    const bea = await newPlayer(database, `bea-${count}`);
    const hers = await listBets(app, { language: 'en', after: first.next ?? '' }, bea);
    expect(hers.value.list).toEqual([]);
  });

  test('of days long ago are found without reading all that came since', async () => {
    const day = dayBefore(dayBefore((await list()).range.today));
    await sql`
      insert into bet_record (
        player_id, game_type, vendor_code, game_name, round, stake, payout, state, placed_at,
        settled_at)
      select ${ana.id}, 'RNG', 'PG', '{"es": "Jaguar", "en": "Jaguar"}', 'many-' || ago, 1, 0, 'lost',
        now() - ago * interval '1 minute', now()
      from generate_series(1, 20000) as ago`.execute(database);
    await sql`analyze bet_record`.execute(database);
    await database.transaction().execute(async (transaction) => {
      const asked = { language: 'en', from: day, to: day } as const;
      const read = async (after?: string) => {
        const before = await rowsRead(transaction);
        const { value } = await listBets(
          { ...app, database: transaction },
          { ...asked, after },
          ana,
        );
        return { ...value, rows: (await rowsRead(transaction)) - before };
      };
      const first = await read();
      expect(first.sum?.bets).toBe(1440);
      expect(first.rows).toBeLessThan(1440 + 100);
      expect((await read(first.next ?? '')).rows).toBeLessThan(100);
    });
  });

  test('of somebody else are nobody’s business', async () => {
    await bet('one', '500', '900', 'won');
    const bea = await newPlayer(database, `bea-${count}`);
    const seen = (await listBets(app, { language: 'en' }, bea)).value;
    expect(seen).toMatchObject({ list: [], sum: { bets: 0 } });
  });
});

/** As the room of payments books what came. */
async function payIn({ paid, fee, tax }: Record<'paid' | 'fee' | 'tax', bigint>): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const open = (name: AccountName) => openAccount(transaction, name);
    const main = await open({ kind: 'player-main', playerId: ana.id, commodity });
    const transit = { kind: 'payments-in-transit', subject: 'bank', commodity } as const;
    const posting = await post(transaction, {
      key: `deposit:${crypto.randomUUID()}`,
      kind: 'deposit',
      reference: 'a test',
      actor: 'test',
      legs: [
        { account: await open(transit), amount: -paid },
        { account: main, amount: paid - fee - tax },
        { account: await open({ kind: 'house', subject: 'fees', commodity }), amount: fee },
        { account: await open({ kind: 'tax', commodity }), amount: tax },
      ],
    });
    return { done: posting.outcome === 'posted' };
  });
}

/** Of the betting record, in this transaction. */
async function rowsRead(transaction: Transaction): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables
    where relname ~ '^bet_record'`.execute(transaction);
  return rows[0]?.read ?? 0;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}

async function closeToday(): Promise<void> {
  const root = Buffer.alloc(32, 1);
  await sql`
    insert into ledger_day (day, transfers, merkle_root, previous_root, chain_root)
    values ((now() at time zone 'UTC')::date, 1, ${root}, ${root}, ${root})`.execute(database);
  await sql`
    insert into ledger_closing (day) values ((now() at time zone 'UTC')::date)`.execute(database);
}
