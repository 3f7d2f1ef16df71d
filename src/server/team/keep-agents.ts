import { agentTypes, trialType } from '#contract/member.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type Actor, isUnnamed, writeAudit } from '#server/operator/audit.ts';
import {
  type AgentRow,
  approveMove,
  cancelMove,
  deleteStop,
  forgetFigures,
  insertCode,
  insertMove,
  insertStop,
  isBelow,
  lockWaitingMove,
  makeAgent,
  selectAccount,
} from './agent-store.ts';
import { selectTimeZone } from './counting-store.ts';

type App = Pick<AppContext, 'database' | 'clock'>;

/** What became of a command; the reason is one for a person at the terminal. */
export type AgentChange<Done extends string, Why extends string> =
  | { is: Done; account: string; at?: Date }
  | { is: Why };

export async function turnIntoAgent(
  { database }: App,
  account: string,
  actor: Actor,
): Promise<AgentChange<'made' | 'already', 'unknown'>> {
  return write(database, async (transaction) => {
    const found = await selectAccount(transaction, account);
    if (!found || found.type === trialType) return { is: 'unknown' };
    if (isAgent(found)) return { is: 'already', account: found.account };
    await makeAgent(transaction, found.id);
    await writeAudit(transaction, actor, 'agent-make', found.account, {});
    return { is: 'made', account: found.account };
  });
}

export async function giveCode(
  { database, clock }: App,
  { account, code, domain }: { account: string; code: string; domain: string | null },
  actor: Actor,
): Promise<AgentChange<'given', 'unknown' | 'taken'>> {
  return write(database, async (transaction) => {
    const found = await selectAccount(transaction, account);
    if (!found || !isAgent(found)) return { is: 'unknown' };
    const wanted = { code, playerId: found.id, domain, now: clock.now() };
    if (!(await insertCode(transaction, wanted))) return { is: 'taken' };
    await writeAudit(transaction, actor, 'agent-code', found.account, { code });
    return { is: 'given', account: found.account };
  });
}

type MoveEnd = AgentChange<
  'asked' | 'approved',
  | 'unknown'
  | 'unnamed'
  | 'same-person'
  | 'other-move'
  | 'cycle'
  | 'there-already'
  | 'approved-already'
>;

/** The first person asks, a second one who asks for the same approves it. */
export async function moveLine(
  { database, clock }: App,
  { account, to }: { account: string; to: string },
  actor: Actor,
): Promise<MoveEnd> {
  if (isUnnamed(actor)) return { is: 'unnamed' };
  const now = clock.now();
  return write(database, async (transaction): Promise<MoveEnd> => {
    const moved = await selectAccount(transaction, account);
    const agent = await selectAccount(transaction, to);
    if (!moved || !agent || moved.type === trialType || !isAgent(agent)) return { is: 'unknown' };
    if (moved.uplineId === agent.id) return { is: 'there-already' };
    if (moved.id === agent.id || (await isBelow(transaction, moved.id, agent.id))) {
      return { is: 'cycle' };
    }
    const waiting = await lockWaitingMove(transaction, moved.id);
    const detail = { to: agent.account };
    if (!waiting) {
      const move = { playerId: moved.id, toAgentId: agent.id, by: actor.name, now };
      await insertMove(transaction, move);
      await writeAudit(transaction, actor, 'agent-move-ask', moved.account, detail);
      return { is: 'asked', account: moved.account };
    }
    if (waiting.toAgentId !== agent.id) return { is: 'other-move' };
    if (waiting.state === 'approved') return { is: 'approved-already' };
    if (waiting.askedBy === actor.name) return { is: 'same-person' };
    const timeZone = await selectTimeZone(transaction);
    const at = await approveMove(transaction, { id: waiting.id, by: actor.name, now, timeZone });
    await writeAudit(transaction, actor, 'agent-move-approve', moved.account, detail);
    return { is: 'approved', account: moved.account, at };
  });
}

/** One person is enough: everything stays as it is. */
export async function takeBackMove(
  { database, clock }: App,
  account: string,
  actor: Actor,
): Promise<AgentChange<'taken-back', 'unknown' | 'no-move'>> {
  return write(database, async (transaction) => {
    const found = await selectAccount(transaction, account);
    if (!found) return { is: 'unknown' };
    const move = { playerId: found.id, now: clock.now() };
    if (!(await cancelMove(transaction, move))) return { is: 'no-move' };
    await writeAudit(transaction, actor, 'agent-move-take-back', found.account, {});
    return { is: 'taken-back', account: found.account };
  });
}

export async function stopAgent(
  { database, clock }: App,
  { account, reason }: { account: string; reason: string },
  actor: Actor,
): Promise<AgentChange<'stopped', 'unknown'>> {
  return write(database, async (transaction) => {
    const found = await selectAccount(transaction, account);
    if (!found || !isAgent(found)) return { is: 'unknown' };
    await insertStop(transaction, {
      agentId: found.id,
      reason,
      by: actor.name,
      now: clock.now(),
    });
    await writeAudit(transaction, actor, 'agent-stop', found.account, { reason });
    return { is: 'stopped', account: found.account };
  });
}

export async function resumeAgent(
  { database }: App,
  account: string,
  actor: Actor,
): Promise<AgentChange<'resumed', 'unknown'>> {
  return write(database, async (transaction) => {
    const found = await selectAccount(transaction, account);
    if (!found || !(await deleteStop(transaction, found.id))) return { is: 'unknown' };
    await writeAudit(transaction, actor, 'agent-resume', found.account, {});
    return { is: 'resumed', account: found.account };
  });
}

/** Empties the figures; the gateway's reader counts them anew from the facts. */
export async function recount({ database }: App, actor: Actor): Promise<void> {
  await write(database, async (transaction) => {
    await forgetFigures(transaction);
    await writeAudit(transaction, actor, 'agent-recount', 'figures', {});
  });
}

function isAgent({ type }: Pick<AgentRow, 'type'>): boolean {
  return agentTypes.includes(type);
}

async function write<Value>(
  database: AppContext['database'],
  work: (transaction: Transaction) => Promise<Value>,
): Promise<Value> {
  const { value } = await inTransaction(database, async (transaction) =>
    done(await work(transaction)),
  );
  return value;
}
