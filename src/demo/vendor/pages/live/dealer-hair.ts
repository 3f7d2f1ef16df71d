import { drawing } from '../element.ts';
import type { DealerLooks } from './dealer-looks.ts';

type Style = DealerLooks['hairStyle'];

/** What falls behind neck and shoulders. */
export function drawHairBehind({ hair, hairStyle, dress }: DealerLooks): SVGElement {
  const group = drawing('g', { class: 'dealer-hair', fill: hair });
  const add = (tag: string, attributes: Record<string, string | number>) =>
    group.append(drawing(tag, attributes));
  if (hairStyle === 'bun') {
    add('circle', { cx: 195, cy: 34, r: 17 });
    add('ellipse', { cx: 195, cy: 74, rx: 33, ry: 36 });
    add('path', { d: 'M181 40Q195 47 209 40', fill: 'none', stroke: dress[1], 'stroke-width': 4 });
  }
  if (hairStyle === 'bob') {
    add('path', { d: 'M158 74Q156 36 195 36T232 74Q236 104 226 116H164Q154 104 158 74Z' });
  }
  if (hairStyle === 'long') {
    add('path', {
      d: 'M159 74Q158 36 195 36T231 74Q236 118 250 150Q226 164 195 160T140 150Q154 118 159 74Z',
    });
  }
  if (hairStyle === 'curls') {
    for (const [x, y, r] of curls) add('circle', { cx: x, cy: y, r });
  }
  if (hairStyle === 'braid') {
    add('ellipse', { cx: 195, cy: 74, rx: 34, ry: 37 });
    for (let nth = 0; nth < 5; nth += 1) {
      add('ellipse', { cx: 231 + nth * 2.4, cy: 108 + nth * 15, rx: 9 - nth * 0.7, ry: 9.5 });
    }
    add('circle', { cx: 242, cy: 181, r: 5, fill: dress[1] });
  }
  if (hairStyle === 'short') add('ellipse', { cx: 195, cy: 70, rx: 32, ry: 32 });
  return group;
}

const curls = [
  [195, 40, 19],
  [173, 48, 17],
  [217, 48, 17],
  [160, 68, 17],
  [230, 68, 17],
  [158, 92, 16],
  [232, 92, 16],
  [167, 112, 14],
  [223, 112, 14],
] as const;

const fringes: Readonly<Record<Style, string>> = {
  bun: 'M163 80Q160 40 195 40T227 80Q224 62 211 56Q188 62 174 55Q166 64 163 80Z',
  bob: 'M160 88Q156 38 195 38T230 88Q228 72 222 66H168Q163 74 160 88Z',
  long: 'M161 92Q156 38 195 38T229 92Q228 66 199 50Q170 62 161 92Z',
  short: 'M163 78Q158 36 197 36Q234 38 227 78Q225 64 216 58Q202 64 178 56Q167 62 163 78Z',
  curls: 'M163 76Q160 42 195 42T227 76Q220 56 208 60Q200 52 193 59Q184 52 177 60Q168 58 163 76Z',
  braid: 'M162 84Q158 40 195 40T228 84Q226 60 195 46Q166 58 162 84Z',
};

export function drawHairInFront({ hair, hairStyle }: DealerLooks): SVGElement {
  return drawing('path', { d: fringes[hairStyle], fill: hair });
}

export function drawWorn({ wears, dress: [plain, trim], hair }: DealerLooks): SVGElement {
  if (wears === 'flower') {
    const petals = [0, 72, 144, 216, 288].map((turn) =>
      drawing('ellipse', {
        cx: 222,
        cy: 47,
        rx: 5.4,
        ry: 8,
        fill: trim,
        transform: `rotate(${turn} 222 55)`,
      }),
    );
    return drawing('g', {}, ...petals, drawing('circle', { cx: 222, cy: 55, r: 4.6, fill: plain }));
  }
  if (wears === 'earrings') {
    const ring = (x: number) =>
      drawing('circle', {
        cx: x,
        cy: 99,
        r: 5,
        fill: 'none',
        stroke: '#ffb627',
        'stroke-width': 2.4,
      });
    return drawing('g', {}, ring(165), ring(225));
  }
  if (wears === 'glasses') {
    const lens = (x: number) =>
      drawing('rect', {
        x,
        y: 73,
        width: 21,
        height: 17,
        rx: 7,
        fill: '#ffffff',
        'fill-opacity': 0.12,
        stroke: hair,
        'stroke-width': 2.2,
      });
    const bridge = drawing('path', {
      d: 'M193.5 80q1.5-2 3 0',
      fill: 'none',
      stroke: hair,
      'stroke-width': 2.2,
    });
    return drawing('g', {}, lens(172.5), lens(196.5), bridge);
  }
  return drawing('path', { d: 'M165 60Q195 42 225 60L224 67Q195 50 166 67Z', fill: trim });
}
