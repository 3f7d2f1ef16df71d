import { position } from '../kinds/positions.ts';
import { digits } from '../kinds/symbols.ts';
import type { Play } from '../types.ts';
import { directPlays, groupPlays, threeStarPlays, type Window } from './digit-plays.ts';

const twos: readonly Window[] = [
  { code: 'two-front', group: 'two-star', positions: [0, 1] },
  { code: 'two-back', group: 'two-star', positions: [1, 2] },
];

/** Three digits once a day, bet on as three balls of SSC. */
export const lfPlays: readonly Play[] = [
  position({
    code: 'position',
    group: 'position',
    rows: ['1', '2', '3'],
    symbols: digits,
    isDistinct: false,
    read: (result) => result,
  }),
  ...twos.flatMap((two) => [...directPlays(two), ...groupPlays(two, ['group'])]),
  ...threeStarPlays({ code: 'three', group: 'three-star', positions: [0, 1, 2] }),
];
