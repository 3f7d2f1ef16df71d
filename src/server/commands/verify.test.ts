import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readVerifyCommand } from './read-verify-command.ts';
import { UsageError } from './usage-error.ts';

const seeds = ['--server-seed', 'a'.repeat(64), '--client-seed', 'client-seed', '--nonce', '0'];

function run(command: 'verify' | 'odds', ...given: string[]) {
  const file = fileURLToPath(new URL(`./${command}.ts`, import.meta.url));
  return spawnSync(process.execPath, [file, ...given], { encoding: 'utf8' });
}

test('a round is replayed from its seeds, as one line of JSON', () => {
  const { stdout, status } = run('verify', 'vb_dice', ...seeds);
  expect(status).toBe(0);
  expect(stdout.trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(stdout)).toMatchObject({
    game: 'VB_DICE',
    commitment: 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb',
    outcome: { roll: 6257 },
    paid: '198',
  });
});

test('choices and steps that cannot have been end with 1, and say so', () => {
  const choices = JSON.stringify({ stake: '100', mines: 3 });
  const steps = JSON.stringify([{ kind: 'cash-out' }]);
  const early = run('verify', 'VB_MINES', ...seeds, '--choices', choices, '--steps', steps);
  expect(early.status).toBe(1);
  expect(early.stderr).toMatch(/does not take these steps/);
  const hit = JSON.stringify([{ kind: 'pick', cell: 15 }]);
  const told = run('verify', 'VB_MINES', ...seeds, '--choices', choices, '--steps', hit);
  expect(JSON.parse(told.stdout)).toMatchObject({ outcome: { state: 'hit' }, paid: '0' });
});

test('an unknown game ends with 2 and the list of those there are', () => {
  const { status, stderr } = run('verify', 'VB_NONE', ...seeds);
  expect(status).toBe(2);
  expect(stderr).toMatch(/there are VB_DICE, /);
});

test.each([
  [['VB_DICE'], /--server-seed is missing/],
  [[...seeds], /Which game/],
  [['VB_DICE', 'VB_KENO', ...seeds], /Which game/],
  [['VB_DICE', ...seeds, '--nonce', '-1'], /nonce/],
  [['VB_DICE', ...seeds, '--nonce', '1.5'], /whole number/],
  [['VB_DICE', ...seeds, '--choices', '{'], /no JSON/],
  [['VB_DICE', ...seeds, '--more'], /--more/],
  [['RAFFLE'], /--raffle is missing/],
  [['RAFFLE', '--raffle', 'last'], /A raffle has a number/],
  [['STATEMENT'], /--file is missing/],
  [['STATEMENT', '--file', 'x.csv', '--key', 'short'], /A key has 43/],
])('%j is not understood, and why is said', (given, why) => {
  expect(() => readVerifyCommand(given)).toThrow(UsageError);
  expect(() => readVerifyCommand(given)).toThrow(why);
});

test('a raffle is asked for by its number', () => {
  expect(readVerifyCommand(['raffle', '--raffle', '7'])).toEqual({ raffle: '7' });
});

test('odds are one line of JSON a bet', () => {
  const { stdout, status } = run('odds', 'vb_roulette', 'VB_BINGO');
  expect(status).toBe(0);
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toHaveLength(158);
  expect(lines[0]).toEqual({
    game: 'VB_ROULETTE',
    bet: '0',
    chance: 1 / 37,
    return: 36 / 37,
    how: '1 of 37 pockets',
  });
  expect(run('odds', 'VB_NONE').status).toBe(2);
});
