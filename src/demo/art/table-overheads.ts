import { mix } from './colour.ts';
import { circle, group, path, petals, stroke } from './shapes.ts';
import type { Setting } from './table-scenes.ts';

/** Papel picado on two slack strings. */
export function cutPaper({ brush, palette }: Setting): string {
  const { hot, gold, fresh, cool } = brush;
  const sheet =
    'M-24 0H24V46a6 7 0 0 1-12 0a6 7 0 0 1-12 0a6 7 0 0 1-12 0a6 7 0 0 1-12 0zM0 11l7 10l-7 10l-7-10zM-15 13a3 3 0 1 0 .1 0zM15 13a3 3 0 1 0 .1 0zM-15 32a3 3 0 1 0 .1 0zM15 32a3 3 0 1 0 .1 0z';
  const id = brush.define((name) => `<path id="${name}" d="${sheet}" fill-rule="evenodd"/>`);
  const tones = [hot.base, gold.base, fresh.base, cool.base];
  const flags = Array.from({ length: 21 }, (_, at) => {
    const x = at * 58 + 20;
    const along = (x % 300) / 300;
    return `<use href="#${id}" x="${x}" y="${Math.round(3 + along * (1 - along) * 96)}" fill="${tones[at % 4]}"/>`;
  });
  return (
    flags.join('') +
    stroke('M0 3C100 36 200 36 300 3S500 36 600 3S800 36 900 3S1100 36 1200 3', palette.paper, 2)
  );
}

/** Bulbs on a wire, each with its light around it. */
export function lamps({ brush, palette }: Setting): string {
  const wires = 'M0 6C100 66 200 66 300 6S500 66 600 6S800 66 900 6S1100 66 1200 6';
  const high = 'M-150 0C-20 34 60 34 150 0S360 34 450 0S660 34 750 0S960 34 1050 0S1260 34 1350 0';
  const lit = (line: string, share: number) =>
    `<g transform="translate(0 7)">${stroke(line, brush.gold.base, 34 * share, 'stroke-dasharray="0 50" opacity=".2"')}${stroke(line, brush.gold.base, 16 * share, 'stroke-dasharray="0 50"')}${stroke(line, palette.paper, 8 * share, 'stroke-dasharray="0 50"')}</g>`;
  return (
    stroke(high, palette.ink, 2, 'opacity=".7"') +
    lit(high, 0.7) +
    stroke(wires, palette.ink, 3) +
    lit(wires, 1)
  );
}

/** Paper lanterns of three kinds, hung at their own heights. */
export function lanterns({ brush, palette }: Setting): string {
  const lantern = (tone: Setting['brush']['hot']) =>
    stroke('M0-90V-26', palette.ink, 2) +
    circle(0, 4, 46, tone.light, 'opacity=".14"') +
    path('M-12-28H12L9-22C36-16 36 24 9 30L12 36H-12L-9 30C-36 24-36-16-9-22z', tone.base) +
    path('M-5-22C-14-8-14 16-5 30H5C14 16 14-8 5-22z', tone.light, 'opacity=".75"') +
    path('M-12-28H12V-23H-12zM-12 31H12V36H-12z', brush.gold.base) +
    stroke('M0 36V48', brush.gold.base, 3);
  return (
    brush.repeat(lantern(brush.hot), [
      'translate(366 54)',
      'translate(846 60) scale(.9)',
      'translate(60 58)',
      'translate(1150 50)',
    ]) +
    brush.repeat(lantern(brush.gold), [
      'translate(452 26) scale(.66)',
      'translate(250 64) scale(.9)',
      'translate(960 40) scale(.8)',
    ]) +
    brush.repeat(lantern(brush.fresh), [
      'translate(770 24) scale(.66)',
      'translate(160 28) scale(.7)',
      'translate(1060 76)',
    ])
  );
}

/** Star piñatas on their ropes, with streamers. */
export function pinatas({ brush, palette }: Setting): string {
  const { hot, gold, fresh, cool, paper } = brush;
  const cone = (turn: number, fill: string) =>
    group(
      path('M-13-22L0-62L13-22z', fill) + stroke('M-8-36H8M-5-48H5', paper, 3),
      `rotate(${turn})`,
    );
  const pinata =
    stroke('M0-120V-20', palette.ink, 3) +
    [0, 60, 120, 180, 240, 300]
      .map((turn, at) => cone(turn, [hot, gold, fresh, cool][at % 4]?.base ?? paper))
      .join('') +
    stroke('M-30 44q-8 16 0 30M30 44q8 16 0 30M0 60q-6 14 2 26', gold.base, 4) +
    path(petals(12, 24, 5), hot.base) +
    circle(0, 0, 17, gold.base) +
    circle(0, 0, 9, fresh.base);
  const tones = [hot.base, gold.base, fresh.base, cool.base];
  const strips = Array.from({ length: 30 }, (_, at) =>
    stroke(
      `M${at * 41} 0q-6 ${10 + ((at * 7) % 9)} 2 ${24 + ((at * 11) % 18)}`,
      tones[at % 4] ?? paper,
      9,
    ),
  );
  return (
    strips.join('') +
    brush.repeat(pinata, [
      'translate(352 66) scale(.85)',
      'translate(858 60) scale(.8)',
      'translate(110 74)',
      'translate(1090 66) scale(.9)',
    ])
  );
}

/** Rock that hangs down, and two oil lamps of the miners. */
export function icicles({ brush, palette }: Setting): string {
  const rock = mix(palette.land[1], palette.ink, 0.35);
  const lamp =
    stroke('M0-90V-24', palette.ink, 3) +
    circle(0, 4, 56, brush.gold.base, 'opacity=".13"') +
    circle(0, 4, 32, brush.gold.base, 'opacity=".18"') +
    path('M-14-22H14L10-12V18H-10V-12zM-14 18H14V26H-14z', brush.gold.deep) +
    path('M-8-10H8V16H-8z', brush.gold.light) +
    path('M0-8C6 2 6 8 0 14C-6 8-6 2 0-8z', brush.hot.base);
  return (
    path(
      'M0 0H1200V30L1176 96L1150 26L1110 34L1088 74L1064 28L1000 22L974 58L946 20L880 26L862 50L840 16L740 12L724 30L706 10L560 8L542 26L524 8L470 12L448 40L424 14L360 24L338 66L312 22L258 30L236 70L206 24L140 34L112 84L84 28L36 34L20 70L0 40z',
      rock,
    ) +
    group(lamp, 'translate(404 62)') +
    group(lamp, 'translate(812 66) scale(.9)')
  );
}
