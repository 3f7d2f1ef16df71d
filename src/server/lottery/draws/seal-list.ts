import { firstRoundAt, timeOfRound } from '#games/beacon-network.ts';
import { sealBeforeRoundMs } from '#lottery/beacon-networks.ts';
import { type Database, inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { plan } from '#server/kernel/jobs.ts';
import { findNetwork } from '#server/ports/beacon/open-beacon.ts';
import type { DrawRules, TicketHooks } from './hooks.ts';
import { lockToSeal, type NumeroRow, sealNumero, selectClock } from './store.ts';

export const drawKind = 'lottery-draw';

/**
 * Seals the list of tickets once the sale is over, and plans the draw with it. Whichever gateway comes
 * second finds the numero closed and does nothing.
 */
export function sealList(
  { database }: Pick<AppContext, 'database'>,
  rules: DrawRules,
  hooks: TicketHooks,
  id: string,
) {
  return inTransaction(database, async (transaction) => {
    const numero = await lockToSeal(transaction, id);
    if (!numero) return done(null);
    const hashes = await hooks.listHashes(transaction, id);
    const root = rules.listRoot(hashes);
    // Asked for after the hashing: a long list takes seconds, in which rounds come.
    const rounds = roundsFor(numero, await selectClock(transaction));
    const sealed = await sealNumero(transaction, id, { root, count: hashes.length, ...rounds });
    if (sealed) await planDraw(transaction, sealed);
    return done(sealed ?? null);
  });
}

/** A list that is sealed when its round may be known already could be written to suit it. */
function roundsFor({ beacon_network: name, beacon_round: round }: NumeroRow, now: Date) {
  if (name === null || round === null) return { plannedAt: null, laterRound: null, laterAt: null };
  const network = findNetwork(name);
  if (!network) throw new Error('A numero names a beacon that nobody knows.');
  const laterRound = firstRoundAt(network, new Date(now.getTime() + sealBeforeRoundMs));
  return {
    plannedAt: timeOfRound(network, Number(round)),
    laterRound,
    laterAt: timeOfRound(network, laterRound),
  };
}

async function planDraw(transaction: Database, numero: NumeroRow): Promise<void> {
  const network = numero.beacon_network && findNetwork(numero.beacon_network);
  const roundAt = network ? timeOfRound(network, Number(numero.beacon_round)) : numero.draws_at;
  // The time of the draw was published: no result comes before it.
  const due = roundAt > numero.draws_at ? roundAt : numero.draws_at;
  await plan(transaction, { kind: drawKind, key: numero.id, due });
}
