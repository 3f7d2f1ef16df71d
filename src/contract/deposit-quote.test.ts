import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteDeposit } from './deposit-quote.ts';

const free = { feeBasisPoints: 0, feeFixed: 0n, taxBasisPoints: 0 };

test('without fee and tax all of it arrives', () => {
  expect(quoteDeposit(2_000_000n, free)).toEqual({ fee: 0n, tax: 0n, receive: 2_000_000n });
});

test('C-TAX: nineteen per cent of the base that a deposit holds', () => {
  const quote = quoteDeposit(11_900_000n, { ...free, taxBasisPoints: 1900 });
  expect(quote).toEqual({ fee: 0n, tax: 1_900_000n, receive: 10_000_000n });
});

test('a fee is a share and a fixed part, and never more than there is', () => {
  const terms = { ...free, feeBasisPoints: 150, feeFixed: 50_000n };
  expect(quoteDeposit(1_000_000n, terms).fee).toBe(65_000n);
  expect(quoteDeposit(40_000n, terms)).toEqual({ fee: 40_000n, tax: 0n, receive: 0n });
});

test('fee, tax and what arrives are the whole deposit, and none is below nothing', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 17n }),
      fc.nat(10_000),
      fc.bigInt({ min: 0n, max: 10n ** 9n }),
      fc.nat(10_000),
      (amount, feeBasisPoints, feeFixed, taxBasisPoints) => {
        const quote = quoteDeposit(amount, { feeBasisPoints, feeFixed, taxBasisPoints });
        expect(quote.fee + quote.tax + quote.receive).toBe(amount);
        expect([quote.fee, quote.tax, quote.receive].every((part) => part >= 0n)).toBe(true);
      },
    ),
  );
});
