import { sql } from 'kysely';
import { identify } from '#server/identity/sessions/identify.ts';
import { placeTicket } from '#server/lottery/tickets/place-ticket.ts';
import { ticketRules } from '#server/lottery/tickets/ticket-rules.ts';
import type { FreshSite } from '#tests/gateway/fresh-site.ts';
import { plantLottery, plantNumeros } from '#tests/lottery/ticket-stage.ts';

/** A lottery in sale, and a player with a ticket to keep, one to take back, and a chase. */
export async function fillLottery(
  { app }: Pick<FreshSite, 'app'>,
  token: string,
): Promise<Record<string, string>> {
  const player = await identify(app, token);
  if (player === null || player === 'expired') throw new Error('Nobody plays there.');
  await plantLottery(app.database);
  const [numero = '', next = '', later = ''] = await plantNumeros(app.database, 6);
  // A busy machine comes to the tickets later than their first ten minutes.
  await sql`update lottery_numero set closes_at = closes_at + interval '1 hour',
    draws_at = draws_at + interval '1 hour'`.execute(app.database);
  const buy = async (chase?: {
    stopsOnWin: boolean;
    numeros: { numero: string; multiple: number }[];
  }) => {
    const sold = await placeTicket(
      app,
      ticketRules,
      {
        requestId: crypto.randomUUID(),
        purse: 'money',
        language: 'es',
        game: 'DIGIT',
        numero,
        series: 1_900,
        lines: [{ play: 'two-front-direct', choice: [['1'], ['2']], unit: '1', multiple: 1 }],
        ...(chase ? { chase } : {}),
      },
      player,
    );
    if (!sold.done) throw new Error(sold.code);
    return sold.value;
  };
  const kept = await buy();
  const returned = await buy();
  const { chase } = await buy({ stopsOnWin: true, numeros: [{ numero: next, multiple: 2 }] });
  return {
    ...{ numero, laterNumero: later },
    keptTicket: kept.ticket.id,
    openTicket: returned.ticket.id,
    chase: chase?.id ?? '',
  };
}
