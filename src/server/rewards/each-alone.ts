interface Alone<One> {
  /** How the log names one, without anything of its person. */
  name: (one: One) => string;
  change: (one: One) => Promise<unknown>;
  putOff: (one: One) => Promise<unknown>;
}

/**
 * Does something for each of many, as a rule in a transaction of its own. What stops one keeps nobody else from
 * theirs: it is put off, and answered for the gateway's log, with its name.
 */
export async function eachAlone<One>(
  all: readonly One[],
  { name, change, putOff }: Alone<One>,
): Promise<Error[]> {
  const faults: Error[] = [];
  for (const one of all) {
    await change(one).catch(async (cause: unknown) => {
      faults.push(stopped(name(one), cause));
      await putOff(one);
    });
  }
  return faults;
}

/** What stopped a part of a job; the log writes its cause as well. */
export function stopped(name: string, cause: unknown): Error {
  return new Error(`${name} is stopped, and tried again later.`, { cause });
}

/** When one that was stopped is looked at again. */
export function triedAgainAt(now: Date): Date {
  return new Date(now.getTime() + restMs);
}

const restMs = 60 * 60_000;
