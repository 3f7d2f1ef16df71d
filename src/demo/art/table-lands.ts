import { mix } from './colour.ts';
import { circle, group, oval, path, petals, stroke } from './shapes.ts';
import type { Setting } from './table-scenes.ts';

/** A gallery of a mine: crystals that glow, props of wood, a cart on its rails. */
export function cave({ brush, palette, far }: Setting): string {
  const { fresh, gold, cool } = brush;
  const rock = far(palette.land[0], 0.1);
  const crystal = (fill: string, light: string, deep: string) =>
    path('M-34 40L-40-14L-24-52L-6-20L-8 40z', deep) +
    path('M-12 40L-18-44L4-92L26-40L20 40z', fill) +
    path('M4-92L26-40L20 40H6z', deep, 'opacity=".55"') +
    path('M-12-38L2-82L0-10z', light, 'opacity=".8"') +
    path('M22 40L20-4L36-34L48 0L44 40z', fill);
  const glow = (x: number, y: number, r: number, colour: string) =>
    circle(x, y, r, colour, 'opacity=".12"') + circle(x, y, r * 0.6, colour, 'opacity=".14"');
  return (
    path(
      'M0 260V20C40 60 70 120 140 138S240 172 330 178S480 150 600 156S760 178 860 170S1010 150 1070 120S1160 60 1200 24V260z',
      rock,
    ) +
    path(
      'M0 260V110C60 140 90 186 170 196S330 214 420 206S700 200 790 206S960 214 1040 194S1150 140 1200 104V260z',
      mix(rock, palette.ink, 0.35),
    ) +
    glow(384, 160, 110, fresh.light) +
    glow(812, 160, 120, fresh.light) +
    glow(1040, 150, 90, cool.light) +
    group(crystal(fresh.fill, fresh.light, fresh.deep), 'translate(372 186) scale(1.15)') +
    group(crystal(fresh.fill, fresh.light, fresh.deep), 'translate(820 188) scale(-1.25 1.25)') +
    group(crystal(cool.fill, cool.light, cool.deep), 'translate(1040 186)') +
    group(crystal(cool.fill, cool.light, cool.deep), 'translate(160 190) scale(.9)') +
    path(
      'M0 260V222C180 206 320 222 480 216S760 210 900 222S1110 212 1200 220V260z',
      mix(palette.land[1], palette.ink, 0.4),
    ) +
    stroke('M440 240H780M440 252H780', mix(gold.deep, palette.ink, 0.4), 5) +
    stroke(
      'M460 236V258M510 236V258M560 236V258M610 236V258M660 236V258M710 236V258M760 236V258',
      mix(palette.land[0], palette.ink, 0.5),
      8,
    ) +
    group(
      path('M-56-34L-64-50L-40-62L-22-52L0-68L24-54L44-62L62-48L54-34z', fresh.base) +
        path(
          'M-40-62L-30-44L-50-38zM0-68L12-46L-14-44zM44-62L46-44L28-42z',
          fresh.light,
          'opacity=".8"',
        ) +
        path('M-66-36H66L52 8H-52z', mix(palette.land[0], palette.ink, 0.25)) +
        path('M-70-40H70V-30H-70z', gold.deep) +
        stroke('M-34-30L-28 6M0-30V6M34-30L28 6', gold.deep, 4) +
        circle(-30, 14, 13, palette.ink) +
        circle(30, 14, 13, palette.ink) +
        circle(-30, 14, 5, gold.base) +
        circle(30, 14, 5, gold.base),
      'translate(610 226)',
    )
  );
}

/** Rows of fruit trees up a slope, the sun just gone, a fence along the road. */
export function grove({ brush, palette, far }: Setting): string {
  const { fresh, hot, gold } = brush;
  const leaf = mix(fresh.base, palette.ink, 0.5);
  const tree = (crown: string, fruit: string) =>
    path('M-6 0V46H6V0z', mix(palette.land[1], palette.ink, 0.2)) +
    path(petals(9, 40, 9, 0, -22), crown) +
    path(petals(7, 22, 6, -8, -34), mix(crown, palette.paper, 0.1)) +
    [
      [-20, -20],
      [14, -40],
      [22, -8],
      [-4, -4],
      [-24, -42],
      [2, -56],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 6, fruit))
      .join('');
  const near = tree(leaf, hot.light);
  const other = tree(mix(leaf, palette.land[0], 0.3), gold.base);
  return (
    oval(600, 180, 300, 120, far(gold.base, 0.35)) +
    path(
      'M0 260V148C160 96 320 150 470 128S760 96 900 132S1110 110 1200 140V260z',
      far(palette.land[0], 0.3),
    ) +
    brush.repeat(other, [
      'translate(330 150) scale(.6)',
      'translate(420 144) scale(.6)',
      'translate(510 140) scale(.6)',
      'translate(690 138) scale(.6)',
      'translate(780 142) scale(.6)',
      'translate(870 150) scale(.6)',
      'translate(140 150) scale(.6)',
      'translate(1050 148) scale(.6)',
    ]) +
    path(
      'M0 260V194C180 160 330 196 520 182S820 164 960 188S1120 176 1200 190V260z',
      mix(palette.land[0], palette.ink, 0.15),
    ) +
    brush.repeat(near, [
      'translate(372 190)',
      'translate(496 198) scale(.92)',
      'translate(712 194) scale(.95)',
      'translate(832 188)',
      'translate(230 194)',
      'translate(96 196)',
      'translate(974 192)',
      'translate(1110 194)',
    ]) +
    path('M0 260V234C200 220 420 238 640 230S1040 224 1200 236V260z', palette.land[1]) +
    stroke('M0 236H1200M0 248H1200', mix(palette.land[0], gold.base, 0.3), 4, 'opacity=".7"') +
    stroke(
      Array.from({ length: 21 }, (_, at) => `M${at * 60} 226V256`).join(''),
      mix(palette.land[0], gold.base, 0.3),
      7,
    )
  );
}

/** A garden at night's edge: agaves, marigolds, tall grass, and a path of lights. */
export function garden({ brush, palette, far }: Setting): string {
  const { hot, gold, fresh, cool } = brush;
  const agave = (fill: string) =>
    path(
      'M0 0C-10-40-8-80 0-108C8-80 10-40 0 0zM-2 0C-30-30-44-62-46-96C-26-72-10-40 2 0zM2 0C30-30 44-62 46-96C26-72 10-40-2 0zM-2 0C-44-16-70-40-84-68C-54-56-24-32 2 0zM2 0C44-16 70-40 84-68C54-56 24-32-2 0z',
      fill,
    );
  const bloom = (tone: Setting['brush']['hot']) =>
    stroke('M0 4V44', fresh.deep, 4) +
    path(petals(9, 15, 5), tone.deep) +
    path(petals(8, 10, 4), tone.base) +
    circle(0, 0, 5, tone.light);
  return (
    path(
      'M0 260V134C150 84 300 140 460 116S760 90 900 124S1110 96 1200 130V260z',
      far(palette.land[0], 0.4),
    ) +
    path(
      'M0 260V178C170 144 330 182 520 168S840 150 980 176S1130 164 1200 174V260z',
      palette.land[0],
    ) +
    group(agave(mix(fresh.base, palette.sky[0], 0.55)), 'translate(350 208) scale(1.05)') +
    group(agave(mix(cool.base, palette.sky[0], 0.55)), 'translate(850 206) scale(1.15)') +
    group(agave(mix(fresh.base, palette.sky[0], 0.55)), 'translate(120 208)') +
    group(agave(mix(fresh.base, palette.sky[0], 0.55)), 'translate(1080 206)') +
    path('M0 260V222C200 202 420 226 640 216S1040 206 1200 220V260z', palette.land[1]) +
    brush.repeat(bloom(hot), [
      'translate(424 204)',
      'translate(470 214) scale(.9)',
      'translate(760 206)',
      'translate(918 214) scale(.9)',
      'translate(272 212)',
      'translate(40 214)',
      'translate(996 210)',
      'translate(1160 214)',
    ]) +
    brush.repeat(bloom(gold), [
      'translate(446 218) scale(.85)',
      'translate(520 222) scale(.8)',
      'translate(690 220) scale(.8)',
      'translate(736 218)',
      'translate(786 222) scale(.8)',
      'translate(300 222) scale(.8)',
      'translate(206 216)',
      'translate(960 220)',
    ]) +
    stroke(
      'M300 246C500 236 700 236 900 246',
      gold.base,
      6,
      'stroke-dasharray="0 30" opacity=".8"',
    ) +
    path(
      Array.from(
        { length: 50 },
        (_, at) => `M${at * 24} 262l5-${22 + ((at * 7) % 14)}l5 ${22 + ((at * 7) % 14)}z`,
      ).join(''),
      mix(palette.land[1], palette.ink, 0.4),
    )
  );
}

/** The square with its bandstand, arcades around it, paper still on the ground from the last dance. */
export function plaza({ brush, palette, far }: Setting): string {
  const { hot, gold, fresh, cool, paper } = brush;
  const wall = far(palette.land[0], 0.3);
  const arches = (x: number) =>
    path(
      Array.from(
        { length: 6 },
        (_, at) => `M${x + 14 + at * 46} 212V176a16 16 0 0 1 32 0V212z`,
      ).join(''),
      mix(gold.base, palette.land[0], 0.35),
    );
  return (
    path('M0 260V128H300V112H330V128H420V212H800V128H880V112H910V128H1200V260z', wall) +
    path('M0 124H424V136H0zM796 124H1200V136H796z', mix(wall, palette.paper, 0.2)) +
    arches(10) +
    arches(130) +
    arches(810) +
    arches(920) +
    group(
      path('M-118-30C-60-40-20-66 0-96C20-66 60-40 118-30z', hot.base) +
        path('M0-96C8-66 22-44 36-34H-36C-22-44-8-66 0-96z', hot.light, 'opacity=".5"') +
        circle(0, -100, 7, gold.base) +
        path(
          'M-116-30q12 16 24 0q13 16 26 0q13 16 26 0q13 16 26 0q14 16 28 0q13 16 26 0q13 16 26 0q13 16 26 0q12 16 24 0z',
          gold.base,
        ) +
        stroke('M-96-22V58M-50-22V58M50-22V58M96-22V58', paper, 7) +
        stroke('M-96 26H-50M50 26H96', paper, 4) +
        path('M-112 44H112V62H-112z', mix(palette.land[0], palette.paper, 0.25)) +
        path('M-130 62H130V78H-130z', mix(palette.land[1], palette.paper, 0.12)) +
        circle(0, 10, 46, gold.base, 'opacity=".28"'),
      'translate(610 152)',
    ) +
    path('M0 260V222H1200V260z', palette.land[1]) +
    confetti([hot.base, gold.base, fresh.base, cool.base])
  );
}

function confetti(colours: readonly string[]): string {
  return colours
    .map((colour, row) =>
      path(
        Array.from({ length: 16 }, (_, at) => {
          const x = (at * 79 + row * 41) % 1196;
          const y = 230 + ((at * 17 + row * 9) % 24);
          return `M${x} ${y}l9-3l3 6l-9 3z`;
        }).join(''),
        colour,
      ),
    )
    .join('');
}
