import { expect, test } from 'vitest';
import { nodeHmac } from '#tests/games/seeded-draw.ts';
import { allGames } from './all-games.ts';
import { type Proof, proveRound } from './prove-round.ts';

const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'client-seed', nonce: 0 };
const names = [...allGames.keys()];

test('codes are what the catalogue takes, and no two games share one', () => {
  for (const name of names) expect(name).toMatch(/^VB_[A-Z0-9_]+$/);
  expect(names.length).toBeGreaterThanOrEqual(13);
});

test.each(names)('%s states its odds: chances in order, nothing above the stake', (name) => {
  const odds = allGames.get(name)?.game.odds() ?? [];
  expect(odds.length).toBeGreaterThan(0);
  for (const one of odds) {
    expect(one.chance, one.bet).toBeGreaterThan(0);
    expect(one.chance, one.bet).toBeLessThanOrEqual(1);
    expect(one.return, one.bet).toBeGreaterThanOrEqual(0.85);
    expect(one.return, one.bet).toBeLessThan(1);
  }
  expect(new Set(odds.map((one) => one.bet)).size).toBe(odds.length);
});

test.each(names)('%s is proved the same by a page’s own digest and by a machine’s', (name) => {
  const listed = allGames.get(name);
  if (!listed) throw new Error('not listed');
  const round = { seeds, choices: listed.example, steps: [] };
  const proof = proveRound(listed.game, round) as Proof;
  expect(proof).toEqual(proveRound(listed.game, round, nodeHmac));
  expect(proof.commitment).toBe('ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb');
  expect(proof.floats).toHaveLength(8);
  expect(JSON.parse(JSON.stringify(proof))).toEqual(proof);
});

test('what cannot have been a round is doubted, and why is said', () => {
  const mines = allGames.get('VB_MINES')?.game;
  const keno = allGames.get('VB_KENO')?.game;
  if (!mines || !keno) throw new Error('not listed');
  const choices = { stake: '100', mines: 3 };
  const pick = { kind: 'pick', cell: 0 };
  const doubtOf = (given: unknown, steps: unknown, game = mines) =>
    proveRound(game, { seeds, choices: given, steps }).doubt;
  expect(doubtOf({ stake: '100' }, [])).toBe('choices');
  expect(doubtOf({ stake: '1', risk: 'low', picks: Array(10).fill(1) }, [], keno)).toBe('choices');
  expect(doubtOf(choices, [{ kind: 'jump' }])).toBe('steps');
  expect(doubtOf(choices, [pick, pick])).toBe('refused-step');
  expect(doubtOf(choices, [pick])).toBeUndefined();
});

test('a game without steps is proved with none', () => {
  const listed = allGames.get('VB_DICE');
  if (!listed) throw new Error('not listed');
  const prove = (steps: unknown) =>
    proveRound(listed.game, { seeds, choices: listed.example, steps });
  expect(prove([{}]).doubt).toBe('steps');
  expect(prove([])).toMatchObject({ outcome: { roll: 6257 }, paid: '198' });
});

// Rounds are stored as seeds and choices. Whoever makes one of these tell something else has to raise the
// game's edition and keep the old telling.
test.each([
  ['VB_DICE', [], { roll: 6257 }, '198'],
  ['VB_LIMBO', [], { reached: 158 }, '0'],
  ['VB_ROULETTE', [], { number: 23 }, '200'],
  ['VB_PLINKO', [], { slot: 10 }, '100'],
  ['VB_WHEEL', [], { segment: 12 }, '180'],
  [
    'VB_MINES',
    [{ kind: 'pick', cell: 0 }, { kind: 'cash-out' }],
    { minedCells: [15, 17, 8] },
    '112',
  ],
  ['VB_KENO', [], { drawn: [26, 28, 15, 13, 12, 24, 27, 37, 4, 40] }, '0'],
  ['VB_CRASH', [{ kind: 'burst' }], { burstAt: 158 }, '0'],
  ['VB_BINGO', [{ called: 4 }], { calls: [47, 51, 29, 25] }, null],
  ['VB_SCRATCH_1', [], { cells: [5, 20, 1, 1, 2, 3, 20, 25, 3] }, '0'],
  ['VB_SCRATCH_2', [], { cells: [10, 20, 2500, 500, 1, 3, 50, 10, 20] }, '0'],
  ['VB_SCRATCH_5', [], { cells: [1000, 200, 20, 10, 1, 2, 20, 2, 1] }, '0'],
  ['VB_SCRATCH_10', [], { cells: [1, 500, 100, 2, 1, 100, 2500, 5, 50] }, '0'],
])('%s tells the check vector as it always has', (name, steps, outcome, paid) => {
  const listed = allGames.get(name);
  if (!listed) throw new Error('not listed');
  const proof = proveRound(listed.game, { seeds, choices: listed.example, steps }, nodeHmac);
  expect(proof).toMatchObject({ edition: 1, outcome, paid });
});
