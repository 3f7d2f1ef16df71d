import type { AppContext } from '#server/kernel/app-context.ts';
import { type Scope, slotFor } from '#server/kernel/scope.ts';
import { selectTime } from './room-store.ts';

/** A measurement that took so long says nothing. */
const longestDoubtMs = 50;

/** By how much our clock has been found behind the database's. */
const lag = slotFor<{ ms: number }>('lag of the clock behind the database');
const lagOf = (scope: Scope) => scope.once(lag, () => ({ ms: 0 }));

/**
 * The time at tables that many share: the database's, which all gateways have in common. By two clocks
 * that differ somebody could hear at one gateway that it has burst, and leave in time at another.
 */
export function roomTime({ clock, scope }: Pick<AppContext, 'clock' | 'scope'>): Date {
  return new Date(clock.now().getTime() + lagOf(scope).ms);
}

/** Compares the clocks; what may be the question's way there and back changes nothing. */
export async function setRoomTime({
  clock,
  database,
  scope,
}: Pick<AppContext, 'clock' | 'database' | 'scope'>) {
  const began = clock.now().getTime();
  const at = (await selectTime(database)).getTime();
  const ended = clock.now().getTime();
  const doubtMs = (ended - began) / 2;
  if (doubtMs > longestDoubtMs) return;
  const foundMs = at - (began + ended) / 2;
  const known = lagOf(scope);
  if (Math.abs(foundMs - known.ms) > doubtMs + 1) known.ms = Math.round(foundMs);
}
