import type { CashbackTerms } from '#contract/cashback-terms.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import {
  listCashback,
  proposeCashback,
  publishCashback,
} from '#server/rewards/cashback/change-offer.ts';
import { firstStart } from '#server/rewards/two-people.ts';
import { fromLine } from './worded.ts';

const perPeso = 100;

const weekly: CashbackTerms = {
  code: 'weekly-cashback',
  title: fromLine([
    'Reembolso semanal de pérdidas',
    'Weekly cashback',
    '每周亏损返现',
    'Pulangan tunai mingguan',
  ]),
  period: 'week',
  classes: ['RNG', 'FISH', 'LIVE', 'INHOUSE'],
  rates: [300, 400, 500, 600, 800, 1_000],
  minimum: 1_000 * perPeso,
  cap: 200_000 * perPeso,
  claimDays: 14,
};

/** What an operator changed since the first time stays. */
export async function openDemoCashback(app: AppContext): Promise<void> {
  if ((await listCashback(app)).length > 0) return;
  await proposeCashback(app, weekly, { id: null, name: 'machine' });
  const published = await publishCashback(app, weekly.code, firstStart);
  if (!published.done) throw new Error(published.code);
}
