import type { Carry, ContractKind, DividendStyle, Terms } from '#contract/contract-terms.ts';
import {
  amountBy,
  type BillSums,
  fitsBelow,
  type Holder,
  lastOfPeriod,
  leftOf,
  share,
} from './contracts-model-amounts.ts';

/** What the merchant may change at any time. */
export interface ModelRules {
  approval: boolean;
  endsWithPeriod: boolean;
  scope: 'all' | 'direct';
  style: DividendStyle;
  carry: Carry;
}

/** After so many days a request to end takes effect, and a bill is not paid any more. */
interface Limits {
  answerDays: number;
  billDays: number;
}

export interface ModelMoment {
  day: number;
  hour: number;
}

interface Bet extends ModelMoment {
  member: string;
  /** Directly below whom, and to whom it counts. */
  direct: Holder;
  holders: readonly Holder[];
  valid: bigint;
  profit: bigint;
}

interface ModelContract {
  holder: Holder;
  terms: Terms;
  startsOn: number;
  /** Its last day; null while it runs. */
  endsOn: number | null;
  settledTo: number;
  /** Hours from the first day's midnight. */
  endsAt: number | null;
  settledUntil: number;
  /** Until when a request to end it waits. */
  askedUntil: number | null;
}

interface LastBill {
  from: number;
  to: number;
  /** What its days came to then, and with what came late. */
  own: { sales: bigint; profit: bigint };
  profit: bigint;
  left: bigint;
}

interface OpenBill {
  holder: Holder;
  left: bigint;
  /** The house pays all of it. */
  isOfHouse: boolean;
  issuedAt: number;
}

export const firstDay = '2026-06-01';
const holders = ['a', 'b'] as const;
const dayMs = 86_400_000;
const hourOf = ({ day, hour }: ModelMoment) => day * 24 + hour;

/** What a bookkeeper says of one line, house to A to B: days are counted from 0, money in minor units. */
export class ContractsModel {
  rules: ModelRules;
  readonly wallets = { a: 0n, b: 0n };
  due = 0n;
  paid = 0n;
  waits = 0n;
  private readonly limits: Limits;
  private now: ModelMoment = { day: 0, hour: 8 };
  private readonly bets: Bet[] = [];
  private readonly contracts: ModelContract[] = [];
  private readonly last = new Map<string, LastBill>();
  private readonly lastHour = new Map<Holder, bigint>();
  private readonly total = { a: 0n, b: 0n };
  private readonly counted = new Map<ModelContract, bigint>();
  private readonly deduction = { a: 0n, b: 0n };
  private open: OpenBill[] = [];
  private waiting: OpenBill[] = [];
  private leftOn: number | null = null;

  constructor(rules: ModelRules, limits: Limits) {
    this.rules = rules;
    this.limits = limits;
  }

  get hasLeft(): boolean {
    return this.leftOn !== null;
  }

  play(member: string, direct: Holder, valid: bigint, profit: bigint, at = this.now): void {
    const withA = this.leftOn !== null && at.day >= this.leftOn ? ['b' as const] : holders;
    const to = direct === 'a' ? (['a'] as const) : withA;
    this.bets.push({ member, direct, holders: to, valid, profit, ...at });
    for (const holder of to) this.total[holder] += valid;
  }

  bring(amount: bigint): void {
    this.wallets.a += amount;
  }

  spend(amount: bigint): void {
    if (this.wallets.a >= amount) this.wallets.a -= amount;
  }

  running(holder: Holder, kind: ContractKind): ModelContract | undefined {
    return this.contracts.find(
      (one) => one.holder === holder && one.terms.kind === kind && one.endsOn === null,
    );
  }

  /** Whether A may offer it to B. */
  allows(terms: Terms): boolean {
    const above = this.running('a', terms.kind);
    return above !== undefined && !this.hasLeft && fitsBelow(terms, above.terms);
  }

  /** Begins a contract; of A's one that B's does not fit below ends B's with the same day. */
  begin(holder: Holder, terms: Terms): void {
    const { kind } = terms;
    const before = this.running(holder, kind);
    const at = this.beginningOf(holder, kind, before);
    const ofB = holder === 'a' ? this.running('b', kind) : undefined;
    if (before) this.endOne(before, at);
    if (ofB && !fitsBelow(ofB.terms, terms)) this.endOne(ofB, at);
    const contract: ModelContract = {
      ...{ holder, terms, startsOn: at, endsOn: null, settledTo: at - 1 },
      ...{ endsAt: null, settledUntil: hourOf(this.now), askedUntil: null },
    };
    this.contracts.push(contract);
    this.counted.set(contract, this.total[holder]);
  }

  /** Ends a contract of B's, or of the house's with B's. */
  end(holder: Holder, kind: ContractKind): void {
    const contract = this.running(holder, kind);
    if (!contract) return;
    const at = this.endOf(contract);
    this.endOne(contract, at);
    const ofB = holder === 'a' ? this.running('b', kind) : undefined;
    if (ofB) this.endOne(ofB, at);
  }

  askToEnd(kind: ContractKind, moment: number): void {
    const contract = this.running('b', kind);
    if (contract) contract.askedUntil ??= moment + this.limits.answerDays * dayMs;
  }

  /** The first day that does not belong to what ends now. */
  private endOf({ terms }: ModelContract): number {
    const waits = this.rules.endsWithPeriod && terms.kind === 'dividend';
    return waits ? lastOfPeriod(terms.period, this.now.day, firstDay) + 1 : this.now.day;
  }

  private beginningOf(holder: Holder, kind: ContractKind, before?: ModelContract): number {
    const earliest = before ? this.endOf(before) : this.now.day;
    if (kind === 'hourly' || kind === 'realtime') return this.now.day;
    const ended = this.contracts.filter(
      (one) => one.holder === holder && one.terms.kind === kind && one.endsOn !== null,
    );
    const lastDays = ended.flatMap(({ startsOn, endsOn }) =>
      endsOn !== null && endsOn >= startsOn ? [endsOn + 1] : [],
    );
    const above = holder === 'b' ? [this.running('a', kind)?.startsOn ?? 0] : [];
    return Math.max(earliest, ...lastDays, ...above);
  }

  private endOne(contract: ModelContract, at: number): void {
    contract.endsOn = at - 1;
    contract.endsAt = hourOf(this.now);
  }

  /** B stands below somebody else from today on; what A owed stays owed. */
  private leave(): void {
    const { day } = this.now;
    this.leftOn = day;
    for (const contract of this.contracts.filter(({ holder }) => holder === 'b')) {
      const isOver = contract.endsOn !== null;
      if (!isOver) contract.endsAt = day * 24;
      if (!isOver || (contract.endsOn ?? 0) >= day) contract.endsOn = day - 1;
    }
  }

  private sumsOf(holder: Holder, from: number, to: number) {
    const own = this.bets.filter(
      (bet) => bet.holders.includes(holder) && bet.day >= from && bet.day <= to,
    );
    const sales = own.reduce((sum, { valid }) => sum + valid, 0n);
    return { sales, profit: own.reduce((sum, { profit }) => sum + profit, 0n), own };
  }

  private usersOf(holder: Holder, bets: readonly Bet[], activeFrom: bigint): number {
    const byMember = new Map<string, bigint>();
    for (const { member, direct, valid } of bets) {
      if (this.rules.scope === 'direct' && direct !== holder) continue;
      byMember.set(member, (byMember.get(member) ?? 0n) + valid);
    }
    return [...byMember.values()].filter((valid) => valid > 0n && valid >= activeFrom).length;
  }

  private issue(holder: Holder, kind: ContractKind, amount: bigint, issuedAt: number): void {
    this.due += amount;
    if (amount === 0n) return;
    const isOfHouse = holder === 'a' || kind === 'realtime';
    const waits = this.rules.approval && (kind === 'daily' || kind === 'dividend');
    if (waits) this.waits += amount;
    (waits ? this.waiting : this.open).push({ holder, left: amount, isOfHouse, issuedAt });
  }

  private carriedInto(terms: Terms, from: number, before: LastBill | undefined): bigint {
    if (!before) return 0n;
    if (terms.kind !== 'dividend' || terms.carry === 'permanent') return before.left;
    if (terms.carry === 'none' || before.to + 1 !== from) return 0n;
    const won = before.profit > 0n ? before.profit : 0n;
    return won < before.left ? won : before.left;
  }

  private billDays(contract: ModelContract, from: number, to: number, moment: number): void {
    const { holder, terms } = contract;
    if (terms.kind !== 'daily' && terms.kind !== 'dividend') return;
    const key = holder + terms.kind;
    const before = this.last.get(key);
    const own = this.sumsOf(holder, from, to);
    const since = before && this.sumsOf(holder, before.from, before.to);
    const late = (of: 'sales' | 'profit') => (before && since ? since[of] - before.own[of] : 0n);
    const sums: BillSums = {
      sales: own.sales + late('sales'),
      profit: own.profit + late('profit'),
      counted: 0n,
      users: this.usersOf(holder, own.own, BigInt(terms.activeFrom)),
      carried: this.carriedInto(terms, from, before),
    };
    this.issue(holder, terms.kind, amountBy(terms, sums), moment);
    const left = leftOf(terms, sums);
    this.last.set(key, { from, to, own, profit: sums.profit, left });
  }

  private settleDays(moment: number): void {
    for (const contract of this.contracts) {
      const { terms, endsOn } = contract;
      if (terms.kind !== 'daily' && terms.kind !== 'dividend') continue;
      const period = terms.kind === 'dividend' ? terms.period : 'daily';
      while (endsOn === null || contract.settledTo < endsOn) {
        const from = contract.settledTo + 1;
        const to = Math.min(lastOfPeriod(period, from, firstDay), endsOn ?? Infinity);
        if (to >= this.now.day) break;
        this.billDays(contract, from, to, moment);
        contract.settledTo = to;
      }
    }
  }

  private settleHours(moment: number): void {
    for (const contract of this.contracts) {
      const { holder, terms } = contract;
      if (terms.kind !== 'hourly') continue;
      const until = Math.min(contract.endsAt ?? Infinity, hourOf(this.now));
      for (let hour = contract.settledUntil; hour < until; hour += 1) {
        const bets = this.bets.filter(
          (bet) => bet.holders.includes(holder) && hourOf(bet) === hour,
        );
        const sum = (of: 'valid' | 'profit', some = bets) =>
          some.reduce((all, bet) => all + bet[of], 0n);
        if (sum('valid') === 0n && sum('profit') === 0n) continue;
        const large = bets.filter(
          ({ valid }) => (valid < 0n ? -valid : valid) >= BigInt(terms.singleBet),
        );
        const placed = large.filter(({ valid }) => valid > 0n);
        const sums: BillSums = {
          sales: sum('valid'),
          profit: sum('profit'),
          counted: sum('valid', large),
          users: this.usersOf(holder, placed, 0n),
          carried: this.lastHour.get(holder) ?? 0n,
        };
        this.issue(holder, 'hourly', amountBy(terms, sums), moment);
        this.lastHour.set(holder, leftOf(terms, sums));
      }
      contract.settledUntil = Math.max(contract.settledUntil, until);
    }
  }

  /** The house pays all of it, and whoever stands above gets what the rate below leaves. */
  runRealtime(moment: number): void {
    const newsOf = (holder: Holder) => {
      const contract = this.running(holder, 'realtime');
      const rate = contract?.terms.kind === 'realtime' ? BigInt(contract.terms.rate) : 0n;
      const news = contract ? this.total[holder] - (this.counted.get(contract) ?? 0n) : 0n;
      return { contract, rate, news };
    };
    const of = { a: newsOf('a'), b: newsOf('b') };
    for (const holder of holders) {
      const { contract, rate, news } = of[holder];
      if (!contract) continue;
      if (news === 0n && (holder === 'b' || of.b.news === 0n)) continue;
      const below = holder === 'a' ? of.b.news * of.b.rate : 0n;
      const sum = share(news * rate - below) + this.deduction[holder];
      this.deduction[holder] = sum < 0n ? sum : 0n;
      this.issue(holder, 'realtime', sum > 0n ? sum : 0n, moment);
      this.counted.set(contract, this.total[holder]);
    }
  }

  approve(): void {
    this.open.push(...this.waiting);
    this.waiting = [];
    this.waits = 0n;
  }

  pay(moment: number): void {
    this.open = this.open.filter(
      ({ issuedAt }) => issuedAt >= moment - this.limits.billDays * dayMs,
    );
    for (const holder of holders) {
      for (const bill of this.open.filter((one) => one.holder === holder)) {
        const { left, isOfHouse } = bill;
        const amount = isOfHouse || left < this.wallets.a ? left : this.wallets.a;
        if (!isOfHouse) this.wallets.a -= amount;
        this.wallets[holder] += amount;
        this.paid += amount;
        bill.left -= amount;
      }
    }
    this.open = this.open.filter(({ left }) => left > 0n);
  }

  /** The time goes on; whoever leaves does so at the start of the new day. */
  passTo(now: ModelMoment, moment: number, { leaves }: { leaves: boolean }): void {
    this.now = now;
    if (leaves) this.leave();
    for (const contract of this.contracts) {
      const { askedUntil, endsOn } = contract;
      if (endsOn !== null || askedUntil === null || askedUntil > moment) continue;
      this.endOne(contract, this.endOf(contract));
    }
    this.settleDays(moment);
    this.settleHours(moment);
    this.pay(moment);
  }
}
