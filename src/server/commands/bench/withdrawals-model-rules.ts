import type { WithdrawalOperation as Operation } from './withdrawals-model.ts';

/** The merchant's terms in the model: above the line two people approve. */
export const modelTerms = { line: 5_000_000n, fee: 1_000n, taxBasisPoints: 400n } as const;

interface Withdrawal {
  amount: bigint;
  payout: bigint;
  charges: bigint;
  sent: bigint;
  received: bigint | null;
  state: 'asked' | 'second' | 'approved' | 'paying' | 'paid' | 'received' | 'disputed' | 'over';
  isRejected: boolean;
  first: string | null;
  parts: Map<string, bigint>;
  /** Of what never came, what was given back. */
  missed: bigint;
  /** How much had happened when it was asked for. */
  at: number;
}

const notNow = 'withdrawal.not-now';

/** What the way out promises, without tables, locks or books: a purse, a drawer and a list. */
export function openWithdrawalsModel() {
  const all = new Map<string, Withdrawal>();
  const happened: { kind: 'in' | 'stake'; amount: bigint }[] = [];
  let main = 0n;
  let deposited = 0n;

  function turnover(): { needed: bigint; done: bigint } {
    const begin = Math.max(
      0,
      ...[...all.values()].filter(({ isRejected }) => !isRejected).map(({ at }) => at),
    );
    const sum = (kind: string) =>
      happened
        .slice(begin)
        .filter((one) => one.kind === kind)
        .reduce((total, { amount }) => total + amount, 0n);
    const [needed, played] = [sum('in'), sum('stake')];
    return { needed, done: played < needed ? played : needed };
  }

  function payIn(step: Operation & { do: 'deposit' | 'from-agent' | 'win' }): string {
    const amount = BigInt(step.amount);
    main += amount;
    if (step.do === 'win') return 'done';
    if (step.do === 'deposit') deposited += amount;
    happened.push({ kind: 'in', amount });
    return 'done';
  }

  function stake(step: Operation & { do: 'stake' }): string {
    const amount = BigInt(step.amount);
    if (amount > main) return 'short';
    main -= amount;
    happened.push({ kind: 'stake', amount });
    return 'done';
  }

  function ask(step: Operation & { do: 'ask' }): string {
    const amount = BigInt(step.amount);
    const earlier = all.get(step.which);
    if (earlier) return earlier.amount === amount ? 'done' : 'request.conflict';
    const { needed, done } = turnover();
    if (done < needed) return 'withdrawal.turnover';
    if (amount > main) return 'wallet.short';
    main -= amount;
    const charges = modelTerms.fee + (amount * modelTerms.taxBasisPoints) / 10_000n;
    all.set(step.which, {
      ...{ amount, charges, payout: amount - charges, sent: 0n, received: null, missed: 0n },
      ...{ state: 'asked', isRejected: false, first: null, parts: new Map() },
      at: happened.length,
    });
    return 'done';
  }

  function approve(one: Withdrawal, by: string): string {
    if (one.state === 'asked') {
      one.first = by;
      one.state = one.amount > modelTerms.line ? 'second' : 'approved';
      return 'done';
    }
    if (one.state !== 'second') return notNow;
    if (one.first === by) return 'withdrawal.same-person';
    one.state = 'approved';
    return 'done';
  }

  function reject(one: Withdrawal): string {
    if (one.state !== 'asked' && one.state !== 'second') return notNow;
    one.state = 'over';
    one.isRejected = true;
    main += one.amount;
    return 'done';
  }

  function send(one: Withdrawal, part: string, amount: bigint): string {
    const earlier = one.parts.get(part);
    if (earlier !== undefined) return earlier === amount ? 'done' : 'request.conflict';
    if (one.state !== 'approved' && one.state !== 'paying') return notNow;
    if (one.sent + amount > one.payout) return 'withdrawal.more-than-left';
    one.parts.set(part, amount);
    one.sent += amount;
    one.state = one.sent === one.payout ? 'paid' : 'paying';
    return 'done';
  }

  function confirm(one: Withdrawal, received: bigint): string {
    if (one.received === received) return 'done';
    if (one.state !== 'paid') return notNow;
    if (received > one.sent) return 'withdrawal.more-than-sent';
    one.received = received;
    one.state = received === one.sent ? 'received' : 'disputed';
    return 'done';
  }

  function settle(one: Withdrawal, outcome: 'refund' | 'received'): string {
    if (one.state !== 'disputed') return notNow;
    one.state = 'over';
    if (outcome === 'received') return 'done';
    one.missed = one.payout - (one.received ?? 0n);
    main += one.missed + (one.received === 0n ? one.charges : 0n);
    return 'done';
  }

  function timeOver(one: Withdrawal): string {
    if (one.state !== 'paid') return 'done';
    one.received = one.sent;
    one.state = 'received';
    return 'done';
  }

  return {
    carryOut(step: Operation): string {
      if (step.do === 'deposit' || step.do === 'from-agent' || step.do === 'win') {
        return payIn(step as never);
      }
      if (step.do === 'stake') return stake(step);
      if (step.do === 'ask') return ask(step);
      const one = all.get(step.which);
      if (!one) return 'nothing';
      if (step.do === 'approve') return approve(one, step.by);
      if (step.do === 'reject') return reject(one);
      if (step.do === 'send') return send(one, step.part, shareOf(one, step.share));
      if (step.do === 'confirm') return confirm(one, receivedOf(one, step.what));
      if (step.do === 'settle') return settle(one, step.outcome);
      return timeOver(one);
    },
    /** What a player says that came, by what was sent until then. */
    saysOf: (which: string, what: 'all' | 'half' | 'nothing') =>
      receivedOf(all.get(which) ?? { sent: 0n }, what),
    /** How much an operator sends: half of it, or all that is left and at least something. */
    sendsOf: (which: string, share: string) =>
      shareOf(all.get(which) ?? { payout: 0n, sent: 0n }, share),
    main: () => main,
    held: () => [...all.values()].reduce((sum, one) => sum + heldOf(one), 0n),
    deposited: () => deposited,
    withdrawn: () => [...all.values()].reduce((sum, { sent, missed }) => sum + sent - missed, 0n),
    turnover,
  };
}

function receivedOf({ sent }: { sent: bigint }, what: 'all' | 'half' | 'nothing'): bigint {
  return what === 'all' ? sent : what === 'half' ? sent / 2n : 0n;
}

function shareOf({ payout, sent }: Pick<Withdrawal, 'payout' | 'sent'>, share: string): bigint {
  if (share === 'half') return payout / 2n;
  return payout > sent ? payout - sent : 1n;
}

/** Fee and tax leave with the first part. */
function heldOf({ isRejected, amount, charges, sent }: Withdrawal): bigint {
  if (isRejected) return 0n;
  return amount - sent - (sent > 0n ? charges : 0n);
}
