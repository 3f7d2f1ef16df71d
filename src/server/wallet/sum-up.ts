interface Account {
  kind: string;
  subject: string;
  commodity: string;
  amount: string;
}

export interface Sums {
  main: bigint;
  bonus: bigint;
  held: bigint;
  points: bigint;
  vendors: ReadonlyMap<string, bigint>;
  /** All of the money; points are none. */
  total: bigint;
}

/** A player's accounts as wallets, in the merchant's currency; other currencies are no part of it. */
export function sumUp(
  accounts: readonly Account[],
  { currency, points }: { currency: string; points: string },
): Sums {
  const of = (kind: string, commodity: string) =>
    accounts
      .filter((account) => account.kind === kind && account.commodity === commodity)
      .reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const vendors = new Map<string, bigint>();
  for (const { kind, subject, commodity, amount } of accounts) {
    if (kind !== 'vendor-wallet' || commodity !== currency) continue;
    vendors.set(subject, (vendors.get(subject) ?? 0n) + BigInt(amount));
  }
  const main = of('player-main', currency);
  const bonus = of('player-bonus', currency);
  const held = of('player-held', currency);
  const inVendors = [...vendors.values()].reduce((sum, amount) => sum + amount, 0n);
  return {
    main,
    bonus,
    held,
    points: of('player-points', points),
    vendors,
    total: main + bonus + held + inVendors,
  };
}
