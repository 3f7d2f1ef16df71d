import type { TableEvent } from '#contract/rooms.ts';

/** What a step of a numero makes out of date: what is on sale, what was drawn. */
export type Stale = 'sale' | 'results';

/** A connection that was lost says hello again: what happened meanwhile is not told. */
export function staleAfter(event: TableEvent): readonly Stale[] {
  if (event.kind === 'hello') return ['sale', 'results'];
  if (event.kind !== 'lottery.numero') return [];
  switch (event.body.state) {
    case 'open':
      return ['sale'];
    case 'drawn':
      return ['sale', 'results'];
    case 'void':
      return ['sale', 'results'];
    default:
      // Each device knows the closing by its own countdown. One's own tickets have an event of their own.
      return [];
  }
}

/**
 * Events come in bursts (one numero closes, the next opens, the one before is drawn) and to all devices at
 * once: what they make out of date is collected for a moment, and asked for once.
 */
export function collectStale(
  ask: (stale: ReadonlySet<Stale>) => void,
  waitMs: () => number,
): { add: (stale: readonly Stale[]) => void; stop: () => void } {
  const collected = new Set<Stale>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    add: (stale) => {
      for (const part of stale) collected.add(part);
      if (collected.size === 0 || timer !== undefined) return;
      timer = setTimeout(() => {
        timer = undefined;
        const parts = new Set(collected);
        collected.clear();
        ask(parts);
      }, waitMs());
    },
    stop: () => clearTimeout(timer),
  };
}
