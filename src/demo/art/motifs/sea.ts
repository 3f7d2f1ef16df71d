import type { Brush } from '../brush.ts';
import { circle, group, oval, path, petals, star, stroke, twin } from '../shapes.ts';
import type { Motif } from './motif.ts';
import { orb } from './solids.ts';

export const sea: readonly Motif[] = [
  { id: 'fish', draw: fish },
  { id: 'koi', hue: 'hot', draw: koi },
  { id: 'octopus', draw: octopus },
  { id: 'shark', hue: 'cool', draw: shark },
  { id: 'turtle', hue: 'fresh', draw: turtle },
  { id: 'crab', hue: 'hot', draw: crab },
  { id: 'shell', draw: shell },
  { id: 'anchor', draw: anchor },
  { id: 'puffer', hue: 'gold', draw: puffer },
  { id: 'starfish', hue: 'hot', draw: starfish },
];

function fish(brush: Brush): string {
  const { main, second, gold, paper, ink, shade, repeat } = brush;
  const scale = stroke('M0-10A10 10 0 0 0 0 10', main.deep, 4);
  const scales = [
    '0-24',
    '0 0',
    '0 24',
    '20-14',
    '20 12',
    '-20-12',
    '-20 14',
    '40-2',
    '40 20',
    '40-24',
  ];
  return (
    path('M48 0C68-16 80-52 108-58C98-24 98 24 108 58C80 52 68 16 48 0z', second.fill) +
    stroke('M66-6L96-36M70 0H94M66 6L96 36', second.deep, 4) +
    path('M-40-46C-24-92 32-94 54-62C50-48 40-40 32-34z', second.fill) +
    path('M-20 46C-10 78 24 86 44 70C42 56 34 46 26 38z', second.fill) +
    stroke('M-14-58L0-76M8-58L24-74M26-54L42-64', second.deep, 4) +
    path('M-100 4C-76-60 24-70 66-2C24 70-76 62-100 4z', main.fill) +
    path('M66-2C24 70-76 62-100 4C-50 50 30 30 44-28Q56-18 66-2z', shade) +
    path('M-100 4C-88-30-62-46-38-50C-24-20-24 26-36 52C-62 48-88 34-100 4z', gold.fill) +
    stroke('M-38-50C-24-20-24 26-36 52', paper, 5) +
    repeat(
      scale,
      scales.map((place) => `translate(${place})`),
    ) +
    path('M-14 10C8 6 20 18 14 34C0 38-12 28-14 10z', second.fill) +
    circle(-62, -12, 17, paper) +
    circle(-64, -11, 9, ink) +
    circle(-67, -15, 3, paper) +
    stroke('M-96 12Q-84 22-72 18', ink, 5)
  );
}

function koi(brush: Brush): string {
  const { hot, gold, paper, ink, shade, define } = brush;
  const body =
    'M-96 34C-92-8-30-4 8 8C40 16 52-14 38-48L66-58C98-2 88 62 30 88C-22 110-98 96-96 34z';
  const clip = define((id) => `<clipPath id="${id}"><path d="${body}"/></clipPath>`);
  return (
    circle(0, 10, 104, 'none', `stroke="${paper}" stroke-width="4" opacity=".35"`) +
    path(
      'M36-42C12-68 4-92 10-120C32-108 46-94 54-76C66-94 86-106 112-110C110-84 94-62 66-48z',
      hot.fill,
    ) +
    stroke('M46-54L24-98M58-58L94-94M51-60L52-66', hot.light, 4) +
    path(
      'M-34 6C-32-22-50-42-78-48C-78-24-68-4-50 12zM-22 90C-16 112-26 126-48 132C-56 116-54 102-44 88zM74 40C94 44 108 58 112 78C94 80 78 72 66 60z',
      hot.fill,
    ) +
    path(body, paper) +
    `<g clip-path="url(#${clip})">` +
    path(
      'M-70-10C-40-8-46 30-62 46C-84 56-100 40-100 10zM-20-10C20-2 24 30 4 52C-14 70-34 60-30 34C-34 10-30 0-20-10zM20 100C16 70 44 50 62 66L70 90zM34-20C50-30 60-10 84-20L80 30C60 36 50 20 44 4z',
      hot.fill,
    ) +
    path('M-26 74q14-12 24 4t-10 18zM46-50l24-10 8 20-26 8z', gold.fill) +
    path(
      'M66-58C98-2 88 62 30 88C-22 110-98 96-96 34C-84 84-20 86 22 66C66 44 76-6 52-52z',
      shade,
    ) +
    '</g>' +
    stroke(
      'M-14 30q8 8 0 18M6 32q8 8 0 18M26 28q8 8 2 18M44 14q10 4 8 16',
      ink,
      3,
      'opacity=".35"',
    ) +
    circle(-78, 14, 9, ink) +
    circle(-62, 66, 9, ink) +
    circle(-80, 11, 3, paper) +
    circle(-64, 63, 3, paper) +
    stroke('M-94 32C-106 24-114 26-118 34M-92 50C-104 54-108 62-106 70', gold.base, 4)
  );
}

function octopus(brush: Brush): string {
  const { main, second, gold, paper, ink, shade } = brush;
  return (
    twin(
      stroke('M-20 30C-44 50-100 30-96-6C-92-26-72-24-74-8', main.deep, 22) +
        stroke('M-26 36C-50 80-92 74-104 56', main.base, 21) +
        stroke('M-14 40C-20 84-54 104-76 94', main.base, 20) +
        stroke(
          'M-26 44C-50 82-86 82-100 66M-14 50C-22 88-50 108-70 100M-24 42C-50 58-90 44-92 4',
          second.light,
          6,
          'stroke-dasharray="0 12"',
        ) +
        stroke('M-4 42C0 80-14 100-30 104', main.deep, 18),
    ) +
    path(
      'M0-104C52-104 78-66 72-26C68 4 44 20 44 44C20 58-20 58-44 44C-44 20-68 4-72-26C-78-66-52-104 0-104z',
      main.fill,
    ) +
    path('M26-100C66-88 76-54 72-26C68 4 44 20 44 44Q30 52 8 54C50 10 54-50 26-100z', shade) +
    stroke('M-54-34C-56-62-42-82-22-90', main.light, 9) +
    path('M0-84L12-66L0-48L-12-66z', gold.base) +
    twin(circle(-22, -66, 5, gold.light) + circle(-38, -54, 4, gold.light)) +
    twin(oval(-27, -8, 21, 24, paper) + oval(-23, -4, 12, 15, ink) + circle(-28, -11, 5, paper)) +
    path('M-16 26Q0 40 16 26Q0 32-16 26z', ink) +
    twin(oval(-46, 20, 11, 6, second.base))
  );
}

function shark(brush: Brush): string {
  const { cool, hot, paper, ink, shade } = brush;
  return (
    path('M-8-52C-8-84 8-108 30-118C28-92 38-70 52-52z', cool.deep) +
    path(
      'M-88 20C-108 50-112 76-108 98C-84 92-62 80-52 60zM88 20C108 50 112 76 108 98C84 92 62 80 52 60z',
      cool.deep,
    ) +
    path(
      'M0-84C56-80 92-36 94 16C94 66 56 98 0 98C-56 98-94 66-94 16C-92-36-56-80 0-84z',
      cool.fill,
    ) +
    path('M-86 34C-56 10 56 10 86 34C80 74 46 98 0 98C-46 98-80 74-86 34z', paper) +
    path('M-62 40C-40 22 40 22 62 40C54 76 30 84 0 84C-30 84-54 76-62 40z', hot.deep) +
    path('M-34 74C-20 56 20 56 34 74Q18 84 0 84T-34 74z', hot.base) +
    path(
      'M-62 40L-46 52L-40 32L-24 50L-16 29L0 48L16 29L24 50L40 32L46 52L62 40C40 22-40 22-62 40z',
      paper,
    ) +
    path(
      'M-52 62L-42 56L-34 72L-22 62L-12 82H-20Q-44 78-52 62zM52 62L42 56L34 72L22 62L12 82H20Q44 78 52 62z',
      paper,
    ) +
    path('M50-66C80-46 94-16 94 16C94 66 56 98 0 98C70 70 80-10 50-66z', shade) +
    twin(
      oval(-50, -14, 15, 13, paper) +
        circle(-46, -12, 8, ink) +
        path('M-70-30L-34-20L-36-12L-68-20z', cool.deep),
    ) +
    stroke('M-64-36C-50-56-32-66-14-68', cool.light, 7) +
    stroke('M-8 4V10M8 4V10', ink, 6)
  );
}

function turtle(brush: Brush): string {
  const { fresh, gold, second, ink, paper, shade } = brush;
  return group(
    path(
      'M-46-36C-76-64-104-60-112-40C-96-24-72-14-52-14zM46-36C76-64 104-60 112-40C96-24 72-14 52-14zM-44 44C-64 60-74 82-66 98C-48 90-32 74-28 60zM44 44C64 60 74 82 66 98C48 90 32 74 28 60z',
      fresh.fill,
    ) +
      stroke('M-94-44q8 8 16 8M94-44q-8 8-16 8M-58 84q8-6 8-14M58 84q-8-6-8-14', fresh.deep, 5) +
      path('M0-112C24-112 30-92 24-74C20-62-20-62-24-74C-30-92-24-112 0-112z', fresh.fill) +
      twin(circle(-14, -92, 6, ink) + circle(-16, -94, 2, paper)) +
      path(
        'M0-72C46-72 72-38 72 8C72 54 40 88 0 92C-40 88-72 54-72 8C-72-38-46-72 0-72z',
        gold.deep,
      ) +
      path(
        'M0-64C40-64 62-34 62 8C62 48 34 78 0 82C-34 78-62 48-62 8C-62-34-40-64 0-64z',
        gold.fill,
      ) +
      path('M0-40L28-22V18L0 36L-28 18V-22z', second.fill) +
      path('M0-14L12-6V10L0 18L-12 10V-6z', gold.light) +
      stroke(
        'M0-40V-62M28-22L50-38M-28-22L-50-38M28 18L54 36M-28 18L-54 36M0 36V78',
        gold.deep,
        6,
      ) +
      path('M30-56C64-30 70 20 40 62Q22 80 0 82V92C44 88 72 54 72 8C72-26 56-52 30-56z', shade),
    'rotate(20) scale(.94)',
  );
}

function crab(brush: Brush): string {
  const { hot, gold, paper, ink, shade } = brush;
  return (
    twin(
      stroke('M-56 40L-92 30L-106 50M-50 56L-84 58L-94 80M-40 70L-66 80L-70 100', hot.deep, 12) +
        stroke('M-54 16C-84 10-92-10-82-28', hot.base, 16) +
        path(
          'M-84-22C-116-34-118-84-84-102C-88-84-80-70-66-64C-62-78-56-88-46-94C-36-58-56-22-84-22z',
          hot.fill,
        ) +
        circle(-84, -52, 6, hot.light) +
        stroke('M-26-6L-32-38', hot.deep, 9) +
        circle(-33, -46, 17, paper) +
        circle(-30, -44, 9, ink) +
        circle(-34, -48, 3, paper),
    ) +
    path(
      'M0-18C52-18 84 14 80 42C74 72 40 88 0 88C-40 88-74 72-80 42C-84 14-52-18 0-18z',
      hot.fill,
    ) +
    path('M40-10C66-2 84 20 80 42C74 72 40 88 0 88C50 70 62 30 40-10z', shade) +
    path('M0 0L12 16L0 32L-12 16z', gold.base) +
    twin(
      circle(-26, 12, 6, gold.light) +
        circle(-44, 22, 5, gold.light) +
        circle(-14, -4, 4, gold.light),
    ) +
    stroke('M-36 50C-20 70 20 70 36 50', ink, 7) +
    stroke('M-62 20C-54 2-38-6-24-8', hot.light, 7)
  );
}

function shell(brush: Brush): string {
  const { main, second, gold, paper, shade } = brush;
  const ribs = [-72, -48, -24, 0, 24, 48, 72];
  return (
    path('M-44 70L-62 94C-30 104 30 104 62 94L44 70z', main.deep) +
    path(
      'M0 78C-40 78-108 24-102-22C-98-40-82-44-76-42C-76-66-54-78-40-68C-32-90-10-94 0-82C10-94 32-90 40-68C54-78 76-66 76-42C82-44 98-40 102-22C108 24 40 78 0 78z',
      main.fill,
    ) +
    stroke(
      ribs
        .map(
          (turn) => `M${turn / 6} 66Q${turn * 0.7} 10 ${turn * 1.15} ${-58 + Math.abs(turn) * 0.5}`,
        )
        .join(''),
      main.deep,
      6,
    ) +
    stroke('M-84-2C-60-30 60-30 84-2M-62 30C-40 8 40 8 62 30', second.light, 6, 'opacity=".8"') +
    path(
      'M60-70C72-64 76-54 76-42C82-44 98-40 102-22C108 24 40 78 0 78C60 40 80-20 60-70z',
      shade,
    ) +
    orb(brush, 0, 74, 20, paper) +
    path(star(4, 18, 4, -70, -78) + star(4, 12, 3, 84, -72), gold.light)
  );
}

function anchor(brush: Brush): string {
  const { main, gold, second, shade } = brush;
  return (
    stroke('M-86 22C-78 74-40 92 0 94C40 92 78 74 86 22', main.fill, 22) +
    stroke('M0 94C40 92 78 74 86 22', shade, 22) +
    path('M-108 40L-90-12L-56 32zM108 40L90-12L56 32z', main.base) +
    path('M-13-60H13L16 100H-16z', main.fill) +
    path('M2-60H13L16 100H2z', shade) +
    path('M-58-48H58A12 12 0 0 1 58-22H-58A12 12 0 0 1-58-48z', gold.fill) +
    circle(0, -80, 23, 'none', `stroke="${gold.base}" stroke-width="14"`) +
    stroke('M-46-4C-10-22 30 6 10 30S-40 40-14 66S40 50 44 78', second.light, 9) +
    stroke(
      'M-46-4C-10-22 30 6 10 30S-40 40-14 66S40 50 44 78',
      second.deep,
      9,
      'stroke-dasharray="1 15"',
    ) +
    stroke('M-72 54C-60 72-40 80-24 84', main.light, 6)
  );
}

function puffer(brush: Brush): string {
  const { gold, hot, paper, ink, shade, spin } = brush;
  return (
    spin(18, path('M-9-74L0-106L9-74z', gold.deep)) +
    path('M62-8C88-30 104-34 116-26C106-10 106 10 116 28C100 34 84 26 62 12z', hot.fill) +
    circle(0, 0, 80, gold.fill) +
    path('M-78 16C-50 34 50 34 78 16C70 56 40 80 0 80C-40 80-70 56-78 16z', paper) +
    path('M61-51A80 80 0 0 1-51 61A90 90 0 0 0 61-51', shade) +
    stroke('M-66-26A72 72 0 0 1-24-66M-20-60h1M4-66h1M26-58h1M-6-46h1M18-40h1', gold.light, 8) +
    twin(circle(-36, -12, 24, paper) + circle(-32, -10, 14, ink) + circle(-37, -16, 5, paper)) +
    path('M-16 24C-10 16 10 16 16 24C12 40-12 40-16 24z', hot.base) +
    stroke('M-16 26H16', hot.deep, 4) +
    path('M-76 6C-98-6-106 12-96 30C-86 32-78 24-74 16z', hot.fill)
  );
}

function starfish(brush: Brush): string {
  const { hot, gold, fresh, paper, shade, spin } = brush;
  const arm =
    path('M-30-18C-26-52-18-104 0-104S26-52 30-18L0 10z', hot.fill) +
    path('M30-18C26-52 18-104 0-104C8-60 6-30 0 10z', shade) +
    stroke('M0-88V-30', gold.light, 9, 'stroke-dasharray="0 16"') +
    stroke('M-13-56L-15-30M13-56L15-30', gold.light, 6, 'stroke-dasharray="0 13"');
  return (
    stroke('M-92 100C-100 60-84 40-96 10M-92 70Q-70 60-66 40', fresh.deep, 9) +
    stroke('M92 104C84 70 102 50 90 20M92 76Q112 66 112 48', fresh.base, 9) +
    group(spin(5, arm), 'translate(0 10) rotate(8)') +
    group(path(petals(5, 20, 8), gold.base) + circle(0, 0, 9, hot.deep), 'translate(0 10)') +
    circle(64, -74, 10, 'none', `stroke="${paper}" stroke-width="4"`) +
    circle(86, -96, 6, 'none', `stroke="${paper}" stroke-width="3"`) +
    circle(-84, -64, 7, 'none', `stroke="${paper}" stroke-width="3"`)
  );
}
