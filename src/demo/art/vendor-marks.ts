import { petals, star } from './shapes.ts';

/**
 * Invented signs for the demo's vendors, none of them any real company's: a glyph on a tile of its
 * own colour, so that it reads at 20 px on dark and light pages alike.
 */
export const vendorMarks: Readonly<Record<string, string>> = {
  PG: mark(
    '#7a3cff',
    '#4a12b8',
    fill('M24 8L38 16V32L24 40L10 32V16zM24 15L16 19.5V28.5L24 33L32 28.5V19.5z') + dot(24, 24, 4),
  ),
  EG2: mark('#12b5a6', '#06746f', ring(18, 24, 8) + ring(30, 24, 8)),
  PT: mark('#2f7bff', '#0a3fb8', fill('M8 36L20 12L28 28L24 36z') + fill('M27 36L34 22L41 36z')),
  JDB: mark('#ff4d4d', '#b5122c', fill('M24 7L41 24L24 41L7 24zM24 17V31L31 24z')),
  CQ9: mark('#ff9a1f', '#d2560a', grid()),
  FC: mark(
    '#ff6f61',
    '#c4305a',
    fill('M24 39C12 33 6 22 9 14L24 39L17 9Q20.5 7.5 24 7.5T31 9L24 39L39 14C42 22 36 33 24 39z'),
  ),
  JL: mark('#ffd23c', '#f09a00', fill('M29 6H17L11 25H20L16 42L37 19H26z', '#3a2200')),
  BGS: mark('#2fbf62', '#0c7a40', fill('M9 28H16V39H9zM20.5 19H27.5V39H20.5zM32 9H39V39H32z')),
  EVO: mark(
    '#34405a',
    '#161d2e',
    line(
      'M24 15C37 15 43 20 43 24S37 33 24 33S5 28 5 24S11 15 24 15z',
      3.5,
      '#ffcf5a',
      'transform="rotate(-28 24 24)"',
    ) + dot(24, 24, 6, '#ffcf5a'),
  ),
  SA: mark('#d3163f', '#7d0627', fill(star(4, 18, 5, 24, 24))),
  AG: mark(
    '#b9803a',
    '#6d4313',
    fill('M9 40V22C9 4 39 4 39 22V40H31V23C31 14 17 14 17 23V40z') + dot(24, 31, 4.5),
  ),
  BTI: mark(
    '#8fd13a',
    '#3f8a12',
    dot(24, 24, 16, '#10300a') +
      line('M12 14C22 17 22 31 12 34M36 14C26 17 26 31 36 34', 3, '#d8ff8a'),
  ),
  SABA: mark(
    '#3db8ff',
    '#0a6fc2',
    line(
      'M7 17q5.7-7 11.4 0t11.4 0t11.4 0M7 27q5.7-7 11.4 0t11.4 0t11.4 0M7 37q5.7-7 11.4 0t11.4 0t11.4 0',
      4,
    ),
  ),
  IM: mark('#4a50e0', '#23258f', ring(24, 24, 15) + dot(24, 24, 7)),
  TFG: mark(
    '#1e2a1c',
    '#0b120a',
    fill('M10 9L16 9L38 33L33 38zM38 9L32 9L25.5 16L30 21zM10 33L15 38L21.5 31L17 26z', '#b8ff3c'),
  ),
  KY: mark('#17a673', '#08633f', ring(17, 18, 8) + line('M23 24L39 40M33 34L37 30', 5)),
  V8: mark('#a24bff', '#5d12b5', fill(petals(8, 12, 5, 24, 24)) + dot(24, 24, 5, '#5d12b5')),
  JK: mark('#ff3fa4', '#a80a66', fill('M8 34L6 14L16 23L24 10L32 23L42 14L40 34zM9 37H39V41H9z')),
  TCG_LOTTO_VN: mark(
    '#ff5a7d',
    '#c2124a',
    fill(
      'M24 8C30 15 30 25 24 33C18 25 18 15 24 8zM9 17C18 18 22 25 23 35C14 34 9 27 9 17zM39 17C30 18 26 25 25 35C34 34 39 27 39 17z',
    ) + line('M13 40H35', 3),
  ),
  TCG_SEA: mark(
    '#14c4c4',
    '#06798f',
    line(
      'M24 40C24 30 25 24 28 18M28 18C20 12 12 16 10 22M28 18C36 12 42 18 41 24M28 18C28 10 22 7 17 8',
      4,
    ) + line('M9 41H39', 3.5),
  ),
  LOTT: mark(
    '#2c6bff',
    '#1238a8',
    dot(24, 15, 8.5) + dot(14, 31, 8.5, '#ffd35c') + dot(34, 31, 8.5, '#ff8fb0'),
  ),
  ELOTT: mark(
    '#8a3dff',
    '#4a12a0',
    dot(24, 24, 17) + fill('M27 11L15 27H23L20 37L33 21H25z', '#5a1cc0'),
  ),
  VERBENA: verbena(),
  VERBENA_ROOMS: mark(
    '#e0357f',
    '#8a1050',
    fill('M9 40V18L24 8L39 18V40H29V28H19V40z') + dot(24, 20, 3.5, '#e0357f'),
  ),
};

/** Ours wears the house's own flower: one petal, turned four times. */
function verbena(): string {
  const petal =
    'M46 40C27 35 21 15 29 7C36 1 46 3 50 12C54 3 64 1 71 7C79 15 73 35 54 40zM50 16C55 21 55 28 50 33C45 28 45 21 50 16z';
  const turned = [72, 144, 216, 288].map(
    (angle) => `<use href="#b" transform="rotate(${angle} 50 50)"/>`,
  );
  return mark(
    '#3d1668',
    '#1a0b30',
    `<g transform="translate(4.5 4.5) scale(.39)" fill="#ffb627" fill-rule="evenodd"><path id="b" d="${petal}"/>${turned.join('')}<circle cx="50" cy="50" r="9" fill="#ff4d8d"/></g>`,
  );
}

function mark(lit: string, far: string, glyph: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><linearGradient id="a" x2="1" y2="1"><stop stop-color="${lit}"/><stop offset="1" stop-color="${far}"/></linearGradient><rect width="48" height="48" rx="12" fill="url(#a)"/>${glyph}</svg>`;
}

function fill(d: string, colour = '#fff'): string {
  return `<path d="${d}" fill="${colour}" fill-rule="evenodd"/>`;
}

function line(d: string, width: number, colour = '#fff', extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra && ` ${extra}`}/>`;
}

function dot(x: number, y: number, r: number, colour = '#fff'): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;
}

function ring(x: number, y: number, r: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#fff" stroke-width="4.5"/>`;
}

function grid(): string {
  const places = [12, 24, 36].flatMap((y) =>
    [12, 24, 36].map((x) => dot(x, y, x === 36 && y === 36 ? 5.5 : 3.6)),
  );
  return places.join('');
}
