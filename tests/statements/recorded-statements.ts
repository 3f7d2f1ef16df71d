import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Statement } from './note-statements.ts';

/** What calls ask, what jobs ask, and what webhooks and vendors' callbacks ask, each with a file a room. */
export type RecordFolder = 'recorded' | 'recorded-jobs' | 'recorded-webhooks';

const pathOf = (folder: RecordFolder) => fileURLToPath(new URL(`./${folder}/`, import.meta.url));
const server = fileURLToPath(new URL('../../src/server/', import.meta.url));

/** By the function that asks (`inhouse/store.ts: fillCoins`), everything that it asked. */
export type Recorded = ReadonlyMap<string, ReadonlySet<string>>;

export function byFunction(statements: readonly Statement[]): Recorded {
  const functions = new Map<string, Set<string>>();
  for (const { room, file, by, text } of statements) {
    const name = `${room}/${file}: ${by}`;
    functions.set(name, (functions.get(name) ?? new Set()).add(text));
  }
  return functions;
}

/**
 * The statements that the record does not have, of a function that is not on record too. One that is on
 * record and did not ask this time may have answered from memory.
 */
export function otherThanRecorded(asked: Recorded, recorded: Recorded): string[] {
  return [...asked].flatMap(([name, texts]) =>
    [...texts].filter((text) => !recorded.get(name)?.has(text)).map((text) => said(name, text)),
  );
}

async function readRecorded(from: RecordFolder): Promise<Recorded> {
  const functions = new Map<string, Set<string>>();
  const folder = pathOf(from);
  if (!existsSync(folder)) return functions;
  for (const file of await readdir(folder)) {
    const room = basename(file, '.sql');
    const text = await readFile(join(folder, file), 'utf8');
    for (const [, place = '', statement = ''] of text.matchAll(/^-- (.+)\n([\s\S]*?);\n$/gm)) {
      const name = `${room}/${place}`;
      functions.set(name, (functions.get(name) ?? new Set()).add(statement));
    }
  }
  return functions;
}

/** Writes a file a room. A function that did not ask this time keeps its text while its source has it. */
async function record(into: RecordFolder, asked: Recorded): Promise<void> {
  const folder = pathOf(into);
  const rooms = new Map<string, string[]>();
  for (const [name, texts] of new Map([...(await readRecorded(into)), ...asked])) {
    if (!asked.has(name) && !(await isInSource(name))) continue;
    const [room = ''] = name.split('/');
    const place = name.slice(room.length + 1);
    const ofRoom = rooms.get(room) ?? [];
    rooms.set(room, [...ofRoom, ...[...texts].map((text) => said(place, text))]);
  }
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [room, statements] of rooms) {
    await writeFile(join(folder, `${room}.sql`), statements.toSorted().join('\n'));
  }
}

/** Whether the file still has a function of that name. */
async function isInSource(name: string): Promise<boolean> {
  const [file = '', by = ''] = name.split(': ');
  const path = join(server, file);
  return existsSync(path) && (await readFile(path, 'utf8')).includes(by);
}

function said(name: string, text: string): string {
  return `-- ${name}\n${text};\n`;
}

/** What a test was to ask for, where RECORD_STATEMENTS is set written into the folder first. */
export async function compareWithRecord(
  folder: RecordFolder,
  statements: readonly Statement[],
): Promise<string[]> {
  const asked = byFunction(statements);
  if (process.env.RECORD_STATEMENTS) await record(folder, asked);
  return otherThanRecorded(asked, await readRecorded(folder));
}

/** What a failing test says to whoever meant the change. */
export const howToRecord = 'If it is meant, record it: RECORD_STATEMENTS=1, and read what changed.';
