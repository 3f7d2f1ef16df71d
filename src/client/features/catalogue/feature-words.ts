import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GameFeature } from '#contract/game-about.ts';

export const featureWords: Readonly<Record<GameFeature, MessageDescriptor>> = {
  'live-dealer': msg`Live dealer`,
  wild: msg`Wild symbol`,
  scatter: msg`Scatter symbol`,
  'free-spins': msg`Free spins`,
  multiplier: msg`Multiplied wins`,
  ways: msg`Ways instead of lines`,
  pot: msg`Jackpot`,
  'bonus-buy': msg`Bonus can be bought`,
  'side-bets': msg`Side bets`,
  'cannon-levels': msg`Several cannon strengths`,
  'live-bets': msg`Live betting`,
  'combined-bets': msg`Combined bets`,
  'several-players': msg`Shared with other players`,
};
