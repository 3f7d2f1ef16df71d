import type { Brush } from '../brush.ts';
import { circle, dots, group, oval, path, stroke, twin } from '../shapes.ts';
import type { Motif } from './motif.ts';
import { leaf, orb } from './solids.ts';

export const fruits: readonly Motif[] = [
  { id: 'cherries', hue: 'hot', draw: cherries },
  { id: 'watermelon', hue: 'hot', draw: watermelon },
  { id: 'citrus', hue: 'gold', draw: citrus },
  { id: 'strawberry', hue: 'hot', draw: strawberry },
  { id: 'pineapple', hue: 'gold', draw: pineapple },
  { id: 'grapes', hue: 'cool', draw: grapes },
  { id: 'pitahaya', hue: 'hot', draw: pitahaya },
  { id: 'chilli', hue: 'hot', draw: chilli },
];

function cherries(brush: Brush): string {
  const { hot, fresh } = brush;
  return (
    stroke('M-42 22C-36-24-8-62 20-86M46 30C54-10 44-56 20-86', fresh.deep, 9) +
    group(leaf(fresh), 'translate(18-84) rotate(8) scale(1.35 1.6)') +
    group(leaf(fresh), 'translate(16-84) rotate(168) scale(1 1.2)') +
    orb(brush, -46, 46, 50, hot.fill) +
    orb(brush, 48, 54, 44, hot.fill) +
    stroke('M-58 8Q-44 18-30 8M36 20Q48 28 60 20', hot.deep, 5)
  );
}

function watermelon(brush: Brush): string {
  const { hot, fresh, paper, ink, shade, repeat } = brush;
  const pip = path('M0-9C7 0 6 9 0 9C-6 9-7 0 0-9z', ink);
  const places = [
    [-50, -2, 40],
    [-18, 2, 12],
    [16, 2, -12],
    [50, -2, -40],
    [-34, 28, 24],
    [0, 34, 0],
    [34, 28, -24],
    [-14, 60, 8],
    [16, 58, -10],
  ];
  return group(
    path('M-104-28A104 112 0 0 0 104-28z', fresh.fill) +
      path('M-104-28A104 112 0 0 0 104-28H96A96 102 0 0 1-96-28z', fresh.deep) +
      path('M-88-28A88 94 0 0 0 88-28z', paper) +
      path('M-80-28A80 85 0 0 0 80-28z', hot.fill) +
      path('M104-28A104 112 0 0 1 0 84Q66 46 74-28z', shade) +
      path('M-80-28H80L76-14H-76z', hot.light, 'opacity=".6"') +
      repeat(
        pip,
        places.map(([x, y, turn]) => `translate(${x} ${y}) rotate(${turn})`),
      ),
    'translate(0-18) rotate(-16)',
  );
}

function citrus(brush: Brush): string {
  const { gold, paper, fresh, shade, shine, spin } = brush;
  const segment =
    path('M0-10C-10-18-29-50-25-62C-16-74 16-74 25-62C29-50 10-18 0-10z', gold.fill) +
    stroke('M-6-40L-8-58M8-34L10-52', gold.light, 4);
  return (
    group(leaf(fresh), 'translate(30-76) rotate(-36) scale(1.2 1.5)') +
    group(leaf(fresh), 'translate(22-80) rotate(-80) scale(.8 1.1)') +
    circle(0, 6, 94, gold.fill) +
    circle(0, 6, 83, paper) +
    group(spin(8, segment), 'translate(0 6)') +
    path('M67-60A94 94 0 0 1-60 78A120 120 0 0 0 67-60', shade) +
    stroke('M-78-16A82 82 0 0 1-40-64', shine, 7)
  );
}

function strawberry(brush: Brush): string {
  const { hot, gold, fresh, shade, shine, repeat } = brush;
  const seed = path('M0-7C5 0 5 7 0 7C-5 7-5 0 0-7z', gold.light);
  const seeds = [
    '-48-8',
    '-16 2',
    '18 0',
    '50-10',
    '-36 22',
    '0 32',
    '36 20',
    '-22 50',
    '16 56',
    '-4 76',
  ];
  return (
    path(
      'M0 102C-44 94-92 20-84-22C-78-60-32-66 0-48C32-66 78-60 84-22C92 20 44 94 0 102z',
      hot.fill,
    ) +
    path('M84-22C92 20 44 94 0 102Q-18 98-36 82C10 84 66 30 58-54Q80-46 84-22z', shade) +
    stroke('M-68-16C-68 6-60 26-50 40', shine, 8) +
    repeat(
      seed,
      seeds.map((place) => `translate(${place})`),
    ) +
    stroke('M0-56Q4-84 24-96', fresh.deep, 10) +
    path(
      'M0-62C-16-84-48-88-74-70C-60-64-56-48-42-36C-32-42-26-46-20-44C-12-38-6-22 0-12C6-22 12-38 20-44C26-46 32-42 42-36C56-48 60-64 74-70C48-88 16-84 0-62z',
      fresh.fill,
    ) +
    stroke('M0-56V-32M-10-58L-52-66M10-58L52-66', fresh.light, 3)
  );
}

function pineapple(brush: Brush): string {
  const { gold, fresh, shade, define } = brush;
  const clip = define((id) => `<clipPath id="${id}"><ellipse cy="40" rx="58" ry="64"/></clipPath>`);
  const net = [-120, -90, -60, -30, 0, 30, 60]
    .map((x) => `M${x}-30l60 140M${-x}-30l-60 140`)
    .join('');
  return (
    twin(
      path('M-6-18C-40-28-74-60-66-86C-44-82-18-52-4-24z', fresh.deep) +
        path('M-2-20C-34-46-46-82-32-106C-10-90 0-50 2-22z', fresh.fill) +
        path('M-4-14C-36-14-66-22-80-40C-54-48-20-38-2-18z', fresh.fill),
    ) +
    path('M0-18C-16-52-14-90 0-116C14-90 16-52 0-18z', fresh.light) +
    oval(0, 40, 58, 64, gold.fill) +
    `<g clip-path="url(#${clip})">` +
    stroke(net, gold.deep, 5) +
    path('M30-40C62 20 40 90-20 110H80V-40z', shade) +
    '</g>' +
    stroke('M-42 22A50 54 0 0 0-34 70', gold.light, 6)
  );
}

function grapes(brush: Brush): string {
  const { cool, fresh, repeat } = brush;
  const places = [
    '-60-22',
    '-20-28',
    '20-28',
    '60-22',
    '-42 12',
    '0 8',
    '42 12',
    '-22 46',
    '22 46',
    '0 78',
  ];
  return (
    stroke('M0-40C-4-66 6-84 26-98', fresh.deep, 9) +
    stroke('M10-72C40-92 66-70 52-54C44-46 34-56 42-62', fresh.base, 5) +
    repeat(
      orb(brush, 0, 0, 26, cool.fill),
      places.map((place) => `translate(${place})`),
    ) +
    path(
      'M2-52C-12-40-30-50-44-38C-50-52-74-52-86-66C-70-72-70-92-54-98C-44-88-24-98-14-90C-14-76 2-70 2-52z',
      fresh.fill,
    ) +
    stroke('M-4-56L-62-76M-24-66L-34-84M-34-68L-52-54', fresh.deep, 3)
  );
}

function pitahaya(brush: Brush): string {
  const { hot, fresh, paper, ink, shade, spin } = brush;
  const scale =
    path('M-16-74C-24-94-20-106 0-116C10-102 22-90 18-72z', hot.fill) +
    path('M-6-96Q-2-110 0-116Q8-104 12-96z', fresh.base);
  return (
    group(spin(9, scale), 'scale(.92)') +
    circle(0, 0, 84, hot.fill) +
    circle(0, 0, 70, paper) +
    dots(58, 19, 7, ink) +
    dots(42, 14, 6, ink, 2, 2) +
    dots(27, 9, 7, ink) +
    dots(11, 4, 6, ink) +
    path('M54-64A84 84 0 0 1-64 54A108 108 0 0 0 54-64', shade) +
    stroke('M-64-22A68 68 0 0 1-30-60', '#fff', 7, 'opacity=".8"')
  );
}

function chilli(brush: Brush): string {
  const { hot, fresh, shade, shine } = brush;
  const one =
    path(
      'M-34-62C-46-6-20 70 62 100C84 108 92 96 78 88C40 62 30 6 28-62C20-80-26-80-34-62z',
      hot.fill,
    ) +
    path('M28-62C30 6 40 62 78 88Q92 98 70 101C10 66-2 6 0-70Q22-74 28-62z', shade) +
    stroke('M-20-46C-24-10-12 26 6 48', shine, 9) +
    path(
      'M-40-54C-44-84-14-86-6-84C-6-96-2-108 12-114L20-104C8-98 8-92 8-84C26-84 40-74 34-54C26-66 18-64 12-54C4-66-8-66-14-54C-22-66-32-64-40-54z',
      fresh.fill,
    );
  return (
    group(one, 'translate(30 0) rotate(16) scale(-.82 .9)') +
    group(one, 'translate(-16 4) rotate(-14)')
  );
}
