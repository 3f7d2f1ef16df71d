import type { Database } from '#server/db/open.ts';
import { countBalance, selectBalance } from './people-store.ts';

interface BalanceWanted {
  agentId: string;
  currency: string;
  now: Date;
}

/** What a team's wallets hold together: counted anew when somebody asks and the last count is old. */
export async function readTeamBalance(
  database: Database,
  { agentId, currency, now }: BalanceWanted,
): Promise<{ amount: string; countedAt: string }> {
  const since = new Date(now.getTime() - keptMinutes * 60_000);
  const kept = await selectBalance(database, { agentId, currency, since });
  const { amount, countedAt } = kept ?? (await countBalance(database, { agentId, currency, now }));
  return { amount, countedAt: countedAt.toISOString() };
}

const keptMinutes = 5;
