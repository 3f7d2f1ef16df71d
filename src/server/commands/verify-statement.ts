import { readFile } from 'node:fs/promises';
import { isSignedBy } from '#server/records/statement/sign-statement.ts';
import { CommandError } from './command-error.ts';

interface StatementVerdict {
  file: string;
  key: string;
  /** The house signed this file, and not a character of it was changed. */
  isGenuine: boolean;
}

export async function verifyStatement(file: string, key: string): Promise<StatementVerdict> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`${file} cannot be read.`);
  });
  return { file, key, isGenuine: isSignedBy(key, text) };
}
