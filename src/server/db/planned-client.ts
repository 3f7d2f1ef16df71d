import { Client } from 'pg';

/**
 * A statement that begins with `planned('name')` is read and planned by the server once a connection and
 * not at every call: for what every call asks, planning costs more than answering. Its columns are
 * named one by one, so a migration that adds others leaves the plan good.
 */
export class PlannedClient extends Client {
  // What the pool calls and its types are many; all but the one in question go through as they are.
  override query(...given: unknown[]): never {
    const [text, values] = given;
    const name = typeof text === 'string' ? marked.exec(text)?.[1] : undefined;
    const asked = name === undefined ? given : [{ name, text, values }, ...given.slice(2)];
    return (super.query as (...all: unknown[]) => never)(...asked);
  }
}

/** Stands at the beginning of a statement; its name is one statement's alone. */
export function planned(name: string): string {
  return `/* planned: ${name} */`;
}

const marked = /^\s*\/\* planned: ([a-z-]+) \*\//;
