import { inTransaction } from '#server/db/open.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import {
  selectIncidents,
  settleIncidents,
  type VendorIncidentRow,
} from './vendor-incident-store.ts';
import { selectVendors, switchLink, type VendorRow } from './vendor-operate-store.ts';

const mostListed = 100;

type OperateContext = Pick<AppContext, 'database'>;

/** Who they are, whether stakes are taken there, and how many of their rounds run. */
export function listVendors({ database }: OperateContext): Promise<VendorRow[]> {
  return selectVendors(database);
}

/**
 * Closed, a vendor launches nothing and takes no stake; what was begun is played to its end (G-STOP).
 * False where there is no such vendor.
 */
export async function switchVendor(
  { database }: OperateContext,
  { vendor, isOpen, note }: { vendor: string; isOpen: boolean; note: string },
  actor: Actor,
): Promise<boolean> {
  const { done } = await inTransaction(database, async (transaction) => {
    if (!(await switchLink(transaction, { vendor, isOpen, note }))) return { done: false };
    const action = isOpen ? 'vendor.open' : 'vendor.close';
    await writeAudit(transaction, actor, action, `vendor:${vendor}`, note === '' ? {} : { note });
    return { done: true };
  });
  return done;
}

/** What no program may decide about rounds and transfers: it waits here for a person. */
export function listVendorIncidents({ database }: OperateContext): Promise<VendorIncidentRow[]> {
  return selectIncidents(database, mostListed);
}

/** Somebody has looked and done what there was to do. False where it does not wait any more. */
export async function settleVendorIncident(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { id, note }: { id: string; note: string },
  actor: Actor,
): Promise<boolean> {
  const { done } = await inTransaction(database, async (transaction) => {
    const settling = { now: clock.now(), by: `operator:${actor.name}`, note };
    if ((await settleIncidents(transaction, { id }, settling)) === 0) return { done: false };
    await writeAudit(transaction, actor, 'vendor.incident', `incident:${id}`, { note });
    return { done: true };
  });
  return done;
}
