import type { AnswerOf } from '#contract/call.ts';
import type { ledgerDays } from '#contract/ledger.ts';
import type { Database } from '#server/db/open.ts';
import { type Done, done } from '#server/kernel/answer.ts';
import { type DayRow, selectDays } from './days-store.ts';

const atOnce = 31;

/** What the house has signed: a person who keeps a copy can hold the house to it. */
export async function listDays(
  database: Database,
  before: string | undefined,
): Promise<Done<AnswerOf<typeof ledgerDays>>> {
  const days = await selectDays(database, { before: before ?? null, atMost: atOnce });
  return done({ days: days.map(dayOnWire) });
}

export function dayOnWire(row: DayRow): AnswerOf<typeof ledgerDays>['days'][number] {
  return {
    day: row.day,
    transfers: row.transfers,
    merkleRoot: row.merkleRoot.toString('hex'),
    previousRoot: row.previousRoot.toString('hex'),
    chainRoot: row.chainRoot.toString('hex'),
  };
}
