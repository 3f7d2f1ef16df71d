import { mix } from './colour.ts';
import type { Part, Scene } from './scene.ts';
import { box, circle, dots, group, path, petals, rays, star, stroke } from './shapes.ts';

/** What stands behind the motif. Covers are 300 by 400; the motif's middle is at 150, 208. */
export const backdrops = {
  sunburst,
  disc,
  rosette,
  niche,
  mountains,
  village,
  scales,
  curtains,
  dahlia,
  serape,
  deep,
  stadium,
  horizon,
  bokeh,
} satisfies Record<string, Part>;
export type BackdropName = keyof typeof backdrops;

function sunburst({ palette, panelFill, panelLight, chance }: Scene): string {
  const count = chance.pick([14, 18, 22]);
  return (
    rays(150, 208, 0, 330, count, palette.paper, 0.5).replace('/>', ' opacity=".16"/>') +
    circle(150, 208, 124, panelFill) +
    dots(114, 40, 5, panelLight, 150, 208)
  );
}

function disc({ palette, panel, panelFill, chance }: Scene): string {
  const y = chance.whole(176, 200);
  return (
    circle(150, y, 164, mix(palette.sky[1], panel, 0.25)) +
    circle(150, y, 142, mix(palette.sky[1], panel, 0.5)) +
    circle(150, y, 120, panelFill) +
    sparks(palette.paper, chance.pick(sparkPlaces))
  );
}

function rosette({ panel, panelFill, panelLight, palette, brush }: Scene): string {
  const deep = mix(panel, palette.ink, 0.35);
  const cut =
    path('M0-96C-12-104-12-122 0-130C12-122 12-104 0-96z', deep) + circle(0, -140, 4, deep);
  return (
    path(petals(16, 134, 13, 150, 206), panel) +
    group(brush.spin(16, cut), 'translate(150 206)') +
    circle(150, 206, 94, panelFill) +
    dots(94, 48, 5, panelLight, 150, 206)
  );
}

function niche({ panel, panelFill, panelLight, palette }: Scene): string {
  const arch =
    'M40 400V190C40 90 90 84 108 74Q132 62 150 36Q168 62 192 74C210 84 260 90 260 190V400z';
  return (
    path(arch, mix(panel, palette.ink, 0.3), `stroke="${panelLight}" stroke-width="16"`) +
    path(
      'M58 400V192C58 110 100 104 120 92Q140 80 150 66Q160 80 180 92C200 104 242 110 242 192V400z',
      panelFill,
    ) +
    stroke(arch, palette.paper, 6, 'stroke-dasharray="0 15"') +
    group(rays(150, 208, 70, 190, 24, panelLight, 0.4), '').replace(
      '<g transform="">',
      '<g opacity=".22">',
    )
  );
}

function mountains({ palette, panel, panelFill, chance }: Scene): string {
  const x = chance.whole(90, 210);
  return (
    circle(x, 132, 96, mix(palette.sky[1], panel, 0.3)) +
    circle(x, 132, 76, panelFill) +
    path(
      'M0 260L52 176L84 214L140 120L196 206L232 166L300 250V400H0z',
      mix(palette.land[0], palette.sky[1], 0.55),
    ) +
    path(
      'M140 120L196 206L176 196L160 214L146 186L122 204L116 160zM52 176L84 214L66 210L50 222L36 202z',
      palette.paper,
      'opacity=".55"',
    ) +
    path(
      'M0 300L70 226L120 276L210 196L300 290V400H0z',
      mix(palette.land[0], palette.sky[1], 0.25),
    ) +
    sparks(palette.paper, chance.pick(sparkPlaces))
  );
}

function village({ palette, panelFill, chance }: Scene): string {
  const far = mix(palette.land[0], palette.sky[1], 0.4);
  return (
    circle(chance.whole(100, 200), 150, 96, panelFill) +
    path(
      'M0 310V236H26V214L40 200L54 214V236H76V190H84C84 160 116 160 116 190H124V250H150V222H176V196L186 150L196 196V222H214V244H236V206H240C240 184 266 184 266 206H270V236H300V310z',
      far,
    ) +
    path(
      'M39 200V188M100 168V154M94 160H106M186 150V138M181 143H191M253 190V178',
      far,
      `stroke="${far}" stroke-width="4"`,
    ) +
    stroke(
      'M12 256V262M40 226V232M64 254V262M96 206V214M106 206V214M138 266V274M186 206V214M226 260V268M253 222V230M284 254V262',
      palette.gold,
      8,
    ) +
    path('M0 330V270H40V256H92V276H130V262H178V280H220V252H262V268H300V330z', palette.land[0])
  );
}

function scales({ palette, panel, panelFill, panelLight, brush }: Scene): string {
  const id = brush.define(
    (name) =>
      `<pattern id="${name}" width="44" height="44" patternUnits="userSpaceOnUse"><path d="M0 22a22 22 0 0 1 44 0M-22 44a22 22 0 0 1 44 0a22 22 0 0 1 44 0M8 22a14 14 0 0 1 28 0M-14 44a14 14 0 0 1 28 0M30 44a14 14 0 0 1 28 0" fill="none" stroke="${palette.paper}" stroke-width="3"/></pattern>`,
  );
  return (
    `<path d="M0 0H300V400H0z" fill="url(#${id})" opacity=".16"/>` +
    path(petals(24, 116, 7, 150, 204), panel) +
    dots(108, 36, 6, panelLight, 150, 204) +
    circle(150, 204, 98, panelFill)
  );
}

function curtains({ brush, palette, panelFill, panelLight }: Scene): string {
  const drape =
    path('M0 0H96C90 120 66 210 26 262C20 300 18 350 22 400H0z', brush.second.fill) +
    stroke(
      'M24 0C24 110 18 190 6 250M50 0C48 110 36 196 14 258M74 0C72 110 54 200 24 258',
      brush.second.deep,
      7,
      'opacity=".55"',
    ) +
    path('M30 250L10 274L0 268V250Q16 252 26 242z', palette.gold);
  return (
    circle(150, 200, 124, panelFill) +
    dots(116, 44, 6, panelLight, 150, 200) +
    path('M150-40L20 400H280z', palette.paper, 'opacity=".14"') +
    brush.repeat(drape, ['translate(0 0)', 'translate(300 0) scale(-1 1)']) +
    path(
      'M0 0H300V26C280 56 240 56 225 30C205 60 170 60 150 34C130 60 95 60 75 30C60 56 20 56 0 26z',
      brush.second.deep,
    ) +
    stroke(
      'M0 26C20 56 60 56 75 30C95 60 130 60 150 34C170 60 205 60 225 30C240 56 280 56 300 26',
      palette.gold,
      5,
    )
  );
}

function dahlia({ palette, panel, panelLight, brush }: Scene): string {
  const ring = (count: number, radius: number, share: number) =>
    path(
      petals(count, radius, 16, 150, 206),
      mix(panel, share > 0 ? panelLight : palette.ink, Math.abs(share)),
    );
  return (
    ring(18, 230, -0.5) +
    ring(16, 188, -0.3) +
    ring(14, 148, -0.12) +
    ring(12, 112, 0.2) +
    dots(168, 32, 6, panelLight, 150, 206) +
    dots(208, 36, 6, brush.gold.base, 150, 206).replace('/>', ' opacity=".7"/>')
  );
}

function serape({ palette, brush, panel, panelFill, panelLight }: Scene): string {
  const tones = [
    brush.hot.base,
    brush.gold.base,
    brush.fresh.base,
    brush.cool.base,
    brush.gold.base,
  ];
  const bands = [0, 18, 30, 40, 52, 246, 258, 268, 280, 288].map((x, at) =>
    box(x, 0, at % 5 < 2 ? 14 : 10, 400, 0, tones[at % 5] ?? panel),
  );
  return (
    `<g opacity=".55">${bands.join('')}</g>` +
    stroke('M32 0V400M268 0V400', palette.paper, 5, 'stroke-dasharray="1 14"') +
    path(star(16, 130, 114, 150, 206), panelFill) +
    dots(100, 32, 6, panelLight, 150, 206)
  );
}

function deep({ palette, panelFill, brush, chance }: Scene): string {
  const bubble = `<circle r="9" fill="${palette.paper}" opacity=".25"/><circle r="9" fill="none" stroke="${palette.paper}" stroke-width="2" opacity=".7"/><circle cx="-3" cy="-3" r="2" fill="${palette.paper}"/>`;
  const rise = Array.from(
    { length: 9 },
    () =>
      `translate(${chance.pick([chance.whole(14, 70), chance.whole(230, 286)])} ${chance.whole(40, 330)}) scale(${(chance.whole(4, 14) / 10).toString()})`,
  );
  return (
    path(
      'M30 0H90L30 400H-90zM130 0H170L190 400H80zM220 0H290L390 400H260z',
      palette.paper,
      'opacity=".1"',
    ) +
    circle(150, 206, 124, panelFill, 'opacity=".75"') +
    path(
      'M0 260C30 230 50 250 70 280C90 240 120 250 130 300L0 340zM300 250C270 220 250 250 236 276C214 246 190 260 180 300L300 340z',
      mix(palette.land[0], palette.sky[1], 0.4),
    ) +
    brush.repeat(bubble, rise)
  );
}

function stadium({ palette, panelFill, panelLight }: Scene): string {
  return (
    path(
      'M34 60L120 400H-60zM266 60L180 400H360zM34 60L260 400H90zM266 60L40 400H210z',
      palette.paper,
      'opacity=".1"',
    ) +
    circle(150, 196, 122, panelFill) +
    path('M0 210C90 250 210 250 300 210V340H0z', mix(palette.land[1], palette.sky[0], 0.3)) +
    `<g opacity=".7">${stroke('M4 226C90 264 210 264 296 226M4 244C90 280 210 280 296 244M4 262C90 296 210 296 296 262', panelLight, 6, 'stroke-dasharray="0 11"')}</g>` +
    box(8, 40, 52, 30, 5, palette.ink) +
    box(240, 40, 52, 30, 5, palette.ink) +
    stroke('M18 50H52M18 60H52M250 50H284M250 60H284', '#fff', 7, 'stroke-dasharray="0 10.5"') +
    stroke('M34 70V220M266 70V220', palette.ink, 5)
  );
}

function horizon({ palette, brush, chance }: Scene): string {
  const id = brush.define(
    (name) =>
      `<linearGradient id="${name}" x2="0" y2="1"><stop stop-color="${palette.gold}"/><stop offset="1" stop-color="${palette.hot}"/></linearGradient>`,
  );
  return (
    circle(150, 190, 122, `url(#${id})`) +
    stroke('M20 232H280M20 252H280M20 274H280', palette.sky[1], 8) +
    sparks(palette.paper, chance.pick(sparkPlaces)) +
    stroke(
      'M0 120H60L80 140M300 90H250L232 108M0 200H30L44 214M300 180H276',
      brush.cool.base,
      4,
      'opacity=".8"',
    ) +
    circle(82, 142, 5, brush.cool.light) +
    circle(230, 110, 5, brush.cool.light)
  );
}

function bokeh({ panel, panelFill, brush, chance }: Scene): string {
  const tones = [brush.gold.base, brush.hot.base, brush.fresh.light, brush.cool.light];
  const lights = Array.from({ length: 12 }, (_, at) =>
    circle(
      chance.whole(0, 300),
      chance.whole(20, 320),
      chance.whole(8, 34),
      tones[at % 4] ?? panel,
    ),
  );
  return (
    `<g opacity=".3">${lights.join('')}</g>` +
    circle(150, 206, 134, panel, 'opacity=".45"') +
    circle(150, 206, 116, panelFill)
  );
}

const sparkPlaces = [
  [40, 90, 92, 50, 250, 76, 272, 150, 28, 176],
  [30, 60, 70, 130, 232, 60, 276, 110, 262, 200],
  [56, 64, 24, 130, 206, 44, 268, 84, 284, 176],
] as const;

function sparks(colour: string, places: readonly number[]): string {
  const pairs = Array.from({ length: places.length / 2 }, (_, at) =>
    star(4, at % 2 ? 7 : 11, 2, places[at * 2], places[at * 2 + 1]),
  );
  return path(pairs.join(''), colour, 'opacity=".85"');
}
