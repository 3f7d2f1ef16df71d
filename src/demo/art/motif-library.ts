import { arena } from './motifs/arena.ts';
import { beasts } from './motifs/beasts.ts';
import { draws } from './motifs/draws.ts';
import { fair } from './motifs/fair.ts';
import { fruits } from './motifs/fruits.ts';
import { heavens } from './motifs/heavens.ts';
import { land } from './motifs/land.ts';
import type { Motif } from './motifs/motif.ts';
import { reels } from './motifs/reels.ts';
import { sea } from './motifs/sea.ts';
import { sports } from './motifs/sports.ts';
import { tables } from './motifs/tables.ts';
import { treasures } from './motifs/treasures.ts';

export const motifGroups = {
  fruits,
  treasures,
  sea,
  tables,
  draws,
  sports,
  arena,
  reels,
  heavens,
  fair,
  beasts,
  land,
} satisfies Record<string, readonly Motif[]>;
export type MotifGroup = keyof typeof motifGroups;

export const motifs: readonly Motif[] = Object.values(motifGroups).flat();

/** Finds a motif by its id or by a word that means the same thing; undefined when none does. */
export function findMotif(hint: string): Motif | undefined {
  const word = hint.trim().toLowerCase();
  const id = otherWords[word] ?? word;
  return motifs.find((motif) => motif.id === id);
}

const otherWords: Record<string, string> = {
  alebrije: 'jaguar',
  anchors: 'anchor',
  arcade: 'joystick',
  baccarat: 'ace',
  ball: 'football',
  bells: 'bell',
  bird: 'hummingbird',
  bomb: 'thunder',
  card: 'cards',
  cat: 'lucky-cat',
  cherry: 'cherries',
  clovers: 'clover',
  crash: 'rocket',
  diamond: 'gem',
  die: 'dice',
  fiesta: 'pinata',
  gems: 'gem',
  gold: 'coins',
  horseshoes: 'horseshoe',
  jester: 'joker',
  keno: 'balls',
  lightning: 'thunder',
  lime: 'citrus',
  lemon: 'citrus',
  lottery: 'globe',
  mahjong: 'tiles',
  mines: 'gem',
  orange: 'citrus',
  poker: 'cards',
  reel: 'slot',
  sevens: 'seven',
  sicbo: 'shaker',
  skull: 'calavera',
  soccer: 'football',
  space: 'planet',
  star: 'comet',
  sword: 'swords',
  temple: 'pyramid',
  tiger: 'jaguar',
  treasure: 'chest',
};
