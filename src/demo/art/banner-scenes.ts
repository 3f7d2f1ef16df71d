import type { FloorName, OverheadName } from './wide-parts.ts';

/** What a banner or a promotion shows. The seed picks inside the lists. */
export interface WideScene {
  night: readonly string[];
  day: readonly string[];
  heroes: readonly string[];
  companions: readonly string[];
  floors: readonly FloorName[];
  overhead: readonly OverheadName[];
}

const dayPalettes = ['mango', 'sky-day', 'mint', 'ice', 'terracotta', 'candy', 'papaya'];

export const wideScenes = {
  fair: {
    night: ['aubergine', 'plum', 'dawn'],
    day: dayPalettes,
    heroes: ['ferris', 'calavera', 'lantern', 'sun'],
    companions: ['maracas', 'guitar', 'pinata', 'drum', 'sombrero'],
    floors: ['village', 'marigolds'],
    overhead: ['cutPaper'],
  },
  football: {
    night: ['midnight', 'jade', 'lapis'],
    day: dayPalettes,
    heroes: ['football', 'trophy', 'goal'],
    companions: ['medal', 'trophy', 'thunder', 'drum', 'trumpet'],
    floors: ['pitch'],
    overhead: ['floodlights'],
  },
  live: {
    night: ['carmine', 'ember', 'plum'],
    day: dayPalettes,
    heroes: ['roulette', 'cards', 'microphone'],
    companions: ['chips', 'dice', 'ace', 'crown', 'shaker'],
    floors: ['felt'],
    overhead: ['drapes'],
  },
  slots: {
    night: ['orchid', 'aubergine', 'carmine'],
    day: dayPalettes,
    heroes: ['slot', 'jackpot', 'seven'],
    companions: ['cherries', 'bell', 'gem', 'crown', 'watermelon', 'clover'],
    floors: ['stage'],
    overhead: ['bulbs'],
  },
  lottery: {
    night: ['lapis', 'orchid', 'peacock'],
    day: dayPalettes,
    heroes: ['globe', 'balls'],
    companions: ['ticket', 'clover', 'bingo', 'horseshoe', 'coins'],
    floors: ['stage', 'fringe'],
    overhead: ['cutPaper', 'bulbs'],
  },
  gift: {
    night: ['aubergine', 'orchid', 'lagoon'],
    day: dayPalettes,
    heroes: ['gift'],
    companions: ['coins', 'pinata', 'balloon', 'horseshoe', 'bell'],
    floors: ['fringe', 'marigolds'],
    overhead: ['cutPaper'],
  },
  reef: {
    night: ['lagoon', 'abyss', 'peacock'],
    day: dayPalettes,
    heroes: ['octopus', 'shark', 'turtle'],
    companions: ['fish', 'puffer', 'crab', 'chest', 'starfish', 'koi'],
    floors: ['reef'],
    overhead: ['shafts'],
  },
  poker: {
    night: ['jade', 'emerald', 'cacao'],
    day: dayPalettes,
    heroes: ['cards', 'joker', 'ace'],
    companions: ['chips', 'crown', 'dice', 'coins'],
    floors: ['felt'],
    overhead: ['bulbs', 'drapes'],
  },
  friends: {
    night: ['dawn', 'plum', 'peacock'],
    day: dayPalettes,
    heroes: ['heart', 'hummingbird', 'butterfly'],
    companions: ['lucky-cat', 'fox', 'owl', 'axolotl', 'frog', 'jaguar'],
    floors: ['hills', 'marigolds'],
    overhead: ['bulbs', 'cutPaper'],
  },
  points: {
    night: ['lapis', 'midnight', 'aubergine'],
    day: dayPalettes,
    heroes: ['chest', 'crown', 'jackpot'],
    companions: ['gem', 'emerald', 'ring', 'coins', 'medal'],
    floors: ['stage'],
    overhead: ['bulbs'],
  },
  fiesta: {
    night: ['plum', 'storm', 'carmine'],
    day: dayPalettes,
    heroes: ['pinata', 'guitar', 'sombrero', 'mask'],
    companions: ['maracas', 'trumpet', 'drum', 'cactus', 'calavera'],
    floors: ['marigolds', 'village'],
    overhead: ['cutPaper'],
  },
  esports: {
    night: ['abyss', 'midnight', 'orchid'],
    day: dayPalettes,
    heroes: ['gamepad', 'headset', 'robot'],
    companions: ['swords', 'joystick', 'shield', 'trophy', 'rocket'],
    floors: ['grid'],
    overhead: ['floodlights'],
  },
} satisfies Record<string, WideScene>;
export type WideSceneName = keyof typeof wideScenes;

/** Takes a scene's name or a word for it; what nobody knows becomes the fair. */
export function findWideScene(hint: string): WideSceneName {
  const word = hint.trim().toLowerCase();
  const name = otherWords[word] ?? word;
  return isName(name) ? name : 'fair';
}

function isName(word: string): word is WideSceneName {
  return Object.hasOwn(wideScenes, word);
}

const otherWords: Record<string, WideSceneName> = {
  agent: 'friends',
  'e-sports': 'esports',
  fish: 'reef',
  fishing: 'reef',
  night: 'fiesta',
  promotion: 'gift',
  pvp: 'poker',
  sports: 'football',
  vip: 'points',
  weekend: 'fiesta',
  welcome: 'fair',
};
