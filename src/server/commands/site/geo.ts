import { open } from 'node:fs/promises';
import type { Database } from '#server/db/open.ts';
import { loadRanges, placeRange } from '#server/ports/geo/load-ranges.ts';
import { CommandError } from '../command-error.ts';
import { UsageError } from '../usage-error.ts';
import { readCountry, readNetwork } from './read-region.ts';
import { defineCommand } from './site-command.ts';

export const geo = defineCommand<GeoRequest>({
  name: 'geo',
  usage: `  geo load FILE                           replaces the table of countries (lines: network,country)
  geo set RANGE COUNTRY                   places one range, whatever the table says`,
  parse: parseGeo,
  async run({ database }, request) {
    if (request.kind === 'geo-load') return loadFile(database, request.file);
    await placeRange(database, request.network, request.country);
    return `${request.network} is in ${request.country} now.`;
  },
});

type GeoRequest =
  | { kind: 'geo-load'; file: string }
  | { kind: 'geo-set'; network: string; country: string };

function parseGeo([word, ...rest]: readonly string[]): GeoRequest {
  const [first, second] = rest;
  if (word === 'load' && first && rest.length === 1) return { kind: 'geo-load', file: first };
  if (word === 'set' && first && second && rest.length === 2) {
    return { kind: 'geo-set', network: readNetwork(first), country: readCountry(second) };
  }
  throw new UsageError('It is "geo load FILE" or "geo set RANGE COUNTRY".');
}

async function loadFile(database: Database, file: string): Promise<string> {
  const loaded = await loadRanges(database, () => linesOf(file)).catch((cause) => {
    if (cause instanceof Error && 'syscall' in cause) {
      throw new CommandError(`${file} cannot be read: ${cause.message}.`);
    }
    throw cause;
  });
  if (loaded.done) return `${loaded.value} ranges are loaded.`;
  const faults = loaded.faults.map((fault) => `  ${fault}`).join('\n');
  throw new CommandError(`Nothing was changed: these are no "network,country" lines.\n${faults}`);
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const handle = await open(file);
  yield* handle.readLines();
}
