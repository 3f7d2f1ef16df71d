import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accrue, millionthsOf } from './accrual.ts';

const stakePerPoint = 1_000_000n;
const factor = 1_500_000n;

describe('earning points', () => {
  test('12,345.00 on slots at level 1.5 credits 1 point and keeps 0.85175', () => {
    const earned = millionthsOf({ valid: 1_234_500n, stakePerPoint, rate: 1_000_000n, factor });
    expect(earned).toBe(1_851_750n);
    expect(accrue(0n, earned, 0n)).toEqual({ millionths: 851_750n, points: 1n });
  });

  test('20,000.00 on live tables after it make 1.45175: 1 credited, 0.45175 kept', () => {
    const earned = millionthsOf({ valid: 2_000_000n, stakePerPoint, rate: 200_000n, factor });
    expect(earned).toBe(600_000n);
    expect(accrue(851_750n, earned, 1n)).toEqual({ millionths: 451_750n, points: 1n });
  });

  test('an undo takes the fraction first, then points, and the rest is a debt', () => {
    expect(accrue(451_750n, -400_000n, 2n)).toEqual({ millionths: 51_750n, points: 0n });
    expect(accrue(451_750n, -600_000n, 2n)).toEqual({ millionths: 851_750n, points: -1n });
    expect(accrue(451_750n, -3_000_000n, 2n)).toEqual({ millionths: -548_250n, points: -2n });
    expect(accrue(451_750n, -600_000n, 0n)).toEqual({ millionths: -148_250n, points: 0n });
  });

  test('later earnings pay a debt off before they make points', () => {
    expect(accrue(-548_250n, 500_000n, 5n)).toEqual({ millionths: -48_250n, points: 0n });
    expect(accrue(-548_250n, 1_600_000n, 0n)).toEqual({ millionths: 51_750n, points: 1n });
  });

  test('undoing takes back exactly what was earned, and nothing is lost or made', () => {
    const part = fc.bigInt({ min: 0n, max: 10n ** 12n });
    const rate = fc.bigInt({ min: 0n, max: 3_000_000n });
    fc.assert(
      fc.property(part, rate, (valid, given) => {
        const one = { stakePerPoint, rate: given, factor };
        expect(millionthsOf({ ...one, valid: -valid })).toBe(-millionthsOf({ ...one, valid }));
      }),
    );
    const change = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        let [millionths, balance, sum] = [0n, 0n, 0n];
        for (const one of changes) {
          const { millionths: kept, points } = accrue(millionths, one, balance);
          [millionths, balance, sum] = [kept, balance + points, sum + one];
          expect(balance).toBeGreaterThanOrEqual(0n);
          expect(millionths).toBeLessThan(1_000_000n);
          expect(balance * 1_000_000n + millionths).toBe(sum);
        }
      }),
    );
  });
});
