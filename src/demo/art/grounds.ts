import { mix } from './colour.ts';
import type { Part, Scene } from './scene.ts';
import { box, circle, group, oval, path, petals, rays, stroke } from './shapes.ts';

/** What the motif stands on: the lowest hundred units of a cover. */
export const grounds = {
  hills,
  stage,
  checker,
  waves,
  pitch,
  dunes,
  fringe,
  felt,
  reef,
  grid,
  marigolds,
  mosaic,
} satisfies Record<string, Part>;
export type GroundName = keyof typeof grounds;

function hills({ palette, brush, chance }: Scene): string {
  const { land, gold, hot } = palette;
  const bloom = path(petals(6, 5, 3), hot) + circle(0, 0, 3, gold);
  const places = Array.from(
    { length: 8 },
    (_, at) => `translate(${at * 40 + chance.whole(2, 26)} ${chance.whole(352, 392)})`,
  );
  return (
    path('M0 318C60 276 120 300 170 316S260 300 300 284V400H0z', land[0]) +
    path(
      'M0 318C60 276 120 300 170 316S260 300 300 284V294C250 312 220 330 170 326S60 288 0 330z',
      mix(land[0], palette.gold, 0.3),
    ) +
    path('M0 350C70 322 150 336 210 348S280 340 300 330V400H0z', land[1]) +
    brush.repeat(bloom, places)
  );
}

function stage({ palette, brush }: Scene): string {
  const { land, gold, ink } = palette;
  return (
    path('M0 300H300V400H0z', land[1]) +
    oval(150, 346, 138, 34, ink) +
    path('M12 326V346C12 390 288 390 288 346V326z', mix(land[0], ink, 0.3)) +
    oval(150, 326, 138, 34, brush.second.fill) +
    oval(150, 324, 118, 26, mix(palette.paper, brush.second.base, 0.65)) +
    stroke('M18 348C40 384 260 384 282 348', gold, 9, 'stroke-dasharray="0 20"') +
    stroke('M18 348C40 384 260 384 282 348', palette.paper, 4, 'stroke-dasharray="0 20"')
  );
}

function checker({ palette, brush }: Scene): string {
  const { land, ink } = palette;
  const light = mix(land[0], palette.paper, 0.35);
  const id = brush.define(
    (name) => `<clipPath id="${name}"><path d="M0 304H300V400H0z"/></clipPath>`,
  );
  const columns = Array.from({ length: 8 }, (_, at) => {
    const near = -250 + at * 100;
    return `M150 240L${near} 400H${near + 50}z`;
  });
  return (
    path('M0 304H300V400H0z', land[1]) +
    `<g clip-path="url(#${id})">${path(columns.join(''), light)}${path('M0 304H300V312H0zM0 324H300V344H0zM0 370H300V400H0z', ink, 'opacity=".28"')}</g>` +
    path('M0 298H300V306H0z', brush.gold.base) +
    stroke('M6 302H300', brush.gold.deep, 4, 'stroke-dasharray="0 12"')
  );
}

function waves({ palette, brush }: Scene): string {
  const { land, paper } = palette;
  const row = (y: number, shift: number) => `M${shift} ${y}${'q20-22 40 0'.repeat(9)}V400H-40z`;
  return (
    path(row(312, -20), mix(land[0], brush.cool.base, 0.45)) +
    path(row(336, -40), land[0]) +
    stroke(`M-40 344${'q20-22 40 0'.repeat(9)}`, paper, 4, 'opacity=".45"') +
    path(row(362, -14), mix(land[1], brush.cool.base, 0.25)) +
    path(row(386, -36), land[1])
  );
}

function pitch({ palette, brush }: Scene): string {
  const grass = mix(brush.fresh.base, palette.ink, 0.25);
  const light = mix(brush.fresh.base, palette.paper, 0.1);
  return (
    path('M0 292C80 282 220 282 300 292V400H0z', grass) +
    path(
      'M60 287L-20 400H40L100 285zM140 284L110 400H190L160 284zM200 285L260 400H320L240 287z',
      light,
    ) +
    `<ellipse cx="150" cy="340" rx="104" ry="28" fill="none" stroke="${palette.paper}" stroke-width="5" opacity=".85"/>` +
    stroke('M-10 340H46M254 340H310', palette.paper, 5, 'opacity=".85"')
  );
}

function dunes({ palette, brush }: Scene): string {
  const sand = mix(palette.land[0], palette.gold, 0.35);
  const plant = stroke(
    'M0 0V-34M0-12H-11V-24M0-18H11V-30',
    mix(brush.fresh.base, palette.ink, 0.4),
    7,
  );
  return (
    path('M0 306C80 280 130 318 190 300S270 290 300 300V400H0z', mix(sand, palette.sky[1], 0.3)) +
    brush.repeat(plant, [
      'translate(34 306)',
      'translate(262 304) scale(1.2)',
      'translate(236 302) scale(.7)',
    ]) +
    path('M0 336C60 306 130 330 180 346S270 338 300 322V400H0z', sand) +
    path('M0 336C60 306 130 330 180 346C120 340 60 330 0 352z', palette.paper, 'opacity=".25"') +
    path('M0 380C90 350 190 372 300 360V400H0z', palette.land[1])
  );
}

function fringe({ palette, brush }: Scene): string {
  const row = (y: number, shift: number) =>
    `M-20 400V${y}H${shift}${'a15 15 0 0 1 30 0'.repeat(12)}V400z`;
  return (
    path(row(322, -10), brush.cool.base) +
    path(row(344, -25), brush.hot.base) +
    stroke('M4 336H300', palette.paper, 7, 'stroke-dasharray="0 30"') +
    path(row(366, -10), brush.gold.base) +
    stroke('M20 360H300', brush.gold.deep, 7, 'stroke-dasharray="0 30"') +
    path(row(388, -25), palette.land[1])
  );
}

function felt({ palette, brush }: Scene): string {
  const cloth = mix(brush.fresh.base, palette.ink, 0.38);
  return (
    path('M-10 312C60 276 240 276 310 312V400H-10z', mix(palette.land[0], palette.ink, 0.2)) +
    path('M-10 326C60 290 240 290 310 326V400H-10z', palette.gold) +
    path('M-10 334C60 298 240 298 310 334V400H-10z', cloth) +
    path(
      'M-10 334C60 298 240 298 310 334V346C240 312 60 312-10 346z',
      palette.ink,
      'opacity=".3"',
    ) +
    stroke('M-10 380C70 346 230 346 310 380', mix(palette.gold, cloth, 0.3), 4) +
    stroke('M10 320C80 290 220 290 290 320', brush.gold.deep, 5, 'stroke-dasharray="0 16"')
  );
}

function reef({ palette, brush }: Scene): string {
  const sand = mix(palette.gold, palette.land[0], 0.35);
  const branch =
    'M0 0V-40M0-14C-14-16-18-28-18-40M0-20C12-24 16-34 16-48M-18-30L-28-38M16-36L26-42';
  return (
    path('M0 346C70 318 120 352 180 336S270 330 300 338V400H0z', sand) +
    brush.repeat(stroke(branch, brush.hot.base, 8), [
      'translate(34 362)',
      'translate(276 356) scale(-.9 1.1)',
    ]) +
    stroke(
      'M64 360C54 340 74 328 64 304M246 356C236 340 254 324 244 300M232 360Q226 344 232 330',
      brush.fresh.base,
      7,
    ) +
    path('M0 376C60 356 110 384 170 372S260 366 300 376V400H0z', mix(sand, palette.ink, 0.4)) +
    circle(96, 364, 6, palette.paper) +
    circle(210, 366, 5, brush.hot.light)
  );
}

function grid({ palette, brush }: Scene): string {
  const fan = [-300, -200, -120, -60, 0, 60, 120, 200, 300].map(
    (x) => `M${150 + x / 4} 304L${150 + x} 400`,
  );
  return (
    path('M0 304H300V400H0z', mix(palette.ink, palette.land[1], 0.4)) +
    stroke(`${fan.join('')}M0 304H300M0 316H300M0 334H300M0 360H300`, brush.cool.base, 2.5) +
    stroke('M0 304H300', brush.cool.light, 4)
  );
}

function marigolds({ palette, brush, chance }: Scene): string {
  const bloom =
    path(petals(10, 19, 6), brush.gold.deep) +
    path(petals(9, 13, 5), brush.gold.base) +
    path(petals(7, 6, 4), brush.gold.light);
  const other =
    path(petals(10, 19, 6), brush.hot.deep) +
    path(petals(9, 13, 5), brush.hot.base) +
    path(petals(7, 6, 4), brush.hot.light);
  const row = (y: number, step: number, shift: number) =>
    Array.from(
      { length: 7 },
      (_, at) => `translate(${at * step + shift + chance.whole(-4, 4)} ${y + chance.whole(-6, 6)})`,
    );
  return (
    path('M0 330C100 310 200 310 300 330V400H0z', palette.land[1]) +
    brush.repeat(other, row(342, 52, -6)) +
    brush.repeat(bloom, [...row(366, 50, 8), ...row(394, 50, -14)])
  );
}

function mosaic({ palette, brush }: Scene): string {
  const tile =
    box(-24, -24, 48, 48, 0, palette.paper) +
    group(rays(0, 0, 6, 22, 4, brush.cool.base, 0.5), 'rotate(22)') +
    path(
      'M-24-24h14a14 14 0 0 1-14 14zM24 24h-14a14 14 0 0 1 14-14zM24-24v14a14 14 0 0 1-14-14zM-24 24v-14a14 14 0 0 1 14 14z',
      brush.cool.base,
    ) +
    circle(0, 0, 6, brush.gold.base);
  const places = [0, 1, 2, 3, 4, 5, 6].flatMap((at) => [
    `translate(${at * 50} 350)`,
    `translate(${at * 50} 400)`,
  ]);
  return (
    path('M0 312H300V400H0z', palette.land[1]) +
    path('M0 312H300V324H0z', brush.gold.base) +
    brush.repeat(tile, places)
  );
}
