import { openDatabase } from '#server/db/open.ts';
import { postWish } from '#tests/stages/ledger-books.ts';
import type { StormWish } from './ledger-storm.ts';

/** A process that posts what it is told, so that it can be killed in the midst of it. */
const [connectionString = ''] = process.argv.slice(2);
const database = openDatabase({ connectionString, poolSize: 8 });

process.on('message', ({ number, wish }: { number: number; wish: StormWish }) => {
  postWish(database, wish).then(
    (outcome) => process.send?.({ number, outcome }),
    () => process.send?.({ number, outcome: null }),
  );
});
process.once('disconnect', () => process.exit(0));
process.send?.(0);
