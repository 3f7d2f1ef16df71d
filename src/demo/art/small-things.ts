import { mix } from './colour.ts';
import type { Scene } from './scene.ts';
import { circle, dots, path, petals, star, stroke } from './shapes.ts';

export type SmallName = keyof typeof drawers;

/** A handful of one small thing around the motif, larger towards the viewer. */
export function smallThings(scene: Scene, name: SmallName): string {
  const { brush, chance } = scene;
  const spots = chance.pick(layouts);
  const placed = spots.map(([x, y, size]) => {
    const turn = chance.whole(-40, 40);
    return `translate(${x + chance.whole(-6, 6)} ${y + chance.whole(-8, 8)}) rotate(${turn}) scale(${(size / 10).toString()})`;
  });
  return brush.repeat(drawers[name](scene), placed);
}

const layouts: readonly (readonly (readonly [number, number, number])[])[] = [
  [
    [30, 120, 9],
    [270, 138, 10],
    [24, 232, 13],
    [278, 256, 12],
    [60, 66, 7],
    [238, 70, 7],
  ],
  [
    [34, 170, 10],
    [264, 110, 8],
    [40, 300, 15],
    [270, 290, 14],
    [84, 84, 7],
  ],
  [
    [26, 268, 13],
    [276, 200, 11],
    [54, 106, 8],
    [226, 84, 7],
    [264, 322, 15],
    [18, 180, 8],
  ],
];

const drawers = {
  coin: ({ brush: { gold } }) =>
    circle(0, 0, 13, gold.deep) +
    circle(-1, -1, 12, gold.base) +
    circle(-1, -1, 8, gold.deep, 'opacity=".4"') +
    path(star(4, 7, 3, -1, -1), gold.light),
  flower: ({ brush: { hot, gold } }) =>
    path(petals(7, 11, 5), hot.base) + dots(8, 7, 2, hot.light) + circle(0, 0, 5, gold.base),
  sparkle: ({ brush: { gold, paper } }) =>
    path(star(4, 16, 3), paper) + circle(15, -12, 2.5, gold.light),
  confetti: ({ brush: { hot, gold, fresh, cool } }) =>
    path('M-14-6l8-6l4 8l-9 5z', gold.base) +
    path('M6-14l10 3l-6 8z', hot.base) +
    path('M-4 10c6-6 8 4 14-2l2 4c-7 7-9-3-13 2z', cool.base) +
    circle(-12, 12, 3, fresh.base),
  leaf: ({ brush: { fresh } }) =>
    path('M-16 0C-6-14 10-12 18 0C10 12-6 14-16 0z', fresh.base) +
    stroke('M-12 0H12', fresh.deep, 2),
  gem: ({ brush: { cool } }) =>
    path('M-9-9H9L15 0L0 15L-15 0z', cool.base) +
    path('M-9-9H9L0 0z', cool.light) +
    path('M9-9L15 0L0 15V0z', cool.deep),
  chip: ({ brush: { paper, second } }) =>
    circle(0, 0, 14, second.base) +
    circle(
      0,
      0,
      12,
      'none',
      `stroke="${paper}" stroke-width="4" pathLength="12" stroke-dasharray="1"`,
    ) +
    circle(0, 0, 6, paper),
  spade: ({ brush: { ink }, palette }) =>
    path(
      'M0-14C5-6 15-1 15 6C15 13 6 14 2 10L6 17H-6L-2 10C-6 14-15 13-15 6C-15-1-5-6 0-14z',
      mix(palette.gold, ink, 0.1),
    ),
  ball: ({ brush: { hot, paper, ink } }) =>
    circle(0, 0, 13, hot.base) +
    circle(0, 0, 7, paper) +
    path(star(5, 5, 2), ink) +
    circle(-6, -7, 2.5, hot.light),
  star: ({ brush: { gold } }) =>
    path(star(5, 14, 6), gold.base) + path('M0-14V0L-13-4L-4-5z', gold.light),
  bubble: ({ brush: { paper } }) =>
    circle(0, 0, 11, `${paper}33`, `stroke="${paper}" stroke-width="2"`) + circle(-4, -4, 3, paper),
  minnow: ({ brush: { hot, gold, ink } }) =>
    path('M-16 0C-8-10 6-10 14 0C6 10-8 10-16 0z', gold.base) +
    path('M12 0L22-8V8z', hot.base) +
    circle(-8, -2, 2, ink) +
    stroke('M-1-6Q3 0-1 6', gold.deep, 2),
} satisfies Record<string, (scene: Scene) => string>;

/** Dark leaves in the lower corners: something near makes the rest look far. */
export function foreground({ palette, brush, chance }: Scene): string {
  const kind = chance.whole(0, 4);
  if (kind > 2) return '';
  const dark = mix(palette.ink, palette.land[1], 0.35);
  const spray =
    kind === 0
      ? path(
          'M0 0C-6-40-2-64 16-86C26-58 24-30 8 0zM4 0C16-34 36-52 64-58C60-34 40-12 12 0zM0 0C30-16 56-18 84-8C62 6 30 8 0 6z',
          dark,
        )
      : kind === 1
        ? path('M0 8L-8-70L14 2L26-54L28 4L58-34L42 8L88-8L50 14z', dark)
        : path(petals(9, 26, 9, 8, -6), dark) +
          path(petals(8, 16, 6, 52, 4), dark) +
          circle(8, -6, 9, mix(dark, palette.hot, 0.5)) +
          circle(52, 4, 6, mix(dark, palette.hot, 0.5));
  return brush.repeat(spray, ['translate(-4 402)', 'translate(304 402) scale(-1 1)']);
}
