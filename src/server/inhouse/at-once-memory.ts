import type { Database } from '#server/db/open.ts';
import type { PotName, PotRow } from './pot-store.ts';
import type { PairRow } from './seed-store.ts';

/** What a gateway knows of a player who plays: the pair as it drew last, its server seed still locked. */
export interface Seat {
  pair: PairRow;
  /** Until when no reality check falls due, and under which choice of the player's. */
  clear: { until: Date; minutes: number };
}

/**
 * What the last round told this gateway. Anything of it may have changed elsewhere since: the database
 * holds every word against what stands there, and what does not fit any more is read anew.
 */
interface Memory {
  seats: Map<string, Seat>;
  /** The rules a table of the catalogue is played by. */
  rules: Map<string, string>;
  pots: Map<string, PotRow>;
}

const memories = new WeakMap<Database, Memory>();

export function memoryOf(database: Database): Memory {
  const known = memories.get(database) ?? { seats: new Map(), rules: new Map(), pots: new Map() };
  memories.set(database, known);
  return known;
}

export function rememberSeat(database: Database, seat: Seat): void {
  const { seats } = memoryOf(database);
  const { player_id: playerId } = seat.pair;
  if (playerId === null) return;
  if (seats.size >= mostSeats) seats.clear();
  const known = seats.get(playerId)?.pair;
  // Of two rounds at once the later one may have been told first.
  const isOlder = known?.id === seat.pair.id && BigInt(known.nonce) > BigInt(seat.pair.nonce);
  if (!isOlder) seats.set(playerId, seat);
}

const mostSeats = 10_000;

export function rememberPot(database: Database, pot: PotRow): void {
  const known = knownPot(database, pot);
  const isOlder = known?.id === pot.id && BigInt(known.grains) > BigInt(pot.grains);
  if (!isOlder) memoryOf(database).pots.set(labelOf(pot), pot);
}

export function knownPot(database: Database, name: PotName): PotRow | undefined {
  return memoryOf(database).pots.get(labelOf(name));
}

export function forgetPot(database: Database, name: PotName): void {
  memoryOf(database).pots.delete(labelOf(name));
}

const labelOf = ({ code, purse, commodity }: PotName) => `${code}/${purse}/${commodity}`;
