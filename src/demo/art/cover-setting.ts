import type { BackdropName } from './backdrops.ts';
import type { GarlandName } from './garlands.ts';
import type { GroundName } from './grounds.ts';
import { findMotif, type MotifGroup, motifGroups } from './motif-library.ts';
import type { Motif } from './motifs/motif.ts';
import type { SmallName } from './small-things.ts';

/** What a category of games may be drawn with. */
interface CoverSetting {
  motifs: readonly Motif[];
  backdrops: readonly BackdropName[];
  grounds: readonly GroundName[];
  garlands: readonly GarlandName[];
  small: readonly SmallName[];
}

/** A class (scratch, video poker …) narrows the motifs of its type; an unknown one changes nothing. */
export function coverSetting(gameType: string, gameClassify: string): CoverSetting {
  const setting = settings[gameType] ?? fairground;
  const narrowed = classMotifs[gameClassify.toUpperCase()];
  return narrowed ? { ...setting, motifs: narrowed } : setting;
}

const from = (...groups: MotifGroup[]): readonly Motif[] =>
  groups.flatMap((group): readonly Motif[] => motifGroups[group]);

const only = (...ids: string[]): readonly Motif[] =>
  ids.map((id) => {
    const motif = findMotif(id);
    if (!motif) throw new Error(`No motif is called ${id}`);
    return motif;
  });

const fairground: CoverSetting = {
  motifs: from('fruits', 'treasures', 'reels', 'heavens', 'fair', 'beasts', 'land', 'sea'),
  backdrops: [
    'sunburst',
    'disc',
    'rosette',
    'niche',
    'mountains',
    'village',
    'scales',
    'curtains',
    'dahlia',
    'serape',
    'bokeh',
  ],
  grounds: ['hills', 'stage', 'checker', 'dunes', 'fringe', 'marigolds', 'mosaic', 'waves'],
  garlands: ['cutPaper', 'cutPaper', 'bulbs', 'pennants', 'swag', 'lamps', 'none'],
  small: ['coin', 'flower', 'sparkle', 'confetti', 'leaf', 'gem'],
};

const salon: CoverSetting = {
  motifs: [
    ...from('tables'),
    ...only('crown', 'trophy', 'chest', 'moon', 'gem', 'lantern', 'dragon', 'coins'),
  ],
  backdrops: ['curtains', 'niche', 'scales', 'rosette', 'bokeh', 'dahlia', 'sunburst'],
  grounds: ['felt', 'stage', 'checker', 'mosaic'],
  garlands: ['bulbs', 'lamps', 'none', 'cutPaper'],
  small: ['chip', 'spade', 'sparkle', 'coin'],
};

const draw: CoverSetting = {
  motifs: [
    ...from('draws'),
    ...only(
      'comet',
      'clover',
      'horseshoe',
      'seven',
      'wheel',
      'coins',
      'sun',
      'moon',
      'dragon',
      'lantern',
      'sunflower',
      'balloon',
    ),
  ],
  backdrops: ['sunburst', 'disc', 'rosette', 'dahlia', 'scales', 'serape', 'village', 'bokeh'],
  grounds: ['stage', 'fringe', 'mosaic', 'marigolds', 'hills'],
  garlands: ['pennants', 'cutPaper', 'lamps', 'bulbs'],
  small: ['ball', 'confetti', 'coin', 'sparkle'],
};

const settings: Record<string, CoverSetting> = {
  RNG: fairground,
  LIVE: salon,
  PVP: { ...salon, motifs: [...salon.motifs, ...only('clover', 'ring', 'heart', 'jaguar')] },
  LOTT: draw,
  ELOTT: draw,
  SPORTS: {
    motifs: [
      ...from('sports'),
      ...only('shield', 'crown', 'thunder', 'horseshoe', 'drum', 'trumpet'),
    ],
    backdrops: ['stadium', 'sunburst', 'mountains', 'bokeh', 'disc'],
    grounds: ['pitch', 'pitch', 'checker', 'fringe'],
    garlands: ['pennants', 'bulbs', 'none'],
    small: ['confetti', 'sparkle', 'star'],
  },
  ESPORTS: {
    motifs: [
      ...from('arena'),
      ...only(
        'trophy',
        'dragon',
        'rocket',
        'thunder',
        'crown',
        'fox',
        'owl',
        'planet',
        'medal',
        'mask',
      ),
    ],
    backdrops: ['horizon', 'stadium', 'sunburst', 'bokeh', 'dahlia'],
    grounds: ['grid', 'grid', 'stage', 'checker'],
    garlands: ['none', 'bulbs', 'none'],
    small: ['sparkle', 'star', 'gem', 'confetti'],
  },
  FISH: {
    motifs: [...from('sea'), ...only('chest', 'frog', 'axolotl', 'palm')],
    backdrops: ['deep', 'deep', 'scales', 'disc', 'sunburst'],
    grounds: ['reef', 'reef', 'waves'],
    garlands: ['none'],
    small: ['bubble', 'coin', 'minnow', 'star'],
  },
  INHOUSE: {
    ...fairground,
    motifs: [
      ...from('tables', 'draws', 'reels'),
      ...only('rocket', 'plane', 'gem', 'crown', 'joystick', 'robot'),
    ],
    small: ['coin', 'chip', 'sparkle', 'confetti', 'gem'],
  },
};

const classMotifs: Record<string, readonly Motif[]> = {
  SC: only(
    'scratch',
    'ticket',
    'gift',
    'coins',
    'clover',
    'envelope',
    'horseshoe',
    'pinata',
    'chest',
    'bell',
  ),
  VP: only('cards', 'ace', 'joker', 'chips', 'crown', 'seven', 'heart', 'jackpot'),
  JP: only(
    'jackpot',
    'crown',
    'slot',
    'lever',
    'chest',
    'seven',
    'gem',
    'trophy',
    'bell',
    'coins',
    'emerald',
    'ring',
  ),
  TG: only(
    'roulette',
    'ace',
    'chips',
    'dice',
    'cards',
    'wheel',
    'tiles',
    'shaker',
    'joker',
    'crown',
  ),
  AC: only(
    'rocket',
    'plane',
    'plinko',
    'joystick',
    'gamepad',
    'robot',
    'balloon',
    'wheel',
    'dice',
    'gem',
    'comet',
    'planet',
  ),
  BG: only('bingo', 'balls', 'globe', 'ticket', 'wheel', 'sombrero', 'maracas', 'clover'),
};
