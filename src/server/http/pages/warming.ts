export interface Warming {
  /** At once, as before the doors open. */
  now(): void;
  /** After a moment, in which further requests join this one. */
  soon(): void;
  /** Begins nothing more, and waits for what is under way. */
  stop(): Promise<void>;
}

/** The work asks between its steps whether to go on: a newer request makes the rest of it pointless. */
export type WarmingWork = (isWanted: () => boolean) => Promise<void>;

/** One warming at a time, and one for all the changes of a moment. */
export function createWarming(work: WarmingWork): Warming {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();
  let newest = 0;
  let isStopped = false;

  function now(): void {
    clearTimeout(timer);
    timer = undefined;
    if (isStopped) return;
    newest += 1;
    const own = newest;
    const isWanted = () => own === newest && !isStopped;
    underWay = underWay.then(() => (isWanted() ? work(isWanted) : undefined));
  }

  return {
    now,
    soon() {
      // Not put off by those that follow: changes that never pause would keep home cold.
      if (!isStopped) timer ??= setTimeout(now, momentMs).unref();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}

/** A command that changes content bumps its version once a row; people notice no quarter second. */
export const momentMs = 250;
