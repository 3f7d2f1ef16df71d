/**
 * What the ledger refers to, as somebody may say it on the telephone. The ledger names some by their
 * kind, which stands over it already, and number; others by an id that nobody could say.
 */
export function sayReference(reference: string): string {
  if (uuid.test(reference)) return '';
  return reference.replace(/^[a-z-]+:(\d+)(?::\d+)?$/, '№ $1');
}

const uuid = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/;
