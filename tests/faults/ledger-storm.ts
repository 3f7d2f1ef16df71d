import { setTimeout as delay } from 'node:timers/promises';

export interface StormWish {
  key: string;
  from: string;
  to: string;
  amount: number;
}

export type StormOutcome = 'posted' | 'already' | 'conflict' | 'short';

/** What a storm blows upon: our ledger, or one that is written carelessly. */
export interface Books {
  /** Throws where nothing can be said of what became of it. */
  post(wish: StormWish): Promise<StormOutcome>;
  audit(): Promise<Audit>;
}

export interface Audit {
  /** How often each key stands in the books. */
  transfers: ReadonlyMap<string, number>;
  balances: ReadonlyMap<string, bigint>;
  sum: bigint;
  negative: number;
}

export interface Storm {
  seed: number;
  /** Different wishes; each is asked for once to three times. */
  wishes: number;
  /** Askers at once. */
  askers: number;
  accounts: readonly string[];
  /** Called now and then with how many were answered, to break something. */
  disturb?: (answered: number) => void;
}

/** Everything but `acknowledged` is nothing where nothing is wrong. */
export interface StormFigures {
  seed: number;
  wishes: number;
  asked: number;
  acknowledged: number;
  lost: number;
  duplicated: number;
  /** Accounts in which something else lies than what was acknowledged comes to. */
  astray: number;
  sum: string;
  negative: number;
  unresolved: number;
}

const shareOfDroppedReplies = 0.2;
const mostTries = 600;
const pauseMs = 100;

/**
 * Many ask at once, some for the same again; some replies get lost after the commit and are asked
 * for anew, as is whatever broke. Then the books are held against what was acknowledged.
 */
export async function blow(books: Books, storm: Storm): Promise<StormFigures> {
  const random = seeded(storm.seed);
  const wishes = wishesOf(storm, random);
  const queue = shuffled(
    wishes.flatMap((wish) => Array<StormWish>(1 + Math.floor(random() * 3)).fill(wish)),
    random,
  );
  const before = await books.audit();
  const posted = new Map<string, number>();
  const acknowledged = new Map<string, StormWish>();
  let asked = 0;
  let answered = 0;
  let unresolved = 0;

  async function askUntilKnown(wish: StormWish): Promise<void> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      asked += 1;
      const outcome = await books.post(wish).catch(() => undefined);
      if (outcome === undefined) {
        await delay(pauseMs);
        continue;
      }
      answered += 1;
      storm.disturb?.(answered);
      if (outcome === 'posted') posted.set(wish.key, (posted.get(wish.key) ?? 0) + 1);
      if (random() < shareOfDroppedReplies) continue;
      if (outcome === 'posted' || outcome === 'already') acknowledged.set(wish.key, wish);
      return;
    }
    unresolved += 1;
  }

  await Promise.all(
    Array.from({ length: storm.askers }, async () => {
      for (let wish = queue.pop(); wish; wish = queue.pop()) await askUntilKnown(wish);
    }),
  );
  const after = await books.audit();
  const keys = [...acknowledged.keys()];
  const extra = [...after.transfers.values()].reduce((all, count) => all + count - 1, 0);
  const twice = [...posted.values()].reduce((all, count) => all + count - 1, 0);
  return {
    seed: storm.seed,
    wishes: wishes.length,
    asked,
    acknowledged: acknowledged.size,
    lost: keys.filter((key) => !after.transfers.has(key)).length,
    duplicated: Math.max(extra, twice),
    astray: countAstray(before, after, acknowledged.values()),
    sum: String(after.sum),
    negative: after.negative,
    unresolved,
  };
}

export function isCalm(figures: StormFigures): boolean {
  const { lost, duplicated, astray, sum, negative, unresolved } = figures;
  return lost + duplicated + astray + negative + unresolved === 0 && sum === '0';
}

function countAstray(before: Audit, after: Audit, wishes: Iterable<StormWish>): number {
  const expected = new Map(before.balances);
  for (const { from, to, amount } of wishes) {
    expected.set(from, (expected.get(from) ?? 0n) - BigInt(amount));
    expected.set(to, (expected.get(to) ?? 0n) + BigInt(amount));
  }
  return [...after.balances].filter(([account, amount]) => expected.get(account) !== amount).length;
}

/** Between persons, so that every account is pulled at from both sides and often runs short. */
function wishesOf({ seed, wishes, accounts }: Storm, random: () => number): StormWish[] {
  return Array.from({ length: wishes }, (_, index) => {
    const from = Math.floor(random() * accounts.length);
    const to = (from + 1 + Math.floor(random() * (accounts.length - 1))) % accounts.length;
    return {
      key: `storm:${seed}:${index}`,
      from: accounts[from] ?? '',
      to: accounts[to] ?? '',
      amount: 1 + Math.floor(random() * 400),
    };
  });
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

/** The same numbers for the same seed, so that a storm can be had again. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
