import { expect, test } from 'vitest';
import type { HouseRound } from '#contract/inhouse.ts';
import { dice } from '#games/dice.ts';
import { commitmentOf, drawOf } from '#games/draw.ts';
import { hmacSha256 } from '#games/sha256.ts';
import { judgeRound } from './judge-round.ts';

const serverSeed = 'a'.repeat(64);
const choices = { stake: '100', side: 'over', target: 5_000 } as const;

function played(): HouseRound {
  const told = dice.tell(
    choices,
    [],
    drawOf({ serverSeed, clientSeed: 'mine', nonce: 7 }, hmacSha256),
  );
  if (told.refused) throw new Error('refused');
  return {
    id: '1',
    game: 'DICE-1',
    rules: 'VB_DICE',
    edition: 1,
    purse: 'money',
    state: 'done',
    choices,
    steps: [],
    view: told.view,
    staked: '100',
    paid: String(told.paid),
    awarded: '0',
    currency: 'COP',
    openedAt: '2026-11-21T12:00:00.000Z',
    changedAt: '2026-11-21T12:00:00.000Z',
    proof: { commitment: commitmentOf(serverSeed), clientSeed: 'mine', nonce: 7, serverSeed },
  };
}

test('a round that was drawn as promised is proved', async () => {
  expect(await judgeRound(played())).toBe('right');
});

test('while the seed is in use nothing can be proved yet', async () => {
  const round = played();
  round.proof.serverSeed = null;
  expect(await judgeRound(round)).toBe('hidden');
});

test('another seed than was promised is found', async () => {
  const round = played();
  round.proof.serverSeed = 'b'.repeat(64);
  expect(await judgeRound(round)).toBe('other-seed');
});

test.each([
  ['the outcome', (round: HouseRound) => Object.assign(round.view as object, { roll: 1 })],
  ['the pay', (round: HouseRound) => Object.assign(round, { paid: '12345' })],
  ['the place in the row', (round: HouseRound) => Object.assign(round.proof, { nonce: 8 })],
])('a round of which %s was changed is found', async (_, change) => {
  const round = played();
  change(round);
  expect(await judgeRound(round)).toBe('other-outcome');
});
