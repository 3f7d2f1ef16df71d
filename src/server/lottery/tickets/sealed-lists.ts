import { listFloors, sisterOf } from '#lottery/merkle.ts';
import type { Database } from '#server/db/open.ts';
import { digestBytes } from './digest-bytes.ts';
import { selectListHashes } from './ticket-store.ts';

export interface ListPlace {
  /** From 0, and how long the list is. */
  index: number;
  count: number;
  /** From the leaf up, in hexadecimal. */
  siblings: string[];
}

export interface SealedLists {
  /** Null for a ticket that is not on the list of this numero, which is sealed. */
  placeOf(numeroId: string, ticketId: string): Promise<ListPlace | null>;
}

interface SealedList {
  /** Where each ticket stands. */
  places: ReadonlyMap<string, number>;
  /** Each floor's nodes one after the other: an object for each node would weigh three times as much. */
  floors: readonly Buffer[];
}

/**
 * Sealed lists as they are asked for: a list is read and hashed once, however many of its players look, since it
 * changes no more. The one that was asked for longest ago gives way.
 */
export function createSealedLists(database: Database, mostTickets = 300_000): SealedLists {
  const known = new Map<string, Promise<SealedList>>();
  const sizes = new Map<string, number>();

  async function listOf(numeroId: string): Promise<SealedList> {
    const found = known.get(numeroId) ?? readList(database, numeroId);
    // Set anew, it stands last; the first of a map is the oldest.
    known.delete(numeroId);
    known.set(numeroId, found);
    try {
      const list = await found;
      sizes.set(numeroId, list.places.size);
      return list;
    } catch (thrown) {
      known.delete(numeroId);
      throw thrown;
    } finally {
      makeRoom();
    }
  }

  function makeRoom(): void {
    let kept = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const numeroId of known.keys()) {
      if (kept <= mostTickets && known.size <= mostLists) return;
      kept -= sizes.get(numeroId) ?? 0;
      sizes.delete(numeroId);
      known.delete(numeroId);
    }
  }

  return {
    async placeOf(numeroId, ticketId) {
      const { places, floors } = await listOf(numeroId);
      const index = places.get(ticketId);
      return index === undefined
        ? null
        : { index, count: places.size, siblings: way(floors, index) };
    },
  };
}

const mostLists = 500;
const nodeBytes = 32;

async function readList(database: Database, numeroId: string): Promise<SealedList> {
  const list = await selectListHashes(database, numeroId);
  const hashes = list.map(({ hash }) => hash);
  return {
    places: new Map(list.map(({ id }, index) => [id, index])),
    floors: listFloors(hashes, digestBytes).map((nodes) => Buffer.concat(nodes)),
  };
}

function way(floors: readonly Buffer[], index: number): string[] {
  return floors.flatMap((nodes, height) => {
    const from = sisterOf(index, height) * nodeBytes;
    return from < nodes.length && nodes.length > nodeBytes
      ? [nodes.toString('hex', from, from + nodeBytes)]
      : [];
  });
}
