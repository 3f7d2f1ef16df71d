import { vi } from 'vitest';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readFactLagSeconds } from '#server/settled-facts/fact-store.ts';
import { countFacts } from '#server/team/count-facts.ts';

/** Until nothing waits: other databases of the server write too, and facts are readable behind them only. */
export async function countEverything(
  app: Pick<AppContext, 'database' | 'clock'>,
  atMost?: number,
): Promise<void> {
  const countAndLook = async () => {
    while ((await countFacts(app, atMost)) > 0);
    return (await readFactLagSeconds(app.database)) === 0;
  };
  await vi.waitUntil(countAndLook, { timeout: 60_000, interval: 20 });
}
