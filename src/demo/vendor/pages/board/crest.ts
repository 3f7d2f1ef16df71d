import { drawing } from '../element.ts';

/** A team's sign, out of its name: a shield for clubs, a hexagon for crews. */
export function crest(name: string, kind: 'football' | 'arena'): SVGElement {
  const hash = [...name].reduce((sum, letter) => (sum * 33 + letter.charCodeAt(0)) >>> 0, 5_381);
  const hue = hash % 360;
  const form =
    kind === 'football' ? 'M20 2 36 7v13q0 12-16 18Q4 32 4 20V7Z' : 'M20 2 36 11v18L20 38 4 29V11Z';
  const half = (hash >> 3) % 3;
  const over =
    ['M20 2 36 7v13q0 12-16 18Z', 'M4 16h32v8H4Z', 'M4 26 28 3l8 3v5L11 33Z'][half] ?? '';
  const clip = `crest-${hash}`;
  return drawing(
    'svg',
    { class: 'crest', viewBox: '0 0 40 40', 'aria-hidden': 'true' },
    drawing('clipPath', { id: clip }, drawing('path', { d: form })),
    drawing('path', { d: form, fill: `hsl(${hue} 62% 42%)` }),
    drawing('path', {
      d: over,
      fill: `hsl(${(hue + 150) % 360} 70% 62%)`,
      'clip-path': `url(#${clip})`,
    }),
    drawing('path', {
      d: form,
      fill: 'none',
      stroke: 'currentcolor',
      'stroke-width': 1.5,
      opacity: 0.5,
    }),
  );
}
