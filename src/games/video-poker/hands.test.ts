import { expect, test } from 'vitest';
import { cardOf } from '../cards.ts';
import { handOf } from './hands.ts';

const cardsOf = (names: string) => names.split(' ').map((name) => cardOf(name) ?? -1);

test.each([
  ['Ts Js Qs Ks As', 'royal-flush', 800],
  ['9s Ts Js Qs Ks', 'straight-flush', 50],
  ['As 2s 3s 4s 5s', 'straight-flush', 50],
  ['7c 7d 7h 7s 2c', 'four-of-a-kind', 25],
  ['7c 7d 7h 2s 2c', 'full-house', 9],
  ['2h 5h 9h Jh Ah', 'flush', 6],
  ['Ah Kd Qc Js Th', 'straight', 4],
  ['5h 4d 3c 2s Ah', 'straight', 4],
  ['7c 7d 7h Ks 2c', 'three-of-a-kind', 3],
  ['7c 7d 2h 2s Ac', 'two-pair', 2],
  ['Jc Jd 2h 3s 4c', 'jacks-or-better', 1],
  ['Ac 3d 2h Ah 4c', 'jacks-or-better', 1],
  ['Tc Td 2h 3s 4c', 'nothing', 0],
  ['Qh Kd Ac 2s 3h', 'nothing', 0],
])('%s is %s and pays %s', (names, name, pays) => {
  const cards = cardsOf(names);
  for (let turn = 0; turn < 5; turn += 1) {
    cards.push(cards.shift() ?? -1);
    expect(handOf(cards)).toEqual({ name, pays });
  }
});

test('as many hands of each kind are in a pack as books say', () => {
  const counts: Record<string, number> = {};
  for (let e = 4; e < 52; e += 1)
    for (let d = 3; d < e; d += 1)
      for (let c = 2; c < d; c += 1)
        for (let b = 1; b < c; b += 1)
          for (let a = 0; a < b; a += 1) {
            const { name } = handOf([a, b, c, d, e]);
            counts[name] = (counts[name] ?? 0) + 1;
          }
  expect(counts).toEqual({
    'royal-flush': 4,
    'straight-flush': 36,
    'four-of-a-kind': 624,
    'full-house': 3744,
    flush: 5108,
    straight: 10_200,
    'three-of-a-kind': 54_912,
    'two-pair': 123_552,
    'jacks-or-better': 337_920,
    nothing: 2_062_860,
  });
});
