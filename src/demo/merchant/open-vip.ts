import type { VipTerms } from '#contract/vip-terms.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { listLevels, publishLevels } from '#server/rewards/vip/publish-levels.ts';
import { fromLine } from './worded.ts';

const perPeso = 100;
const points = (amount: number) => ({ form: 'points', amount }) as const;
const pesos = (amount: number) => ({ form: 'cash', amount: amount * perPeso }) as const;

/** Five levels; the first is near enough to be seen on a first evening. */
const terms: VipTerms = {
  claimDays: 14,
  budget: { points: 50_000_000, cash: 2_000_000_000 * perPeso },
  levels: [
    {
      name: fromLine(['Bronce', 'Bronze', '青铜', 'Gangsa']),
      deposits: 100_000 * perPeso,
      bets: 1_000_000 * perPeso,
      keep: 200_000 * perPeso,
      pointsPerCent: 100,
      gifts: { rise: points(200), month: points(100), birthday: points(500) },
    },
    {
      name: fromLine(['Plata', 'Silver', '白银', 'Perak']),
      deposits: 500_000 * perPeso,
      bets: 6_000_000 * perPeso,
      keep: 1_200_000 * perPeso,
      pointsPerCent: 120,
      gifts: { rise: pesos(10_000), month: points(400), birthday: pesos(10_000) },
    },
    {
      name: fromLine(['Oro', 'Gold', '黄金', 'Emas']),
      deposits: 2_000_000 * perPeso,
      bets: 30_000_000 * perPeso,
      keep: 6_000_000 * perPeso,
      pointsPerCent: 150,
      gifts: { rise: pesos(40_000), month: pesos(15_000), birthday: pesos(40_000) },
    },
    {
      name: fromLine(['Platino', 'Platinum', '铂金', 'Platinum']),
      deposits: 10_000_000 * perPeso,
      bets: 150_000_000 * perPeso,
      keep: 25_000_000 * perPeso,
      pointsPerCent: 180,
      gifts: { rise: pesos(200_000), month: pesos(60_000), birthday: pesos(120_000) },
    },
    {
      name: fromLine(['Diamante', 'Diamond', '钻石', 'Berlian']),
      deposits: 40_000_000 * perPeso,
      bets: 800_000_000 * perPeso,
      keep: 100_000_000 * perPeso,
      pointsPerCent: 200,
      gifts: { rise: pesos(1_000_000), month: pesos(250_000), birthday: pesos(500_000) },
    },
  ],
};

/** What an operator changed since the first time stays. */
export async function openDemoVip(app: AppContext): Promise<void> {
  if ((await listLevels(app)).programme) return;
  await publishLevels(app, terms, { id: null, name: 'machine' });
}
