/**
 * The least amount a table counts in, about a tenth of a dollar, in minor units. Round figures, for
 * people stake in them; a currency that is not listed is taken to be worth about a seventh of one.
 */
export function smallStakeOf(currency: string): bigint {
  return smallStakes[currency] ?? 100n;
}

export function bigBlindOf(currency: string): bigint {
  return smallStakeOf(currency) * 2n;
}

/** In big blinds. */
export const leastBuyIn = 40n;

const smallStakes: Readonly<Record<string, bigint>> = {
  ARS: 10_000n,
  BRL: 50n,
  CLP: 100n,
  CNY: 100n,
  COP: 50_000n,
  EUR: 10n,
  IDR: 200_000n,
  MXN: 200n,
  MYR: 50n,
  PEN: 50n,
  THB: 400n,
  USD: 10n,
  VND: 2_000n,
};

/** Money of one kind at one table: coins never meet money, nor one currency another. */
export function purseOf(seat: { mode: string; currency: string }): string {
  return `${seat.mode}:${seat.currency}`;
}
