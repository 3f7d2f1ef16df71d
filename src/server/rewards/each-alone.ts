/**
 * Does something for each of many, as a rule in a transaction of its own. What stops one keeps nobody else from
 * theirs: it is put off, and answered for the job's own log.
 */
export async function eachAlone<One>(
  all: readonly One[],
  change: (one: One) => Promise<unknown>,
  putOff: (one: One) => Promise<unknown>,
): Promise<unknown[]> {
  const faults: unknown[] = [];
  for (const one of all) {
    await change(one).catch(async (fault: unknown) => {
      faults.push(fault);
      await putOff(one);
    });
  }
  return faults;
}

/** Everybody else is served by now: the job's log says what stopped how many. */
export function reportFaults(faults: readonly unknown[], of: string): void {
  if (faults.length === 0) return;
  const [first] = faults;
  const why = first instanceof Error ? first.message : String(first);
  throw new AggregateError(faults, `${faults.length} ${of} stopped, the first of them: ${why}`);
}

/** When one that was stopped is looked at again. */
export function triedAgainAt(now: Date): Date {
  return new Date(now.getTime() + restMs);
}

const restMs = 60 * 60_000;
