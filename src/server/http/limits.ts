import type { Clock } from '#server/kernel/clock.ts';

export interface Limits {
  /** Answers the seconds to wait where the address has asked too much. */
  consume(kind: 'calls' | 'files', address: string): number | undefined;
  /** One that was counted and turned out to be welcome. */
  giveBack(kind: 'calls' | 'files', address: string): void;
}

/**
 * Counted by the minute and answered at once: every request passes here, and a promise for each
 * would cost more than the counting.
 */
export function createLimits(callsPerMinute: number, clock: Pick<Clock, 'elapsedMs'>): Limits {
  const counts = {
    calls: countMinutes(callsPerMinute),
    // One screen shows forty covers: files are cheap and come in crowds.
    files: countMinutes(callsPerMinute * filesForACall),
  };
  return {
    consume: (kind, address) => counts[kind].consume(address, clock.elapsedMs()),
    giveBack: (kind, address) => counts[kind].giveBack(address),
  };
}

const filesForACall = 10;
const minuteMs = 60_000;

/** Of one address: how often it asked, and when that is forgotten. */
interface Minute {
  count: number;
  endsAtMs: number;
}

function countMinutes(atMost: number) {
  // A minute is as long for everyone, so the oldest stand first and go first.
  const minutes = new Map<string, Minute>();

  function begin(address: string, nowMs: number): Minute {
    for (const [oldest, { endsAtMs }] of minutes) {
      if (endsAtMs > nowMs) break;
      minutes.delete(oldest);
    }
    const minute = { count: 0, endsAtMs: nowMs + minuteMs };
    minutes.set(address, minute);
    return minute;
  }

  return {
    consume(address: string, nowMs: number): number | undefined {
      let minute = minutes.get(address);
      if (!minute || minute.endsAtMs <= nowMs) minute = begin(address, nowMs);
      minute.count += 1;
      if (minute.count <= atMost) return undefined;
      return Math.max(1, Math.ceil((minute.endsAtMs - nowMs) / 1000));
    },
    giveBack(address: string): void {
      const minute = minutes.get(address);
      if (minute && minute.count > 0) minute.count -= 1;
    },
  };
}
