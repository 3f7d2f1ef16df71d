export type Point = readonly [x: number, y: number];
export type Stroke = readonly Point[];

// Above the letters, which are made of them while this file loads.
const pointsALine = 8;
const pointsAnArc = 20;

/**
 * The letters as strokes of our own in a box of one by one, y downwards: a machine without a single
 * font draws them too, and each point can be bent by itself.
 */
export const captchaGlyphs: Readonly<Record<string, readonly Stroke[]>> = {
  A: [line([0, 1], [0.5, 0], [1, 1]), line([0.2, 0.64], [0.8, 0.64])],
  C: [arc(0.52, 0.5, 0.5, 0.5, 45, 315)],
  E: [line([1, 0], [0.08, 0], [0.08, 1], [1, 1]), line([0.08, 0.5], [0.8, 0.5])],
  F: [line([1, 0], [0.08, 0], [0.08, 1]), line([0.08, 0.5], [0.8, 0.5])],
  H: [line([0, 0], [0, 1]), line([1, 0], [1, 1]), line([0, 0.5], [1, 0.5])],
  J: [[...line([0.85, 0], [0.85, 0.65]), ...arc(0.45, 0.65, 0.4, 0.35, 0, 170)]],
  K: [line([0.05, 0], [0.05, 1]), line([1, 0], [0.05, 0.56]), line([0.36, 0.4], [1, 1])],
  M: [line([0, 1], [0.08, 0], [0.5, 0.66], [0.92, 0], [1, 1])],
  N: [line([0, 1], [0, 0], [1, 1], [1, 0])],
  P: [line([0.08, 1], [0.08, 0]), bowl(0.08, 0, 0.58)],
  R: [line([0.08, 1], [0.08, 0]), bowl(0.08, 0, 0.54), line([0.5, 0.54], [1, 1])],
  T: [line([0, 0], [1, 0]), line([0.5, 0], [0.5, 1])],
  W: [line([0, 0], [0.24, 1], [0.5, 0.3], [0.76, 1], [1, 0])],
  X: [line([0, 0], [1, 1]), line([1, 0], [0, 1])],
  Y: [line([0, 0], [0.5, 0.5], [1, 0]), line([0.5, 0.5], [0.5, 1])],
  3: [[...arc(0.45, 0.26, 0.42, 0.26, 200, 450), ...arc(0.45, 0.74, 0.5, 0.26, 270, 520)]],
  7: [line([0, 0], [1, 0], [0.36, 1])],
  9: [arc(0.5, 0.32, 0.44, 0.32, 0, 360), line([0.94, 0.32], [0.84, 0.7], [0.5, 1])],
};

/** Points along the way, close enough together to be bent. */
function line(...corners: Point[]): Stroke {
  return corners.flatMap((to, index) => {
    const from = corners[index - 1];
    if (!from) return [to];
    return steps(pointsALine).map(
      (part): Point => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part],
    );
  });
}

/** In degrees, clockwise from the right. */
function arc(
  x: number,
  y: number,
  width: number,
  height: number,
  from: number,
  to: number,
): Stroke {
  return [0, ...steps(pointsAnArc)].map((part): Point => {
    const angle = ((from + (to - from) * part) * Math.PI) / 180;
    return [x + width * Math.cos(angle), y + height * Math.sin(angle)];
  });
}

function bowl(x: number, top: number, bottom: number): Stroke {
  const half = (bottom - top) / 2;
  return [
    ...line([x, top], [0.6, top]),
    ...arc(0.6, top + half, 0.36, half, -90, 90),
    ...line([0.6, bottom], [x, bottom]),
  ];
}

function steps(count: number): number[] {
  return Array.from({ length: count }, (_, index) => (index + 1) / count);
}
