import type { InferOutput } from 'valibot';
import { wordsIn } from '#contract/languages.ts';
import type { TransactionFileRequest } from '#contract/records.ts';
import type { Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { dayRange } from './day-range.ts';
import { fileWords } from './file-words.ts';
import { legsWanted, shown } from './list-transactions.ts';
import { readTimeZone } from './read-time-zone.ts';
import { type LegsWanted, selectLegs } from './store.ts';
import { byteOrderMark, csvLine, plainAmount } from './write-csv.ts';

/** The account record as a file; read and sent a part at a time, however long it is. */
export async function exportTransactions(
  app: AppContext,
  request: InferOutput<typeof TransactionFileRequest>,
  player: Player,
): Promise<{ fileName: string; contentType: string; chunks: AsyncIterable<string> }> {
  const timeZone = await readTimeZone(app);
  const range = dayRange(request, timeZone, app.clock.now());
  const wanted = { ...legsWanted(request), ...range, playerId: player.id, timeZone };
  return {
    fileName: `transactions-${range.from}-${range.to}.csv`,
    contentType: 'text/csv; charset=utf-8',
    chunks: linesOf(app, wanted),
  };
}

const legsAtOnce = 1_000;

async function* linesOf(
  { database }: Pick<AppContext, 'database'>,
  wanted: Omit<LegsWanted, 'after' | 'atMost'>,
): AsyncIterable<string> {
  const words = wordsIn(fileWords, wanted.language);
  yield byteOrderMark + csvLine(words.columns);
  let after: LegsWanted['after'];
  for (;;) {
    const legs = await selectLegs(database, { ...wanted, after, atMost: legsAtOnce });
    yield legs
      .map((leg) => {
        const { at, group, kind, wallet, vendorName, amount, currency, ...rest } = shown(leg);
        return csvLine([
          at.replaceAll('-', '/'),
          words.groups[group],
          kind,
          vendorName ?? words.wallets[wallet],
          plainAmount(amount, currency),
          plainAmount(rest.balanceAfter, currency),
          currency,
          rest.reference,
        ]);
      })
      .join('');
    const last = legs.at(-1);
    if (!last || legs.length < legsAtOnce) return;
    after = last;
  }
}
