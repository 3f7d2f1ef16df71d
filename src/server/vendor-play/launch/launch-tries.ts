import type { Database } from '#server/db/open.ts';
import type { Clock } from '#server/kernel/clock.ts';

/** So often one token that is no good is looked up; then it is known to be none. */
const mostOfToken = 5;
/** Tokens that were no good, of one vendor in a minute; more than that is somebody who tries them out. */
export const mostOfVendor = 120;
const mostKnown = 10_000;
const minuteMs = 60_000;

interface Minute {
  count: number;
  endsAtMs: number;
  isTold: boolean;
}

/** What came of tokens that were brought, whichever address they were tried from. */
export interface LaunchTries {
  /** Counted before it is looked at, so that many at once are not all looked at. */
  begin(vendor: string, tokenHash: Buffer): 'wholly' | 'cheaply' | 'never';
  /** It was one: what was counted is given back. */
  welcome(vendor: string, tokenHash: Buffer): void;
  /** Whether somebody tries tokens at this vendor and nobody has been told of it this minute. */
  isNews(vendor: string): boolean;
}

const triesOf = new WeakMap<Database, LaunchTries>();

/**
 * Counted by token and by vendor and not by address: all of a vendor's players come from its one. A
 * token that is good is never refused for those that are not, so nobody can shut a vendor's door.
 */
export function launchTries(database: Database, clock: Pick<Clock, 'elapsedMs'>): LaunchTries {
  const known = triesOf.get(database) ?? openTries(clock);
  triesOf.set(database, known);
  return known;
}

function openTries(clock: Pick<Clock, 'elapsedMs'>): LaunchTries {
  const ofToken = new Map<string, number>();
  const ofVendor = new Map<string, Minute>();

  function minuteOf(vendor: string): Minute {
    const now = clock.elapsedMs();
    const running = ofVendor.get(vendor);
    if (running && running.endsAtMs > now) return running;
    const begun = { count: 0, endsAtMs: now + minuteMs, isTold: false };
    ofVendor.set(vendor, begun);
    return begun;
  }

  function add(vendor: string, tokenHash: Buffer, change: 1 | -1): { tries: number; all: number } {
    const key = `${vendor} ${tokenHash.toString('base64')}`;
    const tries = Math.max(0, (ofToken.get(key) ?? 0) + change);
    // Set anew, so that the first is always the one that was brought longest ago.
    ofToken.delete(key);
    if (tries > 0) ofToken.set(key, tries);
    const oldest = ofToken.size > mostKnown ? ofToken.keys().next().value : undefined;
    if (oldest !== undefined) ofToken.delete(oldest);
    const minute = minuteOf(vendor);
    minute.count = Math.max(0, minute.count + change);
    return { tries, all: minute.count };
  }

  return {
    begin(vendor, tokenHash) {
      const { tries, all } = add(vendor, tokenHash, 1);
      if (tries > mostOfToken) return 'never';
      return all > mostOfVendor ? 'cheaply' : 'wholly';
    },
    welcome(vendor, tokenHash) {
      add(vendor, tokenHash, -1);
    },
    isNews(vendor) {
      const minute = minuteOf(vendor);
      if (minute.isTold || minute.count <= mostOfVendor) return false;
      minute.isTold = true;
      return true;
    },
  };
}
