/** The field's own units; a phone shows about one of them a pixel. */
export const field = { width: 360, height: 336, top: 34, floor: 282, slotTop: 292, slotHeight: 40 };

export interface Spot {
  x: number;
  y: number;
}

/** How wide a slot is, which is how far apart two pegs of a row are. */
export function gapOf(rows: number): number {
  return (field.width - 8) / (rows + 1);
}

/** The middle of a slot. */
export function slotMiddle(slot: number, rows: number): number {
  return field.width / 2 + (slot - rows / 2) * gapOf(rows);
}

/** Every peg; a row has one on each side more than the ball can meet, so that it looks held. */
export function pegsOf(rows: number): Spot[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (__, peg) => ({
      x: field.width / 2 + (peg - 1 - row / 2) * gapOf(rows),
      y: rowHeight(row, rows),
    })),
  ).flat();
}

/** Where the ball is at each row, from above the first peg to the floor of its slot. */
export function wayDown(path: readonly ('left' | 'right')[]): Spot[] {
  const rows = path.length;
  const above = ballRadius(rows) + pegRadius(rows);
  const met = pegsMet(path).map(({ x, y }) => ({ x, y: y - above }));
  const slot = path.filter((turn) => turn === 'right').length;
  return [{ x: field.width / 2, y: 4 }, ...met, { x: slotMiddle(slot, rows), y: field.floor }];
}

/** The pegs that a ball touches on its way, the first above. */
export function pegsMet(path: readonly ('left' | 'right')[]): Spot[] {
  const rows = path.length;
  return path.map((_, row) => {
    const rights = path.slice(0, row).filter((turn) => turn === 'right').length;
    return { x: field.width / 2 + (rights - row / 2) * gapOf(rows), y: rowHeight(row, rows) };
  });
}

/**
 * The same way as keyframes of a layer that is as large as the field, and at rest where the ball ends.
 * Between two pegs it springs up a little first.
 */
export function fallOf(path: readonly ('left' | 'right')[]): Keyframe[] {
  const way = wayDown(path);
  const end = way.at(-1) ?? { x: 0, y: 0 };
  const at = ({ x, y }: Spot, easing: string) => ({
    translate: `${percent(x - end.x, field.width)} ${percent(y - end.y, field.height)}`,
    easing,
  });
  const hop = gapOf(path.length) * 0.14;
  return way.flatMap((spot, place) => {
    const next = way[place + 1];
    if (!next) return [at(spot, 'linear')];
    if (place === 0) return [at(spot, 'ease-in'), at(between(spot, next, 0), 'ease-in')];
    return [at(spot, 'ease-out'), at(between(spot, next, hop), 'ease-in')];
  });
}

export function ballRadius(rows: number): number {
  return Math.min(9, gapOf(rows) * 0.29);
}

export function pegRadius(rows: number): number {
  return Math.min(4.6, gapOf(rows) * 0.15);
}

function rowHeight(row: number, rows: number): number {
  return field.top + (row * (field.floor - field.top)) / rows;
}

function between(from: Spot, to: Spot, hop: number): Spot {
  return { x: from.x + (to.x - from.x) * 0.4, y: hop === 0 ? (from.y + to.y) / 2 : from.y - hop };
}

function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 10_000) / 100}%`;
}
