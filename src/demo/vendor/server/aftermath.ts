import { createHash } from 'node:crypto';
import type { Line } from './journal.ts';

/** What became of a round that its table has left behind: a stake that came back, or a win that was decided. */
export interface LeftRound {
  round: string;
  player: string;
  currency: string;
  back: bigint;
  paid: bigint;
}

/** Of all of somebody's rounds together. */
export interface Aftermath {
  currency: string;
  rounds: number;
  back: string;
  paid: string;
}

export interface Aftermaths {
  note(left: LeftRound): void;
  /** Whose page has this key: it may outlive us and ask the next life. */
  remember(key: string, player: string): void;
  /** For a page of an earlier life, as often as it asks. */
  ofKey(key: string): Aftermath | undefined;
  /** For whoever comes in anew, once; nothing where a page has said it already. */
  take(player: string): Aftermath | undefined;
  lines(): Line[];
}

interface AftermathsGiven {
  vendor: string;
  earlier: readonly Line[];
  write(line: Line): void;
}

/** Whoever did not come back for so many others has long seen it in their betting record. */
const mostPlayers = 2_000;
const mostGuests = 10_000;

export function openAftermaths({ vendor, earlier, write }: AftermathsGiven): Aftermaths {
  const known = new Map<string, Aftermath>();
  const keys = new Map<string, string>();
  /** Pages of this life, the newest last: none of them needs to be told anything before the next. */
  const guests = new Map<string, string>();
  const shown = new Set<string>();

  function keep(player: string, one: Aftermath): void {
    known.set(player, one);
    const oldest = known.size > mostPlayers ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
  }

  for (const line of earlier) {
    if (line.kind === 'aftermath') keep(String(line.player), line.told as Aftermath);
    if (line.kind === 'aftermath-told') known.delete(String(line.player));
    if (line.kind === 'guest') keys.set(String(line.page), String(line.player));
  }
  return {
    note({ player, currency, back, paid }) {
      const before = known.get(player);
      const told = {
        currency,
        rounds: (before?.rounds ?? 0) + 1,
        back: String(BigInt(before?.back ?? 0) + back),
        paid: String(BigInt(before?.paid ?? 0) + paid),
      };
      shown.delete(player);
      keep(player, told);
      write({ vendor, kind: 'aftermath', player, told });
    },
    remember(key, player) {
      const page = hashOf(key);
      guests.set(page, player);
      const oldest = guests.size > mostGuests ? guests.keys().next().value : undefined;
      if (oldest !== undefined) guests.delete(oldest);
      write({ vendor, kind: 'guest', page, player });
    },
    ofKey(key) {
      const player = keys.get(hashOf(key));
      const told = player === undefined ? undefined : known.get(player);
      if (player !== undefined && told) shown.add(player);
      return told;
    },
    take(player) {
      const told = known.get(player);
      if (!told) return undefined;
      known.delete(player);
      write({ vendor, kind: 'aftermath-told', player });
      return shown.has(player) ? undefined : told;
    },
    lines: () => [
      ...[...known].map(([player, told]) => ({ vendor, kind: 'aftermath', player, told })),
      // Of the pages of earlier lives only those are still told something.
      ...[...keys]
        .filter(([, player]) => known.has(player))
        .concat([...guests])
        .map(([page, player]) => ({ vendor, kind: 'guest', page, player })),
    ],
  };
}

/** The journal opens no page. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
