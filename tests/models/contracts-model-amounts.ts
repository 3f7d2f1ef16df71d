import type { ContractPeriod, Terms, Tier } from '#contract/contract-terms.ts';

/** What a bookkeeper has before him when he counts a bill. */
export interface BillSums {
  sales: bigint;
  profit: bigint;
  /** Hourly: of the sales those whose stake was large enough. */
  counted: bigint;
  users: number;
  carried: bigint;
}

/** By the rules of the agents' page, counted here a second time and in another way than the product does. */
export function amountBy(terms: Exclude<Terms, { kind: 'realtime' }>, sums: BillSums): bigint {
  switch (terms.kind) {
    case 'daily': {
      const base = sums.sales + sums.carried;
      const tier = reached(terms.tiers, { ...sums, sales: base }).at(-1);
      return base > 0n && tier ? share(base * BigInt(tier.rate)) : 0n;
    }
    case 'dividend': {
      const lost = -(sums.profit + sums.carried);
      if (lost <= 0n) return 0n;
      const tiers = reached(terms.tiers, sums);
      if (terms.style === 'fixed') {
        const tier = tiers.filter(({ loss }) => lost >= BigInt(loss)).at(-1);
        return tier ? share(lost * BigInt(tier.rate)) : 0n;
      }
      const amounts = tiers.map(({ rate, loss }) =>
        lost < BigInt(loss)
          ? share(lost * BigInt(rate) * lost, BigInt(loss))
          : share(lost * BigInt(rate)),
      );
      return amounts.reduce((most, one) => (one > most ? one : most), 0n);
    }
    case 'hourly': {
      const base = sums.counted + sums.carried;
      const isMet = base > 0n && base >= BigInt(terms.betAmount) && sums.users >= terms.users;
      const rate = sums.profit >= 0n ? terms.winRate : terms.lossRate;
      return isMet ? share(base * BigInt(rate)) : 0n;
    }
  }
}

function reached(tiers: readonly Tier[], { sales, users }: Pick<BillSums, 'sales' | 'users'>) {
  return tiers.filter((tier) => sales >= BigInt(tier.sales) && users >= tier.users);
}

const million = 1_000_000n;

/** Millionths to minor units, half up; below nothing as above it. */
export function share(product: bigint, under = 1n): bigint {
  const whole = million * under;
  const away = product < 0n ? -product : product;
  const rounded = (2n * away + whole) / (2n * whole);
  return product < 0n ? -rounded : rounded;
}

/** What the next bill of the two counts as well. */
export function leftOf(terms: Terms, { sales, profit, counted, carried }: BillSums): bigint {
  const below = (sum: bigint) => (sum < 0n ? sum : 0n);
  const above = (sum: bigint) => (sum > 0n ? sum : 0n);
  if (terms.kind === 'daily') return below(sales + carried);
  if (terms.kind === 'hourly') return below(counted + carried);
  if (terms.kind === 'realtime' || terms.carry === 'none') return 0n;
  return above(terms.carry === 'permanent' ? profit + carried : profit);
}

const dayMs = 86_400_000;

/** Days are counted from 0; the last one of the period that one belongs to, by the calendar. */
export function lastOfPeriod(period: ContractPeriod, day: number, firstDay: string): number {
  if (period === 'daily') return day;
  const date = new Date(Date.parse(firstDay) + day * dayMs);
  if (period === 'weekly') return day + ((7 - date.getUTCDay()) % 7);
  const half = period === 'semimonthly' && date.getUTCDate() <= 15;
  const last = half
    ? new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 15))
    : new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0));
  return day + Math.round((last.getTime() - date.getTime()) / dayMs);
}

/** Whether a contract may stand below another of its kind. */
export function fitsBelow(terms: Terms, above: Terms): boolean {
  if (terms.kind === 'dividend' && above.kind === 'dividend' && terms.period !== above.period) {
    return false;
  }
  const most = ratesOf(above);
  return ratesOf(terms).every((rate, place) => rate <= (most[place] ?? 0));
}

function ratesOf(terms: Terms): readonly number[] {
  if (terms.kind === 'hourly') return [terms.winRate, terms.lossRate];
  if (terms.kind === 'realtime') return [terms.rate];
  return [Math.max(...terms.tiers.map(({ rate }) => rate))];
}

export type Holder = 'a' | 'b';
