import { drawing } from '../element.ts';
import type { DealerLooks } from './dealer-looks.ts';

/** A street at night behind the table: a great sun of light, and strings of cut paper over it. */
export function drawBackdrop({ backdrop: [sky, glow, paper, other] }: DealerLooks): SVGElement {
  const rays = Array.from({ length: 18 }, (_, nth) =>
    drawing('path', {
      d: 'M195 96L160 -900L230 -900Z',
      transform: `rotate(${nth * 20} 195 96)`,
      fill: glow,
      opacity: 0.4,
    }),
  );
  return drawing(
    'g',
    {},
    drawing('rect', { x: -400, y: -200, width: 1_190, height: 460, fill: sky }),
    ...rays,
    drawing('circle', { cx: 195, cy: 96, r: 82, fill: glow, opacity: 0.75 }),
    drawing('circle', { cx: 195, cy: 96, r: 66, fill: other, opacity: 0.2 }),
    garland(-420, 12, [paper, other]),
    garland(-394, -26, [other, paper]),
  );
}

/** Flags of cut paper on a string, each with its own holes. */
function garland(from: number, y: number, colours: readonly [string, string]): SVGElement {
  const flags = Array.from({ length: 22 }, (_, nth) => {
    const x = from + nth * 56;
    const sag = Math.abs(((nth + 4) % 8) - 4) * -3;
    return drawing(
      'g',
      { transform: `translate(${x} ${y + sag})` },
      drawing('path', {
        'fill-rule': 'evenodd',
        fill: colours[nth % 2] as string,
        d: `M0 0H44V26L38.5 32L33 26L27.5 32L22 26L16.5 32L11 26L5.5 32L0 26Z${holes(nth)}`,
      }),
    );
  });
  return drawing('g', { opacity: 0.9 }, ...flags);
}

function holes(nth: number): string {
  const round = (x: number, y: number, r: number) =>
    `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  const star = 'M22 6L25 12L31 13L26.5 17L28 23L22 20L16 23L17.5 17L13 13L19 12Z';
  const middle = [star, round(22, 14, 7), 'M22 5L31 14L22 23L13 14Z'][nth % 3] ?? star;
  return middle + round(7, 9, 2.4) + round(37, 9, 2.4) + round(7, 19, 2.4) + round(37, 19, 2.4);
}
