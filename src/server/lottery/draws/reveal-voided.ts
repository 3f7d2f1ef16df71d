import type { Transaction } from '#server/db/open.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type JobHandler, plan } from '#server/kernel/jobs.ts';
import { roundSignature } from './beacon-store.ts';
import { seedOf } from './chain.ts';
import type { TicketHooks } from './hooks.ts';
import { type NumeroRow, revealSeed, selectNumero } from './store.ts';

export const revealKind = 'lottery-reveal';

/** What follows from a void, in its transaction: stakes return, and the house shows what it would have drawn from. */
export async function afterVoid(
  transaction: Transaction,
  hooks: TicketHooks,
  id: string,
): Promise<void> {
  await hooks.onVoided(transaction, id);
  await plan(transaction, { kind: revealKind, key: id, due: new Date(0) });
}

/**
 * Shows the seed of a void numero as soon as it gives no sale away, and with a sealed list the beacon's signature too,
 * however late its round is had: nobody has to believe that a void hid nothing.
 */
export function revealVoided(app: AppContext): JobHandler {
  return async ({ key: id, now }) => {
    const numero = await selectNumero(app.database, id);
    // An official draw is held elsewhere, and has no seed.
    if (numero?.state !== 'void' || !numero.chain_id || !numero.link) return 'done';
    const seed = await seedOf(app, numero.chain_id, numero.link);
    const signature = numero.list_root === null ? undefined : await signatureOf(app, numero);
    const isShown = await revealSeed(app.database, { id, seed, signature: signature ?? null });
    if (isShown && (numero.list_root === null || signature)) return 'done';
    const waitsMs = isShown ? asksBeaconMs : waitsForSaleMs;
    const isTooLate = isShown && now.getTime() > (numero.voided_at?.getTime() ?? 0) + asksForMs;
    return isTooLate ? 'done' : { again: new Date(now.getTime() + waitsMs) };
  };
}

/** A beacon that does not answer is asked again later. */
async function signatureOf(app: AppContext, numero: NumeroRow): Promise<string | undefined> {
  try {
    return await roundSignature(app, numero.beacon_network, Number(numero.beacon_round));
  } catch {
    return undefined;
  }
}

const waitsForSaleMs = 15_000;
const asksBeaconMs = 600_000;
const asksForMs = 7 * 86_400_000;
