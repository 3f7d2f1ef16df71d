import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { baccarat } from './baccarat/baccarat.ts';
import { blackjack } from './blackjack/blackjack.ts';
import { drawOf } from './draw.ts';
import { hiLo } from './hi-lo.ts';
import { garden } from './slots/garden.ts';
import { orchard } from './slots/orchard.ts';
import { videoPoker } from './video-poker/video-poker.ts';

// Rounds are stored as seeds and choices. Whoever makes one of these tell something else has to raise
// the game's edition and keep the old telling.
const draw = drawOf(
  { serverSeed: 'a'.repeat(64), clientSeed: 'client-seed', nonce: 0 },
  (key, message) => createHmac('sha256', key).update(message).digest(),
);

const shoe = ['Tc', 'Th', '7c', '6d', '6c'] as const;

test('the seeds of the check vector shuffle one pack so for ever', () => {
  expect(videoPoker.tell({ coin: '20' }, [{ hold: [1, 3] }], draw)).toMatchObject({
    view: {
      dealt: ['Tc', 'Ts', '6s', '6c', '5s'],
      cards: ['9h', 'Ts', 'Th', '6c', 'Kh'],
    },
    paid: 0n,
    drawn: 8,
  });
});

test('the seeds of the check vector deal these cards from an endless shoe for ever', () => {
  const [first, second, third, fourth, fifth] = shoe;
  expect(blackjack.tell({ stake: '100' }, ['stand'], draw)).toMatchObject({
    view: { hands: [{ cards: [first, third] }], dealer: { cards: [second, fourth, fifth] } },
    staked: 100n,
    paid: 200n,
    drawn: 5,
  });
  expect(baccarat.tell({ player: '100', tie: '10' }, [], draw)).toMatchObject({
    view: { player: { cards: [first, third] }, banker: { cards: [second, fourth] } },
    staked: 110n,
    paid: 200n,
    drawn: 4,
  });
  expect(hiLo.tell({ stake: '100' }, ['low', 'low', 'cash-out'], draw)).toMatchObject({
    view: { cards: [first, second, third], multiplier: '1.6731' },
    paid: 167n,
    drawn: 3,
  });
});

test('the seeds of the check vector stop the reels there for ever', () => {
  expect(orchard.tell({ stake: '100' }, [], draw)).toMatchObject({
    view: { stops: [15, 16, 9], wins: [{ line: 4, symbol: 'cherry', count: 3, pays: 10 }] },
    paid: 200n,
    drawn: 3,
  });
  expect(garden.tell({ stake: '100' }, [], draw)).toMatchObject({
    view: { spins: [{ stops: [18, 20, 11, 10, 9], wins: [] }] },
    paid: 0n,
    drawn: 5,
  });
});
