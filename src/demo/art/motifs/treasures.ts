import type { Brush } from '../brush.ts';
import { circle, dots, group, oval, path, petals, star, stroke, twin } from '../shapes.ts';
import type { Motif } from './motif.ts';
import { coin, orb } from './solids.ts';

export const treasures: readonly Motif[] = [
  { id: 'gem', hue: 'cool', draw: gem },
  { id: 'emerald', hue: 'fresh', draw: emerald },
  { id: 'crown', hue: 'gold', draw: crown },
  { id: 'chest', draw: chest },
  { id: 'coins', hue: 'gold', draw: coins },
  { id: 'ring', hue: 'gold', draw: ring },
  { id: 'bell', hue: 'gold', draw: bell },
  { id: 'horseshoe', hue: 'gold', draw: horseshoe },
  { id: 'clover', hue: 'fresh', draw: clover },
  { id: 'seven', hue: 'hot', draw: seven },
];

function gem(brush: Brush): string {
  const { cool, paper } = brush;
  return (
    path('M-62-70H62L104-18L0 98L-104-18z', cool.fill) +
    path('M-62-70L-44-18H-104z', cool.light) +
    path('M-62-70H0L-44-18z', paper, 'opacity=".75"') +
    path('M0-70L44-18H-44z', cool.light, 'opacity=".8"') +
    path('M0-70H62L44-18z', cool.base) +
    path('M62-70L104-18H44z', cool.deep) +
    path('M-104-18H-44L0 98z', cool.base) +
    path('M-44-18H44L0 98z', cool.light, 'opacity=".7"') +
    path('M44-18H104L0 98z', cool.deep) +
    stroke('M-104-18L-62-70H62L104-18L0 98zM-44-18L0-70L44-18', paper, 3, 'opacity=".6"') +
    path(star(4, 26, 5, -70, -66) + star(4, 16, 3, 60, 40), paper)
  );
}

function emerald(brush: Brush): string {
  const { fresh, paper, gold } = brush;
  return (
    path('M-50-96H50L92-54V54L50 96H-50L-92 54V-54z', gold.fill) +
    dots(103, 32, 7, gold.light) +
    path('M-46-84H46L80-50V50L46 84H-46L-80 50V-50z', fresh.fill) +
    path('M-46-84H46L28-52H-28z', paper, 'opacity=".7"') +
    path('M-46-84L-28-52L-50-30L-80-50z', fresh.light) +
    path('M-80-50L-50-30V30L-80 50z', fresh.light, 'opacity=".7"') +
    path('M80-50L50-30V30L80 50zM46 84L28 52L50 30L80 50z', fresh.deep) +
    path('M-46 84H46L28 52H-28z', fresh.deep, 'opacity=".7"') +
    path('M-28-52H28L50-30V30L28 52H-28L-50 30V-30z', fresh.base) +
    path('M-50 30V-30L-28-52H28L-50 26z', paper, 'opacity=".35"') +
    path(star(4, 28, 5, -44, -46), paper)
  );
}

function crown(brush: Brush): string {
  const { gold, hot, cool, fresh, shade, paper } = brush;
  return (
    path('M-84 30C-60 18 60 18 84 30L72 76C40 66-40 66-72 76z', hot.deep) +
    path(
      'M-70 70L-100-40C-84-34-66-16-56 0C-50-26-34-56 0-88C34-56 50-26 56 0C66-16 84-34 100-40L70 70C36 58-36 58-70 70z',
      gold.fill,
    ) +
    path(
      'M0-88C34-56 50-26 56 0C66-16 84-34 100-40L70 70C50 63 26 61 6 61C40 30 30-40 0-88z',
      shade,
    ) +
    orb(brush, -100, -48, 13, hot.base) +
    orb(brush, 100, -48, 13, hot.base) +
    orb(brush, 0, -94, 16, cool.base) +
    path('M0-46L20-16L0 18L-20-16z', hot.fill) +
    path('M0-46L-20-16L0-14z', paper, 'opacity=".5"') +
    twin(path('M-52 14L-40 30L-50 46L-64 32z', fresh.fill) + circle(-78, -2, 6, gold.light)) +
    path('M-70 70C-36 58 36 58 70 70L64 92C34 80-34 80-64 92z', gold.base) +
    stroke('M-66 74C-34 63 34 63 66 74', gold.light, 4) +
    stroke('M-56 84C-30 75 30 75 56 84', gold.deep, 7, 'stroke-dasharray="0 14"')
  );
}

function chest(brush: Brush): string {
  const { gold, hot, cool, fresh, main, ink, shade, repeat } = brush;
  return (
    path('M-78-34C-78-88 78-88 78-34L70-6H-70z', main.deep) +
    path('M-78-34C-78-88 78-88 78-34L66-30C62-68-62-68-66-30z', gold.fill) +
    path('M-70 2L-62-30C-40-46-30-20-8-40C10-54 26-26 44-38C58-40 66-20 70 2z', gold.fill) +
    repeat(coin(brush, 0, 0, 17), [
      'translate(-46-22)',
      'translate(-4-32)',
      'translate(40-24)',
      'translate(20-8)',
      'translate(-24-6)',
      'translate(60-2)',
      'translate(-62 0)',
    ]) +
    path('M-28-34L-14-50H6L16-36L-6-12z', cool.fill) +
    path('M24-30L34-48L50-38L44-18z', hot.fill) +
    orb(brush, -44, -38, 11, fresh.base) +
    path('M-90-2H90L82 84C50 92-50 92-82 84z', main.fill) +
    path('M-90-2H90L89 14H-89z', gold.fill) +
    stroke('M-86 38H86M-84 62H84', ink, 4, 'opacity=".3"') +
    twin(
      path('M-90-2H-66L-60 87Q-76 86-82 84z', gold.fill) +
        stroke('M-77 24V70', gold.deep, 6, 'stroke-dasharray="0 15"'),
    ) +
    path('M-20-8H20V34C12 44-12 44-20 34z', gold.fill) +
    path('M0 8a8 8 0 0 1 4 15L6 34H-6L-4 23A8 8 0 0 1 0 8z', ink) +
    path('M30-2H90L82 84Q60 88 20 90Q40 50 30-2z', shade)
  );
}

function coins(brush: Brush): string {
  const { gold, shade, repeat } = brush;
  const slab =
    path('M-46 0V14C-46 28 46 28 46 14V0z', gold.deep) +
    stroke('M-36 14V19M-20 18V23M0 19V24M20 18V23M36 14V19', gold.base, 4) +
    oval(0, 0, 46, 17, gold.fill) +
    oval(0, 0, 33, 11, gold.deep) +
    oval(0, -1, 31, 10, gold.base);
  const pile = (x: number, bottom: number, count: number) =>
    Array.from(
      { length: count },
      (_, at) => `translate(${x + (at % 2 ? 3 : -2)} ${bottom - at * 19})`,
    );
  return (
    oval(0, 92, 96, 14, shade) +
    repeat(slab, [...pile(50, 56, 5), ...pile(-50, 62, 3), ...pile(0, 78, 2)]) +
    group(coin(brush, 0, 0, 46), 'translate(-30-48) rotate(-14) scale(.92 1)') +
    path(star(4, 22, 4, 16, -84) + star(4, 15, 3, -84, 4), gold.light)
  );
}

function ring(brush: Brush): string {
  const { gold, hot, paper, shade } = brush;
  return (
    circle(0, 34, 56, 'none', `stroke="${gold.fill}" stroke-width="19"`) +
    stroke('M44 2A56 56 0 0 1-30 84', shade, 19, 'stroke-linecap="butt"') +
    stroke('M-55 18A58 58 0 0 0-38 74', gold.light, 5) +
    path('M-34-14L-20-40H20L34-14Q0 4-34-14z', gold.deep) +
    path('M-34-102H34L62-70L0-12L-62-70z', hot.fill) +
    path('M-34-102L-24-70H-62z', hot.light) +
    path('M-34-102H0L-24-70z', paper, 'opacity=".8"') +
    path('M0-102L24-70H-24z', hot.light, 'opacity=".8"') +
    path('M34-102L62-70H24zM24-70H62L0-12z', hot.deep) +
    path('M-24-70H24L0-12z', hot.light, 'opacity=".6"') +
    stroke('M-44-42Q-36-20-24-12M44-42Q36-20 24-12', gold.base, 8) +
    path(star(4, 24, 4, -56, -92) + star(4, 15, 3, 62, -30), paper)
  );
}

function bell(brush: Brush): string {
  const { gold, hot, second, shade, ink } = brush;
  return (
    circle(0, -86, 14, 'none', `stroke="${gold.deep}" stroke-width="9"`) +
    orb(brush, 0, 82, 20, gold.deep) +
    path(
      'M0-76C48-76 58-30 60 8C62 40 76 48 88 66C60 84-60 84-88 66C-76 48-62 40-60 8C-58-30-48-76 0-76z',
      gold.fill,
    ) +
    path('M20-72C52-60 58-26 60 8C62 40 76 48 88 66Q66 78 20 80C44 40 46-30 20-72z', shade) +
    oval(0, 66, 88, 14, gold.deep) +
    oval(0, 64, 76, 9, ink) +
    path('M-60 8C-40 18 40 18 60 8L62 26C40 36-40 36-62 26z', second.fill) +
    stroke('M-52 20C-30 27 30 27 52 20', second.light, 8, 'stroke-dasharray="0 17"') +
    path(petals(7, 14, 7, 0, -22), hot.base) +
    circle(0, -22, 7, gold.light) +
    stroke('M-44-10C-44-34-36-54-20-62', gold.light, 8)
  );
}

function horseshoe(brush: Brush): string {
  const { gold, hot, fresh, shade } = brush;
  return (
    path(
      'M-88 84C-112 10-90-92 0-92C90-92 112 10 88 84L46 78C66 20 54-46 0-46C-54-46-66 20-46 78z',
      gold.fill,
    ) +
    path('M30-88C98-66 108 20 88 84L46 78C60 36 60-8 40-32z', shade) +
    stroke('M-66 66C-88 4-66-70 0-70C66-70 88 4 66 66', gold.deep, 11, 'stroke-dasharray="0 24"') +
    stroke('M-84 60C-98 0-78-70-24-82', gold.light, 5) +
    twin(path('M-94 72L-40 66L-38 88L-92 96z', gold.base)) +
    path(petals(8, 20, 9, 0, -70), hot.base) +
    circle(0, -70, 10, gold.light) +
    twin(path('M-22-70C-34-88-54-86-62-76C-50-62-34-60-22-70z', fresh.fill))
  );
}

function clover(brush: Brush): string {
  const { fresh, gold, spin } = brush;
  const lobe =
    path(
      'M0-4C-14-20-62-34-54-70C-48-96-12-96 0-74C12-96 48-96 54-70C62-34 14-20 0-4z',
      fresh.fill,
    ) +
    stroke('M0-14V-56M-4-36L-22-52M4-36L22-52', fresh.light, 4) +
    path('M54-70C62-34 14-20 0-4C10-34 30-50 34-86Q50-84 54-70z', fresh.deep, 'opacity=".5"');
  return (
    stroke('M4 10C10 50 30 78 58 96', fresh.deep, 11) +
    group(spin(4, lobe), 'translate(0-4) rotate(45) scale(.98)') +
    circle(0, -4, 11, gold.base) +
    circle(-2, -6, 5, gold.light)
  );
}

function seven(brush: Brush): string {
  const { hot, gold, paper, shade } = brush;
  const figure = 'M-78-86H78V-50C36-14 14 30 12 90H-44C-40 34-18-8 18-40H-36Q-50-40-56-22H-78z';
  return (
    path(figure, gold.deep, `stroke="${gold.deep}" stroke-width="30" stroke-linejoin="round"`) +
    path(
      figure,
      gold.base,
      `stroke="${gold.base}" stroke-width="20" stroke-linejoin="round" transform="translate(-2-3)"`,
    ) +
    path(figure, hot.fill) +
    path('M78-86V-50C36-14 14 30 12 90H-16C-8 20 20-20 60-56V-86z', shade) +
    stroke('M-66-74H60', paper, 7, 'opacity=".7"') +
    stroke('M-30 76C-26 40-12 10 8-14', hot.light, 6) +
    path(star(4, 24, 5, 68, 36) + star(4, 16, 3, -62, 34), gold.light)
  );
}
