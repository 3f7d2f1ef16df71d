import { describe, expect, test } from 'vitest';
import { bonusPartOf, splitStake } from './split-stake.ts';

describe('a stake', () => {
  const bonus = { balance: 10_000n, capStake: 500n };

  test('takes own money as long as there is enough of it, whatever its size', () => {
    expect(splitStake(14_800n, 15_000n, bonus)).toEqual({ own: 14_800n, bonus: 0n });
    expect(splitStake(15_000n, 15_000n, null)).toEqual({ own: 15_000n, bonus: 0n });
  });

  test('that needs bonus money and is above the cap is refused, and one at the cap is taken', () => {
    expect(splitStake(16_000n, 15_000n, bonus)).toBe('bonus.stake-above-cap');
    expect(splitStake(501n, 200n, bonus)).toBe('bonus.stake-above-cap');
    expect(splitStake(500n, 200n, bonus)).toEqual({ own: 200n, bonus: 300n });
  });

  test('above both together is short, which is looked for before the cap', () => {
    expect(splitStake(25_001n, 15_000n, bonus)).toBe('wallet.short');
    expect(splitStake(100n, 0n, null)).toBe('wallet.short');
    expect(splitStake(400n, 0n, { balance: 399n, capStake: 500n })).toBe('wallet.short');
  });
});

describe('a win is shared by the parts of its stake, the odd unit to own money:', () => {
  test.each([
    { paid: 1_250n, own: 200n, bonus: 300n, part: 750n },
    { paid: 1n, own: 0n, bonus: 333n, part: 1n },
    { paid: 100n, own: 100n, bonus: 200n, part: 66n },
    { paid: 900n, own: 34n, bonus: 266n, part: 798n },
    { paid: 2n, own: 299n, bonus: 1n, part: 0n },
    { paid: 1n, own: 1n, bonus: 699n, part: 0n },
    { paid: 500n, own: 300n, bonus: 0n, part: 0n },
  ])('$paid of $own and $bonus gives the bonus $part', ({ paid, own, bonus, part }) => {
    expect(bonusPartOf(paid, { own, bonus })).toBe(part);
  });
});

test('10,000 sequences of stakes and returns lose nothing and create nothing', () => {
  let state = 20_261_125;
  const below = (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return BigInt(state % most);
  };
  for (let sequence = 0; sequence < 10_000; sequence += 1) {
    let [own, bonus, house] = [below(20_000), below(10_000), 0n];
    const whole = own + bonus;
    for (let turn = 0; turn < 20; turn += 1) {
      const stake = below(1_000) + 1n;
      const parts = splitStake(stake, own, { balance: bonus, capStake: 500n });
      if (typeof parts === 'string') {
        expect(parts).toBe(stake > own + bonus ? 'wallet.short' : 'bonus.stake-above-cap');
        continue;
      }
      if (parts.bonus > 0n) expect([parts.own, stake <= 500n]).toEqual([own, true]);
      const paid = stake * below(4);
      const part = bonusPartOf(paid, parts);
      // Never more than its share, and less by a fraction of a unit at most.
      expect(part * stake <= paid * parts.bonus && (part + 1n) * stake > paid * parts.bonus).toBe(
        true,
      );
      own += paid - part - parts.own;
      bonus += part - parts.bonus;
      house += stake - paid;
      expect(own >= 0n && bonus >= 0n && own + bonus + house === whole).toBe(true);
    }
  }
});
