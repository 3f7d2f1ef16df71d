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
