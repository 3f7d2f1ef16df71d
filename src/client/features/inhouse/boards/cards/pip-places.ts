export interface PipPlace {
  x: number;
  y: number;
  /** Of a pip that is twenty wide. */
  size: number;
}

const [left, middle, right] = [22.3, 30, 37.7];
const [top, bottom] = [17, 67];
const between = (share: number) => top + (bottom - top) * share;
const pairs = (...shares: number[]) =>
  shares.flatMap((share) => [
    { x: left, y: between(share) },
    { x: right, y: between(share) },
  ]);
const inTheMiddle = (...shares: number[]) =>
  shares.map((share) => ({ x: middle, y: between(share) }));

/** As printers have laid them for centuries: two columns, and one between them for what is odd. */
const placesOf: Readonly<Record<string, readonly { x: number; y: number }[]>> = {
  A: inTheMiddle(0.5),
  2: inTheMiddle(0, 1),
  3: inTheMiddle(0, 0.5, 1),
  4: pairs(0, 1),
  5: [...pairs(0, 1), ...inTheMiddle(0.5)],
  6: pairs(0, 0.5, 1),
  7: [...pairs(0, 0.5, 1), ...inTheMiddle(0.25)],
  8: [...pairs(0, 0.5, 1), ...inTheMiddle(0.25, 0.75)],
  9: [...pairs(0, 1 / 3, 2 / 3, 1), ...inTheMiddle(0.5)],
  10: [...pairs(0, 1 / 3, 2 / 3, 1), ...inTheMiddle(1 / 6, 5 / 6)],
};

/** Where the pips of a card stand that is sixty wide and eighty-four high. */
export function pipPlaces(rank: string): PipPlace[] {
  const places = placesOf[rank] ?? [];
  const size =
    places.length === 1 ? 1.5 : places.length < 4 ? 0.68 : places.length < 9 ? 0.52 : 0.46;
  return places.map((place) => ({ ...place, size }));
}
