import type { BonusTerms } from '#contract/bonus-terms.ts';

/** The bonus of the worked case: as much as the deposit, to be played ten times, five at most a stake. */
export const workedBonus: BonusTerms = {
  code: 'worked',
  title: { es: 'Bono', en: 'Bonus' },
  promotion: 'worked',
  product: 'casino',
  from: '2026-11-01T00:00:00Z',
  to: '2027-11-01T00:00:00Z',
  audience: 'everyone',
  match: { percent: 100, atLeast: 5_000, atMost: 10_000 },
  multiple: 10,
  base: 'bonus',
  weights: { games: { VB_DICE: 100, VB_MINES: 100 }, vendors: {}, classes: {} },
  capStake: 500,
  capConversion: null,
  isSticky: false,
  days: 30,
  claimDays: 30,
  onWithdrawal: 'end',
  budget: 100_000_000,
};
