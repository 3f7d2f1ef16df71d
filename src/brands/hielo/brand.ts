import type { Brand } from '../brand.ts';

/** Ice: one cube, three planes, no curve anywhere. */
export const hielo: Brand = {
  name: 'Hielo',
  mark: {
    background: ['#cdeefb', '#9fdcf3'],
    splashAccent: '#7fdcff',
    accent: '#06303f',
    detail: '#ffffff',
    quiet: '#4fb3d6',
    corner: 0,
    markPath: 'M12 30L48 51V95L12 74z',
    detailPath: 'M50 5L87 26.5L50 48L13 26.5z',
    finePath: '',
    backPath: 'M52 51L88 30V74L52 95z',
    isBackOfMark: true,
  },
};
