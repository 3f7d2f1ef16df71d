import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Statement } from './note-statements.ts';

const folder = new URL('./recorded/', import.meta.url).pathname;

/** By room, the text of its file: each statement once, below the function that asks it. */
export type Recorded = Readonly<Record<string, string>>;

export function writeDown(statements: readonly Statement[]): Recorded {
  const rooms = new Map<string, Set<string>>();
  for (const statement of statements.filter((each) => !isByChance(each))) {
    const { room, file, by, text } = statement;
    const ofRoom = rooms.get(room) ?? new Set();
    rooms.set(room, ofRoom.add(`-- ${file}: ${by}\n${text};\n`));
  }
  return Object.fromEntries(
    [...rooms.keys()]
      .toSorted()
      .map((room) => [room, [...(rooms.get(room) ?? [])].toSorted().join('\n')]),
  );
}

/** Asked or not by what a game's draw or another reader decides, and so in no two runs alike. */
function isByChance({ room, file, by }: Statement): boolean {
  return [
    // A purse is filled when what was played in coins left it short.
    'inhouse/store.ts: fillCoins',
    // Who reads settled facts finds none where a job was there a moment before.
    'settled-facts/fact-store.ts: selectFacts',
    'settled-facts/fact-store.ts: moveCursor',
  ].includes(`${room}/${file}: ${by}`);
}

export async function readRecorded(): Promise<Recorded> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const read = names.map(
    async (name): Promise<[string, string]> => [
      basename(name, '.sql'),
      await readFile(join(folder, name), 'utf8'),
    ],
  );
  return Object.fromEntries(await Promise.all(read));
}

export async function record(statements: Recorded): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [room, text] of Object.entries(statements)) {
    await writeFile(join(folder, `${room}.sql`), text);
  }
}
