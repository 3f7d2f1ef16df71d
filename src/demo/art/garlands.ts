import { mix } from './colour.ts';
import type { Part, Scene } from './scene.ts';
import { circle, path, petals, stroke } from './shapes.ts';

/** What hangs across the top of a cover. */
export const garlands = { cutPaper, bulbs, pennants, swag, lamps, none } satisfies Record<
  string,
  Part
>;
export type GarlandName = keyof typeof garlands;

/** Papel picado: sheets with cut-out flowers and a fringed hem, on a slack string. */
function cutPaper({ palette, brush, chance }: Scene): string {
  const holes =
    'M0 14l6 8l-6 8l-6-8zM-14 12a3 3 0 1 0 .1 0zM14 12a3 3 0 1 0 .1 0zM-14 30a3 3 0 1 0 .1 0zM14 30a3 3 0 1 0 .1 0z';
  const sheet = `M-22 0H22V44${'a5.5 6 0 0 1-11 0'.repeat(4)}z${holes}`;
  const tones = [brush.hot.base, brush.gold.base, brush.fresh.base, brush.cool.base];
  const from = chance.whole(0, 3);
  const id = brush.define((name) => `<path id="${name}" d="${sheet}" fill-rule="evenodd"/>`);
  const flags = [-2, 1, 2, 3, 4, 5, 6].map((_, at) => {
    const x = at * 50;
    const y = Math.round(14 - ((x - 150) / 150) ** 2 * 12);
    return `<use href="#${id}" x="${x}" y="${y}" fill="${tones[(at + from) % 4]}"/>`;
  });
  return stroke('M0 2Q150 26 300 2', palette.paper, 2) + flags.join('');
}

function bulbs({ palette, brush }: Scene): string {
  const line = 'M-10 10Q80 74 160 22T310 34';
  return (
    stroke(line, palette.ink, 3) +
    `<g transform="translate(0 7)">${stroke(line, brush.gold.base, 22, 'stroke-dasharray="0 31" opacity=".25"')}${stroke(line, brush.gold.base, 12, 'stroke-dasharray="0 31"')}${stroke(line, palette.paper, 6, 'stroke-dasharray="0 31"')}</g>`
  );
}

function pennants({ palette, brush }: Scene): string {
  const tones = [brush.hot.base, palette.paper, brush.gold.base, brush.cool.base, brush.fresh.base];
  const triangles = Array.from({ length: 9 }, (_, at) => {
    const x = at * 36 - 6;
    const y = Math.round(8 + Math.sin((at / 8) * Math.PI) * 26);
    return path(`M${x} ${y}h30l-15 34z`, tones[at % 5] ?? palette.paper);
  });
  return triangles.join('') + stroke('M-6 8Q150 62 306 8', palette.ink, 3);
}

function swag({ palette, brush }: Scene): string {
  const leaf = path(
    'M0 0C8-10 20-10 28 0C20 10 8 10 0 0z',
    mix(brush.fresh.base, palette.ink, 0.2),
  );
  const along = Array.from({ length: 12 }, (_, at) => {
    const x = at * 27;
    const y = Math.round(8 + Math.sin(((x % 150) / 150) * Math.PI) * 26);
    return `translate(${x} ${y}) rotate(${at % 2 ? 70 : 20})`;
  });
  const bloom = path(petals(8, 12, 5), brush.hot.base) + circle(0, 0, 6, brush.gold.base);
  return (
    brush.repeat(leaf, along) +
    brush.repeat(bloom, [
      'translate(0 6) scale(1.5)',
      'translate(75 34)',
      'translate(150 8) scale(1.3)',
      'translate(225 34)',
      'translate(300 6) scale(1.5)',
    ])
  );
}

function lamps({ palette, brush }: Scene): string {
  const lamp =
    stroke('M0-60V-14', palette.ink, 2) +
    circle(0, 4, 30, brush.gold.base, 'opacity=".18"') +
    path('M-9-16H9L7-12C24-8 24 16 7 20L9 24H-9L-7 20C-24 16-24-8-7-12z', brush.hot.base) +
    path('M-4-12C-10-4-10 12-4 20H4C10 12 10-4 4-12z', brush.gold.base) +
    stroke('M0 24V34', brush.gold.base, 3);
  return brush.repeat(lamp, [
    'translate(36 44)',
    'translate(92 20) scale(.7)',
    'translate(212 16) scale(.7)',
    'translate(264 52) scale(1.1)',
  ]);
}

function none(): string {
  return '';
}
