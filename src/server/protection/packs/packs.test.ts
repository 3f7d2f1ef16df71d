import { expect, test } from 'vitest';
import { limitPeriods } from '#contract/protection-rules.ts';
import { defaultPack, packs, strictestOf } from './packs.ts';

test('L-DEPOSIT: of two packs the lower figure holds, each period by itself', () => {
  const pack = (id: string, day: bigint, week: bigint) => ({
    id,
    source: id,
    depositMaxima: { EUR: { day, week, month: 90n } },
  });
  const { depositMaxima, id } = strictestOf([pack('A', 10n, 80n), pack('B', 20n, 70n)]);
  expect(depositMaxima.EUR).toEqual({ day: 10n, week: 70n, month: 90n });
  expect(id).toBe('A+B');
});

test('L-DEPOSIT: the default is never looser than any pack it is made of', () => {
  for (const { depositMaxima } of packs) {
    for (const [currency, figures] of Object.entries(depositMaxima)) {
      for (const period of limitPeriods) {
        expect(defaultPack.depositMaxima[currency]?.[period]).toBeLessThanOrEqual(figures[period]);
      }
    }
  }
});

test('L-DEPOSIT: longer periods allow no less than shorter ones', () => {
  for (const { day, week, month } of Object.values(defaultPack.depositMaxima)) {
    expect([day <= week, week <= month]).toEqual([true, true]);
  }
});
