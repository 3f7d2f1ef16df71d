import type { Database } from '#server/db/open.ts';
import { type ListedTicket, selectListTickets } from './ticket-store.ts';

/** A whole sealed list in its order, for whoever counts its root anew. */
export function readList(database: Database, numeroId: string): Promise<ListedTicket[]> {
  return selectListTickets(database, numeroId);
}
