import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { mostLines } from '#contract/lottery-tickets.ts';
import type { Obstacle } from './slip-obstacle.ts';

/** What keeps a slip from being bought; an obstacle without words does not compile. */
export const obstacleWords: Record<Obstacle, MessageDescriptor> = {
  'no-lines': msg`Choose your numbers first.`,
  play: msg`This bet is not offered here.`,
  multiple: msg`The multiplier is higher than this game takes.`,
  'stake-not-whole': msg`The total has to come to whole cents: change the unit or the multiplier.`,
  'stake-too-small': msg`The total is below the least stake.`,
  rows: msg`Choose in every row.`,
  symbol: msg`One of the numbers does not belong to this bet.`,
  repeated: msg`One of the numbers is there twice.`,
  'too-few': msg`Choose more numbers.`,
  'too-many': msg`Choose fewer numbers.`,
  offline: msg`You are offline. The slip is kept here; buying needs a network.`,
  stopped: msg`Sales are stopped for now. Your slip is kept.`,
  'between-draws': msg`No draw is on sale at this moment. Your slip is kept.`,
  lines: msg`A slip takes ${mostLines} lines at most: remove some.`,
  'stake-below': msg`The total is below the least stake.`,
  'stake-above': msg`The total is above the highest stake of this game.`,
  'win-above': msg`The highest prize is above what this game pays on one slip: lower the stake.`,
  full: msg`This bet is sold out for this draw at this stake. Lower the stake or wait for the next draw.`,
  'own-win-above': msg`Your tickets for this draw could win more than one player may. Stake less or wait for the next draw.`,
  'number-full': msg`One of these numbers is sold out for this draw. Stake less or choose another number.`,
  'repeat-full': msg`In one of the later draws the slip could win more than may be promised. Lower its multiplier there.`,
  short: msg`The total is more than your balance.`,
};
