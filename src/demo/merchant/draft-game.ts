import type { GameType } from '#contract/values.ts';
import { titleAt } from './compose-title.ts';
import { vendorsOf } from './vendors.ts';
import { fromLine, type Line, type Worded } from './worded.ts';
import { esports, sports } from './words/contests.ts';
import { draws } from './words/draws.ts';
import { ownGames, sharedRooms } from './words/in-house.ts';
import {
  liveFrames,
  liveTables,
  motifTurns,
  rooms,
  seatedFrames,
  seatedTables,
  type Table,
} from './words/tables.ts';

/** A game before its figures: what it is called and what its cover shows. */
export interface Draft {
  gameClassify: string;
  motif: string;
  names: Worded;
  /** Null where the return follows no table's rules but those of the vendor's game. */
  basisPoints: number | null;
}

/**
 * `place` counts through the category: vendors take turns along one sequence of titles, so no two
 * of them offer the same. `index` counts inside the vendor, for lists written by hand.
 */
export function draftAt(
  gameType: GameType,
  vassalage: string,
  place: number,
  index: number,
): Draft | undefined {
  if (gameType === 'RNG') return slotAt(place);
  if (gameType === 'FISH') return fishAt(place);
  if (gameType === 'LIVE') return liveAt(place);
  const table = tablesOf(gameType, vassalage)[index - 1];
  return table && fromTable(table);
}

/** What a vendor offers in a category whose games are listed by hand; nothing in the others. */
export function tablesOf(gameType: GameType, vassalage: string): readonly Table[] {
  if (gameType === 'LOTT' || gameType === 'ELOTT') {
    return Object.hasOwn(draws, vassalage) ? draws[vassalage as keyof typeof draws] : [];
  }
  if (gameType === 'INHOUSE') return vassalage === 'VERBENA' ? ownGames : sharedRooms;
  const all = tablesByType[gameType];
  if (!all) return [];
  const vendors = vendorsOf(gameType);
  const order = vendors.findIndex((vendor) => vendor.code === vassalage);
  if (order < 0) return [];
  const each = all.length / vendors.length;
  const own = all.slice(order * each, (order + 1) * each);
  // Classes come in turns; each vendor starts with another, as their first games stand side by side.
  return [...own.slice(order), ...own.slice(0, order)];
}

/** Classes in the order a vendor's slots come out. Its length shares no factor with the vendors'. */
const slotCycle = [
  ...['VIDEO', 'ADVENTURE', 'FRUIT', 'VIDEO', 'WAYS', 'VIDEO', 'CLASSIC', 'VIDEO', 'JACKPOT'],
  ...['ADVENTURE', 'VIDEO', 'WAYS', 'FRUIT', 'VIDEO', 'ADVENTURE', 'CLASSIC', 'VIDEO', 'WAYS'],
  ...['VIDEO', 'FRUIT', 'ADVENTURE', 'VIDEO', 'JACKPOT', 'WAYS', 'CLASSIC'],
];

/** As many ways as five reels of three rows have. */
const ways = 243;

function slotAt(place: number): Draft {
  const at = place % slotCycle.length;
  const gameClassify = slotCycle[at] ?? 'VIDEO';
  const inClass = (until: number) =>
    slotCycle.slice(0, until).filter((other) => other === gameClassify).length;
  const turn = Math.floor(place / slotCycle.length);
  const ordinal = turn * inClass(slotCycle.length) + inClass(at);
  const { motif, name } = titleAt(gameClassify, ordinal);
  const names =
    gameClassify === 'WAYS'
      ? fromLine([
          `${name.es} ${ways}`,
          `${name.en} ${ways}`,
          `${name.zh}${ways}`,
          `${name.ms} ${ways}`,
        ])
      : name;
  return { gameClassify, motif, names, basisPoints: null };
}

/** Every third is a hunt for one great animal. */
function fishAt(place: number): Draft {
  const turn = Math.floor(place / 3);
  const isBoss = place % 3 === 2;
  const gameClassify = isBoss ? 'BOSS' : 'SHOOTER';
  const { motif, name } = titleAt(gameClassify, isBoss ? turn : turn * 2 + (place % 3));
  return { gameClassify, motif, names: name, basisPoints: null };
}

function liveAt(place: number): Draft {
  const table = liveTables[place % liveTables.length];
  const room = rooms[place % rooms.length];
  const round = Math.floor(place / (liveTables.length * rooms.length));
  const frame = liveFrames[round % liveFrames.length];
  if (!table || !room || !frame) throw new Error('The live tables have no words');
  const more = Math.floor(round / liveFrames.length);
  const suffix = more === 0 ? '' : ` ${more + 1}`;
  const line = each((at) => fill(frame[at], table[3][at], room[at]) + suffix);
  const turn = Math.floor(place / liveTables.length) + (place % liveTables.length);
  return fromTable([table[0], motifOf(table, turn), table[2], line]);
}

const seated: readonly Table[] = seatedFrames.flatMap((frame, round) =>
  seatedTables.map((table, at): Table => {
    const turn = round + Math.floor(at / 4);
    const [gameClassify, , basisPoints, name] = table;
    const line = each((language) => fill(frame[language], name[language], ''));
    return [gameClassify, motifOf(table, turn), basisPoints, line];
  }),
);

function motifOf([gameClassify, motif]: Table, turn: number): string {
  const turns = motifTurns[gameClassify];
  return turns?.[turn % turns.length] ?? motif;
}

/** Shared out among the category's vendors in equal parts. */
const tablesByType: Readonly<Partial<Record<GameType, readonly Table[]>>> = {
  SPORTS: sports,
  ESPORTS: esports,
  PVP: seated,
};

function fromTable([gameClassify, motif, basisPoints, name]: Table): Draft {
  return { gameClassify, motif, names: fromLine(name), basisPoints };
}

function each(write: (at: 0 | 1 | 2 | 3) => string): Line {
  return [write(0), write(1), write(2), write(3)];
}

function fill(frame: string, noun: string, room: string): string {
  return frame.replace('{n}', noun).replace('{room}', room);
}
