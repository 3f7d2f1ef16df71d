import type { Brush } from '../brush.ts';
import { box, circle, dots, group, oval, path, petals, star, stroke, twin } from '../shapes.ts';
import type { Motif } from './motif.ts';
import { crescent, orb } from './solids.ts';

/** What chance is drawn from: globes, balls, tickets, cards with holes. */
export const draws: readonly Motif[] = [
  { id: 'globe', draw: globe },
  { id: 'balls', draw: balls },
  { id: 'ticket', draw: ticket },
  { id: 'scratch', draw: scratch },
  { id: 'bingo', draw: bingo },
  { id: 'plinko', draw: plinko },
  { id: 'envelope', hue: 'hot', draw: envelope },
  { id: 'lucky-cat', draw: luckyCat },
];

function ball(brush: Brush, x: number, y: number, r: number, fill: string, points: number): string {
  return (
    orb(brush, x, y, r, fill) +
    circle(x + r * 0.06, y + r * 0.04, r * 0.5, brush.paper) +
    path(
      star(points, r * 0.34, r * (points > 4 ? 0.16 : 0.1), x + r * 0.06, y + r * 0.04),
      brush.ink,
    )
  );
}

function globe(brush: Brush): string {
  const { hot, gold, fresh, cool, paper, main, shade } = brush;
  return (
    oval(0, 98, 74, 11, shade) +
    path('M-22 62H22L30 82H58Q66 98 62 100H-62Q-66 98-58 82H-30z', gold.fill) +
    path('M12 62H22L30 82H58Q66 98 62 100H20Q26 80 12 62z', shade) +
    circle(0, -16, 84, main.deep) +
    circle(0, -16, 84, main.light, 'opacity=".28"') +
    ball(brush, -40, 22, 25, hot.fill, 5) +
    ball(brush, 12, 38, 25, cool.fill, 4) +
    ball(brush, 54, 8, 22, fresh.fill, 5) +
    ball(brush, -6, -14, 24, gold.fill, 4) +
    ball(brush, -50, -34, 20, cool.fill, 5) +
    ball(brush, 34, -52, 21, hot.fill, 4) +
    ball(brush, -14, -70, 16, fresh.fill, 5) +
    path(crescent(0, -16, 84), shade) +
    stroke('M-68-20A68 68 0 0 1-30-78', '#fff', 9, 'opacity=".75"') +
    circle(0, -16, 86, 'none', `stroke="${gold.fill}" stroke-width="9"`) +
    stroke('M-86-16H-104M86-16H104V-40', gold.base, 9) +
    orb(brush, 104, -46, 11, hot.base) +
    circle(0, -16, 91, 'none', `stroke="${paper}" stroke-width="2" opacity=".5"`)
  );
}

function balls(brush: Brush): string {
  const { hot, gold, fresh, cool, shade } = brush;
  return (
    oval(0, 92, 98, 12, shade) +
    ball(brush, 44, -46, 44, cool.fill, 5) +
    ball(brush, -52, -30, 36, fresh.fill, 4) +
    ball(brush, 66, 42, 38, gold.fill, 4) +
    ball(brush, -26, 34, 58, hot.fill, 5) +
    path(star(4, 22, 4, -6, -84) + star(4, 14, 3, 100, -8), gold.light)
  );
}

function ticket(brush: Brush): string {
  const { main, second, gold, paper, shade } = brush;
  const outline = 'M-104-54H104V-16A18 18 0 0 0 104 20V58H-104V20A18 18 0 0 0-104-16z';
  const one =
    path(outline, 'currentColor') + path('M60-54H104V-16A18 18 0 0 0 104 20V58H60z', shade);
  return (
    group(`<g color="${second.base}">${one}</g>`, 'rotate(-26) translate(6-26)') +
    group(
      path('M-98-46H110V64H-98z', shade) +
        `<g color="${main.base}">${one}</g>` +
        `<rect x="-78" y="-42" width="124" height="88" rx="8" fill="none" stroke="${paper}" stroke-width="4"/>` +
        stroke('M60-50V56', paper, 4, 'stroke-dasharray="1 12"') +
        path(petals(12, 30, 7, -16, 2), gold.fill) +
        path(star(5, 24, 11, -16, 2), main.deep) +
        stroke('M-62-26V30M30-26V30', gold.light, 7, 'stroke-dasharray="0 14"') +
        stroke('M76-30V34M88-30V34', paper, 5, 'stroke-dasharray="8 10"'),
      'translate(0 18) rotate(-10)',
    )
  );
}

function scratch(brush: Brush): string {
  const { main, gold, hot, fresh, paper, shade, cool } = brush;
  const cell = (x: number, y: number, inside: string) =>
    box(x - 25, y - 25, 50, 50, 9, paper) + inside;
  return group(
    box(-64, -98, 150, 206, 16, shade) +
      box(-76, -104, 150, 206, 16, main.fill) +
      path(
        'M-76-60V-88Q-76-104-60-104H58Q74-104 74-88V-60Q56-44 37-60Q18-44 0-60Q-20-44-38-60Q-58-44-76-60z',
        gold.fill,
      ) +
      path(star(5, 15, 7, -1, -82) + star(5, 9, 4, -36, -82) + star(5, 9, 4, 34, -82), hot.base) +
      cell(-34, -14, path(star(5, 18, 8, -34, -12), hot.base)) +
      cell(32, -14, orb(brush, 32, -14, 15, fresh.base)) +
      cell(-34, 50, path('M-34 32L-16 48L-34 70L-52 48z', cool.fill)) +
      cell(32, 50, path(star(5, 18, 8, 32, 52), hot.base)) +
      path('M4-40H58V20L46 10L38 22L28 12L18 24L4 14z', gold.deep) +
      path('M4-40H58V12L46 2L38 14L28 4L18 16L4 6z', gold.light, 'opacity=".8"') +
      stroke('M-50 84H48', paper, 6, 'stroke-dasharray="0 14"') +
      circle(66, 54, 34, gold.fill) +
      dots(28, 18, 4, gold.light, 66, 54) +
      path(petals(6, 14, 6, 66, 54), gold.deep),
    'rotate(-9) scale(.94)',
  );
}

function bingo(brush: Brush): string {
  const { main, second, gold, hot, fresh, paper, shade, repeat } = brush;
  const cells = [-48, -16, 16, 48].flatMap((y) =>
    [-48, -16, 16, 48].map((x) => `translate(${x} ${y})`),
  );
  const marks = ['-48-48', '-16-16', '16 16', '48 48', '48-48', '-48 16'];
  return (
    group(
      box(-70, -82, 152, 180, 14, shade) +
        box(-78, -90, 152, 180, 14, main.fill) +
        path('M-78-60V-76Q-78-90-64-90H60Q74-90 74-76V-60z', second.fill) +
        stroke('M-60-75H58', gold.light, 11, 'stroke-dasharray="0 29"') +
        group(
          repeat(box(-14, -14, 28, 28, 5, paper) + stroke('M-5 0H5', main.light, 5), cells),
          'translate(-2 16)',
        ) +
        group(
          repeat(
            circle(0, 0, 13, hot.fill) + circle(-4, -4, 4, hot.light),
            marks.map((place) => `translate(${place})`),
          ),
          'translate(-2 16)',
        ),
      'rotate(-8) translate(-8 0)',
    ) +
    ball(brush, 70, 62, 36, gold.fill, 5) +
    ball(brush, 86, 2, 22, fresh.fill, 4)
  );
}

function plinko(brush: Brush): string {
  const { main, gold, hot, fresh, cool, paper, shade } = brush;
  const pegs = [1, 2, 3, 4, 5]
    .map((row) => `M${-16 * row} ${-76 + row * 26}H${16 * row + 1}`)
    .join('');
  return (
    path(
      'M0-108L98 66H-98z',
      main.deep,
      `stroke="${main.deep}" stroke-width="18" stroke-linejoin="round"`,
    ) +
    path('M0-98L88 60H-88z', main.fill) +
    path('M0-98L88 60H20Q40-10 0-98z', shade) +
    stroke(pegs, paper, 9, 'stroke-dasharray="0 32"') +
    path('M-92 66H-58V100Q-92 100-92 84z', hot.fill) +
    path('M-56 66H-20V100H-56z', gold.fill) +
    path('M-18 66H18V100H-18z', fresh.fill) +
    path('M20 66H56V100H20z', gold.fill) +
    path('M58 66H92V84Q92 100 58 100z', hot.fill) +
    stroke('M6-96C30-70-26-50 2-22S34 20 22 40', gold.light, 5, 'stroke-dasharray="2 11"') +
    orb(brush, 20, 44, 15, hot.base) +
    orb(brush, 2, -98, 15, cool.base)
  );
}

function envelope(brush: Brush): string {
  const { hot, gold, shade } = brush;
  return (
    group(
      path('M-22-88L30-112L44-70z', gold.light) +
        circle(56, -84, 24, gold.fill) +
        circle(56, -84, 16, gold.deep, 'opacity=".4"') +
        circle(-44, -90, 20, gold.fill) +
        circle(-44, -90, 13, gold.deep, 'opacity=".4"'),
      'translate(0 8)',
    ) +
    box(-70, -74, 140, 176, 14, hot.fill) +
    path('M-70-60Q-70-74-56-74H56Q70-74 70-60V-44C40 4-40 4-70-44z', hot.deep) +
    path('M-70-62Q-70-74-56-74H56Q70-74 70-62C40-14-40-14-70-62z', hot.base) +
    stroke('M-70-50C-40-2 40-2 70-50', gold.base, 5) +
    path(petals(12, 30, 7, 0, -12), gold.fill) +
    path(star(4, 18, 6, 0, -12), hot.deep) +
    twin(
      stroke('M-54 92C-58 60-34 44-24 60C-14 76-36 84-36 70', gold.base, 5) +
        circle(-12, 84, 4, gold.base) +
        stroke('M-50 30C-40 40-26 40-18 30', gold.base, 5),
    ) +
    path('M0 46L12 62L0 78L-12 62z', gold.base) +
    path('M30-74H56Q70-74 70-60V88Q70 102 56 102H10Q50 40 30-74z', shade)
  );
}

function luckyCat(brush: Brush): string {
  const { paper, hot, gold, ink, main, shade } = brush;
  return (
    path('M56 10C64-20 66-50 62-74C60-98 98-98 98-74C98-30 86 20 66 50z', paper) +
    path('M80-92Q98-90 98-74C98-30 86 20 66 50Q84-20 80-92z', shade) +
    stroke('M68-74V-64M80-76V-64M91-74V-64', main.light, 4) +
    path('M-52 24C-78 50-76 104-50 104H50C76 104 78 50 52 24z', paper) +
    path(
      'M-58-46L-62-96C-44-92-30-84-20-74L20-74C30-84 44-92 62-96L58-46C72-10 48 34 0 34C-48 34-72-10-58-46z',
      paper,
    ) +
    path('M-52-60L-54-82C-44-78-38-74-32-68zM52-60L54-82C44-78 38-74 32-68z', hot.base) +
    stroke('M-42-20Q-30-34-18-20M18-20Q30-34 42-20', ink, 7) +
    path('M-8-8H8L0 2z', hot.base) +
    stroke(
      'M0 2Q-10 14-18 6M0 2Q10 14 18 6M-46 0L-72-6M-46 8L-70 12M46 0L72-6M46 8L70 12',
      ink,
      4,
    ) +
    twin(oval(-38, 2, 11, 7, hot.light)) +
    path('M-50 24C-30 42 30 42 50 24L54 38C30 56-30 56-54 38z', hot.fill) +
    orb(brush, 0, 50, 13, gold.base) +
    oval(-16, 82, 32, 20, gold.fill) +
    oval(-16, 82, 23, 13, gold.deep) +
    path(petals(6, 8, 5, -16, 82), gold.light) +
    path('M36 20Q56 26 62 48C72 74 70 104 50 104H16C50 90 54 50 36 20z', shade)
  );
}
