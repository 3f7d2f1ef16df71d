import type { Database } from '#server/db/open.ts';
import type { PotRow } from './pot-store.ts';

/** Grains on their way to a pot. */
export interface Share {
  pot: Pick<PotRow, 'id'>;
  feed: bigint;
}

/**
 * What one gateway has on its way to the pots of a game. Stakes go side by side for as long as all of
 * them together cannot hit; the one that may has the pots to itself, since only then is it known.
 */
export interface PotTable {
  /** Whether somebody has the pots to themselves. */
  isHeld(): boolean;
  untilFree(): Promise<void>;
  /** Grains that others have on their way to this pot. */
  onTheirWayTo(potId: string): bigint;
  sideBySide<Value>(shares: readonly Share[], work: () => Promise<Value>): Promise<Value>;
  /** Once all who are on their way have arrived; others wait meanwhile. */
  alone<Value>(work: () => Promise<Value>): Promise<Value>;
}

const tables = new WeakMap<Database, Map<string, PotTable>>();

export function potTableOf(database: Database, rules: string): PotTable {
  const known = tables.get(database) ?? new Map<string, PotTable>();
  tables.set(database, known);
  const table = known.get(rules) ?? createPotTable();
  known.set(rules, table);
  return table;
}

export function createPotTable(): PotTable {
  const underWay = new Set<Promise<unknown>>();
  const grains = new Map<string, bigint>();
  let held: Promise<void> | undefined;

  function put({ pot: { id }, feed }: Share): void {
    const sum = (grains.get(id) ?? 0n) + feed;
    if (sum === 0n) grains.delete(id);
    else grains.set(id, sum);
  }

  async function untilFree(): Promise<void> {
    while (held) await held;
  }

  return {
    isHeld: () => held !== undefined,
    untilFree,
    onTheirWayTo: (potId) => grains.get(potId) ?? 0n,
    async sideBySide(shares, work) {
      shares.forEach(put);
      const working = work();
      underWay.add(working);
      try {
        return await working;
      } finally {
        underWay.delete(working);
        for (const { pot, feed } of shares) put({ pot, feed: -feed });
      }
    },
    async alone(work) {
      // Without a turn in between: of two that wait, the one that comes first has to be seen by the other.
      while (held) await held;
      const end = Promise.withResolvers<void>();
      held = end.promise;
      try {
        await Promise.allSettled(underWay);
        return await work();
      } finally {
        held = undefined;
        end.resolve();
      }
    },
  };
}
