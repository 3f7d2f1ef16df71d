import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface SchemaFile {
  /** The path inside `db/`, such as `functions/ledger/ledger_post.sql`. */
  name: string;
  text: string;
  hash: string;
}

export interface SchemaFiles {
  baseline: SchemaFile[];
  functions: SchemaFile[];
  /** In the order of their numbers. */
  steps: SchemaFile[];
  /** What each role may do; a file bears its role's name. */
  roles: SchemaFile[];
}

const ownFolder = fileURLToPath(new URL('.', import.meta.url));

/** Everything that this version of the gateway knows of its database. */
export async function readSchemaFiles(folder = ownFolder): Promise<SchemaFiles> {
  const baseline = await readFolder(folder, 'schema');
  return {
    // A comment may be mended at any time: the tables stay what they are.
    baseline: baseline.map((file) => ({ ...file, hash: hashOf(withoutComments(file.text)) })),
    functions: await readFolder(folder, 'functions'),
    steps: await readFolder(folder, 'migrations'),
    roles: await readFolder(folder, 'roles'),
  };
}

/** A function's file bears its name, and nothing else is in it; so does a role's. */
export function bareNameOf({ name }: Pick<SchemaFile, 'name'>): string {
  return name.replace(/^.*\//, '').replace(/\.sql$/, '');
}

/** `create index concurrently` and its like refuse to run inside a transaction. */
export function runsOutsideTransaction({ text }: SchemaFile): boolean {
  return text.startsWith('-- outside a transaction');
}

async function readFolder(folder: string, kind: string): Promise<SchemaFile[]> {
  const found = await readdir(join(folder, kind), { recursive: true }).catch(() => []);
  const names = found.filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, kind, name), 'utf8');
      return { name: `${kind}/${name.replaceAll('\\', '/')}`, text, hash: hashOf(text) };
    }),
  );
}

function withoutComments(text: string): string {
  return text.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim();
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
