import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const kinds = ['src/**/*.test.{ts,tsx}', '{sw,tests}/**/*.test.{ts,tsx}'];
const needsOwn = /\bvi\.(?:mock|doMock|resetModules)\(|@vitest-environment/;

/**
 * Files of tests that put something in a module's place, or have a document. Such a file needs a process of
 * its own; all others share processes, since one anew for each would take longer than the tests themselves.
 */
export function apartTests(root: string): string[] {
  return kinds
    .flatMap((kind) => globSync(kind, { cwd: root }))
    .filter(
      (file) =>
        !file.includes('.db.test.') && needsOwn.test(readFileSync(join(root, file), 'utf8')),
    );
}
