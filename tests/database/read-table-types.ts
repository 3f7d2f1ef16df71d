import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../src/server/db/tables/', import.meta.url));

/** The declared type of each column, by table, as `db/tables` writes it. */
export function readTableTypes(): Map<string, Map<string, string>> {
  const interfaces = new Map<string, { parent: string | undefined; members: [string, string][] }>();
  for (const file of readdirSync(folder)) {
    const text = readFileSync(join(folder, file), 'utf8').replace(/\/\*\*[\s\S]*?\*\//g, '');
    for (const [, name, parent, body] of text.matchAll(interfacePattern)) {
      interfaces.set(name ?? '', { parent, members: membersOf(body ?? '') });
    }
  }
  const columnsOf = (name: string): [string, string][] => {
    const found = interfaces.get(name);
    if (!found) throw new Error(`db/tables declares no ${name}.`);
    return [...(found.parent ? columnsOf(found.parent) : []), ...found.members];
  };
  const tables = new Map<string, Map<string, string>>();
  for (const [name, { members }] of interfaces) {
    if (!name.endsWith('Tables')) continue;
    for (const [table, type] of members) tables.set(table, new Map(columnsOf(type)));
  }
  return tables;
}

const interfacePattern = /interface (\w+)(?: extends (\w+))? \{\n([\s\S]*?)\n\}/g;

/** The formatter puts each member on a line of two spaces, and what belongs to it deeper. */
function membersOf(body: string): [string, string][] {
  return [...body.matchAll(/^ {2}(\w+):\s([\s\S]*?);(?=\n {2}\S|\n*$)/gm)].map(([, name, type]) => [
    name ?? '',
    (type ?? '').replace(/\s+/g, ' ').trim(),
  ]);
}
