import type { EnvelopeTerms } from '#contract/envelope-terms.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { listEnvelopes, publishEnvelope } from '#server/rewards/envelopes/plan-envelopes.ts';
import { fromLine } from './worded.ts';

const perPeso = 100;

/** At fixed times of each day: one of points for everybody, and one of money for who deposited that day. */
const plans: readonly EnvelopeTerms[] = [
  {
    code: 'fair-rain',
    title: fromLine([
      'Lluvia de la feria',
      'Rain at the fair',
      '游乐会红包雨',
      'Hujan sampul pesta',
    ]),
    form: 'points',
    split: 'lucky',
    minimum: 5,
    audience: { kind: 'everyone', total: 10_000, shares: 200 },
    when: { every: 'day', at: ['08:00', '12:00', '16:00', '20:00'], minutes: 120 },
    budget: 10_000_000,
  },
  {
    code: 'night-money',
    title: fromLine(['Sobre de la noche', 'Envelope of the night', '夜间红包', 'Sampul malam']),
    form: 'cash',
    split: 'lucky',
    minimum: 500 * perPeso,
    audience: {
      kind: 'tiered',
      tiers: [
        { deposits: 50_000 * perPeso, total: 200_000 * perPeso, shares: 100 },
        { deposits: 500_000 * perPeso, total: 400_000 * perPeso, shares: 50 },
      ],
    },
    when: { every: 'day', at: ['21:00'], minutes: 180 },
    budget: 200_000_000 * perPeso,
  },
];

/** What an operator changed since the first time stays. */
export async function openDemoEnvelopes(app: AppContext): Promise<void> {
  if ((await listEnvelopes(app)).plans.length > 0) return;
  for (const terms of plans) {
    await publishEnvelope(app, terms, { id: null, name: 'machine' });
  }
}
