import type { AppContext } from '#server/kernel/app-context.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { selectTime } from './room-store.ts';

/** A measurement that took so long says nothing. */
const longestDoubtMs = 50;

/** By how much each clock of ours has been found behind its database's. */
const behind = new WeakMap<Clock, number>();

/**
 * The time at tables that many share: the database's, which all gateways have in common. By two clocks
 * that differ somebody could hear at one gateway that it has burst, and leave in time at another.
 */
export function roomTime({ clock }: Pick<AppContext, 'clock'>): Date {
  return new Date(clock.now().getTime() + (behind.get(clock) ?? 0));
}

/** Compares the clocks; what may be the question's way there and back changes nothing. */
export async function setRoomTime({ clock, database }: Pick<AppContext, 'clock' | 'database'>) {
  const began = clock.now().getTime();
  const at = (await selectTime(database)).getTime();
  const ended = clock.now().getTime();
  const doubtMs = (ended - began) / 2;
  if (doubtMs > longestDoubtMs) return;
  const foundMs = at - (began + ended) / 2;
  if (Math.abs(foundMs - (behind.get(clock) ?? 0)) > doubtMs + 1) {
    behind.set(clock, Math.round(foundMs));
  }
}
