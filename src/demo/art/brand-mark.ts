/**
 * All that the drawings of a brand need to know. A merchant changes these lines and runs
 * `npm run brand`; every icon, splash screen and stand-in picture follows.
 */
export interface BrandMark {
  id: string;
  /** The tile behind the mark, from its lit corner to the other. */
  background: readonly [lit: string, far: string];
  /** What a phone shows while the app opens, and the colour of the page behind it. */
  splash: string;
  /** The mark on the splash screen, which may be darker or lighter than the tile. */
  splashAccent: string;
  accent: string;
  /** A second, smaller shape in the mark. */
  detail: string;
  /** A third tone, for what lies behind: discs, facets. */
  quiet: string;
  /** The tile's corners, in parts of a hundred of its side. */
  corner: number;
  /** Outlines in a square of 100; holes are cut by the even-odd rule. */
  markPath: string;
  detailPath: string;
  /** Too fine for small sizes: drawn from about 64 px up. */
  finePath: string;
  /** What the mark rests on inside the tile; empty for none. */
  backPath: string;
}

/** Cut paper at night: a verbena's five notched petals, each with its cut-outs. */
const verbena: BrandMark = {
  id: 'verbena',
  background: ['#3d1668', '#1a0b30'],
  splash: '#120b1e',
  splashAccent: '#ffb627',
  accent: '#ffb627',
  detail: '#ff4d8d',
  quiet: '#4d2080',
  corner: 24,
  markPath:
    'M46 40C27 35 21 15 29 7C36 1 46 3 50 12C54 3 64 1 71 7C79 15 73 35 54 40zM50 16C55 21 55 28 50 33C45 28 45 21 50 16zM58.3 43.1C57.2 23.5 74.3 11.6 84.4 16.7C92.3 21.5 93.5 31.7 86.1 38.3C95.9 39.3 100.9 48.2 97.4 56.7C92.2 66.8 71.4 67.2 60.7 50.7zM82.3 39.5C79.1 45.8 72.5 48 66.2 44.7C69.4 38.4 76 36.3 82.3 39.5zM59.1 55.7C77.4 48.6 94 61.3 92.3 72.4C90.1 81.4 80.9 85.7 72.3 80.7C74.4 90.4 67.5 97.9 58.3 97.1C47.1 95.4 40.2 75.7 52.6 60.4zM70 77.5C63 76.4 58.9 70.7 60 63.8C67 64.9 71.1 70.5 70 77.5zM47.4 60.4C59.8 75.7 52.9 95.4 41.7 97.1C32.5 97.9 25.6 90.4 27.7 80.7C19.1 85.7 9.9 81.4 7.7 72.4C6 61.3 22.6 48.6 40.9 55.7zM30 77.5C28.9 70.5 33 64.9 40 63.8C41.1 70.7 37 76.4 30 77.5zM39.3 50.7C28.6 67.2 7.8 66.8 2.6 56.7C-0.9 48.2 4.1 39.3 13.9 38.3C6.5 31.7 7.7 21.5 15.6 16.7C25.7 11.6 42.8 23.5 41.7 43.1zM17.7 39.5C24 36.3 30.6 38.4 33.8 44.7C27.5 48 20.9 45.8 17.7 39.5z',
  detailPath: 'M50 41a9 9 0 1 0 .1 0zM50 46.5a3.5 3.5 0 1 1-.1 0z',
  finePath:
    'M72.7 14.4a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0zM88.6 63.6a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0zM46.8 94a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0zM5 63.6a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0zM20.9 14.4a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0z',
  backPath:
    'M41 -9Q50 -19 59 -9Q71 -16 77 -3Q91 -6 92 8Q106 9 103 23Q116 29 109 41Q119 50 109 59Q116 71 103 77Q106 91 92 92Q91 106 77 103Q71 116 59 109Q50 119 41 109Q29 116 23 103Q9 106 8 92Q-6 91 -3 77Q-16 71 -9 59Q-19 50 -9 41Q-16 29 -3 23Q-6 9 8 8Q9 -6 23 -3Q29 -16 41 -9z',
};

/** Ice: one cube, three planes, no curve anywhere. */
const hielo: BrandMark = {
  id: 'hielo',
  background: ['#cdeefb', '#9fdcf3'],
  splash: '#06141b',
  splashAccent: '#7fdcff',
  accent: '#06303f',
  detail: '#ffffff',
  quiet: '#4fb3d6',
  corner: 0,
  markPath: 'M12 30L48 51V95L12 74z',
  detailPath: 'M50 5L87 26.5L50 48L13 26.5z',
  finePath: '',
  backPath: 'M52 51L88 30V74L52 95z',
};

export const brandMarks: readonly BrandMark[] = [verbena, hielo];
