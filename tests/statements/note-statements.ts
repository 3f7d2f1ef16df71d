import { AsyncLocalStorage } from 'node:async_hooks';
import { relative } from 'node:path';
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
 * Every query is put into words by this one method, while the function that asks still stands on the
 * stack. From then on each is noted that belongs to what is noted; jobs and clocks belong to nothing.
 */
export function listenToStatements(): void {
  Error.stackTraceLimit = Math.max(Error.stackTraceLimit, 60);
  const compile = DefaultQueryCompiler.prototype.compileQuery;
  DefaultQueryCompiler.prototype.compileQuery = function (...given) {
    const compiled = compile.apply(this, given);
    const source = sourceOf(new Error('Only its stack is read.'));
    if (source) noted.getStore()?.push({ ...source, text: plainStatement(compiled.sql) });
    return compiled;
  };
}

/** What is asked of the database while `answer` runs, and what came of it. */
export async function noteStatements<Reply>(answer: () => Promise<Reply>) {
  const statements: Statement[] = [];
  const reply = await noted.run(statements, answer);
  return { reply, statements };
}

const server = new URL('../../src/server/', import.meta.url).pathname;

/** The innermost function of a room; a test that fills its site asks in no room's name. */
function sourceOf({ stack = '' }: Error): Omit<Statement, 'text'> | undefined {
  for (const [, by = '', path = ''] of stack.matchAll(frame)) {
    const inside = relative(server, path);
    if (inside.startsWith('..')) continue;
    const [room = '', ...file] = inside.split('/');
    return { room, file: file.join('/'), by };
  }
  return undefined;
}

const frame = /at (?:async )?(?:(?:\w+\.)?(\w+)[^(\n]*\()?(?:file:\/\/)?(\/[^\s()]+\.ts):\d+:\d+/g;
