import type { Overlay } from './overlay-atom.ts';

/** What an entry of the history holds open: what it says itself, or what its address means. */
export function overlayOf(entry: {
  pathname: string;
  overlay: string | undefined;
}): Overlay | null {
  if (entry.overlay !== undefined) return readOverlay(entry.overlay);
  const path = entry.pathname.replace(/\/$/, '');
  if (path === '/login') return { kind: 'login' };
  return path === '/register' ? { kind: 'register' } : null;
}

export function writeOverlay(overlay: Overlay): string {
  return JSON.stringify(overlay);
}

/**
 * The one that demands its own button also survives the back gesture, so it has no entry; neither has
 * what holds a code, which history would write down, nor a contract's popup, which opens by itself.
 */
export function hasEntry(overlay: Overlay): boolean {
  const isForced = overlay.kind === 'change-password' && overlay.isForced === true;
  return !withoutEntry.has(overlay.kind) && !isForced;
}

const withoutEntry: ReadonlySet<Overlay['kind']> = new Set([
  'announcements',
  'contract',
  'hand-over',
  'finish-sign-in',
  'link-sign-in',
  'reset-password',
]);

/** History outlives releases: what this one cannot read is nothing. */
function readOverlay(text: string): Overlay | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && 'kind' in read ? (read as Overlay) : null;
  } catch {
    return null;
  }
}
