import { type Brush, makeBrush } from './brush.ts';
import { findMotif } from './motif-library.ts';
import { type Hue, type Palette, palettes } from './palettes.ts';
import { circle, group, oval, path, petals, stroke } from './shapes.ts';

interface TableThing {
  palette: string;
  main: Hue;
  second: Hue;
  /** A motif of the covers by its name, or a drawing that only the table needs. */
  motif: string | ((brush: Brush) => string);
  /** Left, top, width and height; most motifs stand in a square of 240 around the middle. */
  box?: string;
}

/** What lies, hangs or flies on the house's tables, out of the same hands as their covers. */
export const tableThings: Readonly<Record<string, TableThing>> = {
  emerald: { palette: 'lagoon', main: 'fresh', second: 'gold', motif: 'emerald' },
  bomb: { palette: 'midnight', main: 'cool', second: 'hot', motif: bomb },
  comet: { palette: 'midnight', main: 'gold', second: 'hot', motif: 'comet' },
  rocket: { palette: 'aubergine', main: 'hot', second: 'cool', motif: 'rocket' },
  lantern: { palette: 'aubergine', main: 'hot', second: 'gold', motif: 'lantern' },
  cherries: { palette: 'aubergine', main: 'hot', second: 'fresh', motif: 'cherries' },
  lemon: { palette: 'aubergine', main: 'gold', second: 'fresh', motif: lemon },
  plum: { palette: 'aubergine', main: 'cool', second: 'fresh', motif: plum },
  bell: { palette: 'aubergine', main: 'gold', second: 'hot', motif: 'bell' },
  bar: { palette: 'aubergine', main: 'hot', second: 'gold', motif: bar },
  seven: { palette: 'aubergine', main: 'hot', second: 'gold', motif: 'seven' },
  sunflower: { palette: 'aubergine', main: 'gold', second: 'fresh', motif: 'sunflower' },
  butterfly: { palette: 'aubergine', main: 'cool', second: 'hot', motif: 'butterfly' },
  flower: { palette: 'aubergine', main: 'hot', second: 'gold', motif: dahlia },
  bee: { palette: 'aubergine', main: 'gold', second: 'cool', motif: bee },
  ladybird: { palette: 'aubergine', main: 'hot', second: 'gold', motif: ladybird },
  snail: { palette: 'aubergine', main: 'cool', second: 'fresh', motif: snail },
  strawberry: { palette: 'aubergine', main: 'hot', second: 'fresh', motif: 'strawberry' },
  pineapple: { palette: 'aubergine', main: 'gold', second: 'fresh', motif: 'pineapple' },
  clover: { palette: 'aubergine', main: 'fresh', second: 'gold', motif: 'clover' },
  grapes: { palette: 'aubergine', main: 'cool', second: 'fresh', motif: 'grapes' },
  cactus: { palette: 'aubergine', main: 'fresh', second: 'hot', motif: 'cactus' },
  chest: { palette: 'aubergine', main: 'hot', second: 'gold', motif: 'chest' },
  pinata: { palette: 'aubergine', main: 'hot', second: 'cool', motif: 'pinata' },
  gift: { palette: 'aubergine', main: 'hot', second: 'gold', motif: 'gift' },
  globe: { palette: 'aubergine', main: 'cool', second: 'hot', motif: 'globe' },
  coins: { palette: 'aubergine', main: 'gold', second: 'hot', motif: 'coins' },
};

/** A thing as a drawing of its own, without a background. */
export function drawTableThing(name: string): string {
  const thing = tableThings[name];
  if (!thing) throw new Error(`No table has a thing called ${name}.`);
  const brush = makeBrush(paletteOf(thing.palette), 'a', thing.main, thing.second);
  const body =
    typeof thing.motif === 'string' ? findMotif(thing.motif)?.draw(brush) : thing.motif(brush);
  if (body === undefined) throw new Error(`No motif is called ${thing.motif}.`);
  const box = thing.box ?? '-124 -124 248 248';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><defs>${brush.gradients()}</defs>${body}</svg>`;
}

function paletteOf(id: string): Palette {
  const palette = palettes.find((one) => one.id === id);
  if (!palette) throw new Error(`No palette is called ${id}.`);
  return palette;
}

function bomb(brush: Brush): string {
  const { cool, gold, hot, ink, paper, shade } = brush;
  return (
    oval(0, 98, 74, 12, shade) +
    stroke('M36-62C44-92 66-104 88-92', gold.deep, 9) +
    path('M88-92l8-22l6 22l22-6l-18 14l14 18l-22-8l-8 22l-4-24l-22 2z', hot.base) +
    circle(98, -92, 7, gold.light) +
    path('M14-70L52-58L46-30L6-44z', cool.deep) +
    circle(-4, 18, 82, ink) +
    circle(-4, 18, 76, cool.deep) +
    path('M40-46A76 76 0 0 1 -40 84A90 90 0 0 0 40-46z', shade) +
    path('M-54-4C-48-28-30-42-8-44C-30-30-42-14-44 6z', paper, 'opacity=".75"') +
    circle(-46, 22, 6, paper, 'opacity=".5"')
  );
}

function lemon(brush: Brush): string {
  const { gold, fresh, shade, paper } = brush;
  return group(
    path(
      'M-104 2C-92-8-86-18-78-30C-50-74 46-78 80-32C88-20 94-10 106 2C94 10 88 22 80 34C46 76-50 72-78 30C-86 18-92 10-104 2z',
      gold.fill,
    ) +
      path(
        'M80-32C88-20 94-10 106 2C94 10 88 22 80 34C52 68-20 72-56 52C20 52 66 18 80-32z',
        shade,
      ) +
      path('M-58-22C-42-46-14-52 8-50C-18-42-38-28-46-8z', paper, 'opacity=".7"') +
      circle(30, 14, 4, gold.deep) +
      circle(-10, 26, 3, gold.deep) +
      circle(8, -16, 3, gold.deep) +
      path('M-72-34C-96-58-92-92-58-104C-40-82-44-50-72-34z', fresh.fill) +
      stroke('M-72-36C-66-58-64-76-60-92', fresh.deep, 4),
    'rotate(-24) translate(0 12)',
  );
}

function plum(brush: Brush): string {
  const { cool, fresh, hot, shade, paper } = brush;
  return (
    path(
      'M0-52C54-88 104-46 98 10C92 66 50 98 0 98C-50 98-92 66-98 10C-104-46-54-88 0-52z',
      cool.fill,
    ) +
    path('M0-52C54-88 104-46 98 10C92 66 50 98 0 98C58 70 78 6 44-56Q20-62 0-52z', shade) +
    path('M0-52C-22-8-20 52 2 98', 'none', `stroke="${cool.deep}" stroke-width="6"`) +
    path('M-72-4C-70-34-52-52-32-54C-50-40-58-22-58 4z', paper, 'opacity=".65"') +
    stroke('M0-52C-4-76 2-94 14-110', hot.deep, 8) +
    path('M8-74C22-116 66-122 98-100C84-62 44-52 8-74z', fresh.fill) +
    stroke('M12-76C40-78 62-86 84-98', fresh.deep, 4)
  );
}

function bar(brush: Brush): string {
  const { gold, hot, ink, paper, shade } = brush;
  const plate = (y: number) =>
    group(
      path(
        'M-108-28H108Q114-28 114-22V22Q114 28 108 28H-108Q-114 28-114 22V-22Q-114-28-108-28z',
        gold.fill,
      ) +
        path('M-100-20H100V20H-100z', ink) +
        path('M-100 6H100V20H-100z', shade),
      `translate(0 ${y})`,
    );
  const letters = (y: number) =>
    group(
      path(
        'M-62-13H-40Q-28-13-28-4Q-28 0-33 1Q-26 3-26 8Q-26 15-40 15H-62zM-6 15L6-13H20L32 15H20L18 9H8L6 15zM44-13H68Q80-13 80-3Q80 3 73 5L82 15H68L61 6H56V15H44z',
        paper,
      ),
      `translate(-10 ${y})`,
    );
  return (
    plate(-66) +
    plate(0) +
    plate(66) +
    letters(-66) +
    letters(0) +
    letters(66) +
    circle(-104, 0, 4, hot.base) +
    circle(104, 0, 4, hot.base)
  );
}

function dahlia(brush: Brush): string {
  const { hot, gold, fresh, shade } = brush;
  return (
    path(
      'M-20 60C-70 110-108 96-112 66C-86 44-48 40-20 60zM20 60C70 110 108 96 112 66C86 44 48 40 20 60z',
      fresh.fill,
    ) +
    path(petals(10, 84, 14, 0, -8), hot.deep) +
    group(path(petals(10, 66, 13, 0, -8), hot.fill), 'rotate(18 0 -8)') +
    path(petals(9, 46, 10, 0, -8), hot.light, 'opacity=".6"') +
    path(petals(8, 32, 8, 0, -8), hot.base) +
    circle(0, -8, 20, gold.fill) +
    path('M40-88C84-60 92 20 40 74C64 30 66-40 40-88z', shade)
  );
}

function bee(brush: Brush): string {
  const { gold, cool, ink, paper, shade } = brush;
  return (
    path(
      'M-4-20C-66-26-84-70-60-104C-14-104 8-66 8-20zM14-22C10-70 44-110 88-96C100-58 72-22 26-16z',
      cool.light,
      'opacity=".85"',
    ) +
    stroke('M-46-88C-30-70-16-48-4-24M76-82C56-66 40-46 24-22', paper, 4) +
    path(
      'M-100 28C-92-18-44-30 6-28C60-28 104-2 112 40C100 82 52 92 6 92C-50 94-94 76-100 28z',
      gold.fill,
    ) +
    path(
      'M-34-24C-22 10-22 58-34 88L-6 92C6 54 6 8-6-28zM24-28C38 10 38 54 24 92L54 88C68 54 68 12 54-20z',
      ink,
    ) +
    path('M86 2C98 12 108 24 112 40C104 66 84 80 60 86C80 66 88 32 86 2z', ink) +
    path('M-100 28C-94 76-50 94 6 92C60 92 96 78 108 52C60 78-40 82-100 28z', shade) +
    circle(-70, 20, 11, ink) +
    circle(-73, 16, 4, paper) +
    stroke('M-86-2C-98-22-102-34-98-46M-66-12C-68-32-66-44-58-54', ink, 5)
  );
}

function ladybird(brush: Brush): string {
  const { hot, ink, paper, shade } = brush;
  return (
    stroke(
      'M-26-78C-34-98-46-106-60-106M26-78C34-98 46-106 60-106M-88 0L-112-14M-92 36L-116 40M-76 70L-98 88M88 0L112-14M92 36L116 40M76 70L98 88',
      ink,
      7,
    ) +
    circle(0, -56, 44, ink) +
    path(
      'M0-48C62-52 98-8 92 36C86 80 46 102 0 102C-46 102-86 80-92 36C-98-8-62-52 0-48z',
      hot.fill,
    ) +
    path('M40-40C80-22 98 4 92 36C86 80 46 102 0 102C60 84 76 18 40-40z', shade) +
    stroke('M0-48V102', ink, 7) +
    circle(-44, -4, 16, ink) +
    circle(44, -4, 16, ink) +
    circle(-52, 48, 15, ink) +
    circle(52, 48, 15, ink) +
    circle(-22, 80, 9, ink) +
    circle(22, 80, 9, ink) +
    path('M-66-8C-60-24-48-34-34-38C-48-26-54-14-56 0z', paper, 'opacity=".7"') +
    circle(-20, -66, 9, paper) +
    circle(20, -66, 9, paper) +
    circle(-18, -64, 4, ink) +
    circle(18, -64, 4, ink)
  );
}

function snail(brush: Brush): string {
  const { cool, fresh, gold, ink, paper, shade } = brush;
  return (
    path(
      'M-112 90C-108 70-80 64-60 66L60 66C78 54 74 8 76-22C80-42 108-42 112-20C114 20 110 70 84 90Q70 96 50 94H-96Q-110 96-112 90z',
      fresh.fill,
    ) +
    stroke('M84-36L74-78M104-34L112-74', fresh.deep, 7) +
    circle(73, -82, 9, fresh.light) +
    circle(113, -78, 9, fresh.light) +
    circle(73, -82, 4, ink) +
    circle(113, -78, 4, ink) +
    circle(-16, 4, 76, cool.fill) +
    stroke(
      'M-16 6C-8-10 14-2 12 18C8 44-34 46-46 16C-56-18-18-48 18-38C56-26 66 20 40 50',
      gold.base,
      11,
    ) +
    path('M24-60C66-40 78 20 36 60Q12 82-16 80C40 58 52-10 24-60z', shade) +
    path('M-74-10C-70-38-54-54-34-60C-50-44-60-26-60-2z', paper, 'opacity=".6"')
  );
}
