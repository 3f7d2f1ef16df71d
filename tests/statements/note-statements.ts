import { AsyncLocalStorage } from 'node:async_hooks';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DefaultQueryCompiler } from 'kysely';
import { plainStatement } from './plain-statement.ts';

/** One statement of the gateway: what it says, and which function of which room's file says it. */
export interface Statement {
  room: string;
  file: string;
  by: string;
  text: string;
}

const noted = new AsyncLocalStorage<Statement[]>();

/**
 * Kysely writes the text of every query in this one method, while the function that asks still stands
 * on the stack. Noted are the queries inside `noteStatements`; jobs, and what a test asks for itself,
 * pass as they are.
 */
export function listenToStatements(): void {
  // Files of tests share a process: of two listeners each statement would be noted twice.
  if (isListening) return;
  isListening = true;
  const compile = DefaultQueryCompiler.prototype.compileQuery;
  DefaultQueryCompiler.prototype.compileQuery = function (...given) {
    const compiled = compile.apply(this, given);
    const statements = noted.getStore();
    const source = statements && sourceOf(readStack());
    if (source) statements.push({ ...source, text: plainStatement(compiled.sql) });
    return compiled;
  };
}

let isListening = false;

/** Kysely's own functions take more than the ten lines that a stack has by itself. */
function readStack(): string {
  const usual = Error.stackTraceLimit;
  Error.stackTraceLimit = 60;
  const { stack = '' } = new Error('Only its stack is read.');
  Error.stackTraceLimit = usual;
  return stack;
}

/** Runs `answer`; returns its reply and the statements that it asked. */
export async function noteStatements<Reply>(answer: () => Promise<Reply>) {
  const statements: Statement[] = [];
  const reply = await noted.run(statements, answer);
  return { reply, statements };
}

const server = fileURLToPath(new URL('../../src/server/', import.meta.url));

/** The function of the gateway that asks: the innermost one on the stack. */
function sourceOf(stack: string): Omit<Statement, 'text'> | undefined {
  for (const [, by = '', path = ''] of stack.matchAll(frame)) {
    const inside = relative(server, path);
    if (inside.startsWith('..')) continue;
    const [room = '', ...file] = inside.split('/');
    return { room, file: file.join('/'), by };
  }
  return undefined;
}

const frame = /at (?:async )?(?:(?:\w+\.)?(\w+)[^(\n]*\()?(?:file:\/\/)?(\/[^\s()]+\.ts):\d+:\d+/g;
