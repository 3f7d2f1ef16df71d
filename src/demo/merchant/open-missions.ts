import type { GoalTerms, MissionTerms } from '#contract/mission-terms.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { listMissions, publishMission } from '#server/rewards/missions/publish-mission.ts';
import { fromLine } from './worded.ts';

const perPeso = 100;
const points = (amount: number) => ({ form: 'points', amount }) as const;
const goals = {
  kind: 'goals',
  joining: 'automatic',
  match: 'all',
  claimDays: 7,
} as const satisfies Partial<GoalTerms>;

/** Two missions of each day, two of each week, a welcome offer and one board; what counts is play, and never a loss. */
const missions: readonly MissionTerms[] = [
  {
    ...goals,
    code: 'warm-up',
    title: fromLine([
      'Vuelta por la feria',
      'A round of the fair',
      '逛逛游乐会',
      'Pusingan pesta ria',
    ]),
    window: { every: 'day' },
    conditions: [{ counter: 'rounds', minimum: 500 * perPeso, goals: [20, 60, 150] }],
    stages: [points(10), points(25), points(60)],
    budget: { points: 5_000_000 },
  },
  {
    ...goals,
    code: 'three-stalls',
    title: fromLine(['Tres casetas', 'Three stalls', '三个摊位', 'Tiga gerai']),
    window: { every: 'day' },
    conditions: [{ counter: 'vendors', minimum: 500 * perPeso, goals: [3] }],
    stages: [points(20)],
    budget: { points: 2_000_000 },
  },
  {
    ...goals,
    code: 'slot-week',
    title: fromLine(['Semana de tragamonedas', 'A week of slots', '老虎机周', 'Minggu slot']),
    window: { every: 'week' },
    conditions: [
      {
        counter: 'valid-bets',
        classes: ['RNG'],
        goals: [200_000 * perPeso, 800_000 * perPeso, 2_000_000 * perPeso],
      },
    ],
    stages: [points(50), points(250), { form: 'cash', amount: 10_000 * perPeso }],
    budget: { points: 5_000_000, cash: 50_000_000 * perPeso },
  },
  {
    ...goals,
    code: 'lucky-hat',
    joining: 'tap',
    title: fromLine(['El sombrero de la suerte', 'The lucky hat', '幸运礼帽', 'Topi bertuah']),
    window: { every: 'week' },
    conditions: [{ counter: 'high-wins', minimum: 500 * perPeso, times: 10, goals: [3, 10] }],
    stages: [points(40), points(150)],
    budget: { points: 3_000_000 },
  },
  {
    ...goals,
    code: 'welcome-bonus',
    joining: 'tap',
    title: fromLine([
      '50.000 pesos de bienvenida',
      '50,000 pesos to welcome you',
      '50,000 比索迎新礼',
      '50,000 peso selamat datang',
    ]),
    window: { every: 'once', from: '2026-11-01T05:00:00.000Z', to: '2028-01-01T05:00:00.000Z' },
    offer: { promotion: 'welcome-bonus', product: 'casino', days: 30, audience: 'first-deposit' },
    conditions: [
      { counter: 'deposits', minimum: 50_000 * perPeso, goals: [1] },
      {
        counter: 'valid-bets',
        weights: { RNG: 100, FISH: 50 },
        goals: [250_000 * perPeso],
      },
    ],
    stages: [{ form: 'cash', amount: 50_000 * perPeso }],
    budget: { cash: 500_000_000 * perPeso },
  },
  {
    kind: 'board',
    code: 'fair-week',
    title: fromLine([
      'Los grandes de la feria',
      'The greats of the fair',
      '游乐会榜单',
      'Jaguh pesta ria',
    ]),
    window: { every: 'week' },
    score: { counter: 'valid-bets', minimum: 500 * perPeso, dailyCap: 1_000_000 * perPeso },
    tie: 'time',
    prizes: [5_000, 3_000, 2_000, 1_000, 1_000, 500, 500, 500, 250, 250].map(points),
    claimDays: 14,
    budget: { points: 5_000_000 },
  },
];

/** What an operator changed since the first time stays. */
export async function openDemoMissions(app: AppContext): Promise<void> {
  if ((await listMissions(app)).length > 0) return;
  for (const terms of missions) {
    await publishMission(app, terms, { id: null, name: 'machine' });
  }
}
