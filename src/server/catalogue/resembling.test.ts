import { expect, test } from 'vitest';
import { resembling, soundOf } from './resembling.ts';

const known = [
  'blackjack',
  'jaguar',
  'ruleta',
  'roulette',
  'dragon',
  'dorado',
  'volcan',
  'caballo',
  '金龙宝藏',
  '糖果派对',
].map((word) => ({ word, sound: soundOf(word) }));

test.each([
  ['blakjak', 'blackjack'],
  ['blacjack', 'blackjack'],
  ['jagaur', 'jaguar'],
  ['haguar', 'jaguar'],
  ['rulta', 'ruleta'],
  ['roullete', 'roulette'],
  ['bolcan', 'volcan'],
  ['kabayo', 'caballo'],
  ['dargo', 'dragon'],
  ['金笼', '金龙宝藏'],
  ['塘果派', '糖果派对'],
])('%s may have meant %s', (typed, meant) => {
  expect(resembling(typed, known)[0]).toBe(meant);
});

test.each(['xyzzy', 'drxxxx', 'no', '飞机'])('%s resembles nothing', (typed) => {
  expect(resembling(typed, known)).toEqual([]);
});
