import { takeOut } from '../draw.ts';
import type { Draw } from '../game.ts';

/** A card of 75-ball bingo, row by row: B, I, N, G and O have fifteen numbers each. 0 is the free centre. */
export function dealCard(draw: Draw, card: number): readonly number[] {
  let position = firstCardPosition + card * numbersOnCard;
  const columns = Array.from({ length: side }, (_, column) => {
    const count = column === 2 ? side - 1 : side;
    const numbers = takeOut(draw, position, 15, count).map((cell) => column * 15 + cell + 1);
    position += count;
    return column === 2 ? [...numbers.slice(0, 2), 0, ...numbers.slice(2)] : numbers;
  });
  return cells.map((cell) => columns[cell % side]?.[Math.floor(cell / side)] ?? 0);
}

/** All 75 balls in the order they are called. */
export function callOrder(draw: Draw): readonly number[] {
  return takeOut(draw, 0, balls, balls).map((ball) => ball + 1);
}

export const balls = 75;
export const numbersOnCard = 24;
const side = 5;

// Calls take the first floats; a block of eight never holds both a call and a card.
const firstCardPosition = 80;

const cells = Array.from({ length: side * side }, (_, cell) => cell);

/** Twelve lines of cells: rows, columns and the two diagonals. */
export const bingoLines: readonly (readonly number[])[] = [
  ...[0, 1, 2, 3, 4].map((row) => cells.filter((cell) => Math.floor(cell / side) === row)),
  ...[0, 1, 2, 3, 4].map((column) => cells.filter((cell) => cell % side === column)),
  [0, 6, 12, 18, 24],
  [4, 8, 12, 16, 20],
];

export const freeCell = 12;
