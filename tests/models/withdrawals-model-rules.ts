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
  refundFirst: string | null;
  parts: Map<string, bigint>;
  /** Of what never came, what was given back. */
  missed: bigint;
  /** How much had happened when it was asked for. */
  at: number;
}

const notNow = 'withdrawal.not-now';

interface Books {
  all: Map<string, Withdrawal>;
  happened: { kind: 'in' | 'stake'; amount: bigint }[];
  main: bigint;
  deposited: bigint;
}

/** What the way out promises, without tables, locks or books: a purse, a drawer and a list. */
export function openWithdrawalsModel() {
  const books: Books = { all: new Map(), happened: [], main: 0n, deposited: 0n };
  const { all } = books;
  return {
    carryOut(step: Operation): string {
      switch (step.do) {
        case 'deposit':
        case 'from-agent':
        case 'win':
          return payIn(books, step.do, BigInt(step.amount));
        case 'stake':
          return stake(books, BigInt(step.amount));
        case 'ask':
          return ask(books, step.which, BigInt(step.amount));
        default: {
          const one = all.get(step.which);
          return one ? goOn(books, one, step) : 'nothing';
        }
      }
    },
    /** What a player says that came, by what was sent until then. */
    saysOf: (which: string, what: string) => receivedOf(all.get(which) ?? { sent: 0n }, what),
    /** How much an operator sends: half of it, or all that is left and at least something. */
    sendsOf: (which: string, share: string) =>
      shareOf(all.get(which) ?? { payout: 0n, sent: 0n }, share),
    main: () => books.main,
    held: () => [...all.values()].reduce((sum, one) => sum + heldOf(one), 0n),
    deposited: () => books.deposited,
    withdrawn: () => [...all.values()].reduce((sum, { sent, missed }) => sum + sent - missed, 0n),
    turnover: () => turnoverOf(books),
  };
}

function turnoverOf({ all, happened }: Books): { needed: bigint; done: bigint } {
  const counting = [...all.values()].filter(({ isRejected }) => !isRejected);
  const begin = Math.max(0, ...counting.map(({ at }) => at));
  const sum = (kind: string) =>
    happened
      .slice(begin)
      .filter((one) => one.kind === kind)
      .reduce((total, { amount }) => total + amount, 0n);
  const [needed, played] = [sum('in'), sum('stake')];
  return { needed, done: played < needed ? played : needed };
}

function payIn(books: Books, kind: 'deposit' | 'from-agent' | 'win', amount: bigint): string {
  books.main += amount;
  if (kind === 'win') return 'done';
  if (kind === 'deposit') books.deposited += amount;
  books.happened.push({ kind: 'in', amount });
  return 'done';
}

function stake(books: Books, amount: bigint): string {
  if (amount > books.main) return 'short';
  books.main -= amount;
  books.happened.push({ kind: 'stake', amount });
  return 'done';
}

function ask(books: Books, which: string, amount: bigint): string {
  const earlier = books.all.get(which);
  if (earlier) return earlier.amount === amount ? 'done' : 'request.conflict';
  const { needed, done } = turnoverOf(books);
  if (done < needed) return 'withdrawal.turnover';
  if (amount > books.main) return 'wallet.short';
  books.main -= amount;
  const charges = modelTerms.fee + (amount * modelTerms.taxBasisPoints) / 10_000n;
  books.all.set(which, {
    ...{ amount, charges, payout: amount - charges, sent: 0n, received: null, missed: 0n },
    ...{ state: 'asked', isRejected: false, first: null, refundFirst: null, parts: new Map() },
    at: books.happened.length,
  });
  return 'done';
}

function goOn(
  books: Books,
  one: Withdrawal,
  step: Exclude<Operation, { do: 'deposit' | 'from-agent' | 'win' | 'stake' | 'ask' }>,
): string {
  switch (step.do) {
    case 'approve':
      return approve(one, step.by);
    case 'reject':
      return giveBack(books, one, ['asked', 'second']);
    case 'take-back':
      return giveBack(books, one, ['approved']);
    case 'send':
      return send(one, step.part, shareOf(one, step.share));
    case 'confirm':
      return confirm(one, receivedOf(one, step.what));
    case 'settle':
      return settle(books, one, step);
    case 'time-over':
      return timeOver(one);
  }
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

function giveBack(books: Books, one: Withdrawal, from: readonly Withdrawal['state'][]): string {
  if (!from.includes(one.state)) return notNow;
  one.state = 'over';
  one.isRejected = true;
  books.main += one.amount;
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

function settle(
  books: Books,
  one: Withdrawal,
  { outcome, by }: { outcome: string; by: string },
): string {
  if (one.state !== 'disputed') return notNow;
  if (outcome === 'refund' && one.amount > modelTerms.line) {
    if (one.refundFirst === by) return 'withdrawal.same-person';
    if (one.refundFirst === null) {
      one.refundFirst = by;
      return 'done';
    }
  }
  one.state = 'over';
  if (outcome === 'received') return 'done';
  one.missed = one.payout - (one.received ?? 0n);
  books.main += one.missed + (one.received === 0n ? one.charges : 0n);
  return 'done';
}

function timeOver(one: Withdrawal): string {
  if (one.state !== 'paid') return 'done';
  one.received = one.sent;
  one.state = 'received';
  return 'done';
}

function receivedOf({ sent }: { sent: bigint }, what: string): bigint {
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
