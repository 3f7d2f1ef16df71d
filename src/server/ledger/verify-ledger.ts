import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';
import { type DayRow, selectAllDays, selectBlocks } from './days-store.ts';
import { chainHash, emptyRoot } from './merkle.ts';
import { growTree } from './seal-day.ts';
import { type Check, checks, type Extent, selectExtent, selectFaults } from './verify-store.ts';

export interface Fault {
  check: Check | DayCheck;
  count: string;
  examples: readonly string[];
}

export interface Verdict extends Extent {
  isSound: boolean;
  days: number;
  faults: readonly Fault[];
}

/** Everything there is to hold against each other in the books, at one moment of theirs. */
export async function verifyLedger(database: Database): Promise<Verdict> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction);
      return judgeBooks(transaction);
    });
}

/** As one transaction sees them. */
export async function judgeBooks(transaction: Transaction): Promise<Verdict> {
  const faults: Fault[] = [];
  for (const check of Object.keys(checks) as Check[]) {
    const finding = await selectFaults(transaction, check);
    if (finding.count !== '0') faults.push({ check, ...finding });
  }
  const days = await selectAllDays(transaction);
  faults.push(...(await judgeDays(transaction, days)));
  const extent = await selectExtent(transaction);
  return { isSound: faults.length === 0, ...extent, days: days.length, faults };
}

type DayCheck = 'day-root' | 'day-block' | 'day-chain';

async function judgeDays(database: Database, days: readonly DayRow[]): Promise<Fault[]> {
  const bad: Record<DayCheck, string[]> = { 'day-root': [], 'day-block': [], 'day-chain': [] };
  let previous: DayRow | undefined;
  for (const row of days) {
    const tree = await growTree(database, row.day);
    if (!tree.root.equals(row.merkleRoot) || String(tree.transfers) !== row.transfers) {
      bad['day-root'].push(row.day);
    }
    const kept = await selectBlocks(database, row.day);
    const isKept = tree.blocks.every(
      ({ firstId, knot }, place) =>
        kept[place]?.firstId === firstId && kept[place]?.knot.equals(knot),
    );
    if (!isKept || kept.length !== tree.blocks.length) bad['day-block'].push(row.day);
    if (!isChained(row, previous)) bad['day-chain'].push(row.day);
    previous = row;
  }
  return Object.entries(bad)
    .filter(([, found]) => found.length > 0)
    .map(([check, found]) => ({
      check: check as DayCheck,
      count: String(found.length),
      examples: found.slice(0, 3),
    }));
}

function isChained(row: DayRow, previous: DayRow | undefined): boolean {
  const { day, transfers, merkleRoot, previousRoot, chainRoot } = row;
  const isNext = previous === undefined || dayAfter(previous.day) === day;
  return (
    isNext &&
    previousRoot.equals(previous?.chainRoot ?? emptyRoot) &&
    chainRoot.equals(chainHash(previousRoot, day, transfers, merkleRoot))
  );
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
