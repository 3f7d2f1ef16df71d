import type { Ticket } from '#contract/lottery-tickets.ts';
import type { Language } from '#contract/values.ts';
import { coinCurrency } from '#server/inhouse/rounds/coins.ts';
import type { PlannedTicket } from './plan-slip.ts';
import type { NumeroFacts, SaleFacts } from './sale-facts.ts';
import type { SlipToWrite, TicketToWrite } from './sale-store.ts';

interface Sold {
  facts: SaleFacts;
  numero: NumeroFacts;
  slip: SlipToWrite;
  written: TicketToWrite;
  planned: PlannedTicket;
  chaseId: string | null;
  language: Language;
}

/** A ticket as reading it would show it, out of what was just written: a sale reads nothing back. */
export function soldTicket(sold: Sold): Ticket {
  const { facts, numero, slip, written, planned, chaseId, language } = sold;
  return {
    id: written.id,
    game: slip.game,
    name: nameIn(slip.name, language) ?? slip.game,
    family: facts.game.family,
    purse: slip.purse,
    numero: {
      numero: numero.numero,
      state: numero.state,
      opensAt: numero.opensAt.toISOString(),
      closesAt: numero.closesAt.toISOString(),
      drawsAt: numero.drawsAt.toISOString(),
    },
    seal: numero.seal,
    result: null,
    voidReason: null,
    state: 'open',
    lines: planned.lines.map(({ play, choice, unit, multiple }) => ({
      ...{ play, unit, multiple },
      choice: choice.map((symbols) => [...symbols]),
    })),
    notes: slip.notes,
    series: slip.series,
    maxSeries: slip.max_series,
    stake: written.stake,
    best: written.best,
    outcome: null,
    currency: slip.purse === 'coins' ? coinCurrency : slip.commodity,
    placedAt: slip.at.toISOString(),
    settledAt: null,
    edition: 0,
    mayCancel: facts.game.sale.is_cancellable && numero.isBeforeClosing,
    chaseId,
    hash: written.hash,
  };
}

/** As `inLanguage` reads it: in English where the language has no words. */
function nameIn(name: unknown, language: Language): string | undefined {
  const words = name as Partial<Record<Language, string>> | null;
  return words?.[language] || words?.en;
}
