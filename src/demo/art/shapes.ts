/** Whole numbers keep a drawing short; at 300 units across nobody sees the rounding. */
export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}"${extra && ` ${extra}`}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string, extra = ''): string {
  const at = `${cx ? `cx="${short(cx)}" ` : ''}${cy ? `cy="${short(cy)}" ` : ''}`;
  return `<circle ${at}r="${short(r)}" fill="${fill}"${extra && ` ${extra}`}/>`;
}

export function oval(cx: number, cy: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"/>`;
}

export function box(x: number, y: number, w: number, h: number, r: number, fill: string): string {
  const corner = r ? ` rx="${short(r)}"` : '';
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}"${corner} fill="${fill}"/>`;
}

export function stroke(d: string, colour: string, width: number, extra = ''): string {
  const ends = extra.includes('stroke-linecap') ? '' : ' stroke-linecap="round"';
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${ends} stroke-linejoin="round"${extra && ` ${extra}`}/>`;
}

/** A ring of equal dots out of one circle: dashes of no length with round ends are dots. */
export function dots(r: number, count: number, size: number, fill: string, cx = 0, cy = 0): string {
  return circle(
    cx,
    cy,
    r,
    'none',
    `stroke="${fill}" stroke-width="${size}" stroke-linecap="round" pathLength="${count}" stroke-dasharray="0 1"`,
  );
}

/** Rays out of one circle: a dashed stroke as wide as the radius. `share` is the lit part. */
export function rays(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  count: number,
  fill: string,
  share = 0.5,
): string {
  const middle = (inner + outer) / 2;
  return circle(
    cx,
    cy,
    middle,
    'none',
    `stroke="${fill}" stroke-width="${short(outer - inner)}" pathLength="${count}" stroke-dasharray="${share} ${short(1 - share, 2)}"`,
  );
}

export function group(content: string, transform: string): string {
  return `<g transform="${transform}">${content}</g>`;
}

/** The left half and its mirror image. */
export function twin(content: string): string {
  return content + group(content, 'scale(-1 1)');
}

export function star(points: number, outer: number, inner: number, cx = 0, cy = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const radius = at % 2 ? inner : outer;
    const angle = (at * Math.PI) / points - Math.PI / 2;
    return `${short(cx + radius * Math.cos(angle))} ${short(cy + radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}z`;
}

/** Round petals around a centre, as one outline: cut paper, cactus flowers, scalloped discs. */
export function petals(count: number, radius: number, depth: number, cx = 0, cy = 0): string {
  const point = (angle: number, r: number) =>
    `${short(cx + r * Math.cos(angle))} ${short(cy + r * Math.sin(angle))}`;
  const step = (2 * Math.PI) / count;
  const start = -Math.PI / 2 - step / 2;
  const arcs = Array.from({ length: count }, (_, at) => {
    const middle = start + step * (at + 0.5);
    return `Q${point(middle, radius + depth * 2)} ${point(start + step * (at + 1), radius)}`;
  });
  return `M${point(start, radius)}${arcs.join('')}z`;
}

/** As few digits as the eye needs. */
export function short(value: number, digits = 0): string {
  const rounded = Number(value.toFixed(digits));
  return String(Object.is(rounded, -0) ? 0 : rounded);
}
