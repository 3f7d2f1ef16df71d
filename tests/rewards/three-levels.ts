import type { VipTerms } from '#contract/vip-terms.ts';

const levelOf = (name: string, deposits: number, bets: number, keep: number) => ({
  name: { es: name, en: name },
  deposits,
  bets,
  keep,
  pointsPerCent: 150,
  gifts: {
    rise: { form: 'points', amount: 20 } as const,
    month: { form: 'points', amount: 5 } as const,
    birthday: { form: 'cash', amount: 700 } as const,
  },
});

export const threeLevels: VipTerms = {
  claimDays: 30,
  budget: { points: 10_000, cash: 10_000 },
  levels: [
    levelOf('One', 1_000_00, 10_000_00, 2_000_00),
    levelOf('Two', 5_000_00, 60_000_00, 12_000_00),
    levelOf('Three', 20_000_00, 300_000_00, 60_000_00),
  ],
};
