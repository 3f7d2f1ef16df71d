import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { CommandError } from './command-error.ts';

/** What an operator is asked for, by name: their token, or a code of their authenticator. */
export type AskOperator = (name: string, wanted: 'token' | 'code') => Promise<string>;

interface Ways {
  /** A file that holds the token and nothing else. */
  tokenFile: string | undefined;
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

/**
 * From the file, else from the terminal without an echo, else a line of what is piped in. Never from
 * the command line: everybody else on the machine reads that in its list of programs.
 */
export function operatorAsker({ tokenFile, input, output }: Ways): AskOperator {
  let lines: AsyncIterator<string> | undefined;
  return async (name, wanted) => {
    if (wanted === 'token' && tokenFile) return readToken(tokenFile);
    if (input.isTTY) return askUnseen(`${questions[wanted]} of ${name}: `, input, output);
    lines ??= createInterface({ input })[Symbol.asyncIterator]();
    const { value, done } = await lines.next();
    if (done || value.trim() === '') {
      throw new CommandError(
        `Say who ${name} is: the token is asked for on a terminal, or read from the file that OPERATOR_TOKEN_FILE names or from a line of the input; a code from the line behind it.`,
      );
    }
    return value.trim();
  };
}

const questions = { token: 'Token', code: 'Code of the authenticator' } as const;

async function readToken(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CommandError(`${file} cannot be read: ${reason}.`);
  }
}

/** What is typed is echoed into nothing. */
async function askUnseen(
  question: string,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<string> {
  output.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, written) => written() });
  const asked = createInterface({ input, output: nowhere, terminal: true });
  try {
    return await new Promise<string>((resolve, reject) => {
      asked.once('close', () => reject(new CommandError('Nothing was said, and nothing done.')));
      asked.question('', (typed) => resolve(typed.trim()));
    });
  } finally {
    asked.close();
    output.write('\n');
  }
}
