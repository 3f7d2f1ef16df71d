export type Turn<Value> = { isTaken: true; value: Value } | { isTaken: false };

export interface Turns {
  take<Value>(work: () => Promise<Value>): Promise<Turn<Value>>;
}

interface Bounds {
  atOnce: number;
  waitingAtMost: number;
}

/**
 * Lets so many work at once and so many wait, and sends the others away at once: each hash holds
 * 19 MiB, and a flood that is let in takes the machine's memory before it takes its time.
 */
export function createTurns({ atOnce, waitingAtMost }: Bounds): Turns {
  let working = 0;
  const waiting: (() => void)[] = [];

  function leave(): void {
    const next = waiting.shift();
    // The place is handed on and not given up: nobody who arrives meanwhile slips in.
    if (next) next();
    else working -= 1;
  }

  return {
    async take(work) {
      if (working < atOnce) working += 1;
      else if (waiting.length >= waitingAtMost) return { isTaken: false };
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return { isTaken: true, value: await work() };
      } finally {
        leave();
      }
    },
  };
}
