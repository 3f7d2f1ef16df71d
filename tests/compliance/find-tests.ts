import type { ComplianceId } from './items.ts';

export interface NamedTest {
  path: string;
  /** The name without its ids. */
  name: string;
}

const prefixed = /(['"`])((?:[A-Z]-[A-Z]+)(?:, [A-Z]-[A-Z]+)*): ((?:(?!\1).)+)\1/g;
const isTest = /\.(test|e2e)\.tsx?$/;

/** Tests by the ids that their names begin with: `L-BREAK: …`, or `L-BREAK, L-AGENT: …` for both. */
export function testsById(
  sources: readonly { path: string; text: string }[],
): Map<ComplianceId, NamedTest[]> {
  const found = new Map<ComplianceId, NamedTest[]>();
  for (const { path, text } of sources) {
    if (!isTest.test(path)) continue;
    for (const [, , ids = '', name = ''] of text.matchAll(prefixed)) {
      for (const id of ids.split(', ') as ComplianceId[]) {
        found.set(id, [...(found.get(id) ?? []), { path, name }]);
      }
    }
  }
  return found;
}

const unheard = /(?<!describe)\(\s*['"`][A-Z]-[A-Z]{2,}(?:, [A-Z]-[A-Z]{2,})*(?![A-Z]|: |, [A-Z]-)/;

/** Tests that begin with an id and would not be counted, since no colon follows it. */
export function testsWithoutColon(sources: readonly { path: string; text: string }[]): string[] {
  return sources
    .filter(({ path, text }) => isTest.test(path) && unheard.test(text))
    .map(({ path }) => path);
}
