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
import { flower } from './solids.ts';

/** What hangs, sounds and dances at a street fair. */
export const fair: readonly Motif[] = [
  { id: 'lantern', hue: 'hot', draw: lantern },
  { id: 'calavera', draw: calavera },
  { id: 'mask', draw: mask },
  { id: 'maracas', draw: maracas },
  { id: 'guitar', hue: 'gold', draw: guitar },
  { id: 'drum', draw: drum },
  { id: 'sombrero', draw: sombrero },
  { id: 'ferris', draw: ferris },
  { id: 'trumpet', hue: 'gold', draw: trumpet },
];

function lantern(brush: Brush): string {
  const { hot, gold, paper, shade } = brush;
  return (
    stroke('M0-130V-84', gold.base, 5) +
    path(
      'M0-78C80-78 104-40 104-2C104 36 80 70 0 70C-80 70-104 36-104-2C-104-40-80-78 0-78z',
      hot.fill,
    ) +
    `<ellipse cy="-4" rx="68" ry="74" fill="${hot.light}" opacity=".3"/><ellipse cy="-4" rx="34" ry="74" fill="${gold.light}" opacity=".45"/>` +
    stroke(
      'M-28-77C-66-40-66 36-28 69M28-77C66-40 66 36 28 69M0-78V70M-60-68C-100-30-100 30-60 60M60-68C100-30 100 30 60 60',
      hot.deep,
      3,
    ) +
    path(petals(10, 29, 8, 0, -4), gold.fill) +
    dots(24, 10, 5, hot.base, 0, -4) +
    circle(0, -4, 12, paper) +
    path('M40-74C90-66 104-36 104-2C104 36 80 70 0 70C70 56 92-20 40-74z', shade) +
    path('M-44-92H44L50-74H-50zM-44 84H44L50 66H-50z', gold.fill) +
    stroke('M-38-83H40M-38 75H40', gold.deep, 6, 'stroke-dasharray="0 15"') +
    stroke('M0 84V100', gold.base, 6) +
    path('M-14 96H14L18 128L9 120L0 130L-9 120L-18 128z', gold.base)
  );
}

function calavera(brush: Brush): string {
  const { paper, ink, hot, gold, fresh, cool, shade } = brush;
  return (
    path(
      'M0-92C62-92 94-54 90-8C88 18 72 30 62 40C58 58 60 78 50 90C30 100-30 100-50 90C-60 78-58 58-62 40C-72 30-88 18-90-8C-94-54-62-92 0-92z',
      paper,
    ) +
    path(
      'M40-84C80-68 94-40 90-8C88 18 72 30 62 40C58 58 60 78 50 90Q30 98 0 97C60 70 76-20 40-84z',
      shade,
    ) +
    twin(
      path(petals(9, 25, 6, -38, -4), hot.base) +
        circle(-38, -4, 20, ink) +
        dots(27, 9, 5, gold.light, -38, -4) +
        circle(-38, -4, 7, cool.base) +
        stroke('M-70-34C-74-52-60-66-48-56C-40-48-50-40-54-48', cool.base, 5) +
        path('M-66 30C-54 26-48 34-50 44C-60 44-66 38-66 30z', gold.base) +
        path('M-20-78C-34-86-46-80-46-72C-36-66-26-70-20-78z', fresh.base),
    ) +
    path('M0 18C10 26 14 38 8 44L0 36L-8 44C-14 38-10 26 0 18z', ink) +
    stroke('M-44 64C-20 74 20 74 44 64M-30 58V78M-15 60V82M0 61V83M15 60V82M30 58V78', ink, 4) +
    path('M0-42L8-30L0-18L-8-30z', cool.base) +
    flower(brush.hot, brush.gold, 0, -68, 22) +
    twin(
      circle(-22, -46, 4, gold.base) +
        circle(-14, -34, 3, gold.base) +
        circle(-34, -40, 3, fresh.base),
    )
  );
}

function mask(brush: Brush): string {
  const { main, second, gold, ink, paper, shade, hot } = brush;
  return (
    path(
      'M0-104C60-104 86-58 82-8C78 54 48 104 0 104C-48 104-78 54-82-8C-86-58-60-104 0-104z',
      main.fill,
    ) +
    path('M0-104C20-76 22-50 8-34H-8C-22-50-20-76 0-104z', gold.fill) +
    twin(
      path('M-6-26C-40-56-76-40-74 0C-58 30-24 26-10 4z', second.fill) +
        path('M-16-16C-38-32-60-24-60-4C-46 12-26 10-18-2z', paper) +
        circle(-38, -8, 11, ink) +
        circle(-42, -12, 3, paper) +
        path('M-76 20C-64 40-60 54-66 70C-50 66-40 50-44 34C-54 36-66 32-76 20z', gold.fill) +
        path('M-62-66C-48-60-40-62-28-78C-24-60-34-46-54-44z', gold.base),
    ) +
    path('M-12 10H12L18 32Q0 42-18 32z', second.deep) +
    path(
      'M0 44C24 40 42 52 40 66C36 86 20 92 0 92C-20 92-36 86-40 66C-42 52-24 40 0 44z',
      gold.fill,
    ) +
    path('M-26 64C-10 54 10 54 26 64C16 80-16 80-26 64z', hot.deep) +
    path('M-18 63C-8 58 8 58 18 63L14 68H-14z', paper) +
    path(star(5, 13, 6, 0, -64), hot.base) +
    path('M36-94C76-78 84-46 82-8C78 54 48 104 0 104C56 70 74-20 36-94z', shade) +
    stroke('M-70-30C-66-62-48-82-28-90', main.light, 6)
  );
}

function maracas(brush: Brush): string {
  const { main, second, gold, paper, shade } = brush;
  const one = (tone: Brush['hot'], other: Brush['hot']) =>
    path('M-9 10H9L12 104Q0 112-12 104z', gold.fill) +
    path('M2 10H9L12 104Q8 108 3 109z', shade) +
    path(
      'M0-104C38-104 48-70 46-46C44-16 24 14 0 14C-24 14-44-16-46-46C-48-70-38-104 0-104z',
      tone.fill,
    ) +
    path('M-46-56C-20-46 20-46 46-56L45-30C20-20-20-20-45-30z', other.fill) +
    stroke(
      'M-40-64C-18-56 18-56 40-64M-38-22C-18-14 18-14 38-22',
      paper,
      6,
      'stroke-dasharray="0 12"',
    ) +
    path('M-30-46l9 8l9-8l-9-8zM-9-42l9 8l9-8l-9-8zM12-46l9 8l9-8l-9-8z', gold.light) +
    path(petals(6, 10, 5, 0, -80), gold.base) +
    path('M22-98C46-86 48-66 46-46C44-16 24 14 0 14C30-16 38-60 22-98z', shade) +
    stroke('M-32-74Q-28-88-18-92', tone.light, 6);
  return (
    group(one(second, main), 'rotate(34) translate(14-2) scale(.96)') +
    group(one(main, second), 'rotate(-34) translate(-14-2)') +
    stroke('M-20-96L-26-110M0-92V-110M20-96L26-110', gold.light, 6)
  );
}

function guitar(brush: Brush): string {
  const { gold, hot, fresh, ink, paper, main, shade } = brush;
  return group(
    path('M-10-112H10L14-84H-14zM-8-86H8V0H-8z', ink) +
      circle(-15, -106, 5, gold.light) +
      circle(-15, -94, 5, gold.light) +
      circle(15, -106, 5, gold.light) +
      circle(15, -94, 5, gold.light) +
      path(
        'M0-40C34-44 46-24 40 0C36 16 62 26 64 60C64 92 34 108 0 108S-64 92-64 60C-62 26-36 16-40 0C-46-24-34-44 0-40z',
        hot.deep,
      ) +
      path(
        'M0-33C28-36 38-20 33 2C31 20 55 30 56 60C56 86 30 100 0 100S-56 86-56 60C-55 30-31 20-33 2C-38-20-28-36 0-33z',
        gold.fill,
      ) +
      path(
        'M24-28C38-20 36-10 33 2C31 20 55 30 56 60C56 86 30 100 0 100C40 74 22 30 18 10z',
        shade,
      ) +
      circle(0, 26, 22, hot.base) +
      dots(19, 16, 4, paper, 0, 26) +
      circle(0, 26, 15, ink) +
      box(-7, -92, 14, 104, 3, main.deep) +
      stroke('M-7-76H7M-7-60H7M-7-44H7M-7-28H7M-7-12H7', gold.light, 2) +
      stroke('M-4-92V74M0-92V74M4-92V74', paper, 1.5) +
      box(-22, 70, 44, 10, 4, ink) +
      twin(
        flower(brush.hot, brush.gold, -38, 70, 13) +
          path('M-44 52C-54 44-50 34-44 32C-38 38-38 46-44 52z', fresh.base) +
          path(petals(6, 5, 3, -24, -16), hot.base),
      ),
    'rotate(28)',
  );
}

function drum(brush: Brush): string {
  const { main, second, gold, paper, hot, shade, ink } = brush;
  return (
    oval(0, 96, 80, 11, shade) +
    path('M-82-34C-70 0-70 50-76 82C-40 102 40 102 76 82C70 50 70 0 82-34z', main.fill) +
    stroke('M-80-26L-52 90L-28-10L0 96L28-10L52 90L80-26', paper, 6) +
    path('M40-20L82-34C70 0 70 50 76 82Q50 96 20 97C50 60 50 20 40-20z', shade) +
    path('M-78 68C-40 88 40 88 78 68L76 86C40 106-40 106-76 86z', second.fill) +
    path('M-86-42C-84 0 84 0 86-42L84-22C60 10-60 10-84-22z', second.fill) +
    stroke('M-76-18C-44 4 44 4 76-18', gold.light, 7, 'stroke-dasharray="0 16"') +
    oval(0, -42, 86, 26, gold.fill) +
    oval(0, -44, 72, 19, paper) +
    `<ellipse cy="-44" rx="34" ry="9" fill="none" stroke="${hot.base}" stroke-width="4"/>` +
    oval(0, -44, 14, 4, hot.base) +
    stroke('M96-112L22-50M-84-116L-14-54', gold.deep, 9) +
    circle(20, -50, 12, hot.base) +
    circle(-14, -54, 12, hot.base) +
    stroke('M-6-84L-8-98M16-82L22-96', ink, 5, 'opacity=".5"')
  );
}

function sombrero(brush: Brush): string {
  const { main, second, gold, fresh, paper, shade, hot } = brush;
  return (
    oval(0, 86, 92, 11, shade) +
    path('M-112 14C-112 76 112 76 112 14C120 44 96 84 0 84S-120 44-112 14z', main.deep) +
    path(
      'M-112 20C-110-12-60-6-46 12C-30 30 30 30 46 12C60-6 110-12 112 20C108 56 60 72 0 72S-108 56-112 20z',
      main.fill,
    ) +
    stroke('M-96 24C-86 50-44 60 0 60S86 50 96 24', gold.light, 9, 'stroke-dasharray="0 15"') +
    path('M-48 18C-46-40-30-84 0-84S46-40 48 18C30 40-30 40-48 18z', main.fill) +
    path('M-49 14C-30 34 30 34 49 14L46-10C28 10-28 10-46-10z', second.fill) +
    stroke('M-42 8C-24 24 24 24 42 8', paper, 6, 'stroke-dasharray="0 13"') +
    path('M0-70L12-46L0-22L-12-46z', gold.base) +
    path('M0-58L6-46L0-34L-6-46z', hot.base) +
    twin(
      stroke('M-20-56C-32-40-30-24-20-18', fresh.light, 5) +
        flower(brush.hot, brush.gold, -70, 32, 13),
    ) +
    path('M14-80C36-68 46-30 48 18Q40 28 22 32C34-10 34-50 14-80z', shade) +
    path('M112 20C108 56 60 72 0 72C70 60 92 30 80 2Q108 2 112 20z', shade)
  );
}

function ferris(brush: Brush): string {
  const { main, second, gold, hot, fresh, cool, paper, ink, shade } = brush;
  const cabins = [hot, gold, fresh, cool, hot, gold, fresh, cool].map((tone, at) => {
    const x = Math.cos((at * Math.PI) / 4) * 82;
    const y = Math.sin((at * Math.PI) / 4) * 82 - 14;
    return group(
      path('M-15-4H15L11 14Q0 19-11 14z', tone.base) +
        path('M-16-4C-14-18 14-18 16-4z', tone.light) +
        circle(0, -14, 3, paper),
      `translate(${x.toFixed(0)} ${(y + 8).toFixed(0)})`,
    );
  });
  return (
    oval(0, 102, 84, 9, shade) +
    stroke('M0-14L-50 100M0-14L50 100M-32 58H32', second.deep, 10) +
    circle(0, -14, 82, 'none', `stroke="${main.base}" stroke-width="8"`) +
    circle(0, -14, 60, 'none', `stroke="${main.light}" stroke-width="4"`) +
    group(rays(0, 0, 14, 84, 16, main.light, 0.05), 'translate(0-14)') +
    dots(82, 40, 5, gold.light, 0, -14) +
    cabins.join('') +
    path(petals(8, 20, 7, 0, -14), gold.fill) +
    circle(0, -14, 12, hot.base) +
    path('M-66 92H66L72 104H-72z', ink) +
    stroke('M-60 98H62', gold.light, 5, 'stroke-dasharray="0 12"')
  );
}

function trumpet(brush: Brush): string {
  const { gold, hot, paper, shade, main, fresh } = brush;
  return (
    group(
      stroke('M-84 0H20', gold.fill, 13) +
        stroke('M-84 0H20', gold.base, 12) +
        path('M10-9C50-12 66-30 84-58C104-60 104 60 84 58C66 30 50 12 10 9z', gold.fill) +
        path('M10 9C40 6 70 10 98 0C100 30 96 58 84 58C66 30 50 12 10 9z', shade) +
        oval(88, 0, 12, 58, gold.deep) +
        `<rect x="-50" y="0" width="76" height="52" rx="26" fill="none" stroke="${gold.base}" stroke-width="12"/>` +
        stroke('M-34 46H10', gold.deep, 4) +
        [-32, -12, 8]
          .map(
            (x) =>
              box(x - 7, -26, 14, 66, 5, gold.deep) +
              box(x - 5, -26, 10, 62, 4, gold.light) +
              stroke(`M${x}-28V-40`, paper, 5) +
              circle(x, -42, 7, hot.base),
          )
          .join('') +
        path('M-104-10L-84-5V5L-104 10z', gold.light) +
        stroke('M-74-3H-44', paper, 3) +
        path('M-62 6C-70 40-60 56-72 86L-56 76L-44 92C-42 60-40 40-46 6z', main.fill) +
        stroke('M-58 30H-48M-60 46H-46M-62 62H-46', paper, 4),
      'rotate(-24)',
    ) + stroke('M104-104L116-116M74-100L78-114M112-74L124-76', fresh.light, 6)
  );
}
