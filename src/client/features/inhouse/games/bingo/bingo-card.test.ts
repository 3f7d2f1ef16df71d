import { expect, test } from 'vitest';
import { type BingoView, bingo } from '#games/bingo/bingo.ts';
import { lastCall } from '#games/bingo/prizes.ts';
import { seededDraw } from '#tests/games/seeded-draw.ts';
import { letterOf, markCard } from './bingo-card.ts';

test('what a phone marks is what the rules pay', () => {
  for (let nonce = 0; nonce < 40; nonce += 1) {
    const draw = seededDraw('marks', nonce);
    for (const called of [1, 20, 38, 50, lastCall]) {
      const told = bingo.tell({ stake: '100', cards: [nonce, 99] }, [{ called }], draw);
      if (told.refused) throw new Error('refused');
      const { calls, cards } = told.view as BingoView;
      for (const card of cards) {
        const { marked, lineAt, houseAt, multiplier } = markCard(card.numbers, calls);
        expect({ marked, lineAt, houseAt, multiplier }).toEqual({
          marked: card.marked,
          lineAt: card.lineAt,
          houseAt: card.houseAt,
          multiplier: card.multiplier,
        });
      }
    }
  }
});

test('a card says how far its nearest line is', () => {
  const numbers = Array.from({ length: 25 }, (_, cell) => (cell === 12 ? 0 : cell + 1));
  expect(markCard(numbers, []).missing).toBe(4);
  expect(markCard(numbers, [11, 12, 14]).missing).toBe(1);
  expect(markCard(numbers, [11, 12, 14, 15]).missing).toBe(0);
});

test.each([
  [1, 'B'],
  [15, 'B'],
  [16, 'I'],
  [45, 'N'],
  [60, 'G'],
  [75, 'O'],
])('ball %i lies under %s', (ball, letter) => {
  expect(letterOf(ball)).toBe(letter);
});
