import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { readSale, type Sale } from './sale-facts.ts';
import { isLotteryGame, selectTerms, type TermColumns, upsertTerm } from './terms-store.ts';

/** What a merchant may set of a game's sale, as a command names it. */
export const terms = [
  'least-stake',
  'most-stake',
  'most-multiple',
  'most-win',
  'most-exposure',
  'most-per-number',
  'most-per-player',
  'most-chased',
  'cancel',
] as const;
export type Term = (typeof terms)[number];

/** The terms in force, those of the columns' defaults included; null for a game that is none. */
export async function readTerms(
  { database }: Pick<AppContext, 'database'>,
  game: string,
): Promise<Sale | null> {
  if (!(await isLotteryGame(database, game))) return null;
  return readSale(await selectTerms(database, game));
}

interface TermChange {
  game: string;
  term: Term;
  /** Digits; `none` for no bound; `yes` or `no`. */
  value: string;
}

/**
 * Changes one term of a game's sale from the next slip on. A bound on a play or a number
 * counts what is sold from then on: what was sold without one is in nobody's sum. A player's own counts all.
 */
export function changeTerm(
  { database }: Pick<AppContext, 'database'>,
  { game, term, value }: TermChange,
  actor: Actor,
): Promise<Outcome<Sale, 'game.unknown' | 'request.invalid'>> {
  return inTransaction<Outcome<Sale, 'game.unknown' | 'request.invalid'>>(
    database,
    async (transaction) => {
      const before = await readTerms({ database: transaction }, game);
      if (!before) return refuse('game.unknown');
      const change = changeOf(term, value);
      const after = change && { ...before, ...change };
      if (!change || !after || !isWhole(after)) return refuse('request.invalid');
      await upsertTerm(transaction, game, toColumns(change));
      await writeAudit(transaction, actor, 'lottery-terms', game, { [term]: value });
      return done(after);
    },
  );
}

function changeOf(term: Term, value: string): Partial<Sale> | null {
  if (term === 'cancel') {
    return value === 'yes' || value === 'no' ? { is_cancellable: value === 'yes' } : null;
  }
  const bound = boundColumns.get(term);
  if (bound && value === 'none') return { [bound]: null };
  if (!/^\d{1,17}$/.test(value)) return null;
  switch (term) {
    case 'least-stake':
      return { least_stake: BigInt(value) };
    case 'most-stake':
      return { most_stake: BigInt(value) };
    case 'most-win':
      return { most_win: BigInt(value) };
    case 'most-multiple':
      return { most_multiple: Number(value) };
    case 'most-chased':
      return { most_chased: Number(value) };
    default:
      return bound ? { [bound]: BigInt(value) } : null;
  }
}

/** Bounds that a merchant may leave open. */
const boundColumns = new Map<Term, keyof Sale>([
  ['most-exposure', 'most_exposure'],
  ['most-per-number', 'most_per_number'],
  ['most-per-player', 'most_per_player'],
]);

/** What the table's checks hold, said before it is written. */
function isWhole(sale: Sale): boolean {
  return (
    sale.least_stake >= 50n &&
    sale.most_stake >= sale.least_stake &&
    sale.most_win > 0n &&
    (sale.most_exposure === null || sale.most_exposure >= sale.most_win) &&
    (sale.most_per_number === null || sale.most_per_number > 0n) &&
    (sale.most_per_player === null || sale.most_per_player > 0n) &&
    sale.most_multiple >= 1 &&
    sale.most_multiple <= 9_999 &&
    sale.most_chased <= 120
  );
}

function toColumns(change: Partial<Sale>): TermColumns {
  return Object.fromEntries(
    Object.entries(change).map(([name, value]) => [
      name,
      typeof value === 'bigint' ? String(value) : value,
    ]),
  );
}
