import type { AppContext } from '#server/kernel/app-context.ts';
import type { Vendor } from '#server/ports/vendors/vendor.ts';
import { insertIncident, settleIncidents } from '../operate/vendor-incident-store.ts';
import { type Holder, saveComparedTo, selectHolders } from './transfer-compare-store.ts';

const comparedAtOnce = 50;

/**
 * At rest both books say the same; where they do not, no program decides who is right. So many players
 * at a time, the next ones the next time. Between two looks the feed is read by `isQuiet`: what was
 * played just now, or whose vendor does not answer, is no difference.
 */
export async function compareBooks(
  app: AppContext,
  code: string,
  { vendor, isQuiet }: { vendor: Vendor; isQuiet: () => Promise<boolean> },
): Promise<void> {
  const holders = await selectHolders(app.database, code, { atMost: comparedAtOnce });
  const differing: string[] = [];
  for (const one of holders) {
    if (await look(app, code, vendor, one)) differing.push(one.accountId);
  }
  const last = holders.length === comparedAtOnce ? holders.at(-1)?.accountId : undefined;
  await saveComparedTo(app.database, code, last ?? '0');
  if (differing.length === 0 || !(await isQuiet())) return;
  const again = { atMost: comparedAtOnce, among: differing };
  for (const one of await selectHolders(app.database, code, again)) {
    const theirs = await look(app, code, vendor, one);
    if (theirs !== null) await raise(app, code, one, theirs);
  }
}

/** What the vendor says, where that differs; what was an incident and is none any more is settled. */
async function look(
  app: AppContext,
  code: string,
  vendor: Vendor,
  { playerId, name, amount, currency }: Holder,
): Promise<string | null> {
  const reply = await vendor.balance(name);
  // Who is nobody there has nothing there.
  const isNobody = !reply.isAnswered && reply.reason === 'status-404';
  if (!reply.isAnswered && !isNobody) return null;
  const theirs = reply.isAnswered ? reply.value : { amount: '0', currency };
  if (theirs.amount !== amount || theirs.currency !== currency) {
    return isNobody ? 'nothing' : `${theirs.amount} ${theirs.currency}`;
  }
  const settled = { now: app.clock.now(), by: 'house', note: 'equal again' };
  await settleIncidents(app.database, { vendor: code, subject: `player:${playerId}` }, settled);
  return null;
}

function raise(
  app: AppContext,
  vendor: string,
  { playerId, amount, currency }: Holder,
  theirs: string,
): Promise<void> {
  return insertIncident(app.database, {
    vendor,
    kind: 'wallet-differs',
    subject: `player:${playerId}`,
    playerId,
    detail: { ours: amount, theirs, currency },
    now: app.clock.now(),
  });
}
