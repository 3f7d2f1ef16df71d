/** A deposit as a bookkeeper sees it: what was asked, by which terms, and what came. */
interface Account {
  asked: bigint;
  creditsWhatCame: boolean;
  /** Of what is credited, what arrives. */
  arrives: (amount: bigint) => bigint;
  credited: bigint;
  payments: Map<string, { amount: bigint; credited: bigint; refund: bigint }>;
}

/**
 * What the deposits promise, without states, tables or locks: money is looked at once, when it is first
 * heard of. It is credited once at most and never more than was asked, never during a break, and all
 * the rest goes back.
 */
export function openDepositsModel(
  terms: readonly Pick<Account, 'asked' | 'creditsWhatCame' | 'arrives'>[],
) {
  const accounts: Account[] = terms.map((term) => ({
    ...term,
    credited: 0n,
    payments: new Map(),
  }));
  const of = (which: number) => {
    const account = accounts[which];
    if (!account) throw new Error('There is no such deposit.');
    return account;
  };
  return {
    hear(which: number, id: string, amount: bigint, isOnBreak: boolean): void {
      const account = of(which);
      const { asked, creditsWhatCame, payments } = account;
      if (payments.has(id)) return;
      const isEnough = amount >= asked || creditsWhatCame;
      const isCredited = account.credited === 0n && !isOnBreak && isEnough;
      const credited = isCredited ? (amount < asked ? amount : asked) : 0n;
      account.credited += credited;
      payments.set(id, { amount, credited, refund: amount - credited });
    },
    of,
    /** What was paid for it, fee and tax and all. */
    paid: () => accounts.reduce((sum, { credited }) => sum + credited, 0n),
    balance: () =>
      accounts
        .filter(({ credited }) => credited > 0n)
        .reduce((sum, { credited, arrives }) => sum + arrives(credited), 0n),
  };
}
