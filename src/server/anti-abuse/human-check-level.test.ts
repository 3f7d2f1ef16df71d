import { expect, test } from 'vitest';
import { hardestLevel } from '#contract/anti-abuse.ts';
import { levelFor, triesOf } from './human-check-level.ts';

test('nobody pays for a first mistake, and abuse is paid for up to the hardest level', () => {
  expect(levelFor({ failedLogins: 0, drawn: 0 })).toBe(0);
  expect(levelFor({ failedLogins: 1, drawn: 4 })).toBe(0);
  expect(levelFor({ failedLogins: 2, drawn: 0 })).toBe(1);
  expect(levelFor({ failedLogins: 2, drawn: 5 })).toBe(2);
  expect(levelFor({ failedLogins: 40, drawn: 64 })).toBe(hardestLevel);
});

test('each level is twice the work, and none overlaps the next', () => {
  for (let level = 0; level < hardestLevel; level += 1) {
    expect(triesOf(level + 1)).toEqual({
      least: triesOf(level).most,
      most: triesOf(level).most * 2,
    });
  }
});
