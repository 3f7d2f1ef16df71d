import type { SlotSkin } from '#demo/vendor/rules/slot-skin.ts';
import { drawing } from '../element.ts';
import type { Subject } from './subject.ts';

/** A symbol in a square of a hundred: a colour of its own, its shade, its light, and the ink around. */
interface Paint {
  main: string;
  shade: string;
  light: string;
  ink: string;
}
type Draw = (paint: Paint) => SVGElement[];

const path = (d: string, fill: string, more: Record<string, string | number> = {}) =>
  drawing('path', { d, fill, ...more });
const dot = (cx: number, cy: number, r: number, fill: string) =>
  drawing('circle', { cx, cy, r, fill });
const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, turn = 0) =>
  drawing('ellipse', { cx, cy, rx, ry, fill, transform: `rotate(${turn} ${cx} ${cy})` });
const stroke = (d: string, color: string, width = 4) =>
  drawing('path', {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
  });

/** Points of a star or a polygon around the middle. */
function ring(points: number, outer: number, inner = outer, turn = 0): string {
  const every = inner === outer ? points : points * 2;
  const at = Array.from({ length: every }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (index / every) * Math.PI * 2 - Math.PI / 2 + turn;
    return `${(50 + Math.cos(angle) * radius).toFixed(1)} ${(50 + Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `M${at.join('L')}Z`;
}

const motifs: Readonly<Record<SlotSkin['theme'], readonly [Draw, Draw, Draw]>> = {
  fair: [
    ({ main, shade, light }) => [
      path(ring(12, 44, 27), shade),
      dot(50, 50, 25, main),
      dot(42, 46, 3, shade),
      dot(58, 46, 3, shade),
      stroke('M41 56q9 8 18 0', shade),
      oval(43, 38, 10, 4, light, -20),
    ],
    ({ main, shade, light }) => [
      stroke('M50 6v12M50 84v10', shade, 5),
      path('M34 20h32l6 8v44l-6 8H34l-6-8V28Z', main),
      path('M40 20h8v60h-8l-4-8V28ZM60 20h6l6 8v44l-6 8h-6Z', shade, { opacity: 0.45 }),
      path('M28 34h44M28 66h44', 'none', { stroke: light, 'stroke-width': 4 }),
    ],
    ({ main, shade, light }) => [
      path('M42 88V20q0-10 8-10t8 10v68Z', main),
      path(
        'M42 62H30q-10 0-10-10V40q0-6 6-6t6 6v10h10ZM58 54h10V36q0-6 6-6t6 6v18q0 10-10 10H58Z',
        main,
      ),
      stroke('M50 20v60', shade, 3),
      path('M28 88h44l-4 8H32Z', shade),
      dot(50, 12, 6, light),
    ],
  ],
  reef: [
    ({ main, shade, light, ink }) => [
      path('M14 50q18-28 46-24 12 2 20 14l12-12v44L80 60q-8 12-20 14-28 4-46-24Z', main),
      path('M40 28q16 20 0 44M54 28q14 20 0 44', 'none', { stroke: shade, 'stroke-width': 5 }),
      dot(30, 44, 6, light),
      dot(29, 44, 3, ink),
    ],
    ({ main, shade, light }) => [
      path('M50 88 12 46q-2-32 38-34 40 2 38 34Z', main),
      stroke('M50 84V16M50 84 28 22M50 84 72 22M50 84 16 40M50 84 84 40', shade, 4),
      path('M38 82h24l-4 10H42Z', light),
    ],
    ({ main, shade, light }) => [
      path(ring(5, 45, 20), main),
      path(ring(5, 26, 12), shade, { opacity: 0.5 }),
      ...[0, 1, 2, 3, 4].map((at) => {
        const angle = (at / 5) * Math.PI * 2 - Math.PI / 2;
        return dot(50 + Math.cos(angle) * 28, 50 + Math.sin(angle) * 28, 4, light);
      }),
    ],
  ],
  jade: [
    ({ main, shade, light }) => [
      path('M50 84Q14 78 10 46q16 2 24 12Q32 32 50 14q18 18 16 44 8-10 24-12-4 32-40 38Z', main),
      path('M50 84Q34 60 50 26q16 34 0 58Z', light),
      path('M50 84Q26 78 20 58q18 4 30 26Q62 62 80 58q-6 20-30 26Z', shade, { opacity: 0.5 }),
    ],
    ({ main, shade, light }) => [
      path('M50 86 8 44Q26 14 50 14t42 30Z', main),
      stroke('M50 84 18 40M50 84 34 26M50 84 50 20M50 84 66 26M50 84 82 40', shade, 3),
      path('M14 42Q28 20 50 20t36 22', 'none', { stroke: light, 'stroke-width': 5 }),
      path('M46 78h8v16h-8Z', shade),
    ],
    ({ main, shade, light }) => [
      dot(50, 50, 42, main),
      dot(50, 50, 33, shade),
      dot(50, 50, 30, main),
      path('M38 38h24v24H38Z', shade),
      path('M24 36q8-16 24-18', 'none', { stroke: light, 'stroke-width': 5 }),
    ],
  ],
  space: [
    ({ main, shade, light, ink }) => [
      path('M34 66 20 84l18-4ZM66 66l14 18-18-4Z', shade),
      path('M50 6q20 18 20 46 0 14-6 26H36q-6-12-6-26 0-28 20-46Z', light),
      path('M50 6q12 11 17 26H33Q38 17 50 6ZM36 70h28l-2 8H38Z', main),
      dot(50, 46, 9, ink),
      dot(50, 46, 6, main),
      path('M42 80h16l-8 16Z', main),
    ],
    ({ main, shade, light }) => [
      dot(50, 50, 28, main),
      path('M27 60a28 28 0 0 0 50-4q-24 12-50 4Z', shade),
      stroke('M24 60Q4 70 8 76q8 8 46-10t38-34q-2-8-18-4', light, 6),
      oval(42, 38, 9, 5, light, -30),
    ],
    ({ main, shade, light }) => [
      path('M6 12 60 50l-6 14Z', shade, { opacity: 0.7 }),
      path('M22 8l46 40-10 14ZM8 28l46 30-2 12Z', main, { opacity: 0.8 }),
      path(ring(8, 24, 15), main, { transform: 'translate(16 16)' }),
      dot(66, 66, 11, light),
    ],
  ],
  orchard: [
    ({ main, shade, light }) => [
      stroke('M34 62Q40 30 66 12 60 40 68 58', shade, 5),
      path('M64 12q18-6 26 8-16 8-26-8Z', 'hsl(130 55% 45%)'),
      dot(32, 70, 20, main),
      dot(68, 68, 20, main),
      oval(26, 63, 6, 4, light, -30),
      oval(62, 61, 6, 4, light, -30),
    ],
    ({ main, shade, light }) => [
      path(
        'M8 58q2-20 22-30 26-12 46 2 4-2 12 0-2 8-2 10 8 24-12 38-28 16-50 2-6 4-12 0-6-6-4-22Z',
        main,
      ),
      path('M18 68q14 22 44 8 18-10 20-26 8 22-14 32-28 12-50-14Z', shade, { opacity: 0.5 }),
      oval(36, 40, 12, 5, light, -28),
    ],
    ({ main, shade, light }) => [
      path('M8 34h84q-4 52-42 54Q12 86 8 34Z', main),
      path('M16 34h68q-6 42-34 44-28-2-34-44Z', light),
      path('M22 34h56q-6 34-28 36-22-2-28-36Z', 'hsl(352 78% 58%)'),
      ...[
        [38, 46],
        [50, 58],
        [62, 46],
      ].map(([x = 0, y = 0]) => oval(x, y, 2.5, 4.5, shade)),
    ],
  ],
  jungle: [
    ({ main, shade, light }) => [
      path('M50 94Q8 66 20 30 34 8 50 6q16 2 30 24 12 36-30 64Z', main),
      stroke('M50 92V16', light, 4),
      stroke('M50 40 30 28M50 40l20-12M50 58 28 46M50 58l22-12M50 76 34 64M50 76l16-12', shade, 4),
    ],
    ({ main, shade, light }) => [
      ...[0, 72, 144, 216, 288].map((turn) =>
        drawing('ellipse', {
          cx: 50,
          cy: 26,
          rx: 15,
          ry: 22,
          fill: main,
          transform: `rotate(${turn} 50 50)`,
        }),
      ),
      ...[36, 108, 180, 252, 324].map((turn) =>
        drawing('ellipse', {
          cx: 50,
          cy: 36,
          rx: 5,
          ry: 13,
          fill: shade,
          transform: `rotate(${turn} 50 50)`,
        }),
      ),
      dot(50, 50, 12, light),
    ],
    ({ main, shade, light }) => [
      path('M20 26h60l-8 62H28Z', main),
      path('M22 40h56l-2 12H24ZM26 68h48l-2 10H28Z', shade),
      drawing('ellipse', { cx: 50, cy: 26, rx: 32, ry: 13, fill: light }),
      stroke('M26 54l10 12 10-12 10 12 10-12 8 12', light, 4),
    ],
  ],
};

const gems: readonly Draw[] = [
  ({ main, shade, light }) => [
    path(ring(6, 36), main),
    path('M50 14 81 32 50 50Z', light, { opacity: 0.7 }),
    path('M50 50 81 68 50 86 19 68Z', shade, { opacity: 0.6 }),
  ],
  ({ main, shade, light }) => [
    path('M50 12 84 44 50 88 16 44Z', main),
    path('M50 12 66 44 50 88 34 44Z', light, { opacity: 0.55 }),
    path('M16 44h68L50 88Z', shade, { opacity: 0.45 }),
  ],
  ({ main, shade, light }) => [
    path('M50 12q30 34 30 48a30 30 0 0 1-60 0q0-14 30-48Z', main),
    path('M50 90a30 30 0 0 0 30-30q0-8-8-21 2 40-34 48 6 3 12 3Z', shade, { opacity: 0.6 }),
    oval(38, 54, 5, 12, light, 20),
  ],
  ({ main, shade, light }) => [
    path('M30 18h40l16 16v32L70 82H30L14 66V34Z', main),
    path('M34 32h32v36H34Z', light, { opacity: 0.6 }),
    path('M30 82 34 68h32l4 14ZM86 66l-20 2V32l20 2Z', shade, { opacity: 0.5 }),
  ],
];

const drawWild: Draw = ({ main, shade, light, ink }) => [
  path(ring(10, 46, 39), shade),
  dot(50, 50, 34, main),
  path('M24 62 20 34l16 12 14-22 14 22 16-12-4 28Z', ink),
  path('M26 68h48v7H26Z', ink),
  dot(50, 50, 4, light),
];

const drawScatter: Draw = ({ main, shade, light }) => [
  path(ring(16, 47, 30), shade, { opacity: 0.55 }),
  path(ring(5, 42, 18), main),
  path(ring(5, 22, 10), light),
];

/** After the wild and the star. */
const dearest = 2;

/** The nine symbols of a skin, to be used by their number wherever they stand. */
export function drawSymbols(skin: SlotSkin, shown: Subject | undefined): SVGElement {
  const draws = [drawWild, drawScatter, ...motifs[skin.theme], ...gems];
  const colors = [skin.wild, skin.scatter, ...skin.dear, ...skin.cheap];
  const symbols = draws.map((draw, at) => {
    if (at === dearest && shown) {
      return drawing('symbol', { id: `slot-${at}`, viewBox: shown.box }, shown.drawn);
    }
    const main = colors[at] ?? skin.wild;
    const paint: Paint = {
      main,
      shade: `color-mix(in oklab, ${main}, black 38%)`,
      light: `color-mix(in oklab, ${main}, white 62%)`,
      ink: '#190d24',
    };
    const group = drawing(
      'g',
      { stroke: paint.ink, 'stroke-width': 2.5, 'stroke-linejoin': 'round' },
      ...draw(paint),
    );
    return drawing('symbol', { id: `slot-${at}`, viewBox: '0 0 100 100' }, group);
  });
  return drawing('svg', { class: 'slot-store', 'aria-hidden': 'true' }, ...symbols);
}

export function symbolPicture(symbol: number): SVGElement {
  return drawing(
    'svg',
    { class: 'slot-symbol', viewBox: '0 0 100 100' },
    drawing('use', { href: `#slot-${symbol}` }),
  );
}
