import type { Brush } from '../brush.ts';
import { circle, group, oval, path, petals, star, stroke, twin } from '../shapes.ts';
import type { Motif } from './motif.ts';

/** Animals, painted as alebrijes: bold heads, dots and petals on the coat. */
export const beasts: readonly Motif[] = [
  { id: 'jaguar', hue: 'gold', draw: jaguar },
  { id: 'dragon', draw: dragon },
  { id: 'toucan', draw: toucan },
  { id: 'hummingbird', hue: 'fresh', draw: hummingbird },
  { id: 'owl', draw: owl },
  { id: 'axolotl', hue: 'hot', draw: axolotl },
  { id: 'butterfly', draw: butterfly },
  { id: 'bull', hue: 'hot', draw: bull },
  { id: 'fox', hue: 'hot', draw: fox },
  { id: 'frog', hue: 'fresh', draw: frog },
];

function jaguar(brush: Brush): string {
  const { gold, hot, fresh, cool, paper, ink, shade, repeat } = brush;
  const spots = [
    '-58-30',
    '-66 20',
    '-52 48',
    '58-30',
    '66 20',
    '52 48',
    '-30-58',
    '30-58',
    '-78-4',
    '78-4',
  ];
  return (
    twin(
      path('M-24-62C-46-108-104-100-96-52C-92-34-78-22-64-20z', gold.base) +
        path('M-44-66C-58-88-88-84-84-54C-80-44-74-38-66-36z', hot.base),
    ) +
    path(
      'M0-80C48-80 88-48 90 4C94 48 62 92 0 98C-62 92-94 48-90 4C-88-48-48-80 0-80z',
      gold.fill,
    ) +
    repeat(
      path('M-9-4C-6-14 6-14 9-4C12 6 2 8 4 2C4-6-4-6-4 2C-2 8-12 6-9-4z', ink),
      spots.map((place) => `translate(${place})`),
    ) +
    path('M0 12C34 10 60 34 54 62C48 84 24 94 0 94C-24 94-48 84-54 62C-60 34-34 10 0 12z', paper) +
    twin(
      path('M-70-10C-58-32-30-30-20-4C-34 8-58 6-70-10z', ink) +
        path('M-62-10C-52-24-34-22-26-5C-38 3-54 1-62-10z', fresh.base) +
        path('M-44-20Q-36-8-44 2Q-52-8-44-20z', ink) +
        circle(-48, -13, 3, paper) +
        circle(-26, 52, 3, ink) +
        circle(-36, 60, 3, ink) +
        circle(-22, 64, 3, ink),
    ) +
    path('M-18-2C-26-26-22-50 0-72C22-50 26-26 18-2L22 16H-22z', gold.light, 'opacity=".7"') +
    path('M-24 14C-10 8 10 8 24 14C24 30 10 38 0 42C-10 38-24 30-24 14z', hot.fill) +
    path('M-34 60C-16 70-6 66 0 54C6 66 16 70 34 60C28 88-28 88-34 60z', hot.deep) +
    path('M-25 65L-20 80L-13 67zM25 65L20 80L13 67z', '#fff') +
    path('M-10 82Q0 72 10 82Q0 90-10 82z', hot.base) +
    path('M0-70L11-50L0-28L-11-50z', hot.base) +
    circle(0, -50, 5, paper) +
    twin(circle(-20, -40, 4, cool.base) + circle(-14, -26, 3, cool.base)) +
    path('M44-66C76-48 90-24 90 4C94 48 62 92 0 98C70 70 84-10 44-66z', shade)
  );
}

function dragon(brush: Brush): string {
  const { main, second, gold, paper, ink, hot, shade } = brush;
  return (
    twin(
      path(
        'M-30-60C-40-88-70-92-78-118C-98-96-92-66-66-54C-84-56-100-64-110-80C-114-50-90-28-62-28z',
        gold.fill,
      ) +
        path(
          'M-66-20C-90-22-108-8-116 14C-98 8-94 14-104 34C-88 26-82 34-86 54C-72 44-64 40-58 30z',
          second.fill,
        ),
    ) +
    path(
      'M0-74C44-74 76-50 74-10C74 16 58 24 54 46C52 76 36 98 0 100C-36 98-52 76-54 46C-58 24-74 16-74-10C-76-50-44-74 0-74z',
      main.fill,
    ) +
    path('M0-74C16-96 6-104 0-118C-6-104-16-96 0-74z', second.base) +
    path('M-46 36C-30 20 30 20 46 36C60 60 42 84 24 86H-24C-42 84-60 60-46 36z', main.light) +
    twin(
      path('M-66-30C-50-44-28-36-18-14C-36-4-58-8-66-30z', paper) +
        circle(-38, -20, 12, hot.base) +
        path('M-38-31Q-33-20-38-9Q-43-20-38-31z', ink) +
        path('M-72-42C-54-58-26-46-14-18C-30-32-54-36-72-34z', second.deep) +
        path('M-32 42C-28 34-16 36-16 46C-22 52-32 50-32 42z', ink) +
        stroke('M-44 40C-70 36-84 50-100 44', gold.base, 5),
    ) +
    path('M-40 66C-20 76 20 76 40 66C36 92-36 92-40 66z', hot.deep) +
    path(
      'M-36 68L-30 84L-22 72L-12 86L-4 73H4L12 86L22 72L30 84L36 68C20 75-20 75-36 68z',
      '#fff',
    ) +
    path('M0-56L13-34L0-8L-13-34z', gold.base) +
    circle(0, -33, 6, hot.base) +
    stroke('M-12 4H12M-16 14H16M-18 24H18', main.deep, 4) +
    path('M-14 92Q0 100 14 92L6 118L0 104L-6 118z', gold.base) +
    path('M34-66C62-56 76-36 74-10C74 16 58 24 54 46C52 76 36 98 0 100C56 70 64-20 34-66z', shade)
  );
}

function toucan(brush: Brush): string {
  const { gold, hot, fresh, cool, main, paper, ink, shade } = brush;
  return (
    stroke('M-104 84C-40 74 40 92 108 78', hot.deep, 13) +
    path(
      'M-86 78C-96 60-84 50-74 56C-66 66-74 78-86 78zM70 82C64 62 78 56 88 64C92 76 82 84 70 82z',
      fresh.fill,
    ) +
    path('M-40 60L-66 118L-50 114L-44 122L-20 74z', cool.deep) +
    path('M-8-96C40-98 46-48 40-10C36 40 16 78-20 82C-62 84-78 44-70 4C-64-30-58-92-8-96z', ink) +
    path('M-56 10C-72 40-60 76-28 78C-4 76 8 48 0 22C-16 0-44-4-56 10z', main.fill) +
    stroke('M-48 30C-40 44-24 48-10 40M-48 48C-38 60-24 62-12 56', main.light, 5) +
    path('M-4-92C36-92 42-50 36-20C26-2 0 2-14-14C-30-36-30-78-4-92z', paper) +
    path('M-4-50C-10-30 8-12 34-14Q26 4 6-2Q-16-14-4-50z', gold.base) +
    path(
      'M22-76C64-98 116-74 112-20C108 0 92 4 90-10C82-26 56-30 28-28C18-38 14-62 22-76z',
      gold.fill,
    ) +
    path(
      'M28-28C56-30 82-26 90-10C92 4 108 0 112-20C114-40 108-58 98-70C104-46 80-44 20-50Q22-36 28-28z',
      hot.base,
    ) +
    path('M112-20C108 0 92 4 90-10Q88-16 82-20Q100-22 108-48Q114-34 112-20z', ink) +
    stroke('M34-70C54-80 76-80 90-70', gold.light, 6) +
    circle(6, -58, 17, cool.base) +
    circle(6, -58, 11, ink) +
    circle(2, -62, 4, paper) +
    stroke('M-22 80V94M-8 78V92', gold.base, 8) +
    path('M-58 30C-72 40-60 76-28 78C-40 70-50 50-58 30z', shade)
  );
}

function hummingbird(brush: Brush): string {
  const { fresh, hot, cool, gold, paper, ink, shade } = brush;
  return (
    path('M-2-6C-20-50-66-98-112-104C-104-50-70-6-20 12z', cool.fill) +
    path('M2-8C6-54 46-104 96-116C98-66 70-20 26 6z', cool.base) +
    stroke(
      'M-20-6C-40-40-70-70-98-90M-24 2C-50-14-76-44-92-64M16-10C26-46 56-84 84-102M22-2C44-26 66-56 78-78',
      cool.light,
      5,
    ) +
    path(
      'M-20 40C-50 60-68 90-64 120C-50 110-46 104-42 98C-36 108-34 114-30 122C-16 106-4 80 0 54z',
      hot.fill,
    ) +
    stroke('M-48 96C-40 80-28 62-18 54M-32 104C-26 86-18 70-10 60', hot.light, 4) +
    path(
      'M70-34C84-8 54 60-8 66C-40 66-36 30-22 8C-6-14 24-10 34-32C42-52 64-48 70-34z',
      fresh.fill,
    ) +
    path('M62-16C50 8 24 20 6 44C20 50 60 20 72-16z', paper) +
    path('M52-14C46 6 24 12 14 24C44 22 66 4 70-20z', hot.base) +
    path('M68-42C86-48 104-58 120-72C108-48 92-34 72-28z', ink) +
    circle(55, -34, 8, ink) +
    circle(52, -37, 3, paper) +
    path('M-22 8C-6-14 14-10 20-4C8 24-16 44-34 46C-36 32-30 20-22 8z', gold.fill) +
    stroke('M-22 34C-10 30 4 18 10 4', hot.base, 6, 'stroke-dasharray="0 12"') +
    path('M72-16C54 40 20 64-8 66C-20 66-28 62-32 54C20 50 50 20 72-16z', shade) +
    group(path(petals(6, 15, 8), hot.base) + circle(0, 0, 8, gold.light), 'translate(98 74)') +
    stroke('M98 92C94 104 88 112 84 118', fresh.deep, 5)
  );
}

function owl(brush: Brush): string {
  const { main, second, gold, paper, ink, hot, shade, repeat } = brush;
  const feather = path('M-13 0C-13 18 13 18 13 0z', second.base);
  const rows = [
    '-26 22',
    '0 22',
    '26 22',
    '-13 36',
    '13 36',
    '-26 50',
    '0 50',
    '26 50',
    '-13 64',
    '13 64',
    '0 78',
  ];
  return (
    stroke('M-100 94C-40 86 40 100 102 90', hot.deep, 12) +
    path(
      'M-60-66C-70-88-72-100-70-112C-54-104-36-98-24-88C-8-92 8-92 24-88C36-98 54-104 70-112C72-100 70-88 60-66C82-30 84 40 56 76C36 98-36 98-56 76C-84 40-82-30-60-66z',
      main.fill,
    ) +
    path(
      'M0 8C28 8 46 22 44 54C40 80 20 90 0 90C-20 90-40 80-44 54C-46 22-28 8 0 8z',
      second.deep,
    ) +
    repeat(
      feather,
      rows.map((place) => `translate(${place})`),
    ) +
    twin(
      path('M-70-4C-92 24-84 60-58 78C-46 60-46 26-70-4z', main.deep) +
        path(petals(12, 31, 5, -32, -32), second.fill) +
        circle(-32, -32, 27, paper) +
        circle(-30, -32, 16, gold.base) +
        circle(-30, -32, 10, ink) +
        circle(-34, -37, 4, paper) +
        path('M-34 86C-38 98-30 102-26 96C-22 104-14 102-14 96C-8 102-2 96-8 86z', gold.base),
    ) +
    path('M0-28L13-10L0 12L-13-10z', gold.fill) +
    path('M0-92L10-74L0-58L-10-74z', hot.base) +
    twin(circle(-18, -74, 4, gold.light)) +
    path('M60-66C82-30 84 40 56 76C48 86 30 91 10 92C60 60 74-10 44-78z', shade)
  );
}

function axolotl(brush: Brush): string {
  const { hot, second, gold, cool, paper, ink, shade } = brush;
  return (
    twin(
      stroke(
        'M-66-24C-88-44-96-64-92-84M-76-2C-98-6-112-20-116-38M-72 22C-92 30-108 26-116 14',
        cool.base,
        11,
      ) +
        stroke('M-92-84l-10 6M-92-84l10 2M-116-38l-2 12M-116-38l10-2M-116 14l2 12', cool.light, 7) +
        stroke(
          'M-66-24C-88-44-96-64-92-84M-76-2C-98-6-112-20-116-38M-72 22C-92 30-108 26-116 14',
          cool.light,
          4,
          'stroke-dasharray="0 11"',
        ),
    ) +
    path('M-34 50C-46 84-34 104 0 104S46 84 34 50z', hot.fill) +
    path('M0-66C56-66 92-36 90 6C88 44 50 66 0 66S-88 44-90 6C-92-36-56-66 0-66z', hot.fill) +
    path('M46-58C76-46 92-22 90 6C88 44 50 66 0 66C60 40 80-10 46-58z', shade) +
    path('M0 60C16 60 22 74 18 90C10 98-10 98-18 90C-22 74-16 60 0 60z', hot.light) +
    twin(
      circle(-50, 0, 15, ink) +
        circle(-54, -5, 6, paper) +
        oval(-52, 26, 14, 8, hot.base) +
        circle(-52, 26, 4, hot.light) +
        stroke('M-40 72C-58 76-64 88-60 98', hot.base, 15),
    ) +
    stroke('M-22 22C-12 36 12 36 22 22', ink, 6) +
    path('M0-54L10-38L0-22L-10-38z', gold.base) +
    twin(
      circle(-18, -44, 5, second.base) +
        circle(-32, -36, 4, gold.light) +
        circle(-14, -26, 4, second.base),
    ) +
    stroke('M-72-20C-66-40-50-52-34-56', hot.light, 7)
  );
}

function butterfly(brush: Brush): string {
  const { main, second, gold, ink, paper, hot, shade } = brush;
  return (
    twin(
      path('M-6-14C-20-70-76-104-104-84C-120-60-104-4-60 8C-36 14-14 8-6-4z', ink) +
        path('M-14-20C-30-66-74-90-96-76C-106-54-92-8-60 0C-40 4-22-2-14-10z', main.fill) +
        path('M-24-24C-38-56-66-70-82-62C-86-44-76-18-56-12C-42-10-30-14-24-24z', second.fill) +
        path('M-36-28C-46-44-58-50-68-46C-68-34-62-24-52-22z', gold.base) +
        path('M-6 4C-30 2-72 14-78 46C-80 76-54 100-34 92C-14 80-6 40-6 16z', ink) +
        path('M-12 12C-36 12-66 24-70 48C-70 70-52 88-38 82C-22 74-14 40-12 20z', second.fill) +
        path('M-22 26C-40 28-56 36-56 50C-54 64-46 70-38 68C-28 60-22 42-22 26z', main.base) +
        circle(-42, 48, 8, gold.light) +
        circle(-97, -62, 5, paper) +
        circle(-94, -40, 4, paper) +
        circle(-82, -18, 4, paper) +
        circle(-69, 66, 4, paper) +
        circle(-56, 84, 4, paper) +
        circle(-84, -80, 4, paper) +
        stroke('M-2-50C-6-76-18-92-34-98', ink, 5) +
        circle(-35, -98, 6, gold.base),
    ) +
    path('M0-58C14-52 12-30 10-14C12 20 8 60 0 78C-8 60-12 20-10-14C-12-30-14-52 0-58z', hot.fill) +
    stroke('M-8-18H8M-9 0H9M-8 18H8M-6 36H6', gold.light, 5) +
    path(
      'M60 8C36 14 14 8 6-4V16C6 40 14 80 34 92C54 100 80 76 78 46Q76 26 60 8z',
      shade,
      'opacity=".5"',
    )
  );
}

function bull(brush: Brush): string {
  const { hot, gold, cool, ink, paper, shade } = brush;
  return (
    twin(
      path('M-52-48C-84-44-108-62-106-104C-84-76-60-80-38-74z', paper) +
        path('M-106-104C-98-92-90-86-80-82L-92-60C-102-68-108-82-106-104z', ink) +
        path('M-58-34C-84-44-102-36-108-22C-92-4-72-6-58-14z', hot.deep),
    ) +
    path(
      'M0-82C40-84 66-62 62-22C60 8 48 22 46 46C50 76 34 98 0 98S-50 76-46 46C-48 22-60 8-62-22C-66-62-40-84 0-82z',
      hot.fill,
    ) +
    path(
      'M0-82C22-84 30-76 34-66C22-60 22-46 10-52C10-36-6-36-8-50C-20-44-24-60-34-66C-30-76-22-84 0-82z',
      ink,
    ) +
    twin(
      path('M-52-20C-44-34-26-32-18-16C-28-6-44-8-52-20z', paper) +
        circle(-33, -18, 8, ink) +
        path('M-58-30L-20-20L-16-12L-54-22z', hot.deep),
    ) +
    path('M0 34C30 32 54 44 50 70C46 92 24 98 0 98S-46 92-50 70C-54 44-30 32 0 34z', hot.light) +
    twin(path('M-30 56C-28 46-14 48-12 58C-16 66-28 64-30 56z', ink)) +
    `<circle cy="80" r="17" fill="none" stroke="${gold.base}" stroke-width="8"/>` +
    path('M-14 70H14V64H-14z', hot.light) +
    path(star(5, 15, 7, 0, 4), gold.base) +
    twin(
      circle(-22, 12, 4, cool.light) +
        circle(-28, 24, 4, gold.light) +
        circle(-10, 22, 3, cool.light),
    ) +
    path('M34-76C58-64 64-46 62-22C60 8 48 22 46 46C50 76 34 98 0 98C44 70 54-20 34-76z', shade)
  );
}

function fox(brush: Brush): string {
  const { hot, gold, cool, paper, ink, shade } = brush;
  return (
    twin(
      path('M-22-48L-78-110C-96-80-98-40-86-6z', hot.fill) +
        path('M-40-52L-74-90C-82-70-84-46-78-26z', ink) +
        path('M-46-50L-70-78C-76-62-76-44-72-32z', hot.light),
    ) +
    path(
      'M0-62C40-64 80-40 102 22C80 30 56 54 22 88Q0 104-22 88C-56 54-80 30-102 22C-80-40-40-64 0-62z',
      hot.fill,
    ) +
    twin(
      path('M-102 22C-70-2-30 0-14 34C-8 52-8 70-6 94Q-14 94-22 88C-56 54-80 30-102 22z', paper) +
        path('M-60-2C-48-18-30-14-20 6C-36 12-50 10-60-2z', ink) +
        circle(-40, -2, 4, paper) +
        circle(-44, 34, 3, ink) +
        circle(-34, 44, 3, ink) +
        circle(-50, 44, 3, ink),
    ) +
    path('M-16 76C-8 70 8 70 16 76C16 90 6 98 0 98S-16 90-16 76z', ink) +
    circle(-5, 80, 3, paper) +
    path('M0-50L12-26L0 6L-12-26z', gold.fill) +
    path('M0-38L6-26L0-12L-6-26z', cool.base) +
    twin(
      circle(-24, -36, 4, gold.light) +
        circle(-40, -28, 4, gold.light) +
        circle(-54, -16, 3, gold.light),
    ) +
    path('M30-56C64-44 86-18 102 22C80 30 56 54 22 88Q12 98 0 96C50 50 60-10 30-56z', shade)
  );
}

function frog(brush: Brush): string {
  const { fresh, gold, hot, second, paper, ink, shade } = brush;
  return (
    oval(0, 92, 96, 13, brush.cool.deep) +
    oval(0, 88, 90, 11, brush.cool.base) +
    twin(
      path('M-34 20C-80 6-112 46-92 82C-72 90-44 88-34 80z', fresh.deep) +
        path('M-40 84C-56 82-62 94-50 96H-16C-8 92-12 82-24 80z', fresh.base),
    ) +
    path('M-50 6C-60 50-46 92 0 92S60 50 50 6z', fresh.fill) +
    path('M-28 34C-32 66-20 86 0 86S32 66 28 34z', paper) +
    twin(
      circle(-46, -58, 31, fresh.base) +
        circle(-46, -60, 22, paper) +
        circle(-42, -58, 13, ink) +
        circle(-47, -64, 5, paper),
    ) +
    path('M0-54C50-54 90-26 88 4C86 34 46 46 0 46S-86 34-88 4C-90-26-50-54 0-54z', fresh.fill) +
    path('M-64 4C-40 28 40 28 64 4C58 34 30 40 0 40S-58 34-64 4z', hot.deep) +
    path('M-30 32C-14 22 14 22 30 32Q16 40 0 40T-30 32z', hot.base) +
    twin(oval(-66, -10, 11, 7, second.light) + circle(-8, -14, 3, ink)) +
    path(
      'M-30-68C-20-84-14-104-16-112L0-96L16-112C14-104 20-84 30-68C16-76-16-76-30-68z',
      gold.fill,
    ) +
    circle(0, -82, 5, hot.base) +
    path('M46-44C74-34 90-16 88 4C86 34 46 46 0 46C60 36 76-10 46-44z', shade)
  );
}
