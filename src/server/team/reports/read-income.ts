import type { AnswerOf, RequestOf } from '#contract/call.ts';
import {
  type agentAnnouncements,
  type agentIncome,
  type IncomeKind,
  incomeKinds,
} from '#contract/team-reports.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { agentBillKind } from '#server/ledger/agent-kinds.ts';
import { readTimeZone } from '#server/records/read-time-zone.ts';
import { readFrame } from '../team-scope.ts';
import { isAgentStopped } from '../tree-store.ts';
import { selectAnnouncements, selectIncome } from './report-store.ts';

/** By which kind of transfer the ledger knows each kind of income. */
const transferKindOf: Readonly<Record<IncomeKind, string>> = {
  'agent-rebate': 'agent-rebate',
  dividend: agentBillKind('dividend'),
  'daily-salary': agentBillKind('daily'),
  'hourly-salary': agentBillKind('hourly'),
  'realtime-salary': agentBillKind('realtime'),
};

/** What an agent received from uplines and rebates, and paid to downlines. */
export async function readIncome(
  app: AppContext,
  days: RequestOf<typeof agentIncome>,
  player: Player,
): Promise<Outcome<AnswerOf<typeof agentIncome>, 'agent.stopped'>> {
  const { database } = app;
  if (await isAgentStopped(database, player.id)) return refuse('agent.stopped');
  const { range, currency } = await readFrame(app, days);
  const kinds = Object.values(transferKindOf);
  const rows = await selectIncome(database, { ...range, agentId: player.id, kinds, currency });
  const list = rows.flatMap(({ kind, ...row }) => {
    const known = incomeKinds.find((one) => transferKindOf[one] === kind);
    return known ? [{ ...row, kind: known }] : [];
  });
  const sumOf = (name: 'received' | 'paid') =>
    String(list.reduce((sum, row) => sum + BigInt(row[name]), 0n));
  return done({ list, received: sumOf('received'), paid: sumOf('paid'), currency, range });
}

/** What the merchant tells its agents, the newest first. */
export async function readAnnouncements(
  app: AppContext,
  { language }: RequestOf<typeof agentAnnouncements>,
  player: Player,
): Promise<Outcome<AnswerOf<typeof agentAnnouncements>, 'agent.stopped'>> {
  const { database, clock } = app;
  if (await isAgentStopped(database, player.id)) return refuse('agent.stopped');
  const timeZone = await readTimeZone(app);
  return done({
    list: await selectAnnouncements(database, { language, timeZone, now: clock.now() }),
  });
}
