import type { BonusTerms } from '#contract/bonus-terms.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import {
  faultsHere,
  listBonusOffers,
  proposeBonus,
  publishBonus,
} from '#server/rewards/bonus/publish-bonus.ts';
import { firstStart } from '#server/rewards/two-people.ts';
import { listGames } from './games.ts';
import { houseTableRows } from './house-tables.ts';
import { fromLine } from './worded.ts';

const perPeso = 100;

/**
 * Tables that keep enough for a condition to be one: bingo and tickets. Those that keep one per cent (dice, mines,
 * plinko …) would give the bonus away, and reels feed a pot.
 */
const countedRules = /^VB_(BINGO|SCRATCH_\d+)$/;
const counted = houseTableRows(listGames()).filter(({ rules }) => countedRules.test(rules));

/** The deposit is matched, and its own money comes first; every game that counts does so in full. */
const doubling: BonusTerms = {
  code: 'double-deposit',
  title: fromLine([
    'Duplica tu recarga hasta 100.000 pesos',
    'Double your deposit, up to 100,000 pesos',
    '存款翻倍，最高 100,000 比索',
    'Gandakan deposit anda, sehingga 100,000 peso',
  ]),
  promotion: 'double-deposit',
  product: 'casino',
  from: '2026-11-01T05:00:00.000Z',
  to: '2028-01-01T05:00:00.000Z',
  audience: 'everyone',
  match: { percent: 100, atLeast: 20_000 * perPeso, atMost: 100_000 * perPeso },
  multiple: 10,
  base: 'bonus',
  weights: {
    games: Object.fromEntries(counted.map(({ game_code: code }) => [code, 100])),
    vendors: {},
    classes: {},
  },
  capStake: 5_000 * perPeso,
  capConversion: 500_000 * perPeso,
  isSticky: false,
  days: 30,
  claimDays: 30,
  onWithdrawal: 'end',
  budget: 500_000_000 * perPeso,
};

/** What an operator changed since the first time stays. */
export async function openDemoBonuses(app: AppContext): Promise<void> {
  if ((await listBonusOffers(app)).length > 0) return;
  const [fault] = await faultsHere(app, doubling);
  if (fault !== undefined) throw new Error(fault);
  await proposeBonus(app, doubling, { id: null, name: 'machine' });
  const published = await publishBonus(app, doubling.code, firstStart);
  if (!published.done) throw new Error(published.code);
}
