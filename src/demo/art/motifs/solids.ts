import type { Brush, Tone } from '../brush.ts';
import { circle, dots, path, petals, short, stroke } from '../shapes.ts';

/** A lit ball: the far side lies in a crescent of shade, the near one carries a shine. */
export function orb(brush: Brush, cx: number, cy: number, r: number, fill: string): string {
  return (
    circle(cx, cy, r, fill) +
    path(crescent(cx, cy, r), brush.shade) +
    `<ellipse cx="${short(cx - r * 0.38)}" cy="${short(cy - r * 0.45)}" rx="${short(r * 0.24)}" ry="${short(r * 0.14)}" fill="${brush.shine}" transform="rotate(-40 ${short(cx - r * 0.38)} ${short(cy - r * 0.45)})"/>`
  );
}

/** The lower right edge of a disc. */
export function crescent(cx: number, cy: number, r: number): string {
  const from = `${short(cx + r * 0.77)} ${short(cy - r * 0.64)}`;
  const to = `${short(cx - r * 0.64)} ${short(cy + r * 0.77)}`;
  return `M${from}A${short(r)} ${short(r)} 0 0 1 ${to}A${short(r * 1.06)} ${short(r * 1.06)} 0 0 0 ${from}`;
}

/** A leaf from the origin to the right, 60 long, with its midrib. */
export function leaf(tone: Tone): string {
  return (
    path('M0 0C14-24 44-24 62 0C44 20 16 20 0 0z', tone.fill) + stroke('M4 0H46', tone.deep, 3)
  );
}

/** A flower of the fair: scalloped petals, a ring of dots, a heart. */
export function flower(petal: Tone, heart: Tone, cx: number, cy: number, r: number): string {
  return (
    path(petals(8, r * 0.72, r * 0.3, cx, cy), petal.base) +
    dots(r * 0.52, 8, wholeWidth(r * 0.14), petal.deep, cx, cy) +
    circle(cx, cy, r * 0.32, heart.base)
  );
}

/** A coin seen from the front, its rim beaded. */
export function coin(brush: Brush, cx: number, cy: number, r: number): string {
  return (
    circle(cx, cy, r, brush.gold.fill) +
    circle(cx, cy, r * 0.76, brush.gold.deep, 'opacity=".35"') +
    dots(r * 0.87, 20, wholeWidth(r * 0.07), brush.gold.light, cx, cy) +
    path(petals(6, r * 0.34, r * 0.16, cx, cy), brush.gold.light) +
    circle(cx, cy, r * 0.14, brush.gold.deep)
  );
}

function wholeWidth(value: number): number {
  return Number(value.toFixed(0)) || 1;
}
