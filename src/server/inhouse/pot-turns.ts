import type { Database } from '#server/db/open.ts';

/**
 * What one gateway has on its way to the pots of a game. While they are far from being hit, stakes go
 * side by side; close to it each waits for the one before, since only then is it known whether it hits.
 */
interface Table {
  onTheirWay: number;
  last: Promise<unknown>;
}

const tables = new WeakMap<Database, Map<string, Table>>();

function tableOf(database: Database, rules: string): Table {
  const known = tables.get(database) ?? new Map<string, Table>();
  tables.set(database, known);
  const table = known.get(rules) ?? { onTheirWay: 0, last: Promise.resolve() };
  known.set(rules, table);
  return table;
}

export function onTheirWay(database: Database, rules: string): number {
  return tableOf(database, rules).onTheirWay;
}

/** Beside all others. */
export async function sideBySide<Value>(
  database: Database,
  rules: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const table = tableOf(database, rules);
  table.onTheirWay += 1;
  try {
    return await work();
  } finally {
    table.onTheirWay -= 1;
  }
}

/** After all who have come this way before. */
export function oneByOne<Value>(
  database: Database,
  rules: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const table = tableOf(database, rules);
  const mine = table.last.then(() => sideBySide(database, rules, work));
  table.last = mine.catch(() => undefined);
  return mine;
}
