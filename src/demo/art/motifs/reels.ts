import type { Brush } from '../brush.ts';
import { box, circle, group, oval, path, petals, rays, star, stroke } from '../shapes.ts';
import type { Motif } from './motif.ts';
import { coin, orb } from './solids.ts';

/** Machines that turn and fill. */
export const reels: readonly Motif[] = [
  { id: 'slot', draw: slot },
  { id: 'lever', draw: lever },
  { id: 'jackpot', draw: jackpot },
  { id: 'pinata', draw: pinata },
  { id: 'gift', draw: gift },
];

function slot(brush: Brush): string {
  const { main, second, gold, hot, fresh, paper, ink, shade } = brush;
  const cherry =
    stroke('M-8 6Q-4-10 6-16M9 8Q9-8 6-16', fresh.deep, 3) +
    circle(-8, 12, 9, hot.base) +
    circle(10, 13, 8, hot.base);
  const seven = path('M-14-18H14V-10C6-2 2 6 2 18H-9C-8 6-4-2 2-8H-14z', hot.base);
  return (
    oval(0, 100, 88, 9, shade) +
    stroke('M80 30H98V-24', second.deep, 9) +
    orb(brush, 98, -34, 15, hot.fill) +
    path('M-78 100L-70 44H70L78 100z', main.deep) +
    path('M-84-34C-84-92-50-106 0-106S84-92 84-34V50Q84 62 72 62H-72Q-84 62-84 50z', main.fill) +
    path('M50-98C76-90 84-70 84-34V50Q84 62 72 62H40Q70-10 50-98z', shade) +
    path('M-64-52C-62-82-40-90 0-90S62-82 64-52z', gold.fill) +
    path(star(5, 17, 8, 0, -70) + star(5, 10, 5, -34, -68) + star(5, 10, 5, 34, -68), hot.base) +
    box(-70, -44, 140, 70, 10, ink) +
    box(-64, -38, 40, 58, 6, paper) +
    box(-20, -38, 40, 58, 6, paper) +
    box(24, -38, 40, 58, 6, paper) +
    group(cherry, 'translate(-45-10)') +
    group(seven, 'translate(0-9) scale(1.15)') +
    group(path(star(5, 18, 8), gold.deep) + path(star(5, 13, 6), gold.base), 'translate(44-8)') +
    path(
      'M-70-38Q-70-44-64-44H64Q70-44 70-38V-26H-70zM-70 10H70V20Q70 26 64 26H-64Q-70 26-70 20z',
      shade,
    ) +
    stroke('M-56 44H58', gold.base, 10, 'stroke-dasharray="0 19"') +
    path('M-44 74H44L48 90H-48z', ink) +
    circle(-20, 84, 9, gold.base) +
    circle(0, 86, 9, gold.light) +
    circle(20, 84, 9, gold.base)
  );
}

function lever(brush: Brush): string {
  const { main, second, gold, hot, ink, paper, shade } = brush;
  return (
    path(
      'M-92-84H44V96H-92z',
      main.fill,
      `stroke="${gold.base}" stroke-width="13" stroke-linejoin="round"`,
    ) +
    stroke('M-92-84H44V96H-92z', gold.light, 5, 'stroke-dasharray="0 15"') +
    box(-78, -60, 108, 124, 12, ink) +
    box(-70, -52, 92, 34, 6, paper) +
    box(-70, -14, 92, 34, 6, paper) +
    box(-70, 24, 92, 34, 6, paper) +
    [-35, 3, 41]
      .map((y, row) =>
        [-50, -24, 2]
          .map((x, column) =>
            (row + column) % 3 === 0
              ? circle(x, y, 10, hot.base)
              : (row + column) % 3 === 1
                ? path(star(5, 12, 6, x, y), gold.base)
                : path(`M${x} ${y - 11}l10 11l-10 11l-10-11z`, second.base),
          )
          .join(''),
      )
      .join('') +
    path(
      'M-78-48Q-78-60-66-60H18Q30-60 30-48V-36H-78zM-78 46H30V52Q30 64 18 64H-66Q-78 64-78 52z',
      shade,
    ) +
    path('M50 20H74Q86 20 86 32V70Q86 82 74 82H50z', second.deep) +
    path('M56-62H72L74 46H54z', paper) +
    path('M66-62H72L74 46H68z', shade) +
    orb(brush, 64, -74, 29, hot.fill) +
    path(star(4, 18, 4, 98, -104) + star(4, 14, 3, -100, -104), gold.light)
  );
}

function jackpot(brush: Brush): string {
  const { gold, main, hot, cool, fresh, shade, ink } = brush;
  return (
    oval(0, 98, 74, 11, shade) +
    group(coin(brush, 0, 0, 22), 'translate(-74-50) rotate(-20) scale(.8 1)') +
    group(coin(brush, 0, 0, 20), 'translate(80-40) rotate(24) scale(.7 1)') +
    group(coin(brush, 0, 0, 18), 'translate(2-98) scale(1 .8)') +
    path('M-70-18C-60-66-20-76 0-74C20-76 60-66 70-18z', gold.fill) +
    coin(brush, -36, -36, 23) +
    coin(brush, 34, -38, 24) +
    coin(brush, 0, -50, 26) +
    path('M-60-30L-48-44H-28L-18-30L-38-6z', cool.fill) +
    path('M22-26L32-42H52L62-26L42-4z', hot.fill) +
    orb(brush, 0, -22, 13, fresh.base) +
    path('M-66-6H66C108 40 88 98 50 100H-50C-88 98-108 40-66-6z', main.fill) +
    path('M40-6H66C108 40 88 98 50 100H0C56 80 66 40 40-6z', shade) +
    path('M-80-14C-60-26 60-26 80-14L76 8C50-2-50-2-76 8z', gold.fill) +
    stroke('M-66-4C-44-11 44-11 66-4', gold.deep, 7, 'stroke-dasharray="0 16"') +
    path(petals(10, 28, 7, 0, 50), gold.fill) +
    path(star(5, 19, 9, 0, 51), hot.base) +
    stroke('M-70 30C-80 54-70 74-62 82', main.light, 8) +
    path('M-30 100H30V104H-30z', ink, 'opacity=".3"')
  );
}

function pinata(brush: Brush): string {
  const { hot, gold, fresh, cool, paper, spin, shade } = brush;
  const cone = (fill: string, lit: string) =>
    path('M-22-44L0-104L22-44z', fill) +
    path('M-18-56L-5-90L0-104L3-96L-8-54z', lit) +
    stroke('M0-104L-8-120M0-104V-124M0-104L8-120', lit, 4);
  return (
    stroke('M0-60V-130', paper, 3) +
    spin(5, cone(hot.base, hot.light)) +
    group(cone(cool.base, cool.light), 'rotate(72)') +
    group(cone(fresh.base, fresh.light), 'rotate(144)') +
    group(cone(gold.deep, gold.base), 'rotate(216)') +
    circle(0, 0, 58, gold.fill) +
    rays(0, 0, 44, 58, 30, hot.base, 0.5) +
    circle(0, 0, 44, cool.base) +
    rays(0, 0, 30, 44, 24, paper, 0.5) +
    circle(0, 0, 30, hot.base) +
    rays(0, 0, 16, 30, 16, gold.light, 0.5) +
    circle(0, 0, 16, fresh.base) +
    path('M45-37A58 58 0 0 1-37 45A66 66 0 0 0 45-37', shade) +
    stroke('M-84 84l10 10M70 100l12-6M-30 108l2-10M40 92h10M100 60l4 10', paper, 6)
  );
}

function gift(brush: Brush): string {
  const { main, second, gold, hot, fresh, cool, shade, paper } = brush;
  return (
    oval(0, 98, 84, 10, shade) +
    path('M-76-6H76L68 92Q0 102-68 92z', main.fill) +
    path('M-17-6H17L15 96H-15z', second.fill) +
    path('M36-6H76L68 92Q40 98 20 97Q50 50 36-6z', shade) +
    path(
      'M-56-60C-20-70-10-40 0-16C10-40 20-70 56-60C80-50 40-24 0-16C-40-24-80-50-56-60z',
      second.deep,
    ) +
    path(
      'M-48-50C-24-56-12-36-4-20C-28-22-66-42-48-50zM48-50C24-56 12-36 4-20C28-22 66-42 48-50z',
      second.base,
    ) +
    path('M-86-24H86V8Q0 16-86 8z', main.base) +
    path('M-19-24H19V14H-19z', second.base) +
    path('M60-24H86V8Q70 11 56 12z', shade) +
    stroke('M-70-8H-32M32-8H72', gold.light, 7, 'stroke-dasharray="0 13"') +
    path(petals(7, 13, 6, 0, -18), gold.fill) +
    path(star(5, 15, 6, -66, -88) + star(4, 20, 5, 70, -92), gold.base) +
    path(star(4, 16, 4, 14, -100), paper) +
    circle(-26, -96, 7, hot.base) +
    circle(92, -54, 6, fresh.base) +
    path('M-98-58l14 4l-6 12zM36-84l12-8l4 14z', cool.base)
  );
}
