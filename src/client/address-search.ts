/**
 * What stands behind the question mark is words, read as they are written: the router’s own way makes
 * numbers of digits, which rounds long ids, and writes ids in quotes so as to tell them apart.
 */
export function parseSearch(query: string): Record<string, string> {
  const search: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(query)) search[name] ??= unquoted(value);
  return search;
}

export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined) continue;
    const text = String(value);
    // Somebody may look for words in quotes, which would be taken for an old address.
    query.set(name, isQuoted(text) ? JSON.stringify(text) : text);
  }
  const written = query.toString();
  return written && `?${written}`;
}

/** Addresses that were written before, in notices and bookmarks, hold ids as JSON. */
function unquoted(text: string): string {
  try {
    return isQuoted(text) ? JSON.parse(text) : text;
  } catch {
    return text;
  }
}

const isQuoted = (text: string) => text.startsWith('"');
