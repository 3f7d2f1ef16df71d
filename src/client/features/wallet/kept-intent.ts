interface Kept {
  id: string;
  /** Tells one request from another without saying what it is. */
  mark: string;
  at: number;
}

const keptMs = 15 * 60_000;

/**
 * The id under which a request is sent: the same until it is answered, however often it is sent, and also
 * after the app was put away and opened again in between. Neither amounts nor names are kept.
 */
export function intentFor(name: string, content: string, now: number): string {
  const kept = read(name);
  if (kept && now - kept.at < keptMs && kept.at <= now && kept.mark === markOf(kept.id, content)) {
    return kept.id;
  }
  const id = crypto.randomUUID();
  write(name, { id, mark: markOf(id, content), at: now });
  return id;
}

/** It has been answered: the same request again is another one. */
export function settleIntent(name: string): void {
  write(name, null);
}

/** Twice FNV-1a, begun from two sides; the id in front makes equal requests look unlike. */
function markOf(id: string, content: string): string {
  const text = `${id} ${content}`;
  return [text, [...text].reverse().join('')].map(fnv).join('');
}

function fnv(text: string): string {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

const memory = new Map<string, Kept>();

function read(name: string): Kept | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    if (isKept(stored)) return stored;
  } catch {
    // Storage is closed or full of something else: what this page remembers is all there is.
  }
  return memory.get(name) ?? null;
}

function write(name: string, kept: Kept | null): void {
  if (kept) memory.set(name, kept);
  else memory.delete(name);
  try {
    if (kept) sessionStorage.setItem(keyOf(name), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(name));
  } catch {
    // As above.
  }
}

function isKept(stored: unknown): stored is Kept {
  if (typeof stored !== 'object' || stored === null) return false;
  const { id, mark, at } = stored as Partial<Kept>;
  return typeof id === 'string' && typeof mark === 'string' && typeof at === 'number';
}

const keyOf = (name: string) => `intent:${name}`;
