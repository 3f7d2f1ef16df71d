import type { Brush } from '../brush.ts';
import { circle, dots, group, oval, path, petals, star, stroke, twin } from '../shapes.ts';
import type { Motif } from './motif.ts';
import { crescent, orb } from './solids.ts';

export const heavens: readonly Motif[] = [
  { id: 'sun', hue: 'gold', draw: sun },
  { id: 'moon', hue: 'gold', draw: moon },
  { id: 'comet', draw: comet },
  { id: 'rocket', draw: rocket },
  { id: 'planet', draw: planet },
  { id: 'balloon', draw: balloon },
  { id: 'plane', hue: 'hot', draw: plane },
  { id: 'thunder', draw: thunder },
];

function sun(brush: Brush): string {
  const { gold, hot, ink, paper, shade, spin } = brush;
  return (
    spin(8, path('M-15-60C-26-80 8-88 0-112C18-94 18-80 15-60z', hot.fill)) +
    group(spin(8, path('M-13-60L0-102L13-60z', gold.base)), 'rotate(22.5)') +
    circle(0, 0, 68, hot.deep) +
    circle(0, 0, 63, gold.fill) +
    path(crescent(0, 0, 63), shade) +
    dots(56, 28, 4, gold.light) +
    twin(
      path('M-42-12Q-28-28-12-12Q-28-4-42-12z', paper) +
        circle(-27, -13, 6, ink) +
        stroke('M-44-14Q-28-30-11-14', ink, 4) +
        path(petals(6, 7, 4, -34, 14), hot.base) +
        stroke('M-42-28Q-28-40-14-30', hot.deep, 4),
    ) +
    stroke('M0-26C-4-6-10 2-6 8Q0 13 7 8', hot.deep, 4) +
    path('M-20 26Q-8 20 0 25Q8 20 20 26Q0 42-20 26z', hot.base) +
    stroke('M-20 26Q0 32 20 26', hot.deep, 3) +
    path('M0-58L7-46L0-34L-7-46z', hot.base)
  );
}

function moon(brush: Brush): string {
  const { gold, cool, hot, ink, paper, shade } = brush;
  return (
    path(
      'M34-96C-40-92-88-40-84 22C-80 78-30 108 26 96C84 82 98 40 90 18C70 46 30 50 8 26C-22-6-8-66 34-96z',
      gold.fill,
    ) +
    path('M90 18C98 40 84 82 26 96C-10 104-44 94-64 72C-10 90 60 70 90 18z', shade) +
    stroke('M-64-6C-60-38-42-62-18-76', gold.light, 9) +
    stroke('M-44 8Q-30-6-14 8', ink, 6) +
    stroke('M-44 8L-50 2M-36 2L-40-6', ink, 4) +
    path('M8 26C14 34 12 40 2 40z', gold.deep) +
    stroke('M-8 62Q6 72 22 62', hot.deep, 6) +
    oval(-34, 36, 15, 10, hot.light) +
    dots(14, 7, 5, gold.deep, -34, -36) +
    circle(-34, -36, 6, hot.base) +
    path(star(5, 32, 14, 58, -36), paper) +
    path(star(5, 18, 8, 58, -36), cool.base) +
    path(star(4, 16, 4, 98, -88) + star(4, 13, 3, 18, -28), paper)
  );
}

function comet(brush: Brush): string {
  const { main, hot, gold, paper, shade } = brush;
  return (
    path('M108-112C40-84-20-44-70 8C-90 40-60 80-24 66C30 20 76-44 108-112z', hot.base) +
    path('M84-110C30-84-30-48-66 4L-30 60C10 10 56-46 84-110z', gold.base) +
    path('M50-92C10-70-30-40-58 6L-34 50C-6 4 24-44 50-92z', gold.light) +
    path('M112-60C80-10 40 40-6 70L-20 66C30 20 76-20 112-60z', hot.deep) +
    orb(brush, -42, 40, 54, main.fill) +
    circle(-62, 28, 12, main.deep, 'opacity=".6"') +
    circle(-28, 62, 9, main.deep, 'opacity=".6"') +
    circle(-24, 20, 7, main.deep, 'opacity=".6"') +
    path(crescent(-42, 40, 54), shade) +
    path(star(4, 20, 4, 66, 62) + star(4, 15, 3, -78, -66) + star(4, 11, 3, 96, 14), paper)
  );
}

function rocket(brush: Brush): string {
  const { main, hot, gold, cool, paper, ink, shade } = brush;
  return group(
    path('M-26 60C-40 84-20 100 0 128C20 100 40 84 26 60z', hot.base) +
      path('M-15 60C-22 78-10 90 0 108C10 90 22 78 15 60z', gold.base) +
      path(
        'M-36 4C-68 24-74 54-70 84C-56 66-44 60-28 58zM36 4C68 24 74 54 70 84C56 66 44 60 28 58z',
        main.fill,
      ) +
      path('M0-118C38-84 52-34 32 60H-32C-52-34-38-84 0-118z', paper) +
      path('M0-118C38-84 52-34 32 60H4C26-20 22-80 0-118z', shade) +
      path('M0-118C20-100 32-78 37-56C16-66-16-66-37-56C-32-78-20-100 0-118z', main.fill) +
      circle(0, -16, 24, gold.fill) +
      circle(0, -16, 17, ink) +
      path('M-14-20A14 14 0 0 1 0-30L8-28Q-4-14-10-8z', cool.light) +
      path('M-34 36C-14 28 14 28 34 36L31 54C12 46-12 46-31 54z', hot.fill) +
      stroke('M-28 43C-12 38 12 38 28 43', gold.light, 6, 'stroke-dasharray="0 12"') +
      path('M-22 60H22L17 70H-17z', ink) +
      path('M-6 16H6V76Q0 84-6 76z', main.deep),
    'rotate(32) scale(.94)',
  );
}

function planet(brush: Brush): string {
  const { main, second, gold, paper, shade, define } = brush;
  const clip = define((id) => `<clipPath id="${id}"><circle r="68"/></clipPath>`);
  const half = (sweep: number) => `M-112 0A112 32 0 0 ${sweep} 112 0`;
  return group(
    stroke(half(1), gold.deep, 15) +
      stroke(half(1), gold.light, 4) +
      circle(0, 0, 68, main.fill) +
      `<g clip-path="url(#${clip})">` +
      path(
        'M-80-34C-40-50 10-20 80-40V-20C20-4-30-34-80-16zM-80 20C-30 2 30 38 80 18V40C20 56-20 24-80 44z',
        second.base,
        'opacity=".85"',
      ) +
      path('M-40-66C-10-54 20-60 50-52V-44C20-50-20-42-50-54z', main.light, 'opacity=".6"') +
      '</g>' +
      path(crescent(0, 0, 68), shade) +
      stroke('M-54-16A54 54 0 0 1-20-52', paper, 8, 'opacity=".7"') +
      stroke(half(0), gold.base, 15) +
      stroke(half(0), gold.light, 4, 'stroke-dasharray="40 9 70 9"') +
      orb(brush, 74, -70, 15, second.fill) +
      path(star(4, 18, 4, -78, -76) + star(4, 13, 3, -70, 78), paper),
    'rotate(-18)',
  );
}

function balloon(brush: Brush): string {
  const { main, second, gold, hot, paper, shade } = brush;
  return (
    stroke('M-30 46L-14 76M30 46L14 76M0 52V76', gold.deep, 4) +
    path(
      'M0-112C52-112 82-76 80-36C78 4 40 32 26 54H-26C-40 32-78 4-80-36C-82-76-52-112 0-112z',
      main.fill,
    ) +
    path(
      'M0-112C24-112 42-70 40-36C38 4 22 32 12 54H-12C-22 32-38 4-40-36C-42-70-24-112 0-112z',
      second.fill,
    ) +
    path('M0-112C9-112 15-70 14-36C13 4 9 32 5 54H-5C-9 32-13 4-14-36C-15-70-9-112 0-112z', paper) +
    path(
      'M-80-36C-60-24-50-24-40-36C-26-20-20-22-14-36Q0-22 14-36C20-22 26-20 40-36C50-24 60-24 80-36C80-22 74-8 66 2C50 8 44 4 36-4C28 6 20 6 13-2Q0 8-13-2C-20 6-28 6-36-4C-44 4-50 8-66 2C-74-8-80-22-80-36z',
      gold.fill,
    ) +
    path('M30-106C66-96 82-68 80-36C78 4 40 32 26 54H6C50 0 60-60 30-106z', shade) +
    path('M-27 50H27L24 62H-24z', hot.base) +
    path('M-20 74H20L16 104Q0 110-16 104z', gold.fill) +
    stroke('M-18 82H18M-17 92H17', gold.deep, 4) +
    path('M-22 72H22V79H-22z', hot.base) +
    stroke('M-62-50C-58-74-46-88-34-96', main.light, 8)
  );
}

function plane(brush: Brush): string {
  const { hot, gold, cool, paper, ink, shade } = brush;
  return (
    stroke('M-112 96C-90 60-70 90-60 60', paper, 6, 'stroke-dasharray="1 13"') +
    group(
      path('M-8-12C10-60 40-84 66-82C58-50 44-26 30-10z', hot.deep) +
        path('M-92-24L-112-60Q-104-68-92-60L-62-22z', hot.fill) +
        path(
          'M-98-22C-60-34 40-40 84-24C104-14 104 10 82 18C40 34-40 22-84-2C-94-8-104-16-98-22z',
          hot.fill,
        ) +
        path('M104-4C104 8 96 14 82 18C40 34-40 22-84-2C-20 14 60 14 104-4z', shade) +
        path('M18-32C30-52 62-50 72-28C56-34 36-35 18-32z', cool.light) +
        path('M-24 4C-40 40-30 74-4 84C14 60 28 30 32 6z', gold.fill) +
        path('M32 6C28 30 14 60-4 84Q-12 82-18 76C6 54 12 30 12 5z', shade) +
        stroke('M-78-14C-40-22 0-24 24-24', paper, 6, 'stroke-dasharray="0 16"') +
        path(star(5, 13, 6, -4, 42), hot.base) +
        circle(100, -4, 9, ink) +
        path(
          'M102-52C112-40 112-20 104-6C96-20 94-40 102-52zM102 44C112 32 112 12 104-2C96 12 94 32 102 44z',
          gold.base,
        ),
      'rotate(-20)',
    ) +
    path(
      'M-108-70C-106-86-84-90-78-78C-64-82-56-66-66-58H-102C-112-58-114-68-108-70z',
      paper,
      'opacity=".85"',
    ) +
    path(
      'M56 76C58 62 78 60 82 70C94 66 102 80 92 88H62C52 86 50 78 56 76z',
      paper,
      'opacity=".85"',
    )
  );
}

function thunder(brush: Brush): string {
  const { gold, main, second, paper, shade, hot } = brush;
  return (
    path('M18-64L-46 30H-8L-30 112L64 6H22L48-64z', hot.deep, 'transform="translate(5 5)"') +
    path('M18-64L-46 30H-8L-30 112L64 6H22L48-64z', gold.fill) +
    path('M22-50L-22 18H6L-8 66L36 18H4L30-50z', gold.light) +
    path(
      'M-70-8C-106-8-112-54-78-62C-78-96-34-112-10-88C8-112 56-108 62-74C100-78 116-20 78-10C40-2-40-2-70-8z',
      main.fill,
    ) +
    path('M62-74C100-78 116-20 78-10C40-2-40-2-70-8Q-82-8-90-14C-20-20 50-20 62-74z', shade) +
    stroke('M-84-40C-82-54-70-58-64-56C-64-78-44-88-28-82', main.light, 7) +
    path(
      'M-4-42C-8-58 12-64 20-52C30-44 20-28 6-32C-4-34-2-46 6-46',
      'none',
      `stroke="${second.light}" stroke-width="6" stroke-linecap="round"`,
    ) +
    path(star(4, 18, 4, -74, 50) + star(4, 14, 3, 86, 48), paper)
  );
}
