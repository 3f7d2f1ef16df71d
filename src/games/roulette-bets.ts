const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export const pockets = 37;

/** Every bet a single-zero table takes, under the name that a chip is put down with. */
export const rouletteBets: ReadonlyMap<string, RouletteBet> = new Map(
  [...insideBets(), ...outsideBets()].map((bet) => [bet.name, bet]),
);

export interface RouletteBet {
  /** `17`, `17-20`, `red`, `column-1`: inside bets are named by their numbers. */
  name: string;
  numbers: readonly number[];
}

export type RouletteColour = 'green' | 'red' | 'black';

export function colourOf(number: number): RouletteColour {
  if (number === 0) return 'green';
  return reds.has(number) ? 'red' : 'black';
}

function insideBets(): RouletteBet[] {
  const streets = series(12).map((row) => [row * 3 + 1, row * 3 + 2, row * 3 + 3]);
  const across = streets.flatMap(([left = 0, middle = 0, right = 0]) => [
    [left, middle],
    [middle, right],
  ]);
  const along = series(33).map((number) => [number + 1, number + 4]);
  const corners = series(11).flatMap((row) =>
    [1, 2].map((place) => [0, 1, 3, 4].map((by) => row * 3 + place + by)),
  );
  const lines = series(11).map((row) => series(6).map((by) => row * 3 + 1 + by));
  // Around the zero the layout has bets of its own.
  const zero = [
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 1, 2],
    [0, 2, 3],
    [0, 1, 2, 3],
  ];
  const straights = series(pockets).map((number) => [number]);
  return [...straights, ...across, ...along, ...streets, ...corners, ...lines, ...zero].map(
    (numbers) => ({ name: numbers.join('-'), numbers }),
  );
}

function outsideBets(): RouletteBet[] {
  const numbers = series(pockets).slice(1);
  const where = (name: string, belongs: (number: number) => boolean) => ({
    name,
    numbers: numbers.filter(belongs),
  });
  const thirds = [1, 2, 3].flatMap((third) => [
    where(`dozen-${third}`, (number) => Math.ceil(number / 12) === third),
    where(`column-${third}`, (number) => number % 3 === third % 3),
  ]);
  return [
    ...thirds,
    where('red', (number) => colourOf(number) === 'red'),
    where('black', (number) => colourOf(number) === 'black'),
    where('even', (number) => number % 2 === 0),
    where('odd', (number) => number % 2 === 1),
    where('low', (number) => number <= 18),
    where('high', (number) => number > 18),
  ];
}

function series(length: number): number[] {
  return Array.from({ length }, (_, number) => number);
}
