import type { RaffleTerms } from '#contract/raffle-terms.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { listRaffles, publishRaffle } from '#server/rewards/raffles/plan-raffles.ts';
import { fromLine } from './worded.ts';

const perPeso = 100;

/** One a week, drawn on Sunday evening. */
const weekly: RaffleTerms = {
  code: 'sunday-raffle',
  title: fromLine(['Rifa del domingo', 'Sunday raffle', '周日抽奖', 'Cabutan Ahad']),
  betsPerTicket: 20_000 * perPeso,
  ticketsPerPlayer: 100,
  prizes: [
    { amount: 2_000_000 * perPeso, times: 1 },
    { amount: 500_000 * perPeso, times: 3 },
    { amount: 50_000 * perPeso, times: 20 },
  ],
  onePrizeEach: true,
  reserves: 10,
  claimDays: 14,
  when: { every: 'week', weekday: 7, at: '20:00' },
  budget: 500_000_000 * perPeso,
};

/** What an operator changed since the first time stays. */
export async function openDemoRaffles(app: AppContext): Promise<void> {
  if ((await listRaffles(app)).plans.length > 0) return;
  await publishRaffle(app, weekly, { id: null, name: 'machine' });
}
