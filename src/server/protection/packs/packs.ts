import { limitPeriods } from '#contract/protection-rules.ts';
import type { Maxima, ProtectionPack } from './pack.ts';

/** What Spain writes for who has chosen no limits, in euros. */
const spain: ProtectionPack = {
  id: 'ES',
  source: 'Real Decreto 1614/2011, annex II: 600 a day, 1,500 a week, 3,000 a month',
  depositMaxima: {
    EUR: { day: 60_000n, week: 150_000n, month: 300_000n },
  },
};

/** Where no figure is written the house has its own, of about Spain's worth. */
const app: ProtectionPack = {
  id: 'house',
  source: 'The house’s own, to be replaced by what the licence says',
  depositMaxima: {
    COP: { day: 300_000_000n, week: 750_000_000n, month: 1_500_000_000n },
    EUR: { day: 100_000n, week: 250_000n, month: 500_000n },
    USD: { day: 70_000n, week: 175_000n, month: 350_000n },
    MYR: { day: 300_000n, week: 750_000n, month: 1_500_000n },
    CNY: { day: 500_000n, week: 1_250_000n, month: 2_500_000n },
  },
};

export const packs: readonly ProtectionPack[] = [spain, app];

/** Of several packs the stricter figure holds, each by itself. */
export function strictestOf(several: readonly ProtectionPack[]): ProtectionPack {
  const maxima: Record<string, Maxima[string]> = {};
  for (const { depositMaxima } of several) {
    for (const [currency, figures] of Object.entries(depositMaxima)) {
      const earlier = maxima[currency] ?? figures;
      const lower = limitPeriods.map((period) => [
        period,
        figures[period] < earlier[period] ? figures[period] : earlier[period],
      ]);
      maxima[currency] = Object.fromEntries(lower) as Maxima[string];
    }
  }
  return {
    id: several.map(({ id }) => id).join('+'),
    source: several.map(({ source }) => source).join('; '),
    depositMaxima: maxima,
  };
}

/** What holds where a merchant has named no licence. */
export const defaultPack = strictestOf(packs);
