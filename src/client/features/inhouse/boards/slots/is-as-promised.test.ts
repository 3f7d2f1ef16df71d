import { expect, test } from 'vitest';
import { potCommitmentText } from '#games/jackpot.ts';
import { isAsPromised } from './is-as-promised.ts';

test('a pot is as promised by its own text alone', () => {
  const pot = { code: 'POT', number: 3, trigger: 70_000n, salt: 'ab'.repeat(32) };
  // SHA-256 of the text, worked out by another program.
  const promised = '265225cd007abc8a06e0c4b963ee6f6582082cec79d2706b8ffaf40d00d9cbe3';
  expect(isAsPromised(potCommitmentText(pot), promised)).toBe(true);
  expect(isAsPromised(potCommitmentText({ ...pot, trigger: 70_001n }), promised)).toBe(false);
});
