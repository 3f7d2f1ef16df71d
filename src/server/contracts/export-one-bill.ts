import type { InferOutput } from 'valibot';
import { explainBill } from '#agents/explain-bill.ts';
import { wholeFormula } from '#agents/formula-of.ts';
import { formatRate } from '#agents/rate.ts';
import type { Explanation, OneBillFileRequest } from '#contract/contract-bills.ts';
import type { Terms } from '#contract/contract-terms.ts';
import { wordsIn } from '#contract/languages.ts';
import type { Language } from '#contract/values.ts';
import type { Player } from '#server/kernel/answer.ts';
import { byteOrderMark, csvLine, plainAmount } from '#server/records/write-csv.ts';
import { billFileWords } from './bill-file-words.ts';
import type { ContractApp } from './contract-site.ts';
import { cellsOf } from './export-bills.ts';
import { oneBillFileWords } from './one-bill-file-words.ts';
import { type BillRow, selectOwnBill, selectPayments } from './read-bill-store.ts';
import { holderOf, membersOf, viewBill } from './read-bills.ts';
import { isStopped } from './stopped-store.ts';
import { countWithoutBets } from './without-bets-store.ts';

/** One bill with the reason for each cent of it; somebody else's is a file without anything. */
export async function exportOneBill(
  app: ContractApp,
  { billId, language }: InferOutput<typeof OneBillFileRequest>,
  player: Player,
): Promise<{ fileName: string; contentType: string; chunks: AsyncIterable<string> }> {
  const row = await selectOwnBill(app.database, player.id, billId);
  return {
    fileName: row ? `${row.kind}-${row.from}-${row.downlineAccount}.csv` : 'bill.csv',
    contentType: 'text/csv; charset=utf-8',
    chunks: row ? partsOf(app, row, player, language) : nothing(),
  };
}

async function* nothing(): AsyncIterable<string> {
  yield byteOrderMark;
}

/** Parts below each other, each with its headings and a line between them. */
async function* partsOf(
  app: ContractApp,
  row: BillRow,
  player: Player,
  language: Language,
): AsyncIterable<string> {
  const { database } = app;
  const { currency, terms, figures } = row;
  const explanation = explainBill(terms, figures);
  yield byteOrderMark + sumLines(row, explanation, player, language);
  if ('tiers' in terms || terms.kind === 'hourly') {
    yield `\r\n${tierLines(terms, explanation, currency, language)}`;
  }
  const words = wordsIn(oneBillFileWords, language);
  const payments = await selectPayments(database, row.id);
  if (payments.length > 0) {
    const lines = payments.map(({ at, amount, transferId }) =>
      csvLine([at.toISOString(), plainAmount(amount, currency), transferId]),
    );
    yield ['\r\n', csvLine(words.payments), ...lines].join('');
  }
  if (terms.kind === 'realtime' || (await isStopped(database, player.id))) return;
  yield `\r\n${csvLine(words.members)}`;
  yield* memberLines(app, row, language);
  // As many as stand below: they are counted, not listed.
  const { members } = await countWithoutBets(database, await holderOf(app, row), row);
  yield `\r\n${csvLine([words.why['no-bets'], String(members)])}`;
}

function sumLines(
  row: BillRow,
  explanation: Explanation,
  player: Player,
  language: Language,
): string {
  const words = wordsIn(oneBillFileWords, language);
  const { columns, states } = wordsIn(billFileWords, language);
  const { figures, currency, carriedOut } = row;
  return [
    csvLine([...columns, words.carriedIn, words.carriedOut, words.formula]),
    csvLine([
      ...cellsOf(viewBill(row, player.id), states),
      plainAmount(figures.carriedIn, currency),
      plainAmount(carriedOut, currency),
      wholeFormula(explanation, currency, language),
    ]),
  ].join('');
}

/** An hourly salary has one tier, of the hour's amount, and two rates. */
function tierLines(
  terms: Exclude<Terms, { kind: 'realtime' }>,
  explanation: Explanation,
  currency: string,
  language: Language,
): string {
  const words = wordsIn(oneBillFileWords, language);
  const money = (minor: string) => plainAmount(minor, currency);
  const wanted =
    terms.kind === 'hourly'
      ? [{ sales: terms.betAmount, loss: '0', users: terms.users }]
      : terms.tiers;
  const lines = explanation.tiers.map(({ rate, isMet, missing }, place) => {
    const tier = wanted[place];
    const standing = explanation.tier === place ? words.paying : isMet ? words.met : words.notMet;
    return csvLine([
      String(place + 1),
      formatRate(rate, language),
      money(tier?.sales ?? '0'),
      money(tier?.loss ?? '0'),
      String(tier?.users ?? 0),
      standing,
      money(missing.sales),
      money(missing.loss),
      String(missing.users),
    ]);
  });
  return [csvLine(words.tiers), ...lines].join('');
}

const membersAtOnce = 500;

async function* memberLines(
  app: ContractApp,
  row: BillRow,
  language: Language,
): AsyncIterable<string> {
  const { why: words } = wordsIn(oneBillFileWords, language);
  const money = (minor: string) => plainAmount(minor, row.currency);
  const holder = await holderOf(app, row);
  for (const are of ['active', 'not-active'] as const) {
    for (let after: string | undefined; ; ) {
      const page = await membersOf(app, row, holder, { are, after, atMost: membersAtOnce });
      yield page
        .map(({ account, valid, why, missing }) =>
          csvLine([account, money(valid), words[why], money(missing)]),
        )
        .join('');
      after = page.at(-1)?.id;
      if (after === undefined || page.length < membersAtOnce) break;
    }
  }
}
