import { commitmentOf } from '#games/draw.ts';
import type { Line } from './types.ts';

/**
 * The text whose SHA-256 stands on the sealed list: what was bought, and a salt that the owner alone
 * knows, so that nobody can try out tickets against the list. Who bought it is not in it.
 *
 *     verbena-ticket-1
 *     ticket:ID
 *     game:GAME
 *     numero:NUMERO
 *     series:SERIES
 *     stake:MINOR UNITS
 *     salt:64 HEXADECIMAL DIGITS
 *     line:PLAY|UNIT|MULTIPLE|NOTES|SYMBOLS
 *
 * One `line` for each line of the slip, in its order. Symbols of a row are joined by commas, rows by
 * semicolons. Lines of the text are joined by a line feed, with none at the end.
 */
export function ticketText(ticket: TicketToHash): string {
  const fields = [ticket.id, ticket.game, ticket.numero, String(ticket.series), ticket.stake];
  const rows = ticket.lines.flatMap((line) => [line.play, line.unit, ...line.choice.flat()]);
  if (![...fields, ...rows].every((field) => /^[\w.-]+$/.test(field))) {
    throw new RangeError('a ticket holds letters, digits, points and dashes');
  }
  if (!/^[0-9a-f]{64}$/.test(ticket.salt)) throw new RangeError('a salt is 64 hexadecimal digits');
  return [
    'verbena-ticket-1',
    `ticket:${ticket.id}`,
    `game:${ticket.game}`,
    `numero:${ticket.numero}`,
    `series:${ticket.series}`,
    `stake:${ticket.stake}`,
    `salt:${ticket.salt}`,
    ...ticket.lines.map(lineText),
  ].join('\n');
}

/** The ticket's hash; whoever doubts it can make it with any tool. */
export function ticketHash(ticket: TicketToHash): string {
  return commitmentOf(ticketText(ticket));
}

export interface TicketToHash {
  id: string;
  game: string;
  numero: string;
  series: number;
  /** Minor units as digits. */
  stake: string;
  salt: string;
  lines: readonly (Line & { notes: number })[];
}

function lineText({ play, unit, multiple, notes, choice }: Line & { notes: number }): string {
  const symbols = choice.map((row) => row.join(',')).join(';');
  return `line:${play}|${unit}|${multiple}|${notes}|${symbols}`;
}
