import { expect, test } from 'vitest';
import { sealDays } from '#server/ledger/seal-day.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { standInClock, underClock } from '#tests/database/stand-in-clock.ts';
import { ledgerBooks, openPurses } from '#tests/stages/ledger-books.ts';
import { blowAndKill } from './ledger-kills.ts';
import {
  blow,
  isCalm,
  type StormFigures,
  type StormOutcome,
  type StormWish,
} from './ledger-storm.ts';
import { naiveBooks } from './naive-books.ts';

const { database, connectionString } = await freshDatabase({ poolSize: 16 });
const calm = { lost: 0, duplicated: 0, astray: 0, sum: '0', negative: 0, unresolved: 0 };
const told = (name: string, figures: StormFigures) =>
  console.log(JSON.stringify({ name, ...figures }));

test('many at once, the same again, replies that get lost: nothing is lost and nothing twice', async () => {
  const accounts = await openPurses(database, { count: 5, amount: 2_000, name: 'storm' });
  const storm = { seed: 7, wishes: 300, askers: 16, accounts };
  const figures = await blow(ledgerBooks(database), storm);
  told('ledger.storm', figures);
  expect(figures).toMatchObject(calm);
  expect(figures.acknowledged).toBeGreaterThan(100);
  expect((await verifyLedger(database)).faults).toEqual([]);
});

test('books that are written carelessly do not pass for these', async () => {
  const accounts = ['a', 'b', 'c'];
  const books = await naiveBooks(database, accounts, 2_000);
  const figures = await blow(books, { seed: 7, wishes: 300, askers: 16, accounts });
  told('ledger.storm.naive', figures);
  expect(isCalm(figures)).toBe(false);
  expect(figures.duplicated).toBeGreaterThan(0);
  expect(figures.astray).toBeGreaterThan(0);
});

test('a thousand copies of one wish are one posting', async () => {
  const [from = '', to = ''] = await openPurses(database, { count: 2, amount: 900, name: 'copy' });
  const books = ledgerBooks(database);
  const wish: StormWish = { key: 'a thousand times', from, to, amount: 900 };
  const outcomes: StormOutcome[] = [];
  const hand = async () => {
    for (let copy = 0; copy < 100; copy += 1) outcomes.push(await books.post(wish));
  };
  await Promise.all(Array.from({ length: 10 }, hand));
  expect(outcomes.filter((outcome) => outcome === 'posted')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'already')).toHaveLength(999);
});

test('of two hundred who take the whole of a purse at once, one gets it', async () => {
  const [from = '', to = ''] = await openPurses(database, { count: 2, amount: 900, name: 'full' });
  const books = ledgerBooks(database);
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      books.post({ key: `whole:${index}`, from, to, amount: 900 }),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'posted')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'short')).toHaveLength(199);
});

test('a clock that jumps by hours and days, with days sealed meanwhile, moves no money', async () => {
  const clock = await standInClock(database, connectionString);
  const accounts = await openPurses(database, { count: 4, amount: 2_000, name: 'clock' });
  const jumps = ['1 day', '23 hours', '2 days', '1 day', '49 hours', '47 hours', '3 days'];
  const jumped: Promise<unknown>[] = [];
  await underClock(clock, async (there) => {
    const disturb = (answered: number) => {
      const jump = answered % 30 === 0 ? jumps.shift() : undefined;
      if (jump) jumped.push(clock.shift(jump).then(() => sealDays(there)));
    };
    const storm = { seed: 11, wishes: 200, askers: 8, accounts, disturb };
    const figures = await blow(ledgerBooks(there), storm);
    await Promise.all(jumped);
    told('ledger.clock', figures);
    expect(figures).toMatchObject(calm);
    expect(jumps).toEqual([]);
    await clock.shift('5 days');
    expect(await sealDays(there)).toBeGreaterThan(0);
  });
  const verdict = await verifyLedger(database);
  expect(verdict.faults).toEqual([]);
  expect(verdict.days).toBeGreaterThan(3);
});

test('who posts is killed, and so is the database, and what was acknowledged stays', async () => {
  const { verdict, ...figures } = await blowAndKill({ seed: 3, wishes: 160, kills: 2 });
  told('ledger.kills', figures);
  expect(figures).toMatchObject({ ...calm, killedPosters: 2, killedDatabases: 2 });
  expect(verdict.faults).toEqual([]);
});
