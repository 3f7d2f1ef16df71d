import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { CommandError } from '../command-error.ts';

/** The first thing that is wrong is named with its place in the file. */
export async function readDefinition<Definition extends v.GenericSchema>(
  file: string,
  schema: Definition,
): Promise<v.InferOutput<Definition>> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`${file} cannot be read.`);
  });
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new CommandError(`${file} is no JSON.`);
  }
  const read = v.safeParse(schema, given);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const place = v.getDotPath(issue);
  throw new CommandError(`${file}${place ? `, at ${place}` : ''}: ${issue.message}.`);
}
