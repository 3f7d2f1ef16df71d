/** Where a sector of a wheel lies: degrees clockwise from the top to its middle. */
export function angleOf(place: number, count: number): number {
  return (place * 360) / count;
}

/** How far a wheel turns to come from one rest to another: clockwise, and at least `turns` times. */
export function turnBetween(from: number, to: number, turns: number): number {
  return turns * 360 + ((((to - from) % 360) + 360) % 360);
}

/** The outline of the sector at the top; the others are the same one, turned. */
export function sectorPath(count: number, inner: number, outer: number): string {
  const half = Math.PI / count;
  const at = (radius: number, angle: number) =>
    `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
  return (
    `M${at(inner, -half)} L${at(outer, -half)} A${outer} ${outer} 0 0 1 ${at(outer, half)} ` +
    `L${at(inner, half)} A${inner} ${inner} 0 0 0 ${at(inner, -half)}Z`
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
