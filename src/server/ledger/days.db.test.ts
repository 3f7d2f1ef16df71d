import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { verifyProof } from '#client/features/wallet/verify-proof.ts';
import { inTransaction } from '#server/db/open.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { ledgerPlayer, move } from '#tests/database/ledger-player.ts';
import { standInClock, underClock } from '#tests/database/stand-in-clock.ts';
import { makePartitions, selectDays } from './days-store.ts';
import { ledgerJobs } from './ledger-jobs.ts';
import { listDays } from './list-days.ts';
import { post } from './post.ts';
import { proveTransfer } from './prove-transfer.ts';
import { sealDays } from './seal-day.ts';

/** A ledger of its own whose days go by as the test says. */
async function freshLedger() {
  const { database, connectionString } = await freshDatabase({ poolSize: 6 });
  const clock = await standInClock(database, connectionString);
  const player = await ledgerPlayer(database);
  const onDay = async (day: number, amount: bigint) => {
    await clock.shift(`${day} days`);
    return underClock(clock, (there) =>
      move(there, { amount, from: player.house, to: player.main }),
    );
  };
  const sealOn = async (day: number) => {
    await clock.shift(`${day} days`);
    return underClock(clock, sealDays);
  };
  return { database, clock, player, onDay, sealOn };
}

const own = (id: string) => ({
  id,
  account: 'a',
  type: 0,
  isAgent: false,
  isTrial: false,
  mustChange: false,
});

test('each day that is over is sealed once, empty ones too, and hangs on the one before', async () => {
  const { database, onDay, sealOn } = await freshLedger();
  await onDay(1, 100n);
  await onDay(1, 200n);
  await onDay(4, 300n);
  expect(await sealOn(1)).toBe(0);
  expect(await sealOn(5)).toBe(4);
  expect(await sealOn(5)).toBe(0);
  const days = (await selectDays(database, { before: null, atMost: 31 })).toReversed();
  expect(days.map(({ transfers }) => transfers)).toEqual(['2', '0', '0', '1']);
  for (const [index, day] of days.entries()) {
    const before = days[index - 1];
    if (before) expect(day.previousRoot).toEqual(before.chainRoot);
  }
  expect(new Set(days.map(({ chainRoot }) => chainRoot.toString('hex'))).size).toBe(4);
});

test('two who seal at once seal the same, once', async () => {
  const { database, clock, onDay } = await freshLedger();
  await onDay(1, 100n);
  await clock.shift('2 days');
  await underClock(clock, (there) => Promise.all([sealDays(there), sealDays(there)]));
  expect(await selectDays(database, { before: null, atMost: 31 })).toHaveLength(1);
});

test('a day is not over while somebody who began in it has not ended', async () => {
  const { database, clock, player, onDay, sealOn } = await freshLedger();
  await onDay(1, 100n);
  const legs = [
    { account: player.house, amount: -7n },
    { account: player.main, amount: 7n },
  ];
  const wish = { key: 'slow', kind: 'test', reference: '', actor: 'test', legs };
  await underClock(clock, (there) =>
    inTransaction(there, async (transaction) => {
      await post(transaction, wish);
      expect(await sealOn(2)).toBe('busy');
      return { done: true };
    }),
  );
  expect(await selectDays(database, { before: null, atMost: 31 })).toEqual([]);
  expect(await sealOn(2)).toBe(1);
  expect(await selectDays(database, { before: null, atMost: 31 })).toMatchObject([
    { transfers: '2' },
  ]);
});

test('a clock that is set back writes into the next open day, and keeps the moment as it was given', async () => {
  const { database, clock, onDay, sealOn } = await freshLedger();
  await onDay(2, 100n);
  await sealOn(3);
  const late = await onDay(2, 50n);
  await clock.shift('3 days');
  expect(await sealOn(4)).toBe(1);
  const days = await selectDays(database, { before: null, atMost: 31 });
  expect(days.map(({ transfers }) => transfers)).toEqual(['1', '1']);
  const { rows } = await sql<{ days: number }>`
    select posted_on - (posted_at at time zone 'UTC')::date as days from ledger_transfer
    where id = ${'transferId' in late ? late.transferId : ''}`.execute(database);
  expect(rows).toEqual([{ days: 1 }]);
});

test('what is sealed is proved to its owner, and to nobody else', async () => {
  const { database, player, onDay, sealOn } = await freshLedger();
  const stranger = await ledgerPlayer(database);
  const posted = await onDay(1, 100n);
  await onDay(1, 250n);
  const id = 'transferId' in posted ? posted.transferId : '';
  expect(await proveTransfer(database, own(player.playerId), id)).toMatchObject({
    code: 'transfer.not-sealed',
  });
  await sealOn(2);
  expect(await proveTransfer(database, own(stranger.playerId), id)).toMatchObject({
    code: 'transfer.unknown',
  });
  const proof = await proveTransfer(database, own(player.playerId), id);
  if (!proof.done) return expect.unreachable();
  expect(await verifyProof(proof.value)).toBe(true);
  expect(JSON.parse(proof.value.leaf)).toEqual([
    id,
    proof.value.sealed.day,
    expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
    expect.any(String),
    'test',
    'r',
    'test',
    expect.any(String),
    [
      [expect.any(String), 'COP', '100'],
      [expect.any(String), 'COP', '-100'],
    ],
  ]);
  const { value } = await listDays(database, undefined);
  expect(value.days).toEqual([proof.value.sealed]);
});

test('the last of a day of three thousand is proved from what lies in its block, and nobody seals it otherwise', async () => {
  const { database, clock, player, sealOn } = await freshLedger();
  await clock.shift('1 day');
  await underClock(clock, async (there) => {
    for (let from = 1; from < 3_000; from += 100) {
      await sql`
        select ledger_post('k' || n, 'test', '', 'test',
          ${[player.main, player.house]}::bigint[], array[n, -n]::bigint[])
        from generate_series(${from}::int, ${from + 99}::int) as n`.execute(there);
    }
  });
  expect(await sealOn(2)).toBe(1);
  const other = sql`
    select ledger_seal_day(max(day), array[sha256('1'), sha256('2'), sha256('3')]) from ledger_day`;
  await expect(other.execute(database)).rejects.toThrow(/was sealed otherwise/);
  const ids = await database.selectFrom('ledger_transfer').select('id').orderBy('id').execute();
  for (const place of [0, 1_023, 1_024, 2_047, 2_048, 2_999]) {
    const proof = await proveTransfer(database, own(player.playerId), ids[place]?.id ?? '');
    expect(proof.done && (await verifyProof(proof.value))).toBe(true);
  }
});

test('the roots are listed 31 at a time, the newest first', async () => {
  const { database, onDay, sealOn } = await freshLedger();
  await onDay(1, 100n);
  await sealOn(41);
  const first = (await listDays(database, undefined)).value.days;
  const second = (await listDays(database, first.at(-1)?.day)).value.days;
  expect([first.length, second.length]).toEqual([31, 9]);
  expect(new Set([...first, ...second].map(({ day }) => day)).size).toBe(40);
});

test('room is made for the months to come while postings go on, and guards stand there too', async () => {
  const { database, player } = await freshLedger();
  const legs = [
    { account: player.house, amount: -7n },
    { account: player.main, amount: 7n },
  ];
  const wish = { key: 'open', kind: 'test', reference: '', actor: 'test', legs };
  await inTransaction(database, async (transaction) => {
    await post(transaction, wish);
    expect(await makePartitions(database, 20)).toBe(4);
    return { done: true };
  });
  expect(await makePartitions(database, 20)).toBe(0);
  const { rows } = await sql<{ part: string }>`
    select relid::regclass::text as part from pg_partition_tree('ledger_leg')
    where isleaf order by 1 desc limit 1`.execute(database);
  const part = sql.raw(rows[0]?.part ?? '');
  await expect(sql`truncate ${part}`.execute(database)).rejects.toThrow(/takes additions only/);
  const unbalanced = sql`
    insert into ${part}
    select to_date(right(${rows[0]?.part ?? ''}, 7), 'YYYY_MM'), transfer_id, 9, account_id, player_id,
      commodity, 5, 5
    from ledger_leg where player_id is not null limit 1`;
  await expect(unbalanced.execute(database)).rejects.toThrow(/do not sum to zero/);
});

test('the seal recurs after midnight, and looks again soon where a day was not over', async () => {
  const { database, clock, player, onDay } = await freshLedger();
  await onDay(1, 100n);
  await clock.shift('2 days');
  const now = new Date('2026-11-21T00:01:00Z');
  const job = { key: 'days', body: {}, due: now, now, attempt: 1 };
  const seal = async (there: typeof database) => ledgerJobs(there)['ledger-seal']?.(job);
  await inTransaction(database, async (transaction) => {
    await sql`update ledger_balance set amount = amount where account_id = ${player.main} and false`.execute(
      transaction,
    );
    expect(await underClock(clock, seal)).toEqual({ again: new Date('2026-11-21T00:02:00Z') });
    return { done: true };
  });
  expect(await underClock(clock, seal)).toEqual({ again: new Date('2026-11-22T00:01:00Z') });
});
