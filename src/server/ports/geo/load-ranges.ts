import { type Database, inTransaction } from '#server/db/open.ts';
import { parseNetwork } from './network.ts';
import {
  deleteRangesOfFiles,
  insertRangesOfFile,
  type PlacedRange,
  upsertOperatorRange,
} from './store.ts';

export type Loaded = { done: true; value: number } | { done: false; faults: readonly string[] };

/**
 * Replaces what earlier files said by `network,country` lines. One bad line and nothing changes:
 * half a table would place half a country elsewhere.
 */
export async function loadRanges(
  database: Database,
  open: () => AsyncIterable<string> | Iterable<string>,
): Promise<Loaded> {
  return inTransaction(database, async (transaction): Promise<Loaded> => {
    await deleteRangesOfFiles(transaction);
    const faults: string[] = [];
    let batch: PlacedRange[] = [];
    let lineNumber = 0;
    let loaded = 0;
    for await (const line of open()) {
      lineNumber += 1;
      if (line.trim() === '' || (lineNumber === 1 && isHeading(line))) continue;
      const range = readRange(line);
      if (!range) faults.push(`line ${lineNumber}: ${quoted(line)}`);
      else if (faults.length === 0) batch.push(range);
      if (faults.length === faultsShown) break;
      if (batch.length < batchSize) continue;
      await insertRangesOfFile(transaction, batch);
      loaded += batch.length;
      batch = [];
    }
    if (faults.length > 0) return { done: false, faults };
    await insertRangesOfFile(transaction, batch);
    return { done: true, value: loaded + batch.length };
  });
}

/** Places one range by hand, ahead of what a file says; false where either is malformed. */
export async function placeRange(
  database: Database,
  network: string,
  country: string,
): Promise<boolean> {
  const range = readRange(`${network},${country}`);
  if (!range) return false;
  await upsertOperatorRange(database, range);
  return true;
}

const batchSize = 5_000;
const faultsShown = 10;

function readRange(line: string): PlacedRange | undefined {
  const [network = '', country = '', ...more] = line.split(',').map(unquoted);
  if (more.length > 0 || !parseNetwork(network) || !/^[A-Z]{2}$/i.test(country)) return undefined;
  return { network, country: country.toUpperCase() };
}

function unquoted(field: string): string {
  return field.trim().replace(/^"(.*)"$/, '$1');
}

function isHeading(line: string): boolean {
  return /^"?network"?,/i.test(line.trim());
}

function quoted(line: string): string {
  return JSON.stringify(line.length > 80 ? `${line.slice(0, 80)}…` : line);
}
