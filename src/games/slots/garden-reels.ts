import type { Strip } from './reels.ts';

export type GardenSymbol =
  | 'wild'
  | 'flower'
  | 'bee'
  | 'butterfly'
  | 'ladybird'
  | 'snail'
  | 'ace'
  | 'king'
  | 'queen'
  | 'knave'
  | 'ten';

/** The letters of the strips. */
export const gardenSymbols: Readonly<Record<string, GardenSymbol>> = {
  W: 'wild',
  F: 'flower',
  E: 'bee',
  U: 'butterfly',
  Y: 'ladybird',
  N: 'snail',
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'knave',
  T: 'ten',
};

export const wild = 'W';
export const flower = 'F';

/** A wild stands for everything but a flower, and only on the three reels in the middle. */
export const gardenStrips: readonly Strip[] = [
  'TFQJYAAYJEQANEJNUTYKJKQUKTTKNQ',
  'KQJYTTJKUEJWYUQAAQFQAJTNKNEYTN',
  'EUJKYQQKNTYFANQWEQTNUTAWTJJKJA',
  'ETNJYAWATTYUNQTKFJUNEKYJJQKQAQ',
  'FNUYYUAYQNJTQKKJTJTQTEQKEJAUNA',
];

/** In hundredths of the stake, for three, four and five reels from the left, and for each way. */
export const gardenPays: Readonly<Record<string, readonly [number, number, number]>> = {
  E: [150, 600, 3000],
  U: [120, 400, 1500],
  Y: [80, 250, 800],
  N: [60, 200, 600],
  A: [35, 100, 400],
  K: [30, 100, 300],
  Q: [25, 80, 250],
  J: [20, 60, 200],
  T: [15, 50, 150],
};

/** In hundredths of the stake, for three, four and five anywhere. */
export const flowersPay: readonly [number, number, number] = [200, 1000, 5000];

/** Three flowers or more bring them; flowers among them pay, and bring no further ones. */
export const freeSpins = 10;
export const freeSpinsPay = 2;
export const fewestFlowers = 3;
