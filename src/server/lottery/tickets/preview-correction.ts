import type { Database } from '#server/db/open.ts';
import { outcomeOf } from './settle-numero.ts';
import { selectNumero, selectUnsettled } from './settle-store.ts';
import type { TicketRules } from './ticket-rules.ts';

/** What another result would change for tickets bought with money, in minor units. */
export interface CorrectionPreview {
  tickets: number;
  changed: number;
  /** Prizes and rebates by the result that holds, and by the other one. */
  before: bigint;
  after: bigint;
  /** What players would get more, and what would be taken back from others. */
  toPay: bigint;
  toTakeBack: bigint;
}

/** Counts every ticket of a settled numero by another result; writes nothing. */
export async function previewCorrection(
  database: Database,
  rules: TicketRules,
  { numeroId, result }: { numeroId: string; result: string[] },
): Promise<CorrectionPreview> {
  const preview = { tickets: 0, changed: 0, before: 0n, after: 0n, toPay: 0n, toTakeBack: 0n };
  const numero = await selectNumero(database, numeroId);
  if (!numero) return preview;
  const edition = numero.edition + 1;
  let after = '0';
  for (;;) {
    const tickets = await selectUnsettled(database, { numeroId, edition, after, atMost: 1_000 });
    if (tickets.length === 0) return preview;
    for (const ticket of tickets.filter(({ purse }) => purse === 'money')) {
      const { paid, rebate } = outcomeOf(rules, { ...numero, result }, ticket);
      const was = BigInt(ticket.paid) + BigInt(ticket.rebate);
      const will = BigInt(paid) + BigInt(rebate);
      preview.tickets += 1;
      preview.before += was;
      preview.after += will;
      if (was === will) continue;
      preview.changed += 1;
      if (will > was) preview.toPay += will - was;
      else preview.toTakeBack += was - will;
    }
    after = tickets.at(-1)?.id ?? after;
  }
}
