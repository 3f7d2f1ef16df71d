import type { Brush } from '../brush.ts';
import {
  box,
  circle,
  dots,
  group,
  oval,
  path,
  petals,
  rays,
  star,
  stroke,
  twin,
} from '../shapes.ts';
import type { Motif } from './motif.ts';
import { orb } from './solids.ts';

/** Cards, dice, chips and wheels: what lies on a table. */
export const tables: readonly Motif[] = [
  { id: 'cards', draw: cards },
  { id: 'ace', draw: ace },
  { id: 'chips', draw: chips },
  { id: 'dice', hue: 'hot', draw: dice },
  { id: 'roulette', hue: 'hot', draw: roulette },
  { id: 'wheel', draw: wheel },
  { id: 'joker', draw: joker },
  { id: 'microphone', hue: 'gold', draw: microphone },
  { id: 'tiles', hue: 'fresh', draw: tiles },
  { id: 'shaker', draw: shaker },
];

export const spade =
  'M0-40C14-18 42-4 42 18C42 38 18 42 6 28C8 38 12 44 18 48H-18C-12 44-8 38-6 28C-18 42-42 38-42 18C-42-4-14-18 0-40z';
export const heart = 'M0 42C-14 20-44 4-44-18C-44-42-12-46 0-22C12-46 44-42 44-18C44 4 14 20 0 42z';
const diamond = 'M0-44L32 0L0 44L-32 0z';
const club =
  'M0-42C20-42 24-22 14-10C30-18 44-8 42 8C40 26 16 28 6 16C8 30 12 38 18 44H-18C-12 38-8 30-6 16C-16 28-40 26-42 8C-44-8-30-18-14-10C-24-22-20-42 0-42z';

function face(brush: Brush, pip: string, colour: string): string {
  return (
    box(-44, -64, 88, 128, 12, brush.paper) +
    group(path(pip, colour), 'scale(.72)') +
    group(path(pip, colour), 'translate(-29-46) scale(.24)') +
    group(path(pip, colour), 'translate(29 46) scale(-.24)')
  );
}

function cards(brush: Brush): string {
  const { hot, ink, main, gold, shade } = brush;
  const back =
    box(-44, -64, 88, 128, 12, main.fill) +
    stroke('M-32-52H32V52H-32zM-32 0L0-52L32 0L0 52z', main.light, 4) +
    path(petals(8, 9, 5), gold.base);
  return (
    group(back, 'translate(-52-6) rotate(-34)') +
    group(
      face(brush, club, ink) + box(-44, -64, 88, 128, 12, shade),
      'translate(-22-18) rotate(-13) scale(1.04)',
    ) +
    group(
      box(-40, -58, 88, 128, 12, shade) + face(brush, spade, ink),
      'translate(18-14) rotate(7) scale(1.1)',
    ) +
    group(
      box(-50, -58, 88, 128, 12, shade) + face(brush, heart, hot.fill),
      'translate(54 6) rotate(27) scale(1.16)',
    )
  );
}

function ace(brush: Brush): string {
  const { ink, gold, hot, main, shade } = brush;
  return (
    group(
      box(-60, -86, 120, 172, 14, main.fill) + stroke('M-46-72H46V72H-46z', main.light, 4),
      'rotate(-14) translate(-16 0)',
    ) +
    group(
      box(-54, -78, 124, 176, 14, shade) +
        box(-62, -88, 124, 176, 14, brush.paper) +
        `<rect x="-52" y="-78" width="104" height="156" rx="9" fill="none" stroke="${gold.base}" stroke-width="3"/>` +
        path(petals(12, 43, 8), gold.light, 'opacity=".6"') +
        path(spade, ink, 'transform="translate(0-2) scale(1.05)"') +
        path(petals(6, 9, 6, 0, 8), hot.base) +
        circle(0, 8, 5, gold.base) +
        group(path(spade, ink), 'translate(-40-62) scale(.24)') +
        group(path(spade, ink), 'translate(40 62) scale(-.24)') +
        stroke('M-18-70H18M-18 70H18', gold.base, 4, 'stroke-dasharray="0 9"'),
      'rotate(8) translate(12 0)',
    )
  );
}

function chip(brush: Brush, tone: Brush['hot']): string {
  const { paper, shade } = brush;
  return (
    circle(0, 0, 54, tone.fill) +
    rays(0, 0, 38, 54, 8, paper, 0.4) +
    circle(0, 0, 37, tone.deep) +
    dots(32, 20, 4, paper) +
    circle(0, 0, 26, tone.fill) +
    path(diamond, paper, 'transform="scale(.4)"') +
    path('M42-35A54 54 0 0 1-35 42A62 62 0 0 0 42-35', shade)
  );
}

function chips(brush: Brush): string {
  const { hot, cool, fresh, paper, shade, repeat } = brush;
  const edge =
    path('M-54 0V15C-54 40 54 40 54 15V0z', cool.deep) +
    path('M-36 10L-24 14V31L-36 26zM-8 17H8V34H-8zM36 10L24 14V31L36 26z', paper) +
    oval(0, 0, 54, 20, cool.fill) +
    oval(0, 0, 36, 13, cool.deep) +
    oval(0, -1, 33, 11, cool.light);
  const pile = Array.from(
    { length: 5 },
    (_, at) => `translate(${at % 2 ? 46 : 42} ${62 - at * 20})`,
  );
  return (
    oval(0, 94, 100, 13, shade) +
    repeat(edge, pile) +
    group(chip(brush, fresh), 'translate(-50 42) scale(.94)') +
    group(chip(brush, hot), 'translate(-14-42) rotate(18) scale(1.12)')
  );
}

function die(brush: Brush, pips: readonly string[]): string {
  const { hot, paper, shade } = brush;
  const [top = '', left = '', right = ''] = pips;
  return (
    path(
      'M0-64L58-36V30L0 62L-58 30V-36z',
      hot.fill,
      `stroke="${hot.base}" stroke-width="14" stroke-linejoin="round"`,
    ) +
    path(
      'M0-70L64-39L0-6L-64-39z',
      hot.light,
      `stroke="${hot.light}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    path('M64-34V33L0 68V0z', shade) +
    path(top, paper) +
    path(left, paper) +
    path(right, paper)
  );
}

/** A pip as it lies on one of the three faces seen: two half arcs make an oval. */
function pip(x: number, y: number, wide: number, high: number): string {
  return `M${x - wide} ${y}a${wide} ${high} 0 0 0 ${wide * 2} 0a${wide} ${high} 0 0 0-${wide * 2} 0`;
}

function dice(brush: Brush): string {
  const five =
    pip(0, -38, 11, 6) +
    pip(-32, -38, 11, 6) +
    pip(32, -38, 11, 6) +
    pip(0, -54, 11, 6) +
    pip(0, -22, 11, 6);
  const two = pip(-44, -6, 7, 9) + pip(-18, 34, 7, 9);
  const three = pip(46, -8, 7, 9) + pip(32, 14, 7, 9) + pip(18, 38, 7, 9);
  const one = pip(0, -38, 15, 8);
  const four = pip(-46, -8, 7, 9) + pip(-46, 20, 7, 9) + pip(-18, 10, 7, 9) + pip(-18, 38, 7, 9);
  return (
    oval(6, 88, 92, 14, brush.shade) +
    group(
      die(brush, [one, four, two.replaceAll('-44', '44').replaceAll('-18', '12')]),
      'translate(44-34) rotate(16) scale(.82)',
    ) +
    group(die(brush, [five, two, three]), 'translate(-34 30) rotate(-12) scale(.98)')
  );
}

function roulette(brush: Brush): string {
  const { hot, gold, ink, paper, fresh, shade, spin } = brush;
  return (
    circle(0, 0, 104, gold.fill) +
    circle(0, 0, 95, ink) +
    dots(100, 24, 5, gold.light) +
    circle(0, 0, 88, hot.base) +
    rays(0, 0, 52, 88, 12, ink, 0.5) +
    group(rays(0, 0, 52, 88, 24, fresh.base, 0.04), 'rotate(-90)') +
    dots(74, 24, 6, paper) +
    circle(0, 0, 53, gold.deep) +
    circle(0, 0, 48, gold.fill) +
    circle(0, 0, 48, 'none', `stroke="${ink}" stroke-width="3" opacity=".4"`) +
    spin(4, path('M-6-8L-4-38A7 7 0 1 1 4-38L6-8z', gold.light)) +
    orb(brush, 0, 0, 16, gold.base) +
    path('M80-66A104 104 0 0 1-66 80A114 114 0 0 0 80-66', shade) +
    orb(brush, 56, -30, 11, paper) +
    stroke('M-92-34A98 98 0 0 1-40-90', paper, 4, 'opacity=".7"')
  );
}

function wheel(brush: Brush): string {
  const { main, second, gold, fresh, paper, hot, shade } = brush;
  return (
    path('M-14 80L-46 108H46L14 80z', gold.deep) +
    circle(0, 2, 94, gold.fill) +
    circle(0, 2, 82, main.base) +
    rays(0, 2, 0, 82, 6, paper, 0.5) +
    group(rays(0, 0, 0, 82, 3, second.base, 0.25), 'translate(0 2) rotate(75)') +
    group(rays(0, 0, 0, 82, 3, fresh.base, 0.25), 'translate(0 2) rotate(15)') +
    dots(88, 24, 8, paper, 0, 2) +
    path('M63-61A94 94 0 0 1-58 76A106 106 0 0 0 63-61', shade) +
    path(petals(8, 24, 9, 0, 2), gold.base) +
    circle(0, 2, 19, gold.light) +
    path(star(5, 14, 6, 0, 2), hot.base) +
    path('M-20-108H20Q24-92 0-62Q-24-92-20-108z', hot.fill) +
    circle(0, -94, 7, hot.light)
  );
}

function joker(brush: Brush): string {
  const { main, second, gold, paper, ink, hot, shade } = brush;
  return (
    path('M-46 0C-58-40-92-52-108-20C-118-60-70-96-36-72C-30-56-20-40 0-34z', main.fill) +
    path('M46 0C58-40 92-52 108-20C118-60 70-96 36-72C30-56 20-40 0-34z', second.fill) +
    path('M-44 4C-40-50-16-84 2-112C20-84 40-50 44 4z', gold.fill) +
    path('M2-112C20-84 40-50 44 4H10C24-40 16-80 2-112z', shade) +
    orb(brush, -106, -12, 13, gold.base) +
    orb(brush, 106, -12, 13, gold.base) +
    orb(brush, 2, -110, 13, hot.base) +
    path('M-50 10C-50 70-26 96 0 104C26 96 50 70 50 10z', paper) +
    path('M20 10H50C50 70 26 96 0 104C26 70 30 40 20 10z', shade) +
    path('M-58-6C-30-20 30-20 58-6L54 20C30 8-30 8-54 20z', hot.fill) +
    stroke('M-48 8C-26-3 26-3 48 8', gold.light, 7, 'stroke-dasharray="0 14"') +
    path('M-36 34Q-24 22-12 34Q-24 42-36 34zM36 34Q24 22 12 34Q24 42 36 34z', ink) +
    path('M-24 48L-20 62L-24 70L-28 62zM24 48L28 62L24 70L20 62z', main.base) +
    path('M-28 70C-14 80 14 80 28 70C22 92-22 92-28 70z', hot.base) +
    path('M-20 75C-8 80 8 80 20 75L18 80C8 84-8 84-18 80z', '#fff') +
    circle(0, 56, 9, hot.base)
  );
}

function microphone(brush: Brush): string {
  const { gold, main, ink, paper, hot, shade, define } = brush;
  const clip = define(
    (id) =>
      `<clipPath id="${id}"><rect x="-42" y="-106" width="84" height="128" rx="42"/></clipPath>`,
  );
  return (
    oval(0, 98, 62, 11, shade) +
    path('M-46 98C-46 82-14 84-8 76V56H8V76C14 84 46 82 46 98z', gold.fill) +
    stroke('M-64-34V-16C-64 26-34 50 0 50S64 26 64-16V-34', gold.base, 11) +
    box(-42, -106, 84, 128, 42, main.fill) +
    `<g clip-path="url(#${clip})">` +
    stroke(
      'M-42-84H42M-42-66H42M-42-48H42M-42-30H42M-22-106V-20M0-106V-20M22-106V-20',
      ink,
      4,
      'opacity=".4"',
    ) +
    path('M-42-16H42V2H-42z', gold.fill) +
    path('M16-106H42V22H8C34-20 30-70 16-106z', shade) +
    '</g>' +
    stroke('M-30-66C-30-84-20-92-12-95', paper, 7, 'opacity=".8"') +
    path(star(5, 12, 5, 0, -7), hot.base) +
    stroke(
      'M-84-60Q-96-32-84-4M84-60Q96-32 84-4M-100-74Q-118-32-100 10M100-74Q118-32 100 10',
      gold.light,
      6,
    )
  );
}

function tiles(brush: Brush): string {
  const { fresh, paper, hot, cool, gold, shade } = brush;
  const blank =
    path('M-40-54H40Q52-54 52-42V58Q52 70 40 70H-40Q-52 70-52 58V-42Q-52-54-40-54z', fresh.deep) +
    path('M-40-62H40Q50-62 50-52V46Q50 56 40 56H-40Q-50 56-50 46V-52Q-50-62-40-62z', paper);
  const bamboo =
    stroke('M0-44V-10M-26 4V38M0 4V38M26 4V38', fresh.base, 12) +
    stroke('M-6-27H6M-32 21H-20M-6 21H6M20 21H32', fresh.light, 4);
  const bloom =
    path(petals(8, 26, 8, 0, -2), hot.fill) +
    dots(19, 8, 5, gold.light, 0, -2) +
    circle(0, -2, 9, gold.base);
  const rings =
    circle(-20, -24, 13, cool.base) +
    circle(20, 20, 13, hot.base) +
    circle(20, -24, 13, fresh.base) +
    circle(-20, 20, 13, cool.base) +
    path(
      'M-24-24a4 4 0 1 0 8 0a4 4 0 1 0-8 0M16 20a4 4 0 1 0 8 0a4 4 0 1 0-8 0M16-24a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-24 20a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
      paper,
    );
  return (
    group(blank + bamboo, 'translate(-52-26) rotate(-14) scale(.86)') +
    group(blank + rings, 'translate(50-34) rotate(12) scale(.86)') +
    group(path('M-50-40H60V76H-40z', shade) + blank + bloom, 'translate(0 36) scale(1.02)')
  );
}

function shaker(brush: Brush): string {
  const { gold, main, paper, ink, hot, shade } = brush;
  const cube = (x: number, y: number, turn: number) =>
    group(
      box(-19, -19, 38, 38, 8, paper) +
        path('M19-14V11Q19 19 11 19H-14Q14 14 19-14z', shade) +
        circle(-9, -9, 5, hot.base) +
        circle(9, 9, 5, hot.base) +
        circle(0, 0, 5, ink),
      `translate(${x} ${y}) rotate(${turn})`,
    );
  return (
    oval(0, 76, 104, 24, gold.deep) +
    oval(0, 68, 104, 24, gold.fill) +
    oval(0, 64, 84, 17, main.deep) +
    cube(-36, 44, -12) +
    cube(34, 46, 20) +
    cube(0, 26, 6) +
    path(
      'M-78 62C-84-40-50-88 0-88S84-40 78 62C40 78-40 78-78 62z',
      brush.cool.light,
      'opacity=".32"',
    ) +
    stroke('M-62 34C-64-24-46-62-18-72', '#fff', 9, 'opacity=".8"') +
    stroke('M-78 62C-84-40-50-88 0-88S84-40 78 62', paper, 4, 'opacity=".7"') +
    orb(brush, 0, -96, 15, gold.base) +
    path('M-22-86H22L28-76H-28z', gold.fill) +
    twin(path('M-100 70L-84 88L-72 88z', gold.deep))
  );
}
