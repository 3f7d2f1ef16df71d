import type { InferOutput } from 'valibot';
import type { BillFileRequest } from '#contract/contract-bills.ts';
import { wordsIn } from '#contract/languages.ts';
import type { Language } from '#contract/values.ts';
import type { Player } from '#server/kernel/answer.ts';
import { byteOrderMark, csvLine, plainAmount } from '#server/records/write-csv.ts';
import { billFileWords } from './bill-file-words.ts';
import { type ContractApp, readRules } from './contract-site.ts';
import { type BillsWanted, selectBills } from './read-bill-store.ts';
import { viewBill } from './read-bills.ts';
import { isStopped } from './stopped-store.ts';

/** Bills as a file; read and sent a part at a time, however long it is. */
export async function exportBills(
  app: ContractApp,
  { language, ...filters }: InferOutput<typeof BillFileRequest>,
  player: Player,
): Promise<{ fileName: string; contentType: string; chunks: AsyncIterable<string> }> {
  const { site } = await readRules(app, app.database);
  const wanted = { ...filters, playerId: player.id, timeZone: site.timeZone };
  return {
    fileName: `${filters.kind}-${filters.whose}.csv`,
    contentType: 'text/csv; charset=utf-8',
    chunks: linesOf(app, wanted, language),
  };
}

type BillView = ReturnType<typeof viewBill>;

const billsAtOnce = 500;

async function* linesOf(
  { database }: Pick<ContractApp, 'database'>,
  wanted: BillsWanted,
  language: Language,
): AsyncIterable<string> {
  const words = wordsIn(billFileWords, language);
  yield byteOrderMark + csvLine(words.columns);
  if (wanted.whose === 'downlines' && (await isStopped(database, wanted.playerId))) return;
  let after: string | undefined;
  for (;;) {
    const rows = await selectBills(database, wanted, { after, atMost: billsAtOnce });
    yield rows.map((row) => lineOf(viewBill(row, wanted.playerId), words.states)).join('');
    after = rows.at(-1)?.id;
    if (after === undefined || rows.length < billsAtOnce) return;
  }
}

function lineOf(bill: BillView, states: (typeof billFileWords)['en']['states']): string {
  return csvLine(cellsOf(bill, states));
}

/** In the order of the columns. */
export function cellsOf(bill: BillView, states: (typeof billFileWords)['en']['states']): string[] {
  const money = (minor: string) => plainAmount(minor, bill.currency);
  return [
    bill.startsAt,
    bill.endsAt,
    bill.downline.account,
    bill.upline?.account ?? '',
    money(bill.sales),
    money(bill.profit),
    String(bill.users),
    money(bill.amount),
    money(bill.due),
    money(bill.paid),
    bill.currency,
    states[bill.state],
  ];
}
