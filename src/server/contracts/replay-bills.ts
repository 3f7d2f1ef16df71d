import { carriedOut, dueOf } from '#agents/carry.ts';
import { explainBill } from '#agents/explain-bill.ts';
import type { Database } from '#server/db/open.ts';
import { type KeptBill, selectKeptBills } from './replay-store.ts';

export interface Replay {
  bills: number;
  /** Bills that come to something else than what they say. */
  different: { id: string; account: string; what: string }[];
}

const billsAtOnce = 1_000;

/** Counts every bill anew from the figures and terms that it keeps, and its payments beside what was paid and what the ledger moved. */
export async function replayBills(database: Database): Promise<Replay> {
  const replay: Replay = { bills: 0, different: [] };
  for (let after = '0'; ; ) {
    const page = await selectKeptBills(database, { after, atMost: billsAtOnce });
    replay.bills += page.length;
    for (const bill of page) {
      const what = differenceOf(bill);
      if (what !== null) replay.different.push({ id: bill.id, account: bill.account, what });
    }
    const last = page.at(-1);
    if (!last || page.length < billsAtOnce) return replay;
    after = last.id;
  }
}

function differenceOf({ terms, figures, ...kept }: KeptBill): string | null {
  const { amount } = explainBill(terms, figures);
  if (amount !== kept.amount) return `amount ${kept.amount}, counted ${amount}`;
  const due = String(dueOf(terms, figures, amount));
  if (due !== kept.due) return `due ${kept.due}, counted ${due}`;
  const left = String(carriedOut(terms, figures, amount));
  if (left !== kept.carriedOut) return `carried ${kept.carriedOut}, counted ${left}`;
  if (kept.payments !== kept.paid) return `paid ${kept.paid}, payments ${kept.payments}`;
  return kept.posted === kept.paid ? null : `paid ${kept.paid}, the ledger moved ${kept.posted}`;
}
