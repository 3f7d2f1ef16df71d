/** The kinds that the model knows: both of whole days pay from the upline's wallet, the third from the house. */
export type ModelKind = 'daily' | 'dividend' | 'realtime';
export type Holder = 'a' | 'b';

interface Sums {
  sales: bigint;
  profit: bigint;
}

interface DayContract {
  rate: bigint;
  from: number;
  settledTo: number;
  isOver: boolean;
}

interface LastBill extends Sums {
  day: number;
  carried: bigint;
}

interface OpenBill {
  holder: Holder;
  left: bigint;
  /** Real-time salaries: the house pays all of them. */
  isOfHouse: boolean;
}

const holders = ['a', 'b'] as const;
const million = 1_000_000n;
const half = (product: bigint) =>
  (product < 0n ? product - million / 2n : product + million / 2n) / million;

/** What a bookkeeper says of one line, house to A to B: days are counted from 0, money in minor units. */
export function openContractsModel() {
  let day = 0;
  const wallets = { a: 0n, b: 0n };
  const figures = new Map<string, Sums>();
  const contracts = new Map<string, DayContract[]>();
  const last = new Map<string, LastBill>();
  const rates = new Map<string, bigint>();
  const total = { a: 0n, b: 0n };
  const counted = new Map<Holder, bigint>();
  const deduction = { a: 0n, b: 0n };
  let open: OpenBill[] = [];
  let due = 0n;
  let memberIsBelow: Holder = 'b';
  let hasLeft = false;

  const sumsOf = (holder: Holder, on: number): Sums =>
    figures.get(`${holder}${on}`) ?? { sales: 0n, profit: 0n };

  function issue(holder: Holder, amount: bigint) {
    due += amount;
    if (amount > 0n) open.push({ holder, left: amount, isOfHouse: holder === 'a' });
  }

  function pay() {
    for (const holder of holders) {
      for (const bill of open.filter((one) => one.holder === holder)) {
        const { left, isOfHouse } = bill;
        const amount = isOfHouse || left < wallets.a ? left : wallets.a;
        if (!isOfHouse) wallets.a -= amount;
        wallets[holder] += amount;
        bill.left -= amount;
      }
    }
    open = open.filter(({ left }) => left > 0n);
  }

  function settleDay(holder: Holder, kind: 'daily' | 'dividend', on: number, rate: bigint) {
    const own = sumsOf(holder, on);
    const before = last.get(holder + kind);
    const since = before && sumsOf(holder, before.day);
    const sales = own.sales + (before && since ? since.sales - before.sales : 0n);
    const profit = own.profit + (before && since ? since.profit - before.profit : 0n);
    const carriedIn = before?.carried ?? 0n;
    const base = kind === 'daily' ? sales + carriedIn : -(profit + carriedIn);
    issue(holder, base > 0n ? half(base * rate) : 0n);
    // A day's sales below nothing are deducted; what the team won is set against what it loses.
    const left = base < 0n ? (kind === 'daily' ? base : -base) : 0n;
    last.set(holder + kind, { day: on, ...own, carried: left });
  }

  /** The house pays all of it, and whoever stands above gets what the rate below leaves. */
  function runRealtime() {
    const news = (holder: Holder) =>
      rates.has(holder) ? total[holder] - (counted.get(holder) ?? 0n) : 0n;
    const [ofA, ofB] = [news('a'), news('b')];
    for (const holder of holders) {
      const rate = rates.get(holder);
      if (rate === undefined) continue;
      const below = holder === 'a' ? ofB * (rates.get('b') ?? 0n) : 0n;
      const isQuiet = (holder === 'a' ? ofA : ofB) === 0n && (holder === 'b' || ofB === 0n);
      if (isQuiet) continue;
      const sum = half((holder === 'a' ? ofA : ofB) * rate - below) + deduction[holder];
      deduction[holder] = sum < 0n ? sum : 0n;
      if (sum > 0n) {
        due += sum;
        open.push({ holder, left: sum, isOfHouse: true });
      }
      counted.set(holder, total[holder]);
    }
  }

  const running = (holder: Holder, kind: 'daily' | 'dividend') =>
    contracts.get(holder + kind)?.find(({ isOver }) => !isOver);

  function rateOf(holder: Holder, kind: ModelKind): bigint | undefined {
    return kind === 'realtime' ? rates.get(holder) : running(holder, kind)?.rate;
  }

  function end(holder: Holder, kind: ModelKind) {
    if (kind === 'realtime') {
      rates.delete(holder);
      return;
    }
    const contract = running(holder, kind);
    if (contract) contract.isOver = true;
  }

  return {
    wallets,
    due: () => due,
    rateOf,
    below: () => memberIsBelow,
    hasLeft: () => hasLeft,
    /** Of whoever stands below A alone, or below B. */
    play(below: Holder, sales: bigint, profit: bigint, on = day) {
      const withA: Holder[] = hasLeft ? ['b'] : ['a', 'b'];
      for (const holder of below === 'a' ? (['a'] as const) : withA) {
        const sums = sumsOf(holder, on);
        figures.set(`${holder}${on}`, { sales: sums.sales + sales, profit: sums.profit + profit });
        total[holder] += sales;
      }
    },
    bring: (amount: bigint) => {
      wallets.a += amount;
    },
    spend: (amount: bigint) => {
      if (wallets.a >= amount) wallets.a -= amount;
    },
    move: () => {
      memberIsBelow = memberIsBelow === 'b' ? 'a' : 'b';
    },
    /** B stands below somebody else from today on; what A owed stays owed. */
    leave() {
      for (const kind of ['daily', 'dividend', 'realtime'] as const) end('b', kind);
      hasLeft = true;
    },
    /** Begins a contract; of A's a lower rate ends B's. */
    begin(holder: Holder, kind: ModelKind, rate: bigint) {
      if (kind === 'realtime') runRealtime();
      const ofB = rateOf('b', kind);
      end(holder, kind);
      if (holder === 'a' && ofB !== undefined && ofB > rate) end('b', kind);
      if (kind === 'realtime') {
        rates.set(holder, rate);
        counted.set(holder, total[holder]);
        return;
      }
      const list = contracts.get(holder + kind) ?? [];
      contracts.set(holder + kind, list);
      list.push({ rate, from: day, settledTo: day - 1, isOver: false });
    },
    end(holder: Holder, kind: ModelKind) {
      if (kind === 'realtime') runRealtime();
      end(holder, kind);
    },
    slot() {
      runRealtime();
      pay();
    },
    nextDay(days: number) {
      runRealtime();
      day += days;
      // By contract, in the order in which they began, each to the day before.
      for (const kind of ['daily', 'dividend'] as const) {
        for (const holder of holders) {
          const contract = running(holder, kind);
          if (!contract) continue;
          for (let on = contract.settledTo + 1; on < day; on += 1) {
            settleDay(holder, kind, on, contract.rate);
          }
          contract.settledTo = day - 1;
        }
      }
      pay();
    },
  };
}
