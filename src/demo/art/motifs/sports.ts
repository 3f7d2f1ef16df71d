import type { Brush } from '../brush.ts';
import { box, circle, dots, group, oval, path, petals, star, stroke, twin } from '../shapes.ts';
import type { Motif } from './motif.ts';
import { crescent } from './solids.ts';

export const sports: readonly Motif[] = [
  { id: 'football', draw: football },
  { id: 'basketball', hue: 'gold', draw: basketball },
  { id: 'tennis', hue: 'fresh', draw: tennis },
  { id: 'boxing', hue: 'hot', draw: boxing },
  { id: 'trophy', hue: 'gold', draw: trophy },
  { id: 'goal', draw: goal },
  { id: 'medal', hue: 'gold', draw: medal },
  { id: 'baseball', draw: baseball },
];

function football(brush: Brush): string {
  const { paper, ink, shade, main, define } = brush;
  const clip = define((id) => `<clipPath id="${id}"><circle r="92"/></clipPath>`);
  return (
    circle(0, 0, 92, '#fff') +
    circle(0, 0, 92, paper) +
    `<g clip-path="url(#${clip})">` +
    brush.spin(
      5,
      path('M-26-72L0-98L26-72L18-52H-18z', ink) + stroke('M0-32V-52M24-70L62-52', ink, 5),
    ) +
    path('M0-32L30-10L19 26H-19L-30-10z', main.deep) +
    path('M0-24L23-7L14 20H-14L-23-7z', main.base) +
    '</g>' +
    path(crescent(0, 0, 92), shade) +
    stroke('M-76-24A80 80 0 0 1-30-74', '#fff', 9, 'opacity=".9"') +
    stroke('M-108 40Q-96 74-70 94M-116 10Q-116 24-112 34M100 70L112 84', main.light, 6)
  );
}

function basketball(brush: Brush): string {
  const { gold, hot, ink, paper, shade } = brush;
  return (
    path(
      'M-60 30L-40 104M-30 34L-18 108M0 36V110M30 34L18 108M60 30L40 104M-66 40L-10 110M66 40L10 110M-36 36L30 104M36 36L-30 104M-54 66H54M-46 90H46',
      'none',
      `stroke="${paper}" stroke-width="4"`,
    ) +
    circle(0, -24, 80, hot.base) +
    circle(0, -24, 80, gold.fill) +
    stroke('M-80-24H80M0-104V56M-58-80C-24-50-24 2-58 32M58-80C24-50 24 2 58 32', ink, 6) +
    path(crescent(0, -24, 80), shade) +
    stroke('M-64-40A66 66 0 0 1-30-82', gold.light, 8) +
    stroke('M-74 34C-74 54 74 54 74 34', hot.base, 11) +
    stroke('M-70 34C-66 48 66 48 70 34', hot.light, 3)
  );
}

function tennis(brush: Brush): string {
  const { main, fresh, paper, ink, shade, gold } = brush;
  const net =
    [-30, -15, 0, 15, 30].map((x) => `M${x}-90V8`).join('') +
    [-78, -60, -40, -20, 0].map((y) => `M-42 ${y}H42`).join('');
  const racket =
    `<ellipse cy="-40" rx="46" ry="58" fill="${paper}" fill-opacity=".25"/>` +
    stroke(net, paper, 2) +
    `<ellipse cy="-40" rx="46" ry="58" fill="none" stroke="${main.base}" stroke-width="13"/>` +
    stroke('M-36-4Q-14 20-8 40M36-4Q14 20 8 40', main.base, 11) +
    path('M-10 38H10L12 104Q0 112-12 104z', ink) +
    stroke('M-8 56L8 48M-8 72L8 64M-8 88L8 80', gold.base, 5) +
    stroke('M-40-60C-34-80-20-90-6-92', main.light, 5);
  return (
    group(racket, 'rotate(38) translate(10-6)') +
    circle(-46, 44, 42, fresh.fill) +
    circle(-46, 44, 42, gold.base, 'opacity=".35"') +
    stroke('M-84 28C-62 30-48 46-52 84M-36 4C-38 22-26 36-6 38', paper, 6) +
    path(crescent(-46, 44, 42), shade) +
    circle(-62, 26, 6, '#fff', 'opacity=".7"')
  );
}

function boxing(brush: Brush): string {
  const { hot, cool, gold, paper, shade } = brush;
  const glove = (fill: string, lit: string, deep: string) =>
    path(
      'M-56 10C-70-40-50-96 4-98C54-100 66-60 62-28C60 6 48 22 44 44H-34C-34 30-50 26-56 10z',
      fill,
    ) +
    path('M-56 10C-76 6-86-28-70-46C-54-60-34-44-36-20C-38 4-30 10-16 12', fill) +
    stroke('M-62-6C-34-2-34-22-36-30', deep, 5) +
    stroke('M-34-66C-24-82-6-88 10-86', lit, 8) +
    path('M30-92C60-84 66-56 62-28C60 6 48 22 44 44H10C40 10 50-40 30-92z', shade) +
    path('M-38 44H48L52 88Q6 100-42 88z', paper) +
    path('M-40 58H50L51 74H-41z', gold.base) +
    path('M22 44H48L52 88Q38 92 20 93z', shade);
  return (
    group(glove(cool.fill, cool.light, cool.deep), 'translate(48 4) rotate(20) scale(-.8 .86)') +
    group(glove(hot.fill, hot.light, hot.deep), 'translate(-20 10) rotate(-14) scale(.94)') +
    path(star(8, 26, 10, 18, -88), gold.base) +
    path(star(8, 14, 6, 18, -88), gold.light)
  );
}

function trophy(brush: Brush): string {
  const { gold, main, hot, shade, paper } = brush;
  return (
    oval(0, 100, 66, 10, shade) +
    twin(
      stroke('M-52-66C-112-78-110 6-40 10', gold.deep, 13) +
        stroke('M-52-66C-106-76-104 2-40 6', gold.base, 7),
    ) +
    path('M-60-90H60C62-30 48 24 14 36V58H-14V36C-48 24-62-30-60-90z', gold.fill) +
    path('M20-90H60C62-30 48 24 14 36V58H2C20 20 34-30 20-90z', shade) +
    oval(0, -90, 60, 12, gold.light) +
    oval(0, -89, 48, 8, gold.deep) +
    stroke('M-46-70C-44-40-38-14-26 4', gold.light, 8) +
    path(petals(10, 27, 7, 0, -32), main.fill) +
    path(star(5, 20, 9, 0, -32), gold.light) +
    path('M-28 54H28L36 72H-36z', gold.fill) +
    path('M-50 70H50L56 98H-56z', main.deep) +
    path('M-32 76H32V92H-32z', gold.base) +
    twin(circle(-43, 84, 4, hot.light)) +
    path(star(4, 20, 4, -82, -88) + star(4, 14, 3, 84, 42), paper)
  );
}

function goal(brush: Brush): string {
  const { paper, main, ink, shade, gold, define } = brush;
  const net =
    [-84, -60, -36, -12, 12, 36, 60, 84].map((x) => `M${x}-66L${x * 0.8} 60`).join('') +
    [-44, -18, 8, 34].map((y) => `M-92 ${y}Q0 ${y + 18} 92 ${y}`).join('');
  const clip = define((id) => `<clipPath id="${id}"><circle cx="10" cy="44" r="54"/></clipPath>`);
  return (
    path('M-92-66H92L74 62H-74z', ink, 'opacity=".25"') +
    stroke(net, paper, 3, 'opacity=".75"') +
    stroke('M-98 88V-72H98V88', paper, 13) +
    stroke('M-98-72H98M98-70V88', shade, 5) +
    oval(14, 98, 60, 9, shade) +
    stroke('M-96 96C-84 66-74 60-56 54M-70 100C-66 90-60 84-52 78', gold.light, 6) +
    circle(10, 44, 54, paper) +
    `<g clip-path="url(#${clip})" transform="rotate(-16 10 44)">` +
    group(
      brush.spin(
        5,
        path('M-26-72L0-98L26-72L18-52H-18z', ink) + stroke('M0-32V-52M24-70L62-52', ink, 6),
      ) + path('M0-32L30-10L19 26H-19L-30-10z', main.base),
      'translate(10 44) scale(.59)',
    ) +
    '</g>' +
    path(crescent(10, 44, 54), shade)
  );
}

function medal(brush: Brush): string {
  const { gold, hot, cool, shade, paper } = brush;
  return (
    path('M-70-108H-22L26 10L-6 26z', hot.fill) +
    path('M-54-108H-40L10 12L-2 18z', paper) +
    path('M70-108H22L-26 10L6 26z', cool.fill) +
    path('M54-108H40L-10 12L2 18z', paper) +
    path(petals(16, 60, 7, 0, 44), gold.deep) +
    circle(0, 44, 56, gold.fill) +
    circle(0, 44, 44, gold.deep, 'opacity=".35"') +
    dots(50, 28, 5, gold.light, 0, 44) +
    path(star(5, 34, 15, 0, 45), gold.light) +
    path('M0 11L8 35L32 35L13 49L20 73L0 59z', gold.base) +
    path(crescent(0, 44, 56), shade) +
    stroke('M-46 30A48 48 0 0 1-22 2', '#fff', 6, 'opacity=".7"')
  );
}

function baseball(brush: Brush): string {
  const { paper, hot, gold, main, shade, ink } = brush;
  const bat =
    path('M-14-110C-26-104-24-70-8 10L-4 84H8L10 10C22-70 24-104 12-110Q0-116-14-110z', gold.fill) +
    path('M6-112C26-108 22-70 10 10L8 84H3Q16-40 6-112z', shade) +
    box(-11, 82, 26, 13, 6, gold.deep) +
    stroke('M-5 46L8 40M-5 58L8 52M-5 70L8 64', ink, 5);
  return (
    group(bat, 'rotate(42) translate(0 4)') +
    group(bat, 'rotate(-42) translate(0 4)') +
    circle(0, 14, 60, paper) +
    circle(0, 14, 60, main.light, 'opacity=".12"') +
    twin(
      stroke('M-44-24C-20-8-20 36-44 54', hot.base, 4) +
        stroke(
          'M-36-20C-14-4-14 32-36 50',
          hot.base,
          12,
          'stroke-dasharray="2 10" stroke-linecap="butt"',
        ),
    ) +
    path(crescent(0, 14, 60), shade) +
    stroke('M-4-34Q10-36 22-30', '#fff', 6)
  );
}
