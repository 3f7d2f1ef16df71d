import { type Database, inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import { type Actor, machineName, writeAudit } from '#server/operator/audit.ts';
import type { TicketHooks } from './hooks.ts';
import { afterVoid } from './reveal-voided.ts';
import { type VoidOutcome, voidNumero } from './store.ts';

/** The house's numero whose beacon is overdue: the stakes return. */
export function voidOverdue(
  database: Database,
  hooks: TicketHooks,
  id: string,
): Promise<VoidOutcome> {
  return voidWith(database, hooks, { id, subject: '', reason: 'no-beacon', actor: null });
}

interface OperatorsVoid {
  id: string;
  /** As the audit names the numero. */
  subject: string;
  reason: string;
  actor: Actor;
}

/** Before closing one operator is enough; afterwards a second one has to ask for the same. */
export function voidByOperator(
  database: Database,
  hooks: TicketHooks,
  asked: OperatorsVoid,
): Promise<VoidOutcome> {
  return voidWith(database, hooks, asked);
}

async function voidWith(
  database: Database,
  hooks: TicketHooks,
  asked: Omit<OperatorsVoid, 'actor'> & { actor: Actor | null },
): Promise<VoidOutcome> {
  const { id, reason, actor } = asked;
  const { value } = await inTransaction(database, async (transaction) => {
    const by = actor?.name ?? machineName;
    const outcome = await voidNumero(transaction, { id, reason, by });
    if (outcome === 'void') await afterVoid(transaction, hooks, id);
    if (actor && (outcome === 'void' || outcome === 'waiting')) {
      const action = outcome === 'void' ? 'lottery-void' : 'lottery-void-asked';
      await writeAudit(transaction, actor, action, asked.subject, { reason });
    }
    return done(outcome);
  });
  return value;
}
